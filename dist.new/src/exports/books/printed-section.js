"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.printedCell = exports.contentOf = exports.TABLE_LINES = void 0;
exports.printedSection = printedSection;
exports.isLeftBehind = isLeftBehind;
const dialect_1 = require("./dialect");
/** The lines around and between the rows of every table. */
exports.TABLE_LINES = 'lightHorizontalLines';
/** The nth section as a table whose heading is repeated on every page. */
function printedSection(section, n) {
    const { columns, rows, totals } = section;
    const heading = columns.map(({ es }) => ({ text: es, bold: true, fillColor: '#eeeeee' }));
    const body = [heading, ...rows.map((row) => row.map((cell) => (0, exports.printedCell)(cell)))];
    if (totals !== undefined)
        body.push(totals.map((cell) => (0, exports.printedCell)(cell, { bold: true })));
    // Of what has a name, the layout says on which page it stands for good; of the rest, where it was tried first.
    for (const [index, [cell]] of body.entries())
        Object.assign(cell, { id: rowId(n, index) });
    const table = {
        table: {
            headerRows: 1,
            dontBreakRows: true,
            body,
        },
        layout: exports.TABLE_LINES,
    };
    return { n, section, table };
}
/** The heading of a section and its table. */
const contentOf = ({ n, section: { es }, table }) => [
    {
        ...(table.table.body.length > 1 ? { id: `${HEADING}${n}` } : {}),
        ...{ text: es, bold: true, fontSize: 9, margin: [0, 8, 0, 3] },
    },
    table,
];
exports.contentOf = contentOf;
/** Whether a node is the heading of a section whose first row has come to stand on another page: it goes with it. */
function isLeftBehind({ id = '' }, nodes) {
    if (!id.startsWith(HEADING))
        return false;
    const first = rowId(id.slice(HEADING.length), 1);
    return !nodes.getFollowingNodesOnPage().some((node) => node.id === first);
}
const HEADING = 'heading-';
const rowId = (section, row) => `${section}-${row}`;
/** A cell as it is printed; amounts stand at the right. */
const printedCell = (cell, style = {}) => ({
    ...{ text: dialect_1.PRINTED.cell(cell), ...style },
    alignment: cell !== null && 'amount' in cell ? 'right' : 'left',
});
exports.printedCell = printedCell;
//# sourceMappingURL=printed-section.js.map