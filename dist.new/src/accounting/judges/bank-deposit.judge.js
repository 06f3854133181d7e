"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeBankDeposited = judgeBankDeposited;
exports.judgeBankDepositReturned = judgeBankDepositReturned;
const casino_books_1 = require("../../domain/casino-books/casino-books");
const money_1 = require("../../kernel/money");
const bank_deposit_posting_1 = require("../posting-rules/bank-deposit.posting");
/** A deposit; a guarantee at a credit institution is remembered, and posts nothing. */
function judgeBankDeposited(event, { books }) {
    const { means, banker, amount } = event.data;
    const given = { banker, amount: (0, money_1.minorFromWire)(amount) };
    return {
        lines: (0, bank_deposit_posting_1.postBankDeposited)(event),
        ...(means === 'guarantee' ? { books: (0, casino_books_1.guarantee)(books, given) } : {}),
    };
}
/** A deposit paid back, or a guarantee released. */
function judgeBankDepositReturned(event, before) {
    const { banker, amount, guaranteeReleased } = event.data;
    const released = { banker, amount: -(0, money_1.minorFromWire)(amount) };
    return {
        lines: (0, bank_deposit_posting_1.postBankDepositReturned)(event, before),
        ...(guaranteeReleased === undefined ? {} : { books: (0, casino_books_1.guarantee)(before.books, released) }),
    };
}
//# sourceMappingURL=bank-deposit.judge.js.map