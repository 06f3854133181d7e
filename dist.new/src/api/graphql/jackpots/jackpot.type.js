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
exports.jackpotMovementOf = exports.jackpotOf = exports.JackpotAnswer = exports.JackpotFound = exports.JackpotConnection = exports.Jackpot = exports.JackpotMovement = exports.MeterMoved = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const not_found_type_1 = require("../refusals/not-found.type");
const event_name_1 = require("../scalars/event-name");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
const answer_type_1 = require("../snapshot/answer.type");
/** What a fact did to the meter of a pool: in the history of a pool, and as it is delivered to subscribers. */
let MeterMoved = class MeterMoved {
    gamingDay;
    what;
    table;
    toMeter;
    fromMeter;
    meter;
};
exports.MeterMoved = MeterMoved;
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], MeterMoved.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)({
        description: 'What happened, as a type of event: round.settled, jackpot.won, jackpot.reseeded, …',
    }),
    __metadata("design:type", String)
], MeterMoved.prototype, "what", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], MeterMoved.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Into the meter.' }),
    __metadata("design:type", money_type_1.Money)
], MeterMoved.prototype, "toMeter", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Out of the meter.' }),
    __metadata("design:type", money_type_1.Money)
], MeterMoved.prototype, "fromMeter", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'The meter after it, by the books: what the house owes to the pool.' }),
    __metadata("design:type", money_type_1.Money)
], MeterMoved.prototype, "meter", void 0);
exports.MeterMoved = MeterMoved = __decorate([
    (0, graphql_1.ObjectType)({ isAbstract: true })
], MeterMoved);
let JackpotMovement = class JackpotMovement extends MeterMoved {
    recordNumber;
    happenedAt;
    houseShare;
    shownBefore;
    shownAfter;
};
exports.JackpotMovement = JackpotMovement;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The record that declared it.' }),
    __metadata("design:type", BigInt)
], JackpotMovement.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'When it happened, as reported.' }),
    __metadata("design:type", String)
], JackpotMovement.prototype, "happenedAt", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: "The house's part of the stakes, less prizes it bore itself." }),
    __metadata("design:type", money_type_1.Money)
], JackpotMovement.prototype, "houseShare", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'What the meter showed before it; null: not reported.' }),
    __metadata("design:type", Object)
], JackpotMovement.prototype, "shownBefore", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'What the meter showed after it; null: not reported.' }),
    __metadata("design:type", Object)
], JackpotMovement.prototype, "shownAfter", void 0);
exports.JackpotMovement = JackpotMovement = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What an event did to a pool, and its meter after it.' })
], JackpotMovement);
let Jackpot = class Jackpot {
    pool;
    firstRecord;
    meter;
    contributed;
    houseShare;
    funded;
    prizes;
    /** The pool as its fields are asked for. */
    at;
};
exports.Jackpot = Jackpot;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], Jackpot.prototype, "pool", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The record in which it was first heard of.' }),
    __metadata("design:type", BigInt)
], Jackpot.prototype, "firstRecord", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'What the house owes to the pool.' }),
    __metadata("design:type", money_type_1.Money)
], Jackpot.prototype, "meter", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Stakes that went to the meter, voided ones taken off.' }),
    __metadata("design:type", money_type_1.Money)
], Jackpot.prototype, "contributed", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: "The house's part of the stakes, less prizes it bore itself." }),
    __metadata("design:type", money_type_1.Money)
], Jackpot.prototype, "houseShare", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        description: 'Seeds, reseeds, shortfalls and adjustments the house bore, less what it took back.',
    }),
    __metadata("design:type", money_type_1.Money)
], Jackpot.prototype, "funded", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Prizes paid out of the meter.' }),
    __metadata("design:type", money_type_1.Money)
], Jackpot.prototype, "prizes", void 0);
exports.Jackpot = Jackpot = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'A pool (bote, carrusel). Identity A4: meter = contributed + funded - prizes, and what came with the cut-over.',
    })
], Jackpot);
exports.JackpotConnection = (0, connection_type_1.connectionOf)(Jackpot, 'Jackpot');
let JackpotFound = class JackpotFound extends answer_type_1.Answer {
    jackpot;
};
exports.JackpotFound = JackpotFound;
__decorate([
    (0, graphql_1.Field)(() => Jackpot),
    __metadata("design:type", Jackpot)
], JackpotFound.prototype, "jackpot", void 0);
exports.JackpotFound = JackpotFound = __decorate([
    (0, graphql_1.ObjectType)()
], JackpotFound);
exports.JackpotAnswer = (0, graphql_1.createUnionType)({
    name: 'JackpotAnswer',
    types: () => [JackpotFound, not_found_type_1.NotFound],
    resolveType: (answer) => ((0, not_found_type_1.isNotFound)(answer) ? not_found_type_1.NotFound : JackpotFound),
});
const jackpotOf = ({ pool, currency, firstRecord, ...sums }, known) => ({
    pool,
    firstRecord,
    meter: (0, money_type_1.moneyOf)(sums.meter, currency),
    contributed: (0, money_type_1.moneyOf)(sums.contributed, currency),
    houseShare: (0, money_type_1.moneyOf)(sums.houseShare, currency),
    funded: (0, money_type_1.moneyOf)(sums.funded, currency),
    prizes: (0, money_type_1.moneyOf)(sums.prizes, currency),
    at: { ...known, pool },
});
exports.jackpotOf = jackpotOf;
const jackpotMovementOf = (moved) => {
    const money = (amount) => (0, money_type_1.moneyOf)(amount, moved.currency);
    const shown = (amount) => (amount === null ? null : money(amount));
    const { recordNumber, happenedAt, gamingDay, table } = moved;
    return {
        ...{ recordNumber, happenedAt, gamingDay, table, what: (0, event_name_1.eventName)(moved.eventType) },
        toMeter: money(moved.toMeter),
        fromMeter: money(moved.fromMeter),
        houseShare: money(moved.houseShare),
        meter: money(moved.meter),
        shownBefore: shown(moved.shownBefore),
        shownAfter: shown(moved.shownAfter),
    };
};
exports.jackpotMovementOf = jackpotMovementOf;
//# sourceMappingURL=jackpot.type.js.map