"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.symbolOf = exports.AMOUNT = void 0;
exports.readAmount = readAmount;
const money_1 = require("../../../src/kernel/money");
const hand_fault_1 = require("./hand-fault");
/** Source of a pattern (flag u) that captures one amount with its symbol; `readAmount` judges what it captured. */
exports.AMOUNT = String.raw `(\p{Sc}?\d(?:[\d.,]*\d)?)`;
const WRITTEN = /^(\p{Sc}?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/u;
/**
 * The exact minor units of an amount as a hand writes it: `€0.05` is 5, `$1` is 100, `$1,234.5` is 123450.
 * Throws UnexpectedText when it is written otherwise, with another symbol, or finer than the currency goes.
 */
function readAmount(text, style) {
    const [, symbol, whole, fraction = ''] = WRITTEN.exec(text) ?? [];
    const exponent = (0, money_1.currencyExponent)(style.currency);
    if (whole === undefined || symbol !== style.symbol || fraction.length > exponent) {
        throw new hand_fault_1.UnexpectedText(`an amount such as ${style.symbol}1.50 instead of ${text}`);
    }
    return BigInt(whole.replaceAll(',', '') + fraction.padEnd(exponent, '0'));
}
/** The symbol an amount starts with, '' where it has none. */
const symbolOf = (amount) => /^\p{Sc}/u.exec(amount)?.[0] ?? '';
exports.symbolOf = symbolOf;
//# sourceMappingURL=amounts.js.map