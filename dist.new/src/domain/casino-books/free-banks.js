"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.otherFreeBanks = void 0;
exports.noteFreeBank = noteFreeBank;
/** As a house may have one a day, so many reach back further than any event comes late. */
const REMEMBERED = 20;
/** The books after a table opened with free banks. */
function noteFreeBank(books, opened) {
    const known = books.freeBanks ?? [];
    if (known.some(({ day, table }) => day === opened.day && table === opened.table))
        return books;
    return { ...books, freeBanks: [...known, opened].slice(-REMEMBERED) };
}
/** The other tables at which the banks were free that day. */
const otherFreeBanks = ({ freeBanks = [] }, { day, table }) => freeBanks.filter((each) => each.day === day && each.table !== table).map((each) => each.table);
exports.otherFreeBanks = otherFreeBanks;
//# sourceMappingURL=free-banks.js.map