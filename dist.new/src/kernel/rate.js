"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.shareOf = exports.rateFromWire = void 0;
exports.roundedHalfUp = roundedHalfUp;
const money_1 = require("./money");
/** A rate as an event states it. */
const rateFromWire = (wire) => ({
    numerator: (0, money_1.minorFromWire)(wire.numerator),
    denominator: (0, money_1.minorFromWire)(wire.denominator),
});
exports.rateFromWire = rateFromWire;
/** The share of an amount at a rate, rounded half up, once. */
const shareOf = (amount, rate) => roundedHalfUp({ numerator: amount * rate.numerator, denominator: rate.denominator });
exports.shareOf = shareOf;
/** An exact amount of minor units rounded to whole ones, halves upwards. */
function roundedHalfUp(exact) {
    const { numerator, denominator } = exact;
    const amount = floorOf(2n * numerator + denominator, 2n * denominator);
    return numerator % denominator === 0n ? { amount } : { amount, exact };
}
/** The largest whole number that is not above the quotient; the divisor is above zero. */
function floorOf(dividend, divisor) {
    const quotient = dividend / divisor;
    return dividend % divisor < 0n ? quotient - 1n : quotient;
}
//# sourceMappingURL=rate.js.map