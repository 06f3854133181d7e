"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sumRational = exports.negate = exports.divide = exports.multiply = exports.subtract = exports.add = exports.ONE = exports.ZERO = void 0;
exports.rational = rational;
exports.compare = compare;
exports.formatRational = formatRational;
/** The fraction numerator / denominator in lowest terms. Throws when the denominator is zero. */
function rational(numerator, denominator = 1n) {
    if (denominator === 0n)
        throw new RangeError(`${numerator}/0 is no fraction`);
    const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
    return { numerator: numerator / divisor, denominator: denominator / divisor };
}
exports.ZERO = rational(0n);
exports.ONE = rational(1n);
const add = (a, b) => rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
exports.add = add;
const subtract = (a, b) => (0, exports.add)(a, (0, exports.negate)(b));
exports.subtract = subtract;
const multiply = (a, b) => rational(a.numerator * b.numerator, a.denominator * b.denominator);
exports.multiply = multiply;
/** Throws when b is zero. */
const divide = (a, b) => rational(a.numerator * b.denominator, a.denominator * b.numerator);
exports.divide = divide;
const negate = ({ numerator, denominator }) => ({
    numerator: -numerator,
    denominator,
});
exports.negate = negate;
/** Negative when a is the smaller one, zero when they are equal, positive when a is the greater one. */
function compare(a, b) {
    const difference = a.numerator * b.denominator - b.numerator * a.denominator;
    if (difference === 0n)
        return 0;
    return difference < 0n ? -1 : 1;
}
const sumRational = (terms) => {
    let total = exports.ZERO;
    for (const term of terms)
        total = (0, exports.add)(total, term);
    return total;
};
exports.sumRational = sumRational;
/** As a decimal number cut to so many places, nearest, ties away from zero: 1/37 to 6 places is "0.027027". */
function formatRational({ numerator, denominator }, places) {
    const magnitude = numerator < 0n ? -numerator : numerator;
    const scaled = (magnitude * 10n ** BigInt(places) * 2n + denominator) / (denominator * 2n);
    const digits = scaled.toString().padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places);
    const sign = numerator < 0n && scaled > 0n ? '-' : '';
    return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}
function greatestCommonDivisor(a, b) {
    let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
    while (smaller !== 0n)
        [larger, smaller] = [smaller, larger % smaller];
    return larger;
}
//# sourceMappingURL=rational.js.map