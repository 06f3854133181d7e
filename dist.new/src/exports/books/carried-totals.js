"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.carriedTotals = carriedTotals;
exports.carriedBy = carriedBy;
exports.carriedRow = carriedRow;
const book_1 = require("../../accounting/books/book");
const printed_section_1 = require("./printed-section");
/**
 * What is carried from each page to the next, by the page that it is carried from; nothing where no table goes over
 * the end of the page. To be asked for once the document is laid out: only then its rows have pages.
 */
function carriedTotals(sections) {
    const carried = new Map();
    for (const printed of sections) {
        const last = pageOfRow(printed.table, printed.table.table.body.length - 1);
        for (const [page, cells] of carriedBy(printed.section, placedRows(printed))) {
            if (page < last)
                carried.set(page, { printed, cells });
        }
    }
    return carried;
}
/** What the rows of a section come to up to the end of each page that has any. */
function carriedBy({ columns, totals }, rows) {
    const byPage = new Map();
    if (totals === undefined)
        return byPage;
    let sums = totals.map((total, column) => columns[column]?.carries !== 'balance' && isAmount(total) ? (0, book_1.money)(0n, total.currency) : null);
    for (const { row, page } of rows) {
        sums = sums.map((sum, column) => {
            const cell = row[column];
            if (columns[column]?.carries === 'balance')
                return cell ?? sum;
            if (!isAmount(sum) || !isAmount(cell) || cell.currency !== sum.currency)
                return sum;
            return (0, book_1.money)(sum.amount + cell.amount, sum.currency);
        });
        byPage.set(page, sums);
    }
    return byPage;
}
const isAmount = (cell) => cell !== null && cell !== undefined && 'amount' in cell;
/** A row that says what is carried, under the same columns as the table that it belongs to. */
function carriedRow({ printed, cells }, words) {
    const first = cells.findIndex((cell) => cell !== null);
    if (first < 1)
        return [];
    const row = cells.map((cell) => (0, printed_section_1.printedCell)(cell, { bold: true }));
    row[0] = { text: words, bold: true, colSpan: first, alignment: 'right' };
    return { table: { widths: widthsOf(printed.table), body: [row] }, layout: printed_section_1.TABLE_LINES };
}
function placedRows({ section, table }) {
    return section.rows.map((row, index) => ({ row, page: pageOfRow(table, index + 1) }));
}
const pageOfRow = ({ table: { body } }, index) => body[index]?.[0]?.positions?.[0]?.pageNumber ?? 0;
const widthsOf = ({ table: { widths } }) => widths.map(({ _calcWidth }) => _calcWidth);
//# sourceMappingURL=carried-totals.js.map