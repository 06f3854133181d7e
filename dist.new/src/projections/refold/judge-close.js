"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeClose = judgeClose;
const judge_event_1 = require("../../accounting/judge-event");
const closed_days_1 = require("../../domain/casino-books/closed-days");
const judged_by_itself_1 = require("../runner/judged-by-itself");
const move_to_next_books_1 = require("./move-to-next-books");
/**
 * The close of a day. What was posted in its books after the record at which its checks ran is late, though it was
 * recorded before the close: it is moved to the next books, so that closing needs no lock.
 */
async function judgeClose(numbered, { page, knowledge }) {
    const { casino, number, event } = numbered;
    const known = knowledge.before(numbered);
    const judgement = (0, judge_event_1.judgeEvent)(event, known);
    knowledge.learn(numbered, judgement);
    const linesBefore = await (0, move_to_next_books_1.moveToNextBooks)(page, {
        ...{ casino, closedBy: number, through: BigInt(event.data.through) },
        ...{ from: event.gamingday, to: (0, closed_days_1.bookingDayOf)(judgement.books.closedDays ?? [], event.gamingday) },
    });
    return [{ ...(0, judged_by_itself_1.byItself)(numbered, judgement, known), linesBefore }];
}
//# sourceMappingURL=judge-close.js.map