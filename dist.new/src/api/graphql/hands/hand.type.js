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
exports.handOf = exports.HandConnection = exports.Hand = void 0;
const graphql_1 = require("@nestjs/graphql");
const round_reference_1 = require("../../../domain/table-session/round-reference");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
let Hand = class Hand {
    recordNumber;
    eventId;
    handNo;
    table;
    gamingDay;
    sessionNo;
    happenedAt;
    game;
    players;
    contributed;
    carriedIn;
    pot;
    collected;
    rake;
    carriedOut;
    derived;
    ties;
    /** The hand as its fields are asked for. */
    at;
};
exports.Hand = Hand;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position),
    __metadata("design:type", BigInt)
], Hand.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Id of the event, within its source.' }),
    __metadata("design:type", String)
], Hand.prototype, "eventId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Number of the hand in its session.' }),
    __metadata("design:type", String)
], Hand.prototype, "handNo", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], Hand.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], Hand.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], Hand.prototype, "sessionNo", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'When it happened, as reported.' }),
    __metadata("design:type", String)
], Hand.prototype, "happenedAt", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Game code.' }),
    __metadata("design:type", String)
], Hand.prototype, "game", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Seats dealt in.' }),
    __metadata("design:type", Number)
], Hand.prototype, "players", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Put in by all seats, less what came back uncalled.' }),
    __metadata("design:type", money_type_1.Money)
], Hand.prototype, "contributed", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Brought in from the hand before.' }),
    __metadata("design:type", money_type_1.Money)
], Hand.prototype, "carriedIn", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'All pots, before the rake.' }),
    __metadata("design:type", money_type_1.Money)
], Hand.prototype, "pot", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Awarded to all seats.' }),
    __metadata("design:type", money_type_1.Money)
], Hand.prototype, "collected", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Dropped for the house (pozo).' }),
    __metadata("design:type", money_type_1.Money)
], Hand.prototype, "rake", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Left for the next hand.' }),
    __metadata("design:type", money_type_1.Money)
], Hand.prototype, "carriedOut", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        nullable: true,
        description: 'Due to all seats by their cards and contributions; null where these do not tell it.',
    }),
    __metadata("design:type", Object)
], Hand.prototype, "derived", void 0);
__decorate([
    (0, graphql_1.Field)({
        description: 'Whether contributed + carried in = pot = collected + rake + carried out (A5), and each seat took what it is due.',
    }),
    __metadata("design:type", Boolean)
], Hand.prototype, "ties", void 0);
exports.Hand = Hand = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'A hand of a circle game and the account of its money, as the table declared it.',
    })
], Hand);
exports.HandConnection = (0, connection_type_1.connectionOf)(Hand, 'Hand');
/** As the void of a hand names it. */
const referenceOf = ({ tableId, gamingDay, sessionNo, handNo }) => (0, round_reference_1.roundMentioned)(`table/${tableId}/${gamingDay}/${sessionNo}`, handNo);
const handOf = (hand, position) => ({
    ...hand,
    at: { casino: hand.casino, reference: referenceOf(hand), position },
    table: hand.tableId,
    contributed: (0, money_type_1.moneyOf)(hand.contributed, hand.currency),
    carriedIn: (0, money_type_1.moneyOf)(hand.carriedIn, hand.currency),
    pot: (0, money_type_1.moneyOf)(hand.pot, hand.currency),
    collected: (0, money_type_1.moneyOf)(hand.collected, hand.currency),
    rake: (0, money_type_1.moneyOf)(hand.rake, hand.currency),
    carriedOut: (0, money_type_1.moneyOf)(hand.carriedOut, hand.currency),
    derived: hand.derived === null ? null : (0, money_type_1.moneyOf)(hand.derived, hand.currency),
});
exports.handOf = handOf;
//# sourceMappingURL=hand.type.js.map