"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.byItself = void 0;
const closed_days_1 = require("../../domain/casino-books/closed-days");
/** A fact as its own record reports it, with what it means. */
const byItself = ({ casino, number, standing, event }, judgement, { books }) => ({
    casino,
    number,
    standing,
    event,
    entry: 'own',
    ofRecord: number,
    posts: judgement.lines,
    linesBefore: 0,
    bookingDay: (0, closed_days_1.bookingDayOf)(
    // What a reopening takes back counts in the books that it opens.
    (isReopening(event) ? judgement.books : books).closedDays ?? [], event.gamingday),
    opens: judgement.findings,
    closes: [],
    // Last: a spread that is added to has a shape of its own in every event, which every read model would be slow to read.
    ...judgement,
});
exports.byItself = byItself;
const isReopening = ({ type }) => type === 'cagnotte.gaming-day.reopened.v1';
//# sourceMappingURL=judged-by-itself.js.map