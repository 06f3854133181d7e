"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readBook = readBook;
const book_catalogue_1 = require("../../accounting/books/book-catalogue");
const kept_books_1 = require("./kept-books");
const standing_1 = require("./standing");
/** A book of a day, of a closed one as it was at its close; or of a period, as it is known at the position. */
async function readBook(db, { name, ...wanted }) {
    const at = { ...wanted, until: wanted.until ?? wanted.day };
    const kind = (0, book_catalogue_1.bookKind)(name);
    const isPeriod = at.until !== at.day;
    if (isPeriod && kind.span === 'day')
        return 'BOOK.OF_ONE_DAY';
    const standing = isPeriod ? await (0, standing_1.readPeriodStanding)(db, at) : await (0, standing_1.readDayStanding)(db, at);
    if (standing === undefined)
        return 'GAMING_DAY.UNKNOWN';
    const { through: position, currency } = standing;
    const book = await kept_books_1.KEPT_BOOKS[name](db, { ...at, position, knownAt: at.position, currency });
    return { ...book, ...kind, ...standing, name, casino: at.casino, day: at.day, until: at.until };
}
//# sourceMappingURL=read-book.js.map