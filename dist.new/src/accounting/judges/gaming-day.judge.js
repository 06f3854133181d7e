"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeGamingDayCertified = exports.judgeGamingDayOpened = void 0;
exports.judgeGamingDayClosed = judgeGamingDayClosed;
exports.judgeGamingDayReopened = judgeGamingDayReopened;
const closed_days_1 = require("../../domain/casino-books/closed-days");
const duty_accrued_1 = require("../../domain/casino-books/duty-accrued");
const money_1 = require("../../kernel/money");
const gaming_day_checks_1 = require("../checks/gaming-day.checks");
const two_persons_check_1 = require("../checks/two-persons.check");
const duty_accrual_posting_1 = require("../duty/duty-accrual.posting");
const finding_1 = require("../finding");
/** A day begins. Late or early, it begins: what should have come first is found. */
const judgeGamingDayOpened = ({ id, gamingday }, { books }) => ({
    books: gamingday > (books.openedDay ?? '') ? { ...books, openedDay: gamingday } : books,
    findings: (0, finding_1.about)((0, gaming_day_checks_1.checkLastCertified)(books, gamingday), id),
});
exports.judgeGamingDayOpened = judgeGamingDayOpened;
/**
 * The books of a day are closed: what is recorded of it from now on counts in the books of a later one. The duty that
 * it accrues is the last entry of its own.
 */
function judgeGamingDayClosed({ id, gamingday, data }, { books }) {
    const accrued = {
        day: gamingday,
        amount: (0, money_1.minorFromWire)(data.dutyAccrued ?? 0),
        currency: data.currency,
    };
    const closed = { ...books, closedDays: (0, closed_days_1.closeDay)(books.closedDays ?? [], gamingday) };
    return {
        lines: (0, duty_accrual_posting_1.postDutyAccrued)(accrued.amount, accrued.currency),
        books: (0, duty_accrued_1.noteAccrual)(closed, accrued),
        findings: (0, finding_1.about)((0, gaming_day_checks_1.checkNotClosed)(books, gamingday), id),
    };
}
/** A person certifies the closed books of a day. */
const judgeGamingDayCertified = ({ id, gamingday }, { books }) => ({
    books: { ...books, certifiedDays: (0, closed_days_1.closeDay)(books.certifiedDays ?? [], gamingday) },
    findings: (0, finding_1.about)((0, gaming_day_checks_1.checkClosed)(books, { day: gamingday, what: 'certified' }), id),
});
exports.judgeGamingDayCertified = judgeGamingDayCertified;
/** Two persons open the books of a day again; the duty that its closes accrued is taken back. */
function judgeGamingDayReopened({ id, gamingday, data }, { books }) {
    const reopened = {
        ...(0, duty_accrued_1.withoutAccruals)(books, gamingday),
        closedDays: (0, closed_days_1.reopenDay)(books.closedDays ?? [], gamingday),
        certifiedDays: (0, closed_days_1.reopenDay)(books.certifiedDays ?? [], gamingday),
    };
    return {
        lines: (0, duty_accrued_1.accruedOn)(books, gamingday).flatMap(({ amount, currency }) => (0, duty_accrual_posting_1.postDutyAccrued)(-amount, currency)),
        books: reopened,
        findings: (0, finding_1.about)([...(0, two_persons_check_1.checkTwoPersons)(data.by), ...(0, gaming_day_checks_1.checkClosed)(books, { day: gamingday, what: 'reopened' })], id),
    };
}
//# sourceMappingURL=gaming-day.judge.js.map