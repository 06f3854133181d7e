"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeLedgerOpened = judgeLedgerOpened;
const casino_books_1 = require("../../domain/casino-books/casino-books");
const money_1 = require("../../kernel/money");
const chart_of_accounts_1 = require("../chart-of-accounts");
const ledger_posting_1 = require("../posting-rules/ledger.posting");
const OPENING_RULE = {
    ruleId: 'L-opening',
    citation: 'opening balances: ledger.opened, once per casino, before any other event about money',
};
/** Posts the opening balances. A second opening is posted as declared, too, and found. */
function judgeLedgerOpened(event, before) {
    return {
        lines: (0, ledger_posting_1.postLedgerOpened)(event),
        findings: [...checkOpenedOnce(event, before), ...checkAccounts(event), ...checkBalance(event)],
        books: (0, casino_books_1.openBooks)(before.books, { currency: event.data.currency, eventId: event.id }),
    };
}
function checkOpenedOnce(event, { books }) {
    if (books.openedBy === undefined)
        return [];
    return [
        {
            code: 'ledger-opened-twice',
            severity: 'violation',
            ...OPENING_RULE,
            expected: `one opening, event ${books.openedBy}`,
            found: `a further opening, event ${event.id}`,
            eventIds: [event.id, books.openedBy],
        },
    ];
}
function checkAccounts(event) {
    const unknown = event.data.balances.filter(({ account }) => !(0, chart_of_accounts_1.chartAccountOf)(account));
    if (unknown.length === 0)
        return [];
    return [
        {
            code: 'account-not-in-chart',
            severity: 'violation',
            ...OPENING_RULE,
            expected: 'account paths of the chart of accounts',
            found: `${unknown.map(({ account }) => account).join(', ')}: posted to opening`,
            eventIds: [event.id],
        },
    ];
}
function checkBalance(event) {
    const excess = (0, money_1.sumMinor)(event.data.balances.map(({ amount }) => (0, money_1.minorFromWire)(amount)));
    if (excess === 0n)
        return [];
    return [
        {
            code: 'opening-unbalanced',
            severity: 'violation',
            ...OPENING_RULE,
            expected: 'balances that sum to zero',
            found: `${excess} left over: posted to opening`,
            eventIds: [event.id],
        },
    ];
}
//# sourceMappingURL=ledger.judge.js.map