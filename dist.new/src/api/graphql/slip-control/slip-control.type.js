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
exports.slipControlOf = exports.SlipControlType = exports.SlipProblemName = exports.SlipKindName = void 0;
const graphql_1 = require("@nestjs/graphql");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const answer_type_1 = require("../snapshot/answer.type");
exports.SlipKindName = {
    FLOAT: 'float',
    FILL: 'fill',
    CREDIT: 'credit',
    CLOSING: 'closing',
    CAMBISTA_ORDER: 'cambista-order',
    BANK_ORDER: 'bank-order',
    BUY_IN: 'buy-in',
    SALE: 'sale',
    BOX: 'box',
};
(0, graphql_1.registerEnumType)(exports.SlipKindName, {
    name: 'SlipKind',
    description: 'What a slip (vale) accompanies.',
    valuesMap: {
        FLOAT: { description: 'An opening float (anticipo).' },
        FILL: { description: 'A fill (reposición).' },
        CREDIT: { description: 'A credit (devolución).' },
        CLOSING: { description: 'What goes to the cage at the close of a table; the close posts it.' },
        CAMBISTA_ORDER: { description: 'The imprest of a cambista, out or back.' },
        BANK_ORDER: { description: "Chips of a player's bank, put in play or withdrawn." },
        BUY_IN: { description: 'An exchange at a table.' },
        SALE: { description: 'A sale of chips at the cage.' },
        BOX: { description: 'A drop box: put on a table, and counted.' },
    },
});
exports.SlipProblemName = {
    HALF_MISSING: 'half-missing',
    USED_TWICE: 'used-twice',
    HALVES_DIFFER: 'halves-differ',
    UNDER_WAY: 'under-way',
};
(0, graphql_1.registerEnumType)(exports.SlipProblemName, {
    name: 'SlipProblem',
    description: 'What does not tie about a slip.',
    valuesMap: {
        HALF_MISSING: { description: 'Only one of its two ends has reported it.' },
        USED_TWICE: { description: 'One end has reported it more than once.' },
        HALVES_DIFFER: { description: 'Table and cage say different amounts.' },
        UNDER_WAY: { description: 'The ledger still holds something between the two ends.' },
    },
});
let SlipUseType = class SlipUseType {
    slip;
    kind;
    table;
    gamingDay;
    atTable;
    atCage;
    inTransit;
    isVoid;
    ties;
    problems;
    eventIds;
};
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Its number, or that of the box.' }),
    __metadata("design:type", String)
], SlipUseType.prototype, "slip", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.SlipKindName),
    __metadata("design:type", String)
], SlipUseType.prototype, "kind", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], SlipUseType.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], SlipUseType.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'As the table reported it.' }),
    __metadata("design:type", Object)
], SlipUseType.prototype, "atTable", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'As the cage reported it.' }),
    __metadata("design:type", Object)
], SlipUseType.prototype, "atCage", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        description: 'What the ledger holds under it between the two; nothing once it ties.',
    }),
    __metadata("design:type", money_type_1.Money)
], SlipUseType.prototype, "inTransit", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Every event that named it was cancelled.' }),
    __metadata("design:type", Boolean)
], SlipUseType.prototype, "isVoid", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Whether nothing is wrong with it.' }),
    __metadata("design:type", Boolean)
], SlipUseType.prototype, "ties", void 0);
__decorate([
    (0, graphql_1.Field)(() => [exports.SlipProblemName]),
    __metadata("design:type", Array)
], SlipUseType.prototype, "problems", void 0);
__decorate([
    (0, graphql_1.Field)(() => [graphql_1.ID]),
    __metadata("design:type", Array)
], SlipUseType.prototype, "eventIds", void 0);
SlipUseType = __decorate([
    (0, graphql_1.ObjectType)('SlipUse', { description: 'A slip: table, cage and ledger side by side.' })
], SlipUseType);
let SlipGapType = class SlipGapType {
    first;
    last;
    count;
};
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID),
    __metadata("design:type", String)
], SlipGapType.prototype, "first", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID),
    __metadata("design:type", String)
], SlipGapType.prototype, "last", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'How many, as decimal text.' }),
    __metadata("design:type", String)
], SlipGapType.prototype, "count", void 0);
SlipGapType = __decorate([
    (0, graphql_1.ObjectType)('SlipGap', { description: 'Numbers in succession that nobody has used.' })
], SlipGapType);
let SlipSeriesType = class SlipSeriesType {
    kind;
    pad;
    first;
    last;
    used;
    unused;
    duplicates;
    voids;
};
__decorate([
    (0, graphql_1.Field)(() => exports.SlipKindName),
    __metadata("design:type", String)
], SlipSeriesType.prototype, "kind", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'What stands before the number.' }),
    __metadata("design:type", String)
], SlipSeriesType.prototype, "pad", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'The lowest number used in the period.' }),
    __metadata("design:type", String)
], SlipSeriesType.prototype, "first", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'The highest number used in the period.' }),
    __metadata("design:type", String)
], SlipSeriesType.prototype, "last", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], SlipSeriesType.prototype, "used", void 0);
__decorate([
    (0, graphql_1.Field)(() => [SlipGapType], {
        description: 'Between the last number before the period and the last in it; at most a thousand gaps.',
    }),
    __metadata("design:type", Array)
], SlipSeriesType.prototype, "unused", void 0);
__decorate([
    (0, graphql_1.Field)(() => [graphql_1.ID], { description: 'Used more than once.' }),
    __metadata("design:type", Array)
], SlipSeriesType.prototype, "duplicates", void 0);
__decorate([
    (0, graphql_1.Field)(() => [graphql_1.ID], { description: 'Their events were cancelled.' }),
    __metadata("design:type", Array)
], SlipSeriesType.prototype, "voids", void 0);
SlipSeriesType = __decorate([
    (0, graphql_1.ObjectType)('SlipSeries', { description: 'The slips of one kind from one pad (talonario).' })
], SlipSeriesType);
let SlipControlType = class SlipControlType extends answer_type_1.Answer {
    series;
    slips;
};
exports.SlipControlType = SlipControlType;
__decorate([
    (0, graphql_1.Field)(() => [SlipSeriesType]),
    __metadata("design:type", Array)
], SlipControlType.prototype, "series", void 0);
__decorate([
    (0, graphql_1.Field)(() => [SlipUseType]),
    __metadata("design:type", Array)
], SlipControlType.prototype, "slips", void 0);
exports.SlipControlType = SlipControlType = __decorate([
    (0, graphql_1.ObjectType)('SlipControl', { description: 'The control of slips (control de vales) of a period.' })
], SlipControlType);
const slipControlOf = ({ slips, series }, { position, asOf }) => ({
    ...{ position, asOf, complete: true },
    series: series.map(seriesOf),
    slips: slips.map(slipOf),
});
exports.slipControlOf = slipControlOf;
const seriesOf = ({ unused, ...series }) => ({
    ...series,
    unused: unused.map(({ count, ...gap }) => ({ ...gap, count: count.toString() })),
});
const slipOf = ({ atTable, atCage, inTransit, currency, ...slip }) => ({
    ...slip,
    ties: slip.problems.length === 0,
    atTable: atTable === undefined ? null : (0, money_type_1.moneyOf)(atTable, currency),
    atCage: atCage === undefined ? null : (0, money_type_1.moneyOf)(atCage, currency),
    inTransit: (0, money_type_1.moneyOf)(inTransit, currency),
});
//# sourceMappingURL=slip-control.type.js.map