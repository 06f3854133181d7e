"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.entryVoidedBy = entryVoidedBy;
exports.isOfOneCloth = isOfOneCloth;
exports.postVoided = postVoided;
const round_reference_1 = require("../../domain/table-session/round-reference");
const session_key_1 = require("../../domain/table-session/session-key");
const account_paths_1 = require("../account-paths");
const coverage_1 = require("../coverage");
const in_succession_1 = require("../in-succession");
const journal_entry_1 = require("../journal-entry");
const reporting_1 = require("../reporting");
const surprises_1 = require("../surprises");
/**
 * The entry that a void reverses: that of the round, where it was settled and is not void already. A coup that is void
 * on one cloth alone has no entry of its own to reverse; what it comes to is for a correction to say.
 */
function entryVoidedBy(event, before) {
    if (!event.data.settled || before.firstReport !== undefined || isOfOneCloth(event, before))
        return undefined;
    return before.entryOf((0, round_reference_1.voidedRoundOf)(event));
}
/** Whether only one of the two cloths of a table is void. */
function isOfOneCloth(event, before) {
    const tableaux = 'tableaux' in event.data ? event.data.tableaux : undefined;
    if (tableaux === undefined)
        return false;
    const hasTwo = (0, reporting_1.gameAt)(event, before) === 'baccarat-two-tableaux' || tableaux.includes(2);
    return hasTwo && new Set(tableaux).size === 1;
}
/**
 * A round is void. One that never was settled moved nothing: its bets were in the customers' hands all the time. One
 * that was is reversed; what was paid out of a bank or a meter meanwhile cannot be taken back from it.
 */
function postVoided(event, before) {
    const entry = entryVoidedBy(event, before);
    if (entry === undefined)
        return [];
    return (0, in_succession_1.inSuccession)((0, journal_entry_1.reversalOf)(entry.lines), before, (line, known) => takeBack(line, event, known));
}
function takeBack(line, event, { balances }) {
    const point = pointOf(line.account);
    const undone = (0, surprises_1.withoutSurprise)(line);
    if (point === undefined || line.debit === 0n)
        return [undone];
    const { account, debit, currency, subLedger, basis } = undone;
    const variance = (0, account_paths_1.varianceOf)(point, (0, session_key_1.tableConcerned)(event));
    return (0, coverage_1.draw)({ account, amount: debit, currency, subLedger, basis, variance }, balances);
}
/** The variance that takes what something owed does not hold; undefined for what may be below zero. */
function pointOf(account) {
    if (/^(player-bank|garage:|pot(:|$))/.test(account))
        return 'custody';
    return account.startsWith('jackpot:') ? 'jackpot' : undefined;
}
//# sourceMappingURL=void.posting.js.map