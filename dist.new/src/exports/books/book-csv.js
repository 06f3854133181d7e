"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bookCsv = bookCsv;
const sync_1 = require("csv-stringify/sync");
const book_1 = require("../../accounting/books/book");
const dialect_1 = require("./dialect");
/**
 * A book as CSV: in each row first the section it belongs to; a row with the names of the columns before each section
 * whose columns are others. The same book gives the same bytes.
 */
function bookCsv({ sections, total }, dialect) {
    const { language, delimiter, bom } = dialect;
    const rows = [];
    let names = '';
    for (const { en, es, columns, rows: own, totals } of sections) {
        const heading = (0, dialect_1.harmless)(language === 'es' ? es : en);
        const header = columns.map((column) => (language === 'es' ? column.es : column.id));
        if (header.join('\0') !== names)
            rows.push([language === 'es' ? 'Sección' : 'section', ...header]);
        names = header.join('\0');
        const all = totals === undefined ? own : [...own, totals];
        rows.push(...all.map((row) => [heading, ...row.map((cell) => dialect.cell(cell))]));
    }
    if (total !== undefined) {
        const figures = dialect.cell((0, book_1.money)(total.amount, total.currency));
        rows.push([language === 'es' ? 'Total de la jornada' : 'total', figures, total.currency, total.words]);
    }
    return (0, sync_1.stringify)(rows, { delimiter, bom, record_delimiter: '\r\n' });
}
//# sourceMappingURL=book-csv.js.map