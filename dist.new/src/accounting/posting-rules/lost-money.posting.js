"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postMoneyPaidOver = exports.postMoneyReturned = void 0;
exports.postMoneyFound = postMoneyFound;
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const balances_1 = require("../balances");
const coverage_1 = require("../coverage");
const journal_entry_1 = require("../journal-entry");
/** The account whose balance is the register of lost money, by its entries. */
const LOST = 'lost-money';
/** Chips or cash without owner come to the cage, and are owed on. */
function postMoneyFound({ data }) {
    const { currency, kind, entry } = data;
    const amount = (0, money_1.minorFromWire)(data.amount);
    return [
        ...(0, journal_entry_1.signedLine)(kind === 'chips' ? 'chips:cage' : 'cash:cage', amount, currency),
        ...(0, journal_entry_1.signedLine)(LOST, -amount, currency, { subLedger: entry }),
    ];
}
/** Lost money goes back to its owner. */
const postMoneyReturned = ({ data }, { balances }) => payOut({ ...data, entries: [data.entry] }, balances);
exports.postMoneyReturned = postMoneyReturned;
/** Lost money that nobody claimed is paid over. */
const postMoneyPaidOver = ({ data }, { balances }) => payOut(data, balances);
exports.postMoneyPaidOver = postMoneyPaidOver;
/** Out of the entries named, in their order, then out of what stands at none (forgotten bets). */
function payOut(payment, balances) {
    const { currency, entries, paidFrom } = payment;
    const amount = (0, money_1.minorFromWire)(payment.amount);
    let rest = amount;
    const named = [...new Set(entries)].flatMap((subLedger) => {
        const owed = -(0, balances_1.balanceOf)(balances, { account: LOST, subLedger, currency });
        const part = owed <= 0n ? 0n : owed < rest ? owed : rest;
        rest -= part;
        return (0, journal_entry_1.signedLine)(LOST, part, currency, { subLedger });
    });
    return [
        ...named,
        ...(0, coverage_1.draw)({ account: LOST, amount: rest, currency, variance: (0, account_paths_1.varianceOf)('cage') }, balances),
        ...(0, journal_entry_1.signedLine)(paidFrom === 'cash' ? 'cash:cage' : 'bank', -amount, currency),
    ];
}
//# sourceMappingURL=lost-money.posting.js.map