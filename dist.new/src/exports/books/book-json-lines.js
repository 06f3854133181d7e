"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bookJsonLines = bookJsonLines;
const money_1 = require("../../kernel/money");
/**
 * A book as JSON Lines: one object for each row, with the section it belongs to and its cells by the ids of the columns;
 * totals are told by `"total": true`. Amounts are decimal text with their currency. The same book gives the same bytes.
 */
function bookJsonLines({ sections, total }) {
    const lines = sections.flatMap((section) => [
        ...section.rows.map((row) => rowOf(section, row)),
        ...(section.totals === undefined ? [] : [{ ...rowOf(section, section.totals), total: true }]),
    ]);
    const ofDay = total === undefined ? [] : [{ total: true, amount: amountOf(total), words: total.words, section: null }];
    return [...lines, ...ofDay].map((line) => `${JSON.stringify(line)}\n`).join('');
}
const rowOf = ({ en, columns }, row) => ({
    section: en,
    ...Object.fromEntries(columns.map(({ id }, column) => [id, valueOf(row[column] ?? null)])),
});
function valueOf(cell) {
    if (cell === null)
        return null;
    return 'amount' in cell ? amountOf(cell) : Object.values(cell)[0];
}
const amountOf = ({ amount, currency }) => ({
    amount: (0, money_1.formatMinor)(amount, currency),
    currency,
});
//# sourceMappingURL=book-json-lines.js.map