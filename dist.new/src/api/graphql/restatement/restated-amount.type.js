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
exports.restatedAmountOf = exports.RestatedAmountConnection = exports.RestatedAmount = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
let RestatedAmount = class RestatedAmount {
    ownDay;
    bookedIn;
    account;
    amount;
    cause;
    causeId;
    causeSource;
    causeType;
};
exports.RestatedAmount = RestatedAmount;
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, {
        description: 'The gaming day of the fact: in its restated books it counts here.',
    }),
    __metadata("design:type", String)
], RestatedAmount.prototype, "ownDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { description: 'The day in whose official books it counts.' }),
    __metadata("design:type", String)
], RestatedAmount.prototype, "bookedIn", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], RestatedAmount.prototype, "account", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Debits less credits: own-day less booked, of the own day.' }),
    __metadata("design:type", money_type_1.Money)
], RestatedAmount.prototype, "amount", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, {
        description: 'The record that caused it: a late fact, a correction, the close of the day.',
    }),
    __metadata("design:type", BigInt)
], RestatedAmount.prototype, "cause", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Id of that event, within its source.' }),
    __metadata("design:type", String)
], RestatedAmount.prototype, "causeId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Who reported it.' }),
    __metadata("design:type", String)
], RestatedAmount.prototype, "causeSource", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Its type, with version.' }),
    __metadata("design:type", String)
], RestatedAmount.prototype, "causeType", void 0);
exports.RestatedAmount = RestatedAmount = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'What an event has posted in the books of another day than the own day of the fact, since that was closed.',
    })
], RestatedAmount);
exports.RestatedAmountConnection = (0, connection_type_1.connectionOf)(RestatedAmount, 'RestatedAmount');
const restatedAmountOf = ({ amount, currency, ...row }) => ({
    ...row,
    amount: (0, money_type_1.moneyOf)(amount, currency),
});
exports.restatedAmountOf = restatedAmountOf;
//# sourceMappingURL=restated-amount.type.js.map