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
exports.bankDepositOf = exports.BankDepositConnection = exports.BankDeposit = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const event_name_1 = require("../scalars/event-name");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const session_parts_type_1 = require("../table-sessions/session-parts.type");
let BankDeposit = class BankDeposit extends session_parts_type_1.DeclaredFact {
    gamingDay;
    what;
    banker;
    bank;
    table;
    means;
    document;
    amount;
    guarantee;
    balance;
    guaranteed;
};
exports.BankDeposit = BankDeposit;
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], BankDeposit.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)({
        description: 'What happened, as a type of event: bank.deposited, bank.put-in-play, bank.withdrawn, …',
    }),
    __metadata("design:type", String)
], BankDeposit.prototype, "what", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'The banker, by his opaque id.' }),
    __metadata("design:type", String)
], BankDeposit.prototype, "banker", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The bank it is about.' }),
    __metadata("design:type", Object)
], BankDeposit.prototype, "bank", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], BankDeposit.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'cash, cheque or guarantee.' }),
    __metadata("design:type", Object)
], BankDeposit.prototype, "means", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Number of the cheque or guarantee.' }),
    __metadata("design:type", Object)
], BankDeposit.prototype, "document", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'By which what the house owes the banker grows, or shrinks (-).' }),
    __metadata("design:type", money_type_1.Money)
], BankDeposit.prototype, "amount", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        description: 'A guarantee at a credit institution, proved or released (-); posts nothing.',
    }),
    __metadata("design:type", money_type_1.Money)
], BankDeposit.prototype, "guarantee", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Owed to the banker after it.' }),
    __metadata("design:type", money_type_1.Money)
], BankDeposit.prototype, "balance", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Guaranteed for the banker after it.' }),
    __metadata("design:type", money_type_1.Money)
], BankDeposit.prototype, "guaranteed", void 0);
exports.BankDeposit = BankDeposit = __decorate([
    (0, graphql_1.ObjectType)({
        description: "A movement of a banker's deposit (depósito) with the house: baccarat with two tableaux, 1.1.8.B.",
    })
], BankDeposit);
exports.BankDepositConnection = (0, connection_type_1.connectionOf)(BankDeposit, 'BankDeposit');
const bankDepositOf = ({ eventType, currency, ...move }) => ({
    ...move,
    what: (0, event_name_1.eventName)(eventType),
    amount: (0, money_type_1.moneyOf)(move.amount, currency),
    guarantee: (0, money_type_1.moneyOf)(move.guarantee, currency),
    balance: (0, money_type_1.moneyOf)(move.balance, currency),
    guaranteed: (0, money_type_1.moneyOf)(move.guaranteed, currency),
});
exports.bankDepositOf = bankDepositOf;
//# sourceMappingURL=bank-deposit.type.js.map