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
exports.CageCountConnection = exports.CageCount = exports.CageVariance = exports.CountedCheque = void 0;
exports.cageCountOf = cageCountOf;
const graphql_1 = require("@nestjs/graphql");
const money_1 = require("../../../kernel/money");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const session_parts_type_1 = require("../table-sessions/session-parts.type");
let CountedCheque = class CountedCheque {
    document;
    amount;
};
exports.CountedCheque = CountedCheque;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], CountedCheque.prototype, "document", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], CountedCheque.prototype, "amount", void 0);
exports.CountedCheque = CountedCheque = __decorate([
    (0, graphql_1.ObjectType)({ description: "A customer's cheque kept in the cage." })
], CountedCheque);
let CageVariance = class CageVariance {
    account;
    amount;
};
exports.CageVariance = CageVariance;
__decorate([
    (0, graphql_1.Field)({ description: 'chips:cage, cash:cage or cheques:cage.' }),
    __metadata("design:type", String)
], CageVariance.prototype, "account", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Counted less book.' }),
    __metadata("design:type", money_type_1.Money)
], CageVariance.prototype, "amount", void 0);
exports.CageVariance = CageVariance = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What a count found above (+) or below (-) the book of one holder of the cage.' })
], CageVariance);
let CageCount = class CageCount extends session_parts_type_1.DeclaredFact {
    gamingDay;
    occasion;
    chips;
    cash;
    otherCurrencies;
    cheques;
    by;
    /** The count as its fields are asked for. */
    at;
};
exports.CageCount = CageCount;
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], CageCount.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'opening, interim or closing.' }),
    __metadata("design:type", String)
], CageCount.prototype, "occasion", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Chips at face value.' }),
    __metadata("design:type", money_type_1.Money)
], CageCount.prototype, "chips", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Cash in the currency of the books.' }),
    __metadata("design:type", money_type_1.Money)
], CageCount.prototype, "cash", void 0);
__decorate([
    (0, graphql_1.Field)(() => [money_type_1.Money], { description: 'Cash in other currencies.' }),
    __metadata("design:type", Array)
], CageCount.prototype, "otherCurrencies", void 0);
__decorate([
    (0, graphql_1.Field)(() => [CountedCheque], {
        nullable: true,
        description: 'Each singly; null: cheques were not counted.',
    }),
    __metadata("design:type", Object)
], CageCount.prototype, "cheques", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: "The casino's numbers of those who counted." }),
    __metadata("design:type", Array)
], CageCount.prototype, "by", void 0);
exports.CageCount = CageCount = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A count of the cage (arqueo de caja), as declared.' })
], CageCount);
exports.CageCountConnection = (0, connection_type_1.connectionOf)(CageCount, 'CageCount');
function cageCountOf(row, position) {
    const { casino, recordNumber, gamingDay, happenedAt, eventType } = row;
    const { currency, chips, cash, otherCurrencies = [], cheques, occasion, by, } = JSON.parse(row.data);
    const opens = eventType === 'cagnotte.cage.opened.v1';
    return {
        ...{ recordNumber, gamingDay, happenedAt, occasion: occasion ?? (opens ? 'opening' : 'closing') },
        chips: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(chips), currency),
        cash: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(cash), currency),
        otherCurrencies: otherCurrencies.map((other) => (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(other.amount), other.currency)),
        cheques: cheques?.map(({ document, amount }) => ({
            document,
            amount: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(amount), currency),
        })) ?? null,
        by: by.map(({ id }) => id),
        at: { casino, recordNumber, position },
    };
}
//# sourceMappingURL=cage-count.type.js.map