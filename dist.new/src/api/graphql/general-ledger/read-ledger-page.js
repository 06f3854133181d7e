"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readLedgerPage = readLedgerPage;
const account_sums_1 = require("../../../projections/journal/account-sums");
const sums_until_line_1 = require("../../../projections/journal/sums-until-line");
const read_journal_lines_1 = require("../journal/read-journal-lines");
/** A page of the lines of one account, each with the balance after it, and one line more. */
async function readLedgerPage(manager, wanted, { page, period }) {
    const balances = await balancesBefore(manager, wanted.account, { page, period });
    const lines = await (0, read_journal_lines_1.readJournalLines)(manager, wanted, page);
    return lines.map((line) => {
        const balance = (balances.get(line.currency) ?? 0n) + line.debit - line.credit;
        balances.set(line.currency, balance);
        return { line, balance };
    });
}
/** What the account held before the first line of the page, per currency. */
async function balancesBefore(manager, account, { page, period }) {
    const balances = new Map();
    const add = (currency, amount) => {
        balances.set(currency, (balances.get(currency) ?? 0n) + amount);
    };
    if (period.from !== undefined) {
        for (const [sign, from] of [[1n, undefined], [-1n, period.from]]) {
            const sums = await (0, account_sums_1.accountSums)(manager, { ...period, from, asOf: undefined }, { under: account });
            for (const sum of sums) {
                if (sum.account === account)
                    add(sum.currency, sign * (sum.debits - sum.credits));
            }
        }
    }
    if (page.after) {
        const [record, line] = page.after;
        for (const [currency, amount] of await (0, sums_until_line_1.sumsUntilLine)(manager, period, { account, record, line })) {
            add(currency, amount);
        }
    }
    return balances;
}
//# sourceMappingURL=read-ledger-page.js.map