"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bookingDayOf = exports.reopenDay = exports.isClosed = void 0;
exports.closeDay = closeDay;
const gaming_day_1 = require("../../kernel/gaming-day");
/** Whether the books of a day are among them. */
const isClosed = (closed, day) => closed.some(({ first, last }) => first <= day && day <= last);
exports.isClosed = isClosed;
/** The days after the books of one more were closed. */
function closeDay(closed, day) {
    if ((0, exports.isClosed)(closed, day))
        return closed;
    return [...closed, { first: day, last: day }]
        .sort((a, b) => (a.first < b.first ? -1 : 1))
        .reduce(joined, []);
}
function joined(spans, next) {
    const before = spans.at(-1);
    return before !== undefined && (0, gaming_day_1.nextGamingDay)(before.last) === next.first
        ? [...spans.slice(0, -1), { first: before.first, last: next.last }]
        : [...spans, next];
}
/** The days after the books of one were opened again. */
const reopenDay = (closed, day) => closed.flatMap((span) => (span.first <= day && day <= span.last ? without(span, day) : [span]));
exports.reopenDay = reopenDay;
/** Days before and after the one that is taken out. */
function without({ first, last }, day) {
    const days = [];
    let before;
    for (let each = first; each < day; each = (0, gaming_day_1.nextGamingDay)(each))
        before = each;
    if (before !== undefined)
        days.push({ first, last: before });
    if (day < last)
        days.push({ first: (0, gaming_day_1.nextGamingDay)(day), last });
    return days;
}
/**
 * The day in whose books a fact counts that is recorded now: its own, unless that is closed; then the one after the
 * last that is.
 */
const bookingDayOf = (closed, day) => (0, exports.isClosed)(closed, day) ? (0, gaming_day_1.nextGamingDay)(closed.at(-1).last) : day;
exports.bookingDayOf = bookingDayOf;
//# sourceMappingURL=closed-days.js.map