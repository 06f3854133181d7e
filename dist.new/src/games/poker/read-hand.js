"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.handOf = handOf;
const money_1 = require("../../kernel/money");
const cards_1 = require("../_mechanics/cards");
const reported_hand_1 = require("./reported-hand");
/**
 * The hand of an outcome, or undefined where it states none. Read by hand and not by its schema, because every hand
 * that was ever played passes here on a rebuild, and checking a schema takes a hundred times as long.
 */
function handOf(outcome) {
    if (!isHand(outcome))
        return undefined;
    const { limitType, button, seats, actions, boards = [], cards = [], rake } = outcome;
    return {
        limitType,
        button,
        seated: seats.map(({ seat, player, stack }) => ({
            ...{ seat, player },
            stack: stack === undefined ? undefined : (0, money_1.minorFromWire)(stack),
        })),
        actions: actions.map(({ street, seat, action, amount = 0, allIn = false }) => ({
            ...{ street, seat, action, allIn },
            amount: (0, money_1.minorFromWire)(amount),
        })),
        boards,
        cards,
        openCards: outcome.openCards ?? [],
        openers: outcome.openers,
        deckOf: outcome.deckOf,
        errors: outcome.errors ?? [],
        carriedIn: (0, money_1.minorFromWire)(outcome.carriedIn ?? 0),
        carriedOut: (0, money_1.minorFromWire)(outcome.carriedOut ?? 0),
        rake: (0, money_1.minorFromWire)(rake.dropped),
        rakeByPot: rake.byPot?.map(money_1.minorFromWire),
    };
}
const objectOf = (fields) => (value) => typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([field, is]) => is(value[field]));
const listOf = (is, atMost) => (value) => Array.isArray(value) && value.length <= atMost && value.every(is);
const optional = (is) => (value) => value === undefined || is(value);
const oneOf = (words) => {
    const known = new Set(words);
    return (value) => known.has(value);
};
const isWhole = (from, to) => (value) => typeof value === 'number' && value % 1 === 0 && value >= from && value <= to;
const isAmount = isWhole(0, 9007199254740991);
const isSeat = isWhole(1, 20);
const isBoolean = (value) => typeof value === 'boolean';
const areCards = listOf(cards_1.isCard, 10);
const isText = (least, most) => (value) => typeof value === 'string' && value.length >= least && value.length <= most;
const areCardsOfSeat = objectOf({ seat: isSeat, cards: areCards });
const IS_HAND = objectOf({
    limitType: oneOf(reported_hand_1.LIMIT_TYPES),
    button: optional(isSeat),
    seats: listOf(objectOf({ seat: isSeat, player: optional(isText(1, 80)), stack: optional(isAmount) }), 20),
    actions: listOf(objectOf({
        street: isWhole(0, 9),
        seat: isSeat,
        action: oneOf(reported_hand_1.HAND_ACTIONS),
        amount: optional(isAmount),
        allIn: optional(isBoolean),
    }), 400),
    boards: optional(listOf(areCards, 2)),
    cards: optional(listOf(objectOf({ seat: isSeat, cards: areCards, shown: isBoolean }), 20)),
    openCards: optional(listOf(areCardsOfSeat, 20)),
    openers: optional(areCardsOfSeat),
    deckOf: optional((value) => value === 52 || value === 32),
    errors: optional(listOf(objectOf({ rule: isText(0, 60), seat: optional(isSeat) }), 20)),
    carriedIn: optional(isAmount),
    carriedOut: optional(isAmount),
    rake: objectOf({ dropped: isAmount, byPot: optional(listOf(isAmount, 20)) }),
});
const isHand = (outcome) => IS_HAND(outcome);
//# sourceMappingURL=read-hand.js.map