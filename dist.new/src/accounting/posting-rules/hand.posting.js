"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postHandPlayed = postHandPlayed;
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const coverage_1 = require("../coverage");
const journal_entry_1 = require("../journal-entry");
const RAKE_RULE = '1.1.10-II.4-01';
/**
 * A circle hand moves house money only by its rake, dropped in the slot of the table. The pot itself stays in the
 * customers' hands; the part of it carried to the next hand is kept by the croupier, so it is on hand, but owed.
 */
function postHandPlayed(event, { balances }) {
    const { currency, rake, carriedIn = 0, carriedOut = 0 } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const [custody, pot] = [(0, account_paths_1.chipsOf)('custody', table), (0, account_paths_1.potOf)(table)];
    const back = (0, money_1.minorFromWire)(carriedIn);
    return [
        ...(0, coverage_1.draw)({ account: pot, amount: back, currency, variance: (0, account_paths_1.varianceOf)('custody', table) }, balances),
        ...(0, journal_entry_1.signedLine)(custody, -back, currency),
        ...(0, journal_entry_1.move)({
            debit: (0, account_paths_1.chipsOf)('cagnotte', table),
            credit: (0, account_paths_1.commissionOf)('rake', table),
            amount: (0, money_1.minorFromWire)(rake.dropped),
            currency,
            ruleId: RAKE_RULE,
        }),
        ...(0, journal_entry_1.move)({ debit: custody, credit: pot, amount: (0, money_1.minorFromWire)(carriedOut), currency }),
    ];
}
//# sourceMappingURL=hand.posting.js.map