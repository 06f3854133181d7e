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
exports.lostMoneyOf = exports.LostMoneyConnection = exports.LostMoney = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
let LostMoney = class LostMoney {
    entry;
    firstRecord;
    foundOn;
    table;
    found;
    returned;
    paidOver;
    owed;
};
exports.LostMoney = LostMoney;
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: 'Number in the register; null: forgotten bets, which have none and stand together.',
    }),
    __metadata("design:type", Object)
], LostMoney.prototype, "entry", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The record that entered it first.' }),
    __metadata("design:type", BigInt)
], LostMoney.prototype, "firstRecord", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { description: 'The day on which it was found, or first found.' }),
    __metadata("design:type", String)
], LostMoney.prototype, "foundOn", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The table at which it was found.' }),
    __metadata("design:type", Object)
], LostMoney.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], LostMoney.prototype, "found", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Given back to its owner.' }),
    __metadata("design:type", money_type_1.Money)
], LostMoney.prototype, "returned", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Paid over as the law says.' }),
    __metadata("design:type", money_type_1.Money)
], LostMoney.prototype, "paidOver", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Still owed.' }),
    __metadata("design:type", money_type_1.Money)
], LostMoney.prototype, "owed", void 0);
exports.LostMoney = LostMoney = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'An entry of the register of lost money (dinero hallado). No income of the house.',
    })
], LostMoney);
exports.LostMoneyConnection = (0, connection_type_1.connectionOf)(LostMoney, 'LostMoney');
const lostMoneyOf = ({ currency, entry, firstRecord, foundOn, table, ...amounts }) => ({
    ...{ entry: entry || null, firstRecord, foundOn, table },
    found: (0, money_type_1.moneyOf)(amounts.found, currency),
    returned: (0, money_type_1.moneyOf)(amounts.returned, currency),
    paidOver: (0, money_type_1.moneyOf)(amounts.paidOver, currency),
    owed: (0, money_type_1.moneyOf)(amounts.owed, currency),
});
exports.lostMoneyOf = lostMoneyOf;
//# sourceMappingURL=lost-money.type.js.map