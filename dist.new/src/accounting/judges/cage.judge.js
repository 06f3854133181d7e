"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeCageOpened = void 0;
const casino_books_1 = require("../../domain/casino-books/casino-books");
const money_1 = require("../../kernel/money");
const cage_guarantee_check_1 = require("../checks/cage-guarantee.check");
const finding_1 = require("../finding");
const cage_posting_1 = require("../posting-rules/cage.posting");
/** The cage opens: it is counted, and must be able to pay the prizes of the day. */
const judgeCageOpened = (event, before) => ({
    lines: (0, cage_posting_1.postCageCounted)(event, before),
    books: (0, casino_books_1.noteBlocked)(before.books, {
        day: event.gamingday,
        amount: (0, money_1.minorFromWire)(event.data.blockedInBank ?? 0),
    }),
    findings: (0, finding_1.about)((0, cage_guarantee_check_1.checkGuaranteeOfCage)(event, before), event.id),
});
exports.judgeCageOpened = judgeCageOpened;
//# sourceMappingURL=cage.judge.js.map