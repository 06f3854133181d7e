"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.roundingStep = roundingStep;
const rounding_1 = require("../../kernel/rounding");
/** By which step an exact amount became the one that was posted, in words. Amounts without their signs. */
function roundingStep({ numerator, denominator }, amount) {
    const exact = { numerator: numerator < 0n ? -numerator : numerator, denominator };
    const posted = amount < 0n ? -amount : amount;
    const isDown = (0, rounding_1.roundAmount)(exact, { mode: 'floor', unit: 1n }) === posted;
    const isNearest = (0, rounding_1.roundAmount)(exact, { mode: 'half-up', unit: 1n }) === posted;
    if (isDown && isNearest)
        return 'once, to minor units; half up and down come to the same';
    if (isDown)
        return 'once, down to minor units';
    return isNearest ? 'once, half up to minor units' : 'once, to the step that the rule or the table has';
}
//# sourceMappingURL=rounding-step.js.map