"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.minorFromWire = exports.sumMinor = exports.currencyExponent = void 0;
exports.formatMinor = formatMinor;
/** Decimal places of the currencies whose exponent is not 2 (ISO 4217; ESP is historic and had no cents in use). */
const EXPONENTS = {
    BHD: 3,
    CLP: 0,
    ESP: 0,
    IQD: 3,
    ISK: 0,
    JOD: 3,
    JPY: 0,
    KRW: 0,
    KWD: 3,
    LYD: 3,
    OMR: 3,
    PYG: 0,
    TND: 3,
    UGX: 0,
    VND: 0,
    XAF: 0,
    XOF: 0,
    XPF: 0,
};
/** How many decimal places an amount of this currency is written with. */
const currencyExponent = (currency) => EXPONENTS[currency] ?? 2;
exports.currencyExponent = currencyExponent;
/** Minor units as a decimal number: 125000n EUR is "1250.00", -5n EUR is "-0.05", 300n ESP is "300". */
function formatMinor(amount, currency) {
    const exponent = (0, exports.currencyExponent)(currency);
    const sign = amount < 0n ? '-' : '';
    const digits = (amount < 0n ? -amount : amount).toString().padStart(exponent + 1, '0');
    if (exponent === 0)
        return `${sign}${digits}`;
    return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
/** The sum of amounts of one currency, in minor units. */
const sumMinor = (amounts) => {
    let total = 0n;
    for (const amount of amounts)
        total += amount;
    return total;
};
exports.sumMinor = sumMinor;
/** The amount, to compute with. */
const minorFromWire = (amount) => BigInt(amount);
exports.minorFromWire = minorFromWire;
//# sourceMappingURL=money.js.map