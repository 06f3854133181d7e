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
exports.TipConnection = exports.Tip = void 0;
exports.tipOf = tipOf;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const event_name_1 = require("../scalars/event-name");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
let Tip = class Tip {
    recordNumber;
    what;
    gamingDay;
    table;
    amount;
    cash;
    chips;
    paid;
    houseShare;
};
exports.Tip = Tip;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position),
    __metadata("design:type", BigInt)
], Tip.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'What happened, as a type of event: tips.counted or tips.shared.' }),
    __metadata("design:type", String)
], Tip.prototype, "what", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], Tip.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: 'The table of the box; null: cage, reception, or all.',
    }),
    __metadata("design:type", Object)
], Tip.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'By which what is owed to the staff grows, or shrinks (-).' }),
    __metadata("design:type", money_type_1.Money)
], Tip.prototype, "amount", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Of what was counted: cash, which went to the cage.' }),
    __metadata("design:type", money_type_1.Money)
], Tip.prototype, "cash", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Of what was counted: chips.' }),
    __metadata("design:type", money_type_1.Money)
], Tip.prototype, "chips", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Of what was shared out: paid to the staff.' }),
    __metadata("design:type", money_type_1.Money)
], Tip.prototype, "paid", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: "Of what was shared out: the house's share." }),
    __metadata("design:type", money_type_1.Money)
], Tip.prototype, "houseShare", void 0);
exports.Tip = Tip = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'Tips (tronco de propinas) that were counted or shared out. No income of the house.',
    })
], Tip);
exports.TipConnection = (0, connection_type_1.connectionOf)(Tip, 'Tip');
function tipOf({ eventType, currency, table, recordNumber, gamingDay, ...amounts }) {
    const { amount, cash, houseShare, paid } = amounts;
    const isCount = amount > 0n;
    const money = (part) => (0, money_type_1.moneyOf)(part, currency);
    return {
        ...{ recordNumber, gamingDay, table, what: (0, event_name_1.eventName)(eventType) },
        amount: money(amount),
        cash: money(isCount ? cash : 0n),
        chips: money(isCount ? amount - cash : 0n),
        paid: money(isCount ? 0n : paid),
        houseShare: money(houseShare),
    };
}
//# sourceMappingURL=tip.type.js.map