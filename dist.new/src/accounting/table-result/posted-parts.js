"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.enterPosted = enterPosted;
const account_paths_1 = require("../account-paths");
const journal_entry_1 = require("../journal-entry");
/** Rounds and pools move stakes and prizes through the float; others touch the same accounts for other reasons. */
const THROUGH_THE_FLOAT = new Set([
    'cagnotte.round.settled.v1',
    'cagnotte.round.voided.v1',
    'cagnotte.jackpot.contributed.v1',
    'cagnotte.jackpot.won.v1',
]);
/** The session with what an entry posted at its table added to it; unchanged where that is nothing. */
function enterPosted(session, entry) {
    const parts = postedBy(entry);
    const names = Object.keys(parts);
    if (names.every((name) => parts[name] === 0n))
        return session;
    const posted = Object.fromEntries(names.map((name) => [name, session.posted[name] + parts[name]]));
    return { ...session, posted: posted };
}
function postedBy({ type, table, lines, reversal }) {
    const own = type === 'cagnotte.variance.cleared.v1' ? [] : lines;
    const ofKind = (kind) => credits(own.filter(({ account }) => account.startsWith(kind) && account.endsWith(`:${table}`)));
    // What an opening finds on a float that was left locked belongs to neither session.
    const counted = type === 'cagnotte.table.opened.v1' ? [] : own;
    const sign = reversal ? -1n : 1n;
    const { prizes, stakes, slot } = throughFloat(type, table, reversal ? (0, journal_entry_1.reversalOf)(lines) : lines);
    return {
        win: ofKind('win:'),
        commission: ofKind('commission:'),
        varianceTable: credits(counted.filter(({ account }) => account === (0, account_paths_1.varianceOf)('table', table))),
        varianceDrop: credits(counted.filter(({ account }) => account === (0, account_paths_1.varianceOf)('drop', table))),
        prizesFromFloat: sign * prizes,
        deductionsToSlot: sign * slot,
        stakesSwept: sign * stakes,
    };
}
const POOL = /^(jackpot|jackpot-share|variance:jackpot)(:|$)/;
const ELSEWHERE = /^(chips:cage|cash:cage|bank|prizes-payable)$/;
/** Prizes paid out of a float, stakes swept into it, deductions dropped from it into the slot. */
function throughFloat(type, table, lines) {
    if (!THROUGH_THE_FLOAT.has(type))
        return { prizes: 0n, stakes: 0n, slot: 0n };
    const sumOf = (side, is) => lines.reduce((sum, line) => (is(line.account) ? sum + line[side] : sum), 0n);
    const ofPool = (account) => POOL.test(account);
    return {
        prizes: sumOf('debit', ofPool) - sumOf('credit', (account) => ELSEWHERE.test(account)),
        stakes: sumOf('credit', ofPool) - sumOf('debit', (account) => account === (0, account_paths_1.chipsOf)('jackpot', table)),
        slot: sumOf('debit', (account) => account === (0, account_paths_1.chipsOf)('cagnotte', table)),
    };
}
/** What the credits are above the debits: a revenue and a surplus are positive. */
const credits = (lines) => lines.reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
//# sourceMappingURL=posted-parts.js.map