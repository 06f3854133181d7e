"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.houseTake = houseTake;
const rounding_1 = require("../../kernel/rounding");
/** What the house takes of an amount at a rate, rounded as the casino answers OP2-01; in minor units. */
function houseTake({ regulated }, { amount, rate: { numerator, denominator } }, { answers, terms }) {
    const rounding = regulated === undefined ? 'house-down-to-cent' : answers['OP2-01'];
    const mode = rounding === 'half-up-to-cent' ? 'half-up' : 'floor';
    const unit = rounding === 'rake-down-to-chip' ? (terms?.step ?? 1n) : 1n;
    return (0, rounding_1.roundAmount)({ numerator: amount * numerator, denominator }, { mode, unit });
}
//# sourceMappingURL=house-take.js.map