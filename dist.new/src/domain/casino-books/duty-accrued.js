"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.withoutAccruals = exports.accruedOn = exports.noteAccrual = void 0;
/** Days are reopened soon or never; what an older one accrued is made good by the accrual of its next close. */
const REMEMBERED = 62;
/** The books after the close of a day has accrued duty. */
const noteAccrual = (books, accrued) => accrued.amount === 0n
    ? books
    : { ...books, accruals: [...(books.accruals ?? []), accrued].slice(-REMEMBERED) };
exports.noteAccrual = noteAccrual;
/** What the closes of a day have accrued and no reopening has taken back. */
const accruedOn = ({ accruals = [] }, day) => accruals.filter((accrued) => accrued.day === day);
exports.accruedOn = accruedOn;
/** The books after what the closes of a day have accrued was taken back. */
const withoutAccruals = (books, day) => books.accruals === undefined
    ? books
    : { ...books, accruals: books.accruals.filter((accrued) => accrued.day !== day) };
exports.withoutAccruals = withoutAccruals;
//# sourceMappingURL=duty-accrued.js.map