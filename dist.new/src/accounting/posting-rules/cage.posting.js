"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postChipsSold = postChipsSold;
exports.postChipsRedeemed = postChipsRedeemed;
exports.postCurrencyChanged = postCurrencyChanged;
exports.postCageTransferred = postCageTransferred;
exports.postCageCounted = postCageCounted;
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const counts_1 = require("../counts");
const journal_entry_1 = require("../journal-entry");
const payments_posting_1 = require("./payments.posting");
/** The cage sells chips: what was paid comes in, chips go out at face value. */
function postChipsSold({ data }) {
    const { currency, meansOfPayment, document, slip } = data;
    const amount = (0, money_1.minorFromWire)(data.amount);
    return [
        ...(0, payments_posting_1.paidIn)(meansOfPayment, { amount, currency, document }),
        ...(0, journal_entry_1.signedLine)('chips:cage', -amount, currency),
    ].map((line) => (slip === undefined ? line : { ...line, slip }));
}
/** A customer gives chips back and is paid their face value. */
function postChipsRedeemed({ data }) {
    const { currency, paid } = data;
    const amount = (0, money_1.minorFromWire)(data.amount);
    return [...(0, journal_entry_1.signedLine)('chips:cage', amount, currency), ...(0, payments_posting_1.paidOut)(paid, { amount, currency })];
}
/** Money in one currency for money in another; the position in each stands at `fx`. */
function postCurrencyChanged({ data }) {
    const sign = data.direction === 'bought' ? 1n : -1n;
    const own = sign * (0, money_1.minorFromWire)(data.amount);
    const other = sign * (0, money_1.minorFromWire)(data.other.amount);
    return [
        ...(0, journal_entry_1.signedLine)('cash:cage', other, data.other.currency),
        ...(0, journal_entry_1.signedLine)('fx', own, data.currency),
        ...(0, journal_entry_1.signedLine)('fx', -other, data.other.currency),
        ...(0, journal_entry_1.signedLine)('cash:cage', -own, data.currency),
    ];
}
/** Between the cash of the cage and the bank of the house. */
function postCageTransferred({ data }) {
    if (data.from === data.to)
        return [];
    const holder = { cash: 'cash:cage', bank: 'bank' };
    const { currency } = data;
    return (0, journal_entry_1.move)({
        debit: holder[data.to],
        credit: holder[data.from],
        amount: (0, money_1.minorFromWire)(data.amount),
        currency,
    });
}
/**
 * The cage is counted, also when it opens: chips, cash, each other currency that was counted, and cheques. Before the
 * ledger is opened there is no book to hold a count against.
 */
function postCageCounted({ data }, { balances, books }) {
    if (books.openedBy === undefined)
        return [];
    const { currency, chips, cash, cheques, otherCurrencies = [] } = data;
    const difference = (0, account_paths_1.varianceOf)('cage');
    const money = byCurrency([{ currency, amount: cash }, ...otherCurrencies]);
    const counted = [
        ...(0, counts_1.tieToCount)({ holder: 'chips:cage', counted: (0, money_1.minorFromWire)(chips), currency, difference }, balances.of('chips:cage', currency)),
        ...[...money].flatMap(([of, amount]) => (0, counts_1.tieToCount)({ holder: 'cash:cage', counted: amount, currency: of, difference }, balances.of('cash:cage', of))),
    ];
    return [...counted, ...(cheques === undefined ? [] : countCheques(cheques, currency, balances))];
}
/** What was counted of each currency, however many times it is named. */
function byCurrency(counted) {
    const sums = new Map();
    for (const { currency, amount } of counted) {
        sums.set(currency, (sums.get(currency) ?? 0n) + (0, money_1.minorFromWire)(amount));
    }
    return sums;
}
/** Each cheque singly, by its number; a cheque of the books that was not found is missing whole. */
function countCheques(cheques, currency, balances) {
    const held = balances.subLedgersOf('cheques:cage', currency);
    const documents = new Set([
        ...held.map(({ subLedger }) => subLedger),
        ...cheques.map(({ document }) => document),
    ]);
    return [...documents].flatMap((subLedger) => {
        const found = cheques.filter(({ document }) => document === subLedger);
        const book = held.find((each) => each.subLedger === subLedger)?.balance ?? 0n;
        const counted = (0, money_1.sumMinor)(found.map(({ amount }) => (0, money_1.minorFromWire)(amount)));
        const difference = (0, account_paths_1.varianceOf)('cage');
        return (0, counts_1.tieToCount)({ holder: 'cheques:cage', subLedger, counted, currency, difference }, book);
    });
}
//# sourceMappingURL=cage.posting.js.map