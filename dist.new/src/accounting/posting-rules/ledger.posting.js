"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postLedgerOpened = postLedgerOpened;
const money_1 = require("../../kernel/money");
const chart_of_accounts_1 = require("../chart-of-accounts");
const journal_entry_1 = require("../journal-entry");
/** The account that takes what the chart does not know and what an opening leaves unbalanced. */
const OPENING = 'opening';
/** Opening balances as declared; whatever does not balance, or stands at an unknown path, is posted to `opening`. */
function postLedgerOpened({ data }) {
    const lines = data.balances.flatMap(({ account, subLedger, amount }) => (0, journal_entry_1.signedLine)((0, chart_of_accounts_1.chartAccountOf)(account) ? account : OPENING, (0, money_1.minorFromWire)(amount), data.currency, {
        subLedger,
    }));
    const excess = (0, money_1.sumMinor)(lines.map((line) => line.debit - line.credit));
    return [...lines, ...(0, journal_entry_1.signedLine)(OPENING, -excess, data.currency, { basis: 'derived' })];
}
//# sourceMappingURL=ledger.posting.js.map