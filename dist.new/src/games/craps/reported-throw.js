"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isPoint = exports.throwShapes = void 0;
exports.throwOf = throwOf;
exports.optionsOf = optionsOf;
const typebox_1 = require("typebox");
const late_bets_1 = require("../_mechanics/late-bets");
const craps_facts_1 = require("./craps-facts");
const Die = typebox_1.Type.Integer({ minimum: 1, maximum: 6 });
const PointShape = typebox_1.Type.Enum([...craps_facts_1.POINTS], { description: 'a number that can be the point' });
const PointOrNothing = typebox_1.Type.Union([PointShape, typebox_1.Type.Undefined()]);
const Outcome = typebox_1.Type.Object({
    dice: typebox_1.Type.Array(Die, { minItems: 2, maxItems: 2, description: 'what both dice show' }),
    point: typebox_1.Type.Optional(typebox_1.Type.Union([PointShape, typebox_1.Type.Null()], {
        description: 'the point before the throw; null before a first throw',
    })),
    shooter: typebox_1.Type.Optional(typebox_1.Type.Union([typebox_1.Type.Integer({ minimum: 1, maximum: 40 }), typebox_1.Type.String({ minLength: 1, maxLength: 80 })], {
        description: 'the seat or the player who throws',
    })),
});
const Options = typebox_1.Type.Object({
    ...late_bets_1.LATE_OPTION,
    withdrawn: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'taken away before the throw' })),
    on: typebox_1.Type.Optional(typebox_1.Type.String({ minLength: 1, maxLength: 80, description: 'of odds: the betId of the bet they belong to' })),
});
/** The shapes of a throw in an event. */
const throwShapes = ({ bets }) => ({
    outcome: Outcome,
    bets: Object.fromEntries(bets.map((bet) => [bet.type, { ...selectionShape(bet), options: Options }])),
});
exports.throwShapes = throwShapes;
/** Placed bets name their number; a line bet and odds may, where the throws before are not told. */
function selectionShape({ play }) {
    if (play.kind === 'line')
        return { selection: PointOrNothing };
    if (play.kind === 'number')
        return { selection: play.of === undefined ? PointShape : PointOrNothing };
    return {};
}
const isDie = (value) => typeof value === 'number' && value % 1 === 0 && value >= 1 && value <= 6;
const isPoint = (value) => craps_facts_1.POINTS.some((point) => point === value);
exports.isPoint = isPoint;
const isShooter = (value) => {
    if (typeof value === 'number')
        return value % 1 === 0 && value >= 1 && value <= 40;
    return value === undefined || (typeof value === 'string' && value !== '' && value.length <= 80);
};
/** The throw of an outcome, or undefined where it states none. */
function throwOf(outcome) {
    if (typeof outcome !== 'object' || outcome === null)
        return undefined;
    const { dice, point, shooter } = outcome;
    const isStated = point === undefined || point === null || (0, exports.isPoint)(point);
    if (!isPairOfDice(dice) || !isStated || !isShooter(shooter))
        return undefined;
    return {
        total: dice[0] + dice[1],
        isDouble: dice[0] === dice[1],
        ...(point === undefined ? {} : { point }),
        ...(shooter === undefined ? {} : { shooter }),
    };
}
const isPairOfDice = (value) => Array.isArray(value) && value.length === 2 && value.every(isDie);
const NO_OPTIONS = { isLate: false, isWithdrawn: false };
/** The options of a bet, or undefined where they say what no option says. */
function optionsOf(options) {
    if (options === undefined)
        return NO_OPTIONS;
    if (typeof options !== 'object' || options === null || Array.isArray(options))
        return undefined;
    const { late, withdrawn, on } = options;
    const isBase = on === undefined || (typeof on === 'string' && on !== '' && on.length <= 80);
    if (!isFlag(late) || !isFlag(withdrawn) || !isBase)
        return undefined;
    return { isLate: late === true, isWithdrawn: withdrawn === true, ...(on === undefined ? {} : { on }) };
}
const isFlag = (value) => value === undefined || typeof value === 'boolean';
//# sourceMappingURL=reported-throw.js.map