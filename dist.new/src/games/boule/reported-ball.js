"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ballShapes = void 0;
exports.ballOf = ballOf;
exports.numbersOf = numbersOf;
const typebox_1 = require("typebox");
const late_bets_1 = require("../_mechanics/late-bets");
/** The shapes of a throw in an event. */
const ballShapes = ({ bets, highest }) => {
    const number = typebox_1.Type.Integer({ minimum: 1, maximum: highest });
    const options = typebox_1.Type.Object(late_bets_1.LATE_OPTION);
    const one = typebox_1.Type.Union([number, typebox_1.Type.Array(number, { minItems: 1, maxItems: 1 })]);
    return {
        outcome: typebox_1.Type.Object({
            number: typebox_1.Type.Integer({ minimum: 1, maximum: highest, description: 'the number of the hole' }),
        }),
        bets: Object.fromEntries(bets.map(({ type, numbers }) => [
            type,
            numbers === undefined ? { selection: one, options } : { options },
        ])),
    };
};
exports.ballShapes = ballShapes;
/** The number of a throw, or undefined where the outcome states none. */
function ballOf({ highest }, outcome) {
    if (typeof outcome !== 'object' || outcome === null)
        return undefined;
    return numberUpTo(highest, outcome.number);
}
const numberUpTo = (highest, value) => typeof value === 'number' && value % 1 === 0 && value >= 1 && value <= highest ? value : undefined;
/** The numbers that a bet covers, or undefined where its selection is none of the game. */
function numbersOf({ highest }, { numbers }, selection) {
    if (numbers !== undefined)
        return numbers;
    const chosen = Array.isArray(selection) && selection.length === 1 ? selection[0] : selection;
    const number = numberUpTo(highest, chosen);
    return number === undefined ? undefined : [number];
}
//# sourceMappingURL=reported-ball.js.map