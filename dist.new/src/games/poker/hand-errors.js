"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.annulling = exports.errorOf = void 0;
exports.stakesAfterErrors = stakesAfterErrors;
const contributions_1 = require("./contributions");
/** What became of a stake where the text does not say it. */
function effectOf({ effect }, answers) {
    if (effect === 'by-OP2-28')
        return answers['OP2-28'] === 'returned' ? 'returned' : 'stays';
    if (effect === 'by-OP2-29')
        return answers['OP2-29'] === 'stays' ? 'stays' : 'returned';
    return effect;
}
/** The rule on an error by its id, as far as the game has it. */
const errorOf = ({ regulated }, rule) => regulated !== undefined && Object.hasOwn(regulated.errors, rule) ? regulated.errors[rule] : undefined;
exports.errorOf = errorOf;
/** Of the errors at a seat the first that annuls its hand. */
const annulling = (facts, { errors }, { seat, answers }) => errors
    .filter((one) => one.seat === seat)
    .flatMap(({ rule }) => (0, exports.errorOf)(facts, rule) ?? [])
    .find((error) => ['returned', 'stays'].includes(effectOf(error, answers)));
exports.annulling = annulling;
/** What every seat put in, with hands that an error annulled out of the pots. */
function stakesAfterErrors(facts, hand, answers) {
    const returned = [];
    const stakes = (0, contributions_1.stakesOf)(hand).map((stake) => {
        const error = (0, exports.annulling)(facts, hand, { seat: stake.seat, answers });
        if (error === undefined)
            return stake;
        if (effectOf(error, answers) === 'stays')
            return { ...stake, contends: false };
        const amount = stake.live + stake.dead;
        if (amount > 0n)
            returned.push({ seat: stake.seat, amount });
        return { ...stake, live: 0n, dead: 0n, contends: false };
    });
    return { stakes, returned };
}
//# sourceMappingURL=hand-errors.js.map