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
exports.ExplanationAnswer = exports.ExplanationType = exports.ExplainedTerm = exports.ExplainedFact = exports.CitedRule = exports.TermKindName = void 0;
const graphql_1 = require("@nestjs/graphql");
const journal_line_type_1 = require("../journal/journal-line.type");
const not_found_type_1 = require("../refusals/not-found.type");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
const answer_type_1 = require("../snapshot/answer.type");
exports.TermKindName = {
    LINE: 'line',
    FACT: 'fact',
    FIGURE: 'figure',
    COMPUTED: 'computed',
};
(0, graphql_1.registerEnumType)(exports.TermKindName, {
    name: 'TermKind',
    description: 'Where a part of an amount comes from.',
    valuesMap: {
        LINE: { description: 'A line of the journal.' },
        FACT: { description: 'What a report changed of what was declared.' },
        FIGURE: { description: 'Another figure, which can be explained in its turn.' },
        COMPUTED: { description: 'Worked out, and rounded once.' },
    },
});
let CitedRule = class CitedRule {
    id;
    citation;
    says;
};
exports.CitedRule = CitedRule;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID),
    __metadata("design:type", String)
], CitedRule.prototype, "id", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Null of a rule of the ledger itself.' }),
    __metadata("design:type", Object)
], CitedRule.prototype, "citation", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], CitedRule.prototype, "says", void 0);
exports.CitedRule = CitedRule = __decorate([
    (0, graphql_1.ObjectType)({ description: 'The rule that gives an amount.' })
], CitedRule);
let ExplainedFact = class ExplainedFact {
    recordNumber;
    eventId;
    eventType;
    document;
};
exports.ExplainedFact = ExplainedFact;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position),
    __metadata("design:type", BigInt)
], ExplainedFact.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID),
    __metadata("design:type", String)
], ExplainedFact.prototype, "eventId", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], ExplainedFact.prototype, "eventType", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The slip or the box it names.' }),
    __metadata("design:type", Object)
], ExplainedFact.prototype, "document", void 0);
exports.ExplainedFact = ExplainedFact = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A report behind an amount: see the query events.' })
], ExplainedFact);
let ExplainedTerm = class ExplainedTerm {
    kind;
    amount;
    figure;
    line;
    fact;
    rule;
    says;
    exact;
    rounding;
};
exports.ExplainedTerm = ExplainedTerm;
__decorate([
    (0, graphql_1.Field)(() => exports.TermKindName),
    __metadata("design:type", Object)
], ExplainedTerm.prototype, "kind", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'What it adds to the amount.' }),
    __metadata("design:type", money_type_1.Money)
], ExplainedTerm.prototype, "amount", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { nullable: true, description: 'The address of the figure it is, to be explained next.' }),
    __metadata("design:type", Object)
], ExplainedTerm.prototype, "figure", void 0);
__decorate([
    (0, graphql_1.Field)(() => journal_line_type_1.JournalLine, { nullable: true }),
    __metadata("design:type", Object)
], ExplainedTerm.prototype, "line", void 0);
__decorate([
    (0, graphql_1.Field)(() => ExplainedFact, { nullable: true }),
    __metadata("design:type", Object)
], ExplainedTerm.prototype, "fact", void 0);
__decorate([
    (0, graphql_1.Field)(() => CitedRule, { nullable: true }),
    __metadata("design:type", Object)
], ExplainedTerm.prototype, "rule", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'What was worked out.' }),
    __metadata("design:type", Object)
], ExplainedTerm.prototype, "says", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: 'What it was before it was rounded: an exact fraction of minor units.',
    }),
    __metadata("design:type", Object)
], ExplainedTerm.prototype, "exact", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The rounding step.' }),
    __metadata("design:type", Object)
], ExplainedTerm.prototype, "rounding", void 0);
exports.ExplainedTerm = ExplainedTerm = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A part of an amount.' })
], ExplainedTerm);
let ExplanationType = class ExplanationType extends answer_type_1.Answer {
    figure;
    en;
    es;
    formula;
    amount;
    explained;
    ties;
    termCount;
    terms;
};
exports.ExplanationType = ExplanationType;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Its address.' }),
    __metadata("design:type", String)
], ExplanationType.prototype, "figure", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], ExplanationType.prototype, "en", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], ExplanationType.prototype, "es", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], ExplanationType.prototype, "formula", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'As books and reports show it.' }),
    __metadata("design:type", money_type_1.Money)
], ExplanationType.prototype, "amount", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'What all its parts add up to.' }),
    __metadata("design:type", money_type_1.Money)
], ExplanationType.prototype, "explained", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Whether the two are equal; where not, the software is at fault.' }),
    __metadata("design:type", Boolean)
], ExplanationType.prototype, "ties", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'How many parts there are on all pages.' }),
    __metadata("design:type", Number)
], ExplanationType.prototype, "termCount", void 0);
__decorate([
    (0, graphql_1.Field)(() => [ExplainedTerm]),
    __metadata("design:type", Array)
], ExplanationType.prototype, "terms", void 0);
exports.ExplanationType = ExplanationType = __decorate([
    (0, graphql_1.ObjectType)('Explanation', { description: 'What an amount is made of.' })
], ExplanationType);
exports.ExplanationAnswer = (0, graphql_1.createUnionType)({
    name: 'ExplanationAnswer',
    types: () => [ExplanationType, not_found_type_1.NotFound],
    resolveType: (answer) => ((0, not_found_type_1.isNotFound)(answer) ? not_found_type_1.NotFound : ExplanationType),
});
//# sourceMappingURL=explanation.type.js.map