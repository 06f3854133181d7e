"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.roundAmount = roundAmount;
/** A multiple of the rounding's unit, in minor units; the exact amount is in minor units, too. */
function roundAmount({ numerator, denominator }, { mode, unit }) {
    const step = denominator * unit;
    return unit * (mode === 'floor' ? floorDivision(numerator, step) : nearest(numerator, step));
}
function nearest(numerator, step) {
    const magnitude = numerator < 0n ? -numerator : numerator;
    const units = (magnitude * 2n + step) / (step * 2n);
    return numerator < 0n ? -units : units;
}
/** The whole quotient that is not above the exact one; the divisor is positive. */
function floorDivision(numerator, divisor) {
    const quotient = numerator / divisor;
    return numerator < 0n && quotient * divisor !== numerator ? quotient - 1n : quotient;
}
//# sourceMappingURL=rounding.js.map