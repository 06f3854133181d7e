"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.spinShapes = void 0;
exports.numberOf = numberOf;
exports.optionsOf = optionsOf;
const typebox_1 = require("typebox");
const late_bets_1 = require("../_mechanics/late-bets");
const colour_chips_1 = require("./colour-chips");
const layout_1 = require("./layout");
const Outcome = typebox_1.Type.Object({ number: typebox_1.Type.Integer({ minimum: 0, maximum: layout_1.POCKETS - 1 }) }, { description: 'the number in whose pocket the ball came to rest' });
const OnZero = typebox_1.Type.Enum(['leave', 'withdraw'], { description: 'what the player did with the bet on zero' });
const LATE = {
    ...late_bets_1.LATE_OPTION,
    announced: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'announced before the call and accepted by the table chief' })),
};
/** The shapes of a spin in an event. */
const spinShapes = (facts) => ({
    outcome: Outcome,
    bets: Object.fromEntries(facts.bets.map((bet) => [bet.type, { ...selectionShape(bet), options: optionsShape(bet, facts) }])),
});
exports.spinShapes = spinShapes;
const optionsShape = ({ isSimple }, { onZero, colourChips }) => typebox_1.Type.Object({
    ...LATE,
    ...(isSimple && onZero === 'prison' ? { onZero: typebox_1.Type.Optional(OnZero) } : {}),
    ...(colourChips === undefined ? {} : colour_chips_1.COLOUR_OPTIONS),
});
/** A list of numbers, or an index; nothing where the bet leaves no choice. */
function selectionShape({ sets, covers }) {
    const [first] = sets;
    if (sets.length === 1 || first === undefined)
        return {};
    if (typeof first.selection === 'number') {
        return { selection: typebox_1.Type.Integer({ minimum: 1, maximum: sets.length, description: covers }) };
    }
    const size = first.selection?.length ?? 0;
    const members = sets.flatMap(({ selection }) => selection ?? []);
    const member = typebox_1.Type.Integer({ minimum: Math.min(...members), maximum: Math.max(...members) });
    const list = typebox_1.Type.Array(member, {
        minItems: size,
        maxItems: size,
        uniqueItems: true,
        description: covers,
    });
    return { selection: size === 1 ? typebox_1.Type.Union([member, list]) : list };
}
/** The number of a spin, or undefined where the outcome states none. */
function numberOf(outcome) {
    if (typeof outcome !== 'object' || outcome === null)
        return undefined;
    const { number } = outcome;
    const isPocket = typeof number === 'number' && number % 1 === 0 && number >= 0 && number < layout_1.POCKETS;
    return isPocket ? number : undefined;
}
const NO_OPTIONS = { onZero: undefined, isLate: false };
/** The options of a bet, or undefined where they say what no option says. */
function optionsOf(options, { colourChips }) {
    if (options === undefined)
        return NO_OPTIONS;
    if (typeof options !== 'object' || options === null || Array.isArray(options))
        return undefined;
    const { onZero, late, announced } = options;
    if (!isZeroChoice(onZero) || !isFlag(late) || !isFlag(announced))
        return undefined;
    if (colourChips !== undefined && (0, colour_chips_1.colourOf)(options) === undefined)
        return undefined;
    return { onZero, isLate: late === true && announced !== true };
}
const isFlag = (value) => value === undefined || typeof value === 'boolean';
const isZeroChoice = (value) => value === undefined || value === 'leave' || value === 'withdraw';
//# sourceMappingURL=reported-spin.js.map