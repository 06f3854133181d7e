"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.wantedOf = wantedOf;
const book_catalogue_1 = require("../../accounting/books/book-catalogue");
const gaming_day_1 = require("../../kernel/gaming-day");
const result_1 = require("../../kernel/result");
/** What is wanted, or what is wrong with it. */
function wantedOf(name, { casino, knownAt, ...options }) {
    if (!(0, book_catalogue_1.isBookName)(name))
        return (0, result_1.refused)(`there is no book ${name}`);
    const days = daysOf(options);
    if (days === undefined) {
        return (0, result_1.refused)('name a day, --day 2026-01-01, or a period, --period 2026-01-01..2026-01-31');
    }
    if (knownAt === undefined)
        return (0, result_1.accepted)({ name, casino, ...days });
    if (!/^[1-9]\d{0,17}$/.test(knownAt))
        return (0, result_1.refused)('--known-at is the number of a record');
    return (0, result_1.accepted)({ name, casino, ...days, knownAt: BigInt(knownAt) });
}
/** The first and the last day; undefined where not exactly one of the two options says them. */
function daysOf({ day, period, }) {
    if ((day === undefined) === (period === undefined))
        return undefined;
    const [from, until, ...more] = day === undefined ? period.split('..') : [day, day];
    const areTwo = more.length === 0 && from !== undefined && until !== undefined;
    return areTwo && (0, gaming_day_1.isGamingDay)(from) && (0, gaming_day_1.isGamingDay)(until) && from <= until
        ? { day: from, until }
        : undefined;
}
//# sourceMappingURL=export-options.js.map