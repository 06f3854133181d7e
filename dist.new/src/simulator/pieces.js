"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.inPieces = inPieces;
/** The chips of the house, the largest first, in minor units. */
const DENOMINATIONS = [
    1000000n,
    500000n,
    100000n,
    50000n,
    10000n,
    5000n,
    1000n,
    500n,
    100n,
    50n,
    10n,
    5n,
    1n,
];
/** An amount in as few chips as there can be, by denomination. */
function inPieces(amount) {
    let left = amount;
    return DENOMINATIONS.flatMap((denomination) => {
        const pieces = left / denomination;
        left -= pieces * denomination;
        return pieces === 0n ? [] : [{ denomination, pieces }];
    });
}
//# sourceMappingURL=pieces.js.map