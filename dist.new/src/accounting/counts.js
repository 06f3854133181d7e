"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tieToCount = tieToCount;
exports.takeOut = takeOut;
const journal_entry_1 = require("./journal-entry");
/** Brings a holder to what was counted: below the book the difference is debited, above it credited. */
function tieToCount({ holder, counted, currency, difference, subLedger }, book) {
    const detail = { basis: 'count' };
    if (counted === book)
        return [];
    return (0, journal_entry_1.move)({ debit: difference, credit: holder, amount: book - counted, currency, ...detail }).map((line) => (line.account === holder && subLedger !== undefined ? { ...line, subLedger } : line));
}
/**
 * The credits of a holder whose balance stands at several sub-ledgers: each gives what it has, in the order of their
 * names, until the amount is reached; what none of them has is credited to none of them.
 */
function takeOut({ holder, amount, currency }, balances) {
    const lines = [];
    let rest = amount;
    for (const { subLedger, balance } of balances.subLedgersOf(holder, currency)) {
        const part = balance <= 0n ? 0n : balance < rest ? balance : rest;
        lines.push(...(0, journal_entry_1.signedLine)(holder, -part, currency, { subLedger }));
        rest -= part;
    }
    return [...lines, ...(0, journal_entry_1.signedLine)(holder, -rest, currency)];
}
//# sourceMappingURL=counts.js.map