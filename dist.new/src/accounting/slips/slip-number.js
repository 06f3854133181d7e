"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.slipText = void 0;
exports.slipNumber = slipNumber;
/** More digits are a code, not the number of a slip. */
const MOST_DIGITS = 18;
/** Reads the number that a slip ends with. */
function slipNumber(slip) {
    const digits = /[0-9]+$/.exec(slip)?.[0] ?? '';
    if (digits === '' || digits.length > MOST_DIGITS)
        return { pad: slip, width: 0 };
    return { pad: slip.slice(0, -digits.length), number: BigInt(digits), width: digits.length };
}
/** The slip as it is printed. */
const slipText = (pad, number, width) => `${pad}${number.toString().padStart(width, '0')}`;
exports.slipText = slipText;
//# sourceMappingURL=slip-number.js.map