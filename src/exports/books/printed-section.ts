import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces';
import type { Cell, Section } from '../../accounting/books/book';
import { PRINTED } from './dialect';

/** A section as it is laid out, with its table, of which the layout says where its rows came to stand. */
export interface PrintedSection {
  readonly section: Section;
  readonly table: ContentTable;
}

/** The lines around and between the rows of every table. */
export const TABLE_LINES = 'lightHorizontalLines';

/** The nth section as a table whose heading is repeated on every page. */
export function printedSection(section: Section, n: number): PrintedSection {
  const { columns, rows, totals } = section;
  const heading = columns.map(({ es }): TableCell => ({ text: es, bold: true, fillColor: '#eeeeee' }));
  const body = [heading, ...rows.map((row) => row.map((cell) => printedCell(cell)))];
  if (totals !== undefined) body.push(totals.map((cell) => printedCell(cell, { bold: true })));
  // Of what has a name, the layout says on which page it stands for good; of the rest, where it was tried first.
  for (const [index, [cell]] of body.entries()) Object.assign(cell!, { id: `${n}-${index}` });
  const table: ContentTable = {
    table: {
      headerRows: 1,
      ...(body.length > 1 ? { keepWithHeaderRows: 1 } : {}),
      dontBreakRows: true,
      body,
    },
    layout: TABLE_LINES,
  };
  return { section, table };
}

/** The heading of a section and its table. */
export const contentOf = ({ section: { es }, table }: PrintedSection): Content[] => [
  { text: es, bold: true, fontSize: 9, margin: [0, 8, 0, 3] },
  table,
];

/** A cell as it is printed; amounts stand at the right. */
export const printedCell = (cell: Cell, style: { readonly bold?: boolean } = {}): TableCell => ({
  ...{ text: PRINTED.cell(cell), ...style },
  alignment: cell !== null && 'amount' in cell ? 'right' : 'left',
});
