"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.booksAfterCorrection = booksAfterCorrection;
const casino_books_1 = require("../../domain/casino-books/casino-books");
const money_1 = require("../../kernel/money");
const judge_event_1 = require("../judge-event");
/** The books of a casino once a fact counts in another way: what it had told is taken back, what it tells now is added. */
function booksAfterCorrection({ before, after }, known) {
    const books = before === undefined ? known.books : takenBack(before, known.books);
    return after === undefined ? books : (0, judge_event_1.judgeFact)(after, { ...known, books }).books;
}
/** What the types tell the casino beyond their keys, taken back. What they tell of pools is folded with the pools. */
const TAKEN_BACK = {
    'cagnotte.bank.deposited.v1': (data, books) => data.means === 'guarantee' ? released(books, data, -1n) : books,
    'cagnotte.bank.deposit-returned.v1': (data, books) => data.guaranteeReleased === undefined ? books : released(books, data, 1n),
};
function takenBack({ type, data }, books) {
    const takingBack = Object.hasOwn(TAKEN_BACK, type) ? TAKEN_BACK[type] : undefined;
    return takingBack?.(data, books) ?? books;
}
const released = (books, { banker, amount }, sign) => (0, casino_books_1.guarantee)(books, { banker, amount: sign * (0, money_1.minorFromWire)(amount) });
//# sourceMappingURL=casino-wide.js.map