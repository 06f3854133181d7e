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
exports.GamingDutyReturn = exports.EarlierQuarterType = exports.DutyBracketType = exports.DutyPartType = exports.DutyPartKindName = exports.DutyProvenanceType = exports.DutySource = void 0;
const graphql_1 = require("@nestjs/graphql");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const answer_type_1 = require("../snapshot/answer.type");
exports.DutySource = { LAW_AS_READ: 'law-as-read', CONFIGURATION: 'configuration' };
(0, graphql_1.registerEnumType)(exports.DutySource, {
    name: 'DutySource',
    valuesMap: {
        LAW_AS_READ: { description: 'The words were read in the text that is cited.' },
        CONFIGURATION: { description: 'A choice of the casino, where no text was read that decides it.' },
    },
});
let DutyProvenanceType = class DutyProvenanceType {
    what;
    whatEs;
    source;
    says;
    citation;
};
exports.DutyProvenanceType = DutyProvenanceType;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], DutyProvenanceType.prototype, "what", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'In Spanish.' }),
    __metadata("design:type", String)
], DutyProvenanceType.prototype, "whatEs", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.DutySource),
    __metadata("design:type", String)
], DutyProvenanceType.prototype, "source", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], DutyProvenanceType.prototype, "says", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], DutyProvenanceType.prototype, "citation", void 0);
exports.DutyProvenanceType = DutyProvenanceType = __decorate([
    (0, graphql_1.ObjectType)({ description: 'Where a part of the duty comes from: law as it was read, or configuration.' })
], DutyProvenanceType);
exports.DutyPartKindName = {
    WIN: 'win',
    COMMISSION: 'commission',
    TABLE_VARIANCE: 'table-variance',
    DROP_VARIANCE: 'drop-variance',
    CAGNOTTE_VARIANCE: 'cagnotte-variance',
    SLOT_VARIANCE: 'slot-variance',
    POOL: 'pool',
};
(0, graphql_1.registerEnumType)(exports.DutyPartKindName, { name: 'DutyPartKind', description: 'Of what a part of the base is.' });
let DutyPartType = class DutyPartType {
    casino;
    kind;
    account;
    amount;
};
exports.DutyPartType = DutyPartType;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID),
    __metadata("design:type", String)
], DutyPartType.prototype, "casino", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.DutyPartKindName),
    __metadata("design:type", String)
], DutyPartType.prototype, "kind", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Account path, down to the table: see the query generalLedger.' }),
    __metadata("design:type", String)
], DutyPartType.prototype, "account", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], DutyPartType.prototype, "amount", void 0);
exports.DutyPartType = DutyPartType = __decorate([
    (0, graphql_1.ObjectType)({ description: "One account's part of the base of the quarter." })
], DutyPartType);
let DutyBracketType = class DutyBracketType {
    from;
    to;
    rate;
    base;
    exact;
};
exports.DutyBracketType = DutyBracketType;
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], DutyBracketType.prototype, "from", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'Where the next one begins.' }),
    __metadata("design:type", Object)
], DutyBracketType.prototype, "to", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'As an exact fraction: 15/100.' }),
    __metadata("design:type", String)
], DutyBracketType.prototype, "rate", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], DutyBracketType.prototype, "base", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Exact, in minor units, before anything is rounded: 27000000/1.' }),
    __metadata("design:type", String)
], DutyBracketType.prototype, "exact", void 0);
exports.DutyBracketType = DutyBracketType = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What of the base to date falls into a bracket of the tariff.' })
], DutyBracketType);
let EarlierQuarterType = class EarlierQuarterType {
    quarter;
    base;
    due;
    paid;
    deducted;
    correction;
};
exports.EarlierQuarterType = EarlierQuarterType;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], EarlierQuarterType.prototype, "quarter", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], EarlierQuarterType.prototype, "base", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'What the facts known now make due for it.' }),
    __metadata("design:type", money_type_1.Money)
], EarlierQuarterType.prototype, "due", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'Null where no payment was reported.' }),
    __metadata("design:type", Object)
], EarlierQuarterType.prototype, "paid", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'What is deducted: what was paid, else what was due.' }),
    __metadata("design:type", money_type_1.Money)
], EarlierQuarterType.prototype, "deducted", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Due less paid: a correction of a filed quarter, listed apart.' }),
    __metadata("design:type", money_type_1.Money)
], EarlierQuarterType.prototype, "correction", void 0);
exports.EarlierQuarterType = EarlierQuarterType = __decorate([
    (0, graphql_1.ObjectType)({ description: 'An earlier quarter of the year.' })
], EarlierQuarterType);
let GamingDutyReturn = class GamingDutyReturn extends answer_type_1.Answer {
    year;
    quarter;
    casinos;
    jurisdiction;
    citation;
    dueFrom;
    dueUntil;
    parts;
    baseOfQuarter;
    baseToDate;
    brackets;
    quotaToDate;
    earlier;
    toPay;
    accrued;
    provenance;
};
exports.GamingDutyReturn = GamingDutyReturn;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], GamingDutyReturn.prototype, "year", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], GamingDutyReturn.prototype, "quarter", void 0);
__decorate([
    (0, graphql_1.Field)(() => [graphql_1.ID], { description: 'Whose income it is of.' }),
    __metadata("design:type", Array)
], GamingDutyReturn.prototype, "casinos", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'ISO 3166, e.g. ES-AN.' }),
    __metadata("design:type", String)
], GamingDutyReturn.prototype, "jurisdiction", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Of the tariff.' }),
    __metadata("design:type", String)
], GamingDutyReturn.prototype, "citation", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { description: 'First day for filing and paying.' }),
    __metadata("design:type", String)
], GamingDutyReturn.prototype, "dueFrom", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { description: 'Last day for filing and paying.' }),
    __metadata("design:type", String)
], GamingDutyReturn.prototype, "dueUntil", void 0);
__decorate([
    (0, graphql_1.Field)(() => [DutyPartType]),
    __metadata("design:type", Array)
], GamingDutyReturn.prototype, "parts", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], GamingDutyReturn.prototype, "baseOfQuarter", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Since 1 January.' }),
    __metadata("design:type", money_type_1.Money)
], GamingDutyReturn.prototype, "baseToDate", void 0);
__decorate([
    (0, graphql_1.Field)(() => [DutyBracketType]),
    __metadata("design:type", Array)
], GamingDutyReturn.prototype, "brackets", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Rounded once, half up.' }),
    __metadata("design:type", money_type_1.Money)
], GamingDutyReturn.prototype, "quotaToDate", void 0);
__decorate([
    (0, graphql_1.Field)(() => [EarlierQuarterType]),
    __metadata("design:type", Array)
], GamingDutyReturn.prototype, "earlier", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Negative: to be set off or refunded (a compensar/devolver).' }),
    __metadata("design:type", money_type_1.Money)
], GamingDutyReturn.prototype, "toPay", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        nullable: true,
        description: 'What closes of the year have accrued; null of a company.',
    }),
    __metadata("design:type", Object)
], GamingDutyReturn.prototype, "accrued", void 0);
__decorate([
    (0, graphql_1.Field)(() => [DutyProvenanceType], { description: 'Which parts are law as read, and which configuration.' }),
    __metadata("design:type", Array)
], GamingDutyReturn.prototype, "provenance", void 0);
exports.GamingDutyReturn = GamingDutyReturn = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'The quarterly return of the gaming duty (tasa fiscal sobre el juego), every line explained.',
    })
], GamingDutyReturn);
//# sourceMappingURL=gaming-duty.type.js.map