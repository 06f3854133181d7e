"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rowShapes = exports.INSURANCE = void 0;
exports.rowsOf = rowsOf;
exports.optionsOf = optionsOf;
exports.insuredBy = insuredBy;
const typebox_1 = require("typebox");
const cards_1 = require("../_mechanics/cards");
const late_bets_1 = require("../_mechanics/late-bets");
const MOST_CARDS = 40;
const Row = typebox_1.Type.Array(typebox_1.Type.String({ pattern: '^[2-9TJQKA][cdhs]$' }), {
    minItems: 1,
    maxItems: MOST_CARDS,
    description: 'cards in the order of dealing, e.g. Th',
});
const RowOptions = typebox_1.Type.Object({
    ...late_bets_1.LATE_OPTION,
    onRefait: typebox_1.Type.Optional(typebox_1.Type.Enum(['leave', 'withdraw'], { description: 'what the player did with the bet on 31 in both rows' })),
});
/** The bet by which another one is insured. */
exports.INSURANCE = 'insurance';
/** The shapes of a hand in an event. */
const rowShapes = ({ bets }) => ({
    outcome: typebox_1.Type.Object({ black: Row, red: Row }),
    bets: {
        ...Object.fromEntries(bets.map(({ type }) => [type, { options: RowOptions }])),
        [exports.INSURANCE]: {
            options: typebox_1.Type.Object({
                on: typebox_1.Type.String({ minLength: 1, maxLength: 80, description: 'the betId of the bet it insures' }),
            }),
        },
    },
});
exports.rowShapes = rowShapes;
/** The rows of an outcome, or undefined where it states none. */
function rowsOf(outcome) {
    if (typeof outcome !== 'object' || outcome === null)
        return undefined;
    const { black, red } = outcome;
    return isRow(black) && isRow(red) ? { black, red } : undefined;
}
const isRow = (value) => Array.isArray(value) && value.length >= 1 && value.length <= MOST_CARDS && value.every(cards_1.isCard);
/** The options of a bet on a row, or undefined where they say what no option says. */
function optionsOf(options) {
    if (options === undefined)
        return { isLate: false, onRefait: undefined };
    if (typeof options !== 'object' || options === null || Array.isArray(options))
        return undefined;
    const { late, onRefait } = options;
    const isChoice = onRefait === undefined || onRefait === 'leave' || onRefait === 'withdraw';
    if (!isChoice || !(late === undefined || typeof late === 'boolean'))
        return undefined;
    return { isLate: late === true, onRefait };
}
/** Which bet an insurance is for, or undefined where it does not say. */
function insuredBy(options) {
    if (typeof options !== 'object' || options === null || Array.isArray(options))
        return undefined;
    const { on } = options;
    return typeof on === 'string' && on !== '' && on.length <= 80 ? on : undefined;
}
//# sourceMappingURL=reported-rows.js.map