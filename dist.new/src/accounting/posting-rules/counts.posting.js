"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postTipsCounted = postTipsCounted;
exports.postCambistaCounted = postCambistaCounted;
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const counts_1 = require("../counts");
const journal_entry_1 = require("../journal-entry");
/**
 * A tip box is counted: what is in it beyond an earlier count is owed to the staff, what an earlier count found and
 * this one does not is a variance. Cash goes to the cage in any case, chips with this event or a later one.
 */
function postTipsCounted(event, { balances }) {
    const { currency, takenToCage, otherCurrencies = [] } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const box = (0, account_paths_1.chipsOf)('tips', table);
    const [chips, cash] = [(0, money_1.minorFromWire)(event.data.chips), (0, money_1.minorFromWire)(event.data.cash)];
    const before = balances.of(box, currency);
    const found = chips > before ? chips - before : 0n;
    const missing = before > chips ? before - chips : 0n;
    return [
        ...(takenToCage
            ? [...(0, journal_entry_1.signedLine)('chips:cage', chips, currency), ...(0, journal_entry_1.signedLine)(box, found - chips, currency)]
            : (0, journal_entry_1.signedLine)(box, found, currency)),
        ...(0, journal_entry_1.signedLine)('cash:cage', cash, currency),
        ...(0, journal_entry_1.signedLine)('tips', -(found + cash), currency),
        ...(0, journal_entry_1.move)({ debit: (0, account_paths_1.varianceOf)('tips', table), credit: box, amount: missing, currency, basis: 'count' }),
        ...otherCurrencies.flatMap((other) => [
            ...(0, journal_entry_1.signedLine)('cash:cage', (0, money_1.minorFromWire)(other.amount), other.currency),
            ...(0, journal_entry_1.signedLine)('tips', -(0, money_1.minorFromWire)(other.amount), other.currency),
        ]),
    ];
}
/** The imprest of a cambista is counted, chips and cash apart. */
function postCambistaCounted(event, { balances }) {
    const { currency, takenToCage } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const difference = (0, account_paths_1.varianceOf)('cambista', table);
    const [holder, till] = [(0, account_paths_1.chipsOf)('cambista', table), (0, account_paths_1.cambistaCashOf)(table)];
    const [chips, cash] = [(0, money_1.minorFromWire)(event.data.chips), (0, money_1.minorFromWire)(event.data.cash)];
    return [
        ...(0, counts_1.tieToCount)({ holder, counted: chips, currency, difference }, balances.of(holder, currency)),
        ...(0, counts_1.tieToCount)({ holder: till, counted: cash, currency, difference }, balances.of(till, currency)),
        ...(takenToCage
            ? [
                ...(0, journal_entry_1.signedLine)('chips:cage', chips, currency),
                ...(0, journal_entry_1.signedLine)('cash:cage', cash, currency),
                ...(0, journal_entry_1.signedLine)(holder, -chips, currency),
                ...(0, journal_entry_1.signedLine)(till, -cash, currency),
            ]
            : []),
    ];
}
//# sourceMappingURL=counts.posting.js.map