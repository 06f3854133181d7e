"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isGamingDay = isGamingDay;
exports.nextGamingDay = nextGamingDay;
exports.previousGamingDay = previousGamingDay;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Whether a text is a date that exists, written YYYY-MM-DD. */
function isGamingDay(text) {
    const match = PATTERN.exec(text);
    if (!match)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}
function daysIn(year, month) {
    if (month === 2)
        return isLeap(year) ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
const isLeap = (year) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
/** The date after a gaming day. */
function nextGamingDay(day) {
    const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
    if (date < daysIn(year, month))
        return written(year, month, date + 1);
    return month < 12 ? written(year, month + 1, 1) : written(year + 1, 1, 1);
}
/** The date before a gaming day. */
function previousGamingDay(day) {
    const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
    if (date > 1)
        return written(year, month, date - 1);
    return month > 1 ? written(year, month - 1, daysIn(year, month - 1)) : written(year - 1, 12, 31);
}
const written = (year, month, date) => `${`${year}`.padStart(4, '0')}-${`${month}`.padStart(2, '0')}-${`${date}`.padStart(2, '0')}`;
//# sourceMappingURL=gaming-day.js.map