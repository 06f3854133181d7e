"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postBankDeposited = postBankDeposited;
exports.postBankPutInPlay = postBankPutInPlay;
exports.postBankWithdrawn = postBankWithdrawn;
exports.postBankDepositReturned = postBankDepositReturned;
const casino_books_1 = require("../../domain/casino-books/casino-books");
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const bank_lines_1 = require("../bank-lines");
const coverage_1 = require("../coverage");
const journal_entry_1 = require("../journal-entry");
const bank_shares_1 = require("../bank-shares");
const payments_posting_1 = require("./payments.posting");
/** A banker deposits with the house; a guarantee at a credit institution is recorded and posts nothing. */
function postBankDeposited({ data }) {
    const { currency, banker, means, document } = data;
    if (means === 'guarantee')
        return [];
    const amount = (0, money_1.minorFromWire)(data.amount);
    return [
        ...(0, payments_posting_1.paidIn)(means, { amount, currency, document }),
        ...(0, journal_entry_1.signedLine)('bank-deposit', -amount, currency, { subLedger: banker }),
    ];
}
/**
 * A deposit becomes chips of the bank, in the croupier's custody. A guarantee lets the banker draw beyond what he has
 * deposited: what he then owes stands on the debit side of his deposit.
 */
function postBankPutInPlay(event, { balances, books }) {
    const { currency, bank, banker } = event.data;
    const amount = (0, money_1.minorFromWire)(event.data.amount);
    const beyond = (0, casino_books_1.guaranteeOf)(books, banker);
    const drawing = { account: 'bank-deposit', subLedger: banker, amount, currency, beyond };
    return [
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.chipsOf)('custody', (0, session_key_1.tableConcerned)(event)), amount, currency),
        ...(0, coverage_1.draw)({ ...drawing, variance: (0, account_paths_1.varianceOf)('cage') }, balances),
        ...(0, journal_entry_1.signedLine)('chips:cage', -amount, currency),
        ...(0, bank_lines_1.owedToMember)({ bank, member: banker, place: 'in-play', amount }, currency),
    ];
}
/** The banker withdraws from the bank: in chips at the table, or at the cage, where it is a deposit again. */
function postBankWithdrawn(event, { session }) {
    const { currency, bank, banker, paidOut: how } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const amount = (0, money_1.minorFromWire)(event.data.amount);
    const ofBank = (0, bank_shares_1.takeFromBank)({ bank, amount, currency, table, first: banker }, session.banks);
    const custody = (0, journal_entry_1.signedLine)((0, account_paths_1.chipsOf)('custody', table), -amount, currency);
    if (how === 'chips')
        return [...ofBank, ...custody];
    return [
        ...(0, journal_entry_1.signedLine)('chips:cage', amount, currency),
        ...ofBank,
        ...custody,
        ...(0, journal_entry_1.signedLine)('bank-deposit', -amount, currency, { subLedger: banker }),
    ];
}
/** The house pays a deposit back; the release of a guarantee posts nothing. */
function postBankDepositReturned({ data }, { balances }) {
    const { currency, banker, paid, guaranteeReleased } = data;
    if (paid === undefined && guaranteeReleased !== undefined)
        return [];
    const amount = (0, money_1.minorFromWire)(data.amount);
    const variance = (0, account_paths_1.varianceOf)('cage');
    return [
        ...(0, coverage_1.draw)({ account: 'bank-deposit', subLedger: banker, amount, currency, variance }, balances),
        ...(0, payments_posting_1.paidOut)(paid ?? [], { amount, currency }),
    ];
}
//# sourceMappingURL=bank-deposit.posting.js.map