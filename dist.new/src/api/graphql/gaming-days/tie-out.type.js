"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.tieOutOf = exports.TieOutType = exports.TieOutExplanation = exports.TieOutRowType = exports.TieOutStrength = void 0;
const graphql_1 = require("@nestjs/graphql");
const tie_out_catalogue_1 = require("../../../accounting/tie-outs/tie-out-catalogue");
exports.TieOutStrength = { HARD: 'hard', SOFT: 'soft' };
(0, graphql_1.registerEnumType)(exports.TieOutStrength, {
    name: 'TieOutStrength',
    valuesMap: {
        HARD: { description: 'Only a fault of the software can break it; it is never forced.' },
        SOFT: { description: 'It depends on what was reported; a named person may explain a difference.' },
    },
});
let TieOutRowType = class TieOutRowType {
    at;
    expected;
    found;
    ties;
};
exports.TieOutRowType = TieOutRowType;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], TieOutRowType.prototype, "at", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], TieOutRowType.prototype, "expected", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], TieOutRowType.prototype, "found", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", Boolean)
], TieOutRowType.prototype, "ties", void 0);
exports.TieOutRowType = TieOutRowType = __decorate([
    (0, graphql_1.ObjectType)({ description: 'One comparison of a check: of a table, a slip, an account …' })
], TieOutRowType);
let TieOutExplanation = class TieOutExplanation {
    at;
    by;
    explanation;
};
exports.TieOutExplanation = TieOutExplanation;
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The row it is about; null: all of the check.' }),
    __metadata("design:type", Object)
], TieOutExplanation.prototype, "at", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Who explained it.' }),
    __metadata("design:type", String)
], TieOutExplanation.prototype, "by", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], TieOutExplanation.prototype, "explanation", void 0);
exports.TieOutExplanation = TieOutExplanation = __decorate([
    (0, graphql_1.ObjectType)({ description: 'The words of a named person about a soft difference, at the close.' })
], TieOutExplanation);
let TieOutType = class TieOutType {
    check;
    strength;
    formula;
    says;
    saysEs;
    remedy;
    remedyEs;
    citation;
    holds;
    rows;
    explanations;
};
exports.TieOutType = TieOutType;
__decorate([
    (0, graphql_1.Field)({ description: 'K1-A1 to K13, as docs/books/closing.md lists them.' }),
    __metadata("design:type", String)
], TieOutType.prototype, "check", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.TieOutStrength),
    __metadata("design:type", String)
], TieOutType.prototype, "strength", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], TieOutType.prototype, "formula", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], TieOutType.prototype, "says", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'In Spanish.' }),
    __metadata("design:type", String)
], TieOutType.prototype, "saysEs", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'What to do where it does not hold.' }),
    __metadata("design:type", String)
], TieOutType.prototype, "remedy", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'In Spanish.' }),
    __metadata("design:type", String)
], TieOutType.prototype, "remedyEs", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], TieOutType.prototype, "citation", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", Boolean)
], TieOutType.prototype, "holds", void 0);
__decorate([
    (0, graphql_1.Field)(() => [TieOutRowType]),
    __metadata("design:type", Array)
], TieOutType.prototype, "rows", void 0);
__decorate([
    (0, graphql_1.Field)(() => [TieOutExplanation], { description: 'Of a closed day: how what does not hold was explained.' }),
    __metadata("design:type", Array)
], TieOutType.prototype, "explanations", void 0);
exports.TieOutType = TieOutType = __decorate([
    (0, graphql_1.ObjectType)('TieOut', { description: 'A check of the books of a gaming day (cuadre), with its figures.' })
], TieOutType);
const tieOutOf = ({ check, holds, rows }, explained = []) => ({
    ...{ check, holds, rows },
    ...tie_out_catalogue_1.TIE_OUTS[check],
    citation: tie_out_catalogue_1.TIE_OUT_CITATION.citation,
    explanations: explained
        .filter((each) => each.check === check)
        .map(({ at, by, explanation }) => ({ at: at ?? null, by: by.name ?? by.id, explanation })),
});
exports.tieOutOf = tieOutOf;
//# sourceMappingURL=tie-out.type.js.map