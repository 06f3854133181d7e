"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.manifestText = void 0;
exports.bookFile = bookFile;
const node_crypto_1 = require("node:crypto");
const money_1 = require("../../kernel/money");
const release_1 = require("../../kernel/release");
const book_csv_1 = require("./book-csv");
const book_json_lines_1 = require("./book-json-lines");
const book_pdf_1 = require("./book-pdf");
const dialect_1 = require("./dialect");
/** How each form is written. */
const FORMS = {
    csv: { type: 'text/csv; charset=utf-8', ending: 'csv', make: (book) => (0, book_csv_1.bookCsv)(book, dialect_1.MACHINE) },
    'csv-es': { type: 'text/csv; charset=utf-8', ending: 'es.csv', make: (book) => (0, book_csv_1.bookCsv)(book, dialect_1.SPANISH) },
    jsonl: { type: 'application/x-ndjson', ending: 'jsonl', make: book_json_lines_1.bookJsonLines },
    pdf: { type: 'application/pdf', ending: 'pdf', make: book_pdf_1.bookPdf },
};
/** A book, as it was known at a record, as a file with its manifest: the same book gives the same bytes. */
async function bookFile(book, knownAt, format) {
    const { casino, name: of, day, until, through, status, sections } = book;
    const { type, ending, make } = FORMS[format];
    const made = await make(book);
    const bytes = typeof made === 'string' ? Buffer.from(made, 'utf8') : made;
    const name = `${casino}-${day === until ? day : `${day}-${until}`}-${of}.${ending}`;
    const manifest = {
        file: name,
        query: { casino, book: of, day, until, format },
        ...{ asOf: until, knownAt: Number(knownAt), position: Number(through), status, release: release_1.RELEASE },
        rows: sections.reduce((rows, section) => rows + section.rows.length, 0),
        totals: totalsOf(book),
        ...{ bytes: bytes.length, sha256: (0, node_crypto_1.createHash)('sha256').update(bytes).digest('hex') },
    };
    return { name, type, bytes, manifest };
}
/** A manifest as the bytes of a file. */
const manifestText = (manifest) => `${JSON.stringify(manifest, undefined, 2)}\n`;
exports.manifestText = manifestText;
const totalsOf = ({ sections, total }) => [
    ...sections.flatMap(({ en, columns, totals = [] }) => totals.flatMap((cell, column) => cell !== null && 'amount' in cell
        ? [
            {
                ...{ section: en, column: columns[column].id },
                ...{ amount: (0, money_1.formatMinor)(cell.amount, cell.currency), currency: cell.currency },
            },
        ]
        : [])),
    ...(total === undefined
        ? []
        : [
            {
                ...{ section: '', column: 'total' },
                ...{ amount: (0, money_1.formatMinor)(total.amount, total.currency), currency: total.currency },
            },
        ]),
];
//# sourceMappingURL=book-file.js.map