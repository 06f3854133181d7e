"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.edgeOf = exports.together = exports.withChance = exports.NOTHING_BACK = void 0;
const rational_1 = require("../../kernel/rational");
exports.NOTHING_BACK = { mean: rational_1.ZERO, square: rational_1.ZERO };
/** A return that comes with a chance. */
const withChance = (chance, back) => ({
    mean: (0, rational_1.multiply)(chance, back),
    square: (0, rational_1.multiply)(chance, (0, rational_1.multiply)(back, back)),
});
exports.withChance = withChance;
/** Returns that exclude each other, each already weighed with its chance. */
const together = (cases) => cases.reduce((total, { mean, square }) => ({ mean: (0, rational_1.add)(total.mean, mean), square: (0, rational_1.add)(total.square, square) }), exports.NOTHING_BACK);
exports.together = together;
/** The house has what does not come back: edge = 1 − mean, and the variance is that of the return. */
const edgeOf = (bet, { mean, square }, method) => ({
    bet,
    edge: (0, rational_1.subtract)(rational_1.ONE, mean),
    variance: (0, rational_1.subtract)(square, (0, rational_1.multiply)(mean, mean)),
    method,
});
exports.edgeOf = edgeOf;
//# sourceMappingURL=chances.js.map