import type { Content, ContentTable, Node, NodeQueries, TableCell } from 'pdfmake/interfaces';
import type { Cell, Section } from '../../ledger/_core/books/book';
import { PRINTED } from './dialect';

/** A section as it is laid out, with its table, of which the layout says where its rows came to stand. */
export interface PrintedSection {
  readonly n: number;
  readonly section: Section;
  readonly table: ContentTable;
}

export const TABLE_LINES = 'lightHorizontalLines';

export function withoutEmptyColumns(section: Section): Section {
  const isShown = section.columns.map(
    ({ leftOutEmpty }, column) =>
      leftOutEmpty !== true || section.rows.some((row) => PRINTED.cell(row[column] ?? null) !== ''),
  );
  const shown = <Each>(cells: readonly Each[]): Each[] => cells.filter((_, column) => isShown[column]);
  return {
    ...section,
    columns: shown(section.columns),
    rows: section.rows.map(shown),
    ...(section.totals === undefined ? {} : { totals: shown(section.totals) }),
  };
}

export function printedSection(section: Section, n: number): PrintedSection {
  const { columns, rows, totals } = section;
  const heading = columns.map(({ es }): TableCell => ({ text: es, bold: true, fillColor: '#eeeeee' }));
  const body = [heading, ...rows.map((row) => row.map((cell) => printedCell(cell)))];
  if (totals !== undefined) body.push(totals.map((cell) => printedCell(cell, { bold: true })));
  // Of what has a name, the layout says on which page it stands for good; of the rest, where it was tried first.
  for (const [index, [cell]] of body.entries()) Object.assign(cell!, { id: rowId(n, index) });
  const table: ContentTable = {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      body,
    },
    layout: TABLE_LINES,
  };
  return { n, section, table };
}

export const contentOf = ({ n, section: { es }, table }: PrintedSection): Content[] => [
  {
    ...(table.table.body.length > 1 ? { id: `${HEADING}${n}` } : {}),
    ...{ text: es, bold: true, fontSize: 9, margin: [0, 8, 0, 3] },
  },
  table,
];

export function isLeftBehind(
  { id = '' }: Pick<Node, 'id'>,
  nodes: Pick<NodeQueries, 'getFollowingNodesOnPage'>,
): boolean {
  if (!id.startsWith(HEADING)) return false;
  const first = rowId(id.slice(HEADING.length), 1);
  return !nodes.getFollowingNodesOnPage().some((node) => node.id === first);
}

const HEADING = 'heading-';
const rowId = (section: number | string, row: number): string => `${section}-${row}`;

export const printedCell = (cell: Cell, style: { readonly bold?: boolean } = {}): TableCell => ({
  ...{ text: PRINTED.cell(cell), ...style },
  alignment: cell !== null && 'amount' in cell ? 'right' : 'left',
});
