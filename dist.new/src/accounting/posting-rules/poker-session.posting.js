"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postPokerSessionCharged = postPokerSessionCharged;
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const journal_entry_1 = require("../journal-entry");
/** A player pays for the session: chips go into the cagnotte, cash to the cambista or the cage. */
function postPokerSessionCharged(event) {
    const { currency, amount, option, paidWith } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const holders = {
        chips: (0, account_paths_1.chipsOf)('cagnotte', table),
        'cash-at-cambista': (0, account_paths_1.cambistaCashOf)(table),
        'cash-at-cage': 'cash:cage',
    };
    return (0, journal_entry_1.move)({
        debit: holders[paidWith],
        credit: (0, account_paths_1.commissionOf)(option, table),
        amount: (0, money_1.minorFromWire)(amount),
        currency,
    });
}
//# sourceMappingURL=poker-session.posting.js.map