"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.chipVariance = chipVariance;
/**
 * V of an entry for chips: what counts found above (+) or below (-) the book. The stock of chips in hands is the flow
 * less the sum of these: what a holder is short of, somebody has. The result of a session that does not capture
 * rounds is found by a count, too, and is none.
 */
function chipVariance(type, lines) {
    if (type === 'cagnotte.drop.counted.v1')
        return correctedBy(lines);
    return sumOf(lines, ({ account }) => /^(chips|win|commission):/.test(account));
}
/** A box that tells of uncaptured buy-ins after the float was counted: the count was not short of them. */
const correctedBy = (lines) => -sumOf(lines, ({ account }) => account.startsWith('variance:table'));
const sumOf = (lines, counts) => lines.reduce((sum, line) => (line.basis === 'count' && counts(line) ? sum + line.debit - line.credit : sum), 0n);
//# sourceMappingURL=chip-variance.js.map