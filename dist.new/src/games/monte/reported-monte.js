"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.positionOf = exports.monteShapes = void 0;
exports.phaseOf = phaseOf;
exports.sidesOf = sidesOf;
const typebox_1 = require("typebox");
const late_bets_1 = require("../_mechanics/late-bets");
const monte_facts_1 = require("./monte-facts");
const CARD = '^[1-7SCR][oceb]$';
const IS_CARD = new RegExp(CARD);
const MOST_EXPOSED = 80;
const MOST_BURNT = 40;
const MOST_DOUBLED = 6;
const Card = typebox_1.Type.String({ pattern: CARD, description: 'rank and suit, e.g. 7o, Sc, Re' });
const Place = typebox_1.Type.Integer({ minimum: 1, maximum: 4 });
const Layout = {
    placed: typebox_1.Type.Array(Card, {
        minItems: 4,
        maxItems: 4,
        description: 'the placed cards: upper left, upper right, lower left, lower right',
    }),
    doubled: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({ on: typebox_1.Type.Integer({ minimum: 1, maximum: 2 }), card: Card }), {
        maxItems: MOST_DOUBLED,
        description: 'cards laid on the first or the second',
    })),
    burnt: typebox_1.Type.Optional(typebox_1.Type.Array(Card, { maxItems: MOST_BURNT, description: 'first two cards that were equal' })),
    exposed: typebox_1.Type.Array(Card, {
        minItems: 1,
        maxItems: MOST_EXPOSED,
        description: 'the cards shown after bets were closed, in their order',
    }),
};
const OnPlace = { selection: Place, options: typebox_1.Type.Object(late_bets_1.LATE_OPTION) };
const Side = typebox_1.Type.Array(Place, { minItems: 1, maxItems: 2 });
/** The shapes of a phase in an event. */
const monteShapes = ({ bets }) => ({
    outcome: typebox_1.Type.Union([
        typebox_1.Type.Object({ phase: typebox_1.Type.Literal('primeras'), ...Layout }),
        typebox_1.Type.Object({
            phase: typebox_1.Type.Literal('segundas'),
            row: typebox_1.Type.Enum(['upper', 'lower'], { description: 'the row that is left' }),
            ...Layout,
        }),
    ]),
    bets: Object.fromEntries(bets.map(({ type, wins }) => [
        type,
        wins.kind === 'cards'
            ? {
                selection: typebox_1.Type.Object({ on: Side, against: Side }),
                options: typebox_1.Type.Object(late_bets_1.LATE_OPTION),
            }
            : OnPlace,
    ])),
});
exports.monteShapes = monteShapes;
const ALL = [1, 2, 3, 4];
/** The phase of an outcome, or undefined where it states none. */
function phaseOf(outcome) {
    if (typeof outcome !== 'object' || outcome === null)
        return undefined;
    const { phase, row, placed, doubled = [], burnt = [], exposed, } = outcome;
    const inPlay = inPlayOf(phase, row);
    const isRead = areCards(placed, 4, 4) && areCards(burnt, 0, MOST_BURNT) && areCards(exposed, 1, MOST_EXPOSED);
    if (inPlay === undefined || !isRead)
        return undefined;
    if (!Array.isArray(doubled) || doubled.length > MOST_DOUBLED || !doubled.every(isLaidOn))
        return undefined;
    return { phase: phase, inPlay, placed, doubled, burnt, exposed };
}
function inPlayOf(phase, row) {
    if (phase === monte_facts_1.PHASES[0])
        return ALL;
    const isRow = row === 'upper' || row === 'lower';
    return phase === monte_facts_1.PHASES[1] && isRow ? monte_facts_1.ROWS[row] : undefined;
}
function isLaidOn(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { on, card } = value;
    return (on === 1 || on === 2) && isSpanishCard(card);
}
const isSpanishCard = (value) => typeof value === 'string' && IS_CARD.test(value);
const areCards = (value, least, most) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(isSpanishCard);
/** The placed card that a bet lies on, or undefined where it names none. */
const positionOf = (selection) => ALL.find((position) => position === selection);
exports.positionOf = positionOf;
/** One card against the one beside or below it, or two against the other two; undefined for anything else. */
function sidesOf(selection) {
    if (typeof selection !== 'object' || selection === null)
        return undefined;
    const { on, against } = selection;
    if (!arePlaces(on) || !arePlaces(against) || on.length !== against.length)
        return undefined;
    const areFour = new Set([...on, ...against]).size === on.length * 2;
    const isDiagonal = on.length === 1 && (on[0] ?? 0) + (against[0] ?? 0) === 5;
    return areFour && !isDiagonal ? { on, against } : undefined;
}
const arePlaces = (value) => Array.isArray(value) &&
    (value.length === 1 || value.length === 2) &&
    value.every((place) => (0, exports.positionOf)(place) !== undefined);
//# sourceMappingURL=reported-monte.js.map