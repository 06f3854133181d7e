"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.journalLines = journalLines;
exports.closedBooks = closedBooks;
const book_catalogue_1 = require("../../accounting/books/book-catalogue");
const read_book_1 = require("../books/read-book");
const closed_days_1 = require("../../domain/casino-books/closed-days");
const gaming_day_1 = require("../gaming-days/gaming-day");
const known_days_1 = require("../gaming-days/known-days");
const archive_line_1 = require("./archive-line");
/** So many lines of the journal are read at once. */
const AT_ONCE = 5_000;
/** Every line of the journal as an archive keeps it, in the order of casinos, records and lines. */
async function* journalLines(db) {
    let after = ['', '0', '0'];
    for (;;) {
        const rows = await db.query(`SELECT (SELECT jsonb_object_agg(key, value #>> '{}') FROM jsonb_each(to_jsonb(j))) AS row
         FROM journal_line j
        WHERE (casino, record_number, line) > ($1 COLLATE "C", $2::bigint, $3::integer)
        ORDER BY casino COLLATE "C", record_number, line LIMIT ${AT_ONCE}`, after);
        for (const { row } of rows)
            yield { kind: 'journal', row };
        const last = rows.at(-1)?.row;
        if (last === undefined || rows.length < AT_ONCE)
            return;
        after = [last['casino'], last['record_number'], last['line']];
    }
}
/** The official books of every closed day of a casino, each as it was at the close. */
async function* closedBooks(db, { casino, position }) {
    const { closedDays = [] } = await (0, gaming_day_1.readCasinoBooks)(db, { casino, position });
    const days = await (0, known_days_1.readKnownDays)(db, { casino, position });
    for (const day of days.filter((each) => (0, closed_days_1.isClosed)(closedDays, each)).sort()) {
        for (const name of book_catalogue_1.BOOK_NAMES) {
            const book = await (0, read_book_1.readBook)(db, { casino, day, position, name });
            if (typeof book === 'string')
                continue;
            const { sections, total } = book;
            const content = JSON.parse((0, archive_line_1.archiveJson)({ sections, total }));
            yield { kind: 'book', casino, day, book: name, content };
        }
    }
}
//# sourceMappingURL=archived-tables.js.map