"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkClosed = exports.checkNotClosed = void 0;
exports.checkLastCertified = checkLastCertified;
const closed_days_1 = require("../../domain/casino-books/closed-days");
const DAY_RULE = {
    severity: 'violation',
    ruleId: 'O1979-54.2',
    citation: 'Orden of 9 January 1979, article 54.2: the day is totalled at its end, and before the next one begins',
};
/** A casino that closes its days opens one only when the last one was certified. */
function checkLastCertified({ openedDay, closedDays = [], certifiedDays = [] }, day) {
    if (openedDay === undefined || openedDay >= day || closedDays.length === 0)
        return [];
    if ((0, closed_days_1.isClosed)(certifiedDays, openedDay))
        return [];
    return [
        {
            code: 'day-opened-before-certified',
            ...DAY_RULE,
            expected: `day ${openedDay} certified before ${day} begins`,
            found: (0, closed_days_1.isClosed)(closedDays, openedDay) ? 'closed, and not certified' : 'not closed',
        },
    ];
}
/** A day is closed once, until it is opened again. */
const checkNotClosed = ({ closedDays = [] }, day) => (0, closed_days_1.isClosed)(closedDays, day)
    ? [
        {
            code: 'day-closed-twice',
            ...DAY_RULE,
            expected: `one close of day ${day}`,
            found: 'a further close',
        },
    ]
    : [];
exports.checkNotClosed = checkNotClosed;
/** Only a closed day is certified, or opened again. */
const checkClosed = ({ closedDays = [] }, { day, what }) => (0, closed_days_1.isClosed)(closedDays, day)
    ? []
    : [
        {
            code: 'day-not-closed',
            ...DAY_RULE,
            expected: `day ${day} closed before it is ${what}`,
            found: 'its books are open',
        },
    ];
exports.checkClosed = checkClosed;
//# sourceMappingURL=gaming-day.checks.js.map