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
exports.RoundConnection = exports.Round = exports.RoundBet = exports.DerivedPayout = void 0;
exports.roundOf = roundOf;
const graphql_1 = require("@nestjs/graphql");
const money_1 = require("../../../kernel/money");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
let DerivedPayout = class DerivedPayout {
    fate;
    paid;
    deducted;
    taken;
    held;
    rules;
};
exports.DerivedPayout = DerivedPayout;
__decorate([
    (0, graphql_1.Field)({ description: 'wins, loses, null, part-back, held, freed, not-accepted or not-judged.' }),
    __metadata("design:type", String)
], DerivedPayout.prototype, "fate", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'On top of the stake, after deductions.' }),
    __metadata("design:type", money_type_1.Money)
], DerivedPayout.prototype, "paid", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'What the house keeps back of the winnings.' }),
    __metadata("design:type", money_type_1.Money)
], DerivedPayout.prototype, "deducted", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Of the stake, taken by the house.' }),
    __metadata("design:type", money_type_1.Money)
], DerivedPayout.prototype, "taken", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Of the stake, what stays bound for the next round.' }),
    __metadata("design:type", money_type_1.Money)
], DerivedPayout.prototype, "held", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: 'Ids of the rules that led here, in the order they were applied.' }),
    __metadata("design:type", Array)
], DerivedPayout.prototype, "rules", void 0);
exports.DerivedPayout = DerivedPayout = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What the rules in force make of a bet.' })
], DerivedPayout);
let RoundBet = class RoundBet {
    betId;
    type;
    stake;
    seat;
    player;
    paid;
    taken;
    derived;
};
exports.RoundBet = RoundBet;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID),
    __metadata("design:type", String)
], RoundBet.prototype, "betId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: "The game's word for the bet." }),
    __metadata("design:type", String)
], RoundBet.prototype, "type", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], RoundBet.prototype, "stake", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { nullable: true }),
    __metadata("design:type", Object)
], RoundBet.prototype, "seat", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The player, by his opaque id.' }),
    __metadata("design:type", Object)
], RoundBet.prototype, "player", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'Really paid on top of the stake; null: not captured.' }),
    __metadata("design:type", Object)
], RoundBet.prototype, "paid", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'Really taken of the stake; null: not captured.' }),
    __metadata("design:type", Object)
], RoundBet.prototype, "taken", void 0);
__decorate([
    (0, graphql_1.Field)(() => DerivedPayout, { nullable: true, description: 'Null where the round cannot be judged.' }),
    __metadata("design:type", Object)
], RoundBet.prototype, "derived", void 0);
exports.RoundBet = RoundBet = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A bet of a round: what the table declared, and what the rules make of it.' })
], RoundBet);
let Round = class Round {
    recordNumber;
    eventId;
    table;
    gamingDay;
    sessionNo;
    roundNo;
    happenedAt;
    game;
    outcome;
    staked;
    result;
    resultBasis;
    deduction;
    derivedResult;
    rulesRelease;
    bets;
    /** The round as its fields are asked for. */
    at;
};
exports.Round = Round;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position),
    __metadata("design:type", BigInt)
], Round.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Id of the event, within its source.' }),
    __metadata("design:type", String)
], Round.prototype, "eventId", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], Round.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], Round.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], Round.prototype, "sessionNo", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Number of the round in its session.' }),
    __metadata("design:type", Number)
], Round.prototype, "roundNo", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'When it happened, as reported.' }),
    __metadata("design:type", String)
], Round.prototype, "happenedAt", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Game code; null: nobody named one.' }),
    __metadata("design:type", Object)
], Round.prototype, "game", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Number, cards, dice: JSON in the shape the game declares.' }),
    __metadata("design:type", String)
], Round.prototype, "outcome", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Sum of the stakes that were reported.' }),
    __metadata("design:type", money_type_1.Money)
], Round.prototype, "staked", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'What the house won (+) or lost (-), before deductions, as posted.' }),
    __metadata("design:type", money_type_1.Money)
], Round.prototype, "result", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'declared by the table, or derived from its bets and the rules.' }),
    __metadata("design:type", String)
], Round.prototype, "resultBasis", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Kept back from winnings, as posted.' }),
    __metadata("design:type", money_type_1.Money)
], Round.prototype, "deduction", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        nullable: true,
        description: 'The result by the rules alone; null: not to be judged.',
    }),
    __metadata("design:type", Object)
], Round.prototype, "derivedResult", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'The release whose rules judged it.' }),
    __metadata("design:type", String)
], Round.prototype, "rulesRelease", void 0);
__decorate([
    (0, graphql_1.Field)(() => [RoundBet]),
    __metadata("design:type", Array)
], Round.prototype, "bets", void 0);
exports.Round = Round = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'A round of a house-banked game. What was declared is posted; where the rules differ there is a finding.',
    })
], Round);
exports.RoundConnection = (0, connection_type_1.connectionOf)(Round, 'Round');
function roundOf(row, position) {
    const { casino, reference, currency, tableId, data, derivedBets, ...round } = row;
    const declared = JSON.parse(data);
    const money = (amount) => (0, money_type_1.moneyOf)(amount, currency);
    return {
        ...round,
        table: tableId,
        outcome: JSON.stringify(declared.outcome),
        staked: money(round.staked),
        result: money(round.result),
        deduction: money(round.deduction),
        derivedResult: round.derivedResult === null ? null : money(round.derivedResult),
        bets: betsOf(declared, derivedBets === null ? [] : JSON.parse(derivedBets)),
        at: { casino, reference, position },
    };
}
/** The rules answer for the bets in their order. */
const betsOf = ({ bets, currency }, derived) => bets.map(({ betId, type, stake, seat, player, paid, taken }, index) => ({
    betId,
    type,
    stake: (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(stake), currency),
    seat: seat ?? null,
    player: player ?? null,
    paid: paid === undefined ? null : (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(paid), currency),
    taken: taken === undefined ? null : (0, money_type_1.moneyOf)((0, money_1.minorFromWire)(taken), currency),
    derived: derived[index] === undefined ? null : payoutOf(derived[index], currency),
}));
const payoutOf = ({ fate, rules, ...amounts }, currency) => ({
    fate,
    rules: [...rules],
    paid: (0, money_type_1.moneyOf)(BigInt(amounts.paid), currency),
    deducted: (0, money_type_1.moneyOf)(BigInt(amounts.deducted), currency),
    taken: (0, money_type_1.moneyOf)(BigInt(amounts.taken), currency),
    held: (0, money_type_1.moneyOf)(BigInt(amounts.held), currency),
});
//# sourceMappingURL=round.type.js.map