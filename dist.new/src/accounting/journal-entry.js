"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.reversalOf = void 0;
exports.move = move;
exports.signedLine = signedLine;
exports.inJournalOrder = inJournalOrder;
exports.imbalanceOf = imbalanceOf;
exports.assertBalanced = assertBalanced;
/** The two lines of a movement, debit first; none for zero, and the sides exchanged for a negative amount. */
function move({ debit, credit, amount, currency, ...detail }) {
    if (amount < 0n)
        return move({ debit: credit, credit: debit, amount: -amount, currency, ...detail });
    return [...signedLine(debit, amount, currency, detail), ...signedLine(credit, -amount, currency, detail)];
}
/** One line on the side its sign says: debit balances positive, credit balances negative. None for zero. */
function signedLine(account, amount, currency, { subLedger, basis = 'declared', ruleId, slip, exact } = {}) {
    if (amount === 0n)
        return [];
    const line = {
        account,
        debit: amount > 0n ? amount : 0n,
        credit: amount > 0n ? 0n : -amount,
        currency,
        basis,
        ...(subLedger === undefined ? {} : { subLedger }),
        ...(ruleId === undefined ? {} : { ruleId }),
        ...(slip === undefined ? {} : { slip }),
        ...(exact === undefined ? {} : { exact }),
    };
    return [line];
}
/**
 * The lines as they stand in the journal: debits before credits, each in the order in which it arose; lines that
 * differ in nothing but their amount are one.
 */
function inJournalOrder(lines) {
    const merged = [];
    for (const line of lines) {
        const same = merged.findIndex((other) => sameButAmount(line, other));
        if (same === -1)
            merged.push(line);
        else
            merged[same] = sum(merged[same], line);
    }
    return [...merged.filter(({ debit }) => debit > 0n), ...merged.filter(({ debit }) => debit === 0n)];
}
/** The lines that undo an entry: each on the other side. */
const reversalOf = (lines) => lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
exports.reversalOf = reversalOf;
/** The excess of debits over credits, per currency; all zero in a balanced entry. */
function imbalanceOf(lines) {
    const sums = new Map();
    for (const line of lines)
        sums.set(line.currency, (sums.get(line.currency) ?? 0n) + line.debit - line.credit);
    return sums;
}
/**
 * Asserts identity A1, the only one that is asserted: an entry sums to zero in each currency.
 * @throws Error a bug in a posting rule; no fact can cause it
 */
function assertBalanced(lines) {
    for (const [currency, excess] of imbalanceOf(lines)) {
        if (excess !== 0n)
            throw new Error(`the entry does not balance: ${currency} ${excess} too much on the debit side`);
    }
    return lines;
}
/** Amounts that were rounded stay apart, since each keeps what it was before. */
const sameButAmount = (a, b) => a.account === b.account &&
    a.subLedger === b.subLedger &&
    a.currency === b.currency &&
    a.debit > 0n === b.debit > 0n &&
    a.basis === b.basis &&
    a.ruleId === b.ruleId &&
    a.slip === b.slip &&
    a.exact === undefined &&
    b.exact === undefined;
const sum = (a, b) => ({
    ...a,
    debit: a.debit + b.debit,
    credit: a.credit + b.credit,
});
//# sourceMappingURL=journal-entry.js.map