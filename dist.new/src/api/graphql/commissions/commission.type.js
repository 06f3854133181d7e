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
exports.commissionOf = exports.CommissionConnection = exports.Commission = exports.CommissionGroupingName = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
exports.CommissionGroupingName = {
    RULE: 'rule',
    GAME: 'game',
    TABLE: 'table',
    DAY: 'day',
};
(0, graphql_1.registerEnumType)(exports.CommissionGroupingName, {
    name: 'CommissionGrouping',
    description: 'By what commissions are grouped.',
    valuesMap: {
        RULE: { description: 'What they are taken by: bank, rake, session-fee, banker-6, …' },
        GAME: { description: 'The game of the session.' },
        TABLE: { description: 'The table.' },
        DAY: { description: 'The day, by the basis asked for.' },
    },
});
let Commission = class Commission {
    rule;
    game;
    table;
    day;
    amount;
};
exports.Commission = Commission;
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'bank, rake, session-fee, banker-6, …' }),
    __metadata("design:type", Object)
], Commission.prototype, "rule", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Game code.' }),
    __metadata("design:type", Object)
], Commission.prototype, "game", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], Commission.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { nullable: true }),
    __metadata("design:type", Object)
], Commission.prototype, "day", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: "The house's income by the rule, reversals taken off (cuenta 701)." }),
    __metadata("design:type", money_type_1.Money)
], Commission.prototype, "amount", void 0);
exports.Commission = Commission = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'Commissions of one group; null where it is not grouped by, or where nobody named one.',
    })
], Commission);
exports.CommissionConnection = (0, connection_type_1.connectionOf)(Commission, 'Commission');
const commissionOf = ({ rule, game, table, day, amount, currency }) => ({
    rule: rule || null,
    game: game || null,
    table: table || null,
    day: day || null,
    amount: (0, money_type_1.moneyOf)(amount, currency),
});
exports.commissionOf = commissionOf;
//# sourceMappingURL=commission.type.js.map