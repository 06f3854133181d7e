import type { Content, ContentTable, Node, NodeQueries, TableCell } from 'pdfmake/interfaces';
import { type Cell, money, type Section } from '../ledger/_core/books/book';
import { PRINTED } from './book-csv';

/** A section as it is laid out, with its table, of which the layout says where its rows came to stand. */
export interface PrintedSection {
  readonly n: number;
  readonly section: Section;
  readonly table: ContentTable;
}

const TABLE_LINES = 'lightHorizontalLines';

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

const printedCell = (cell: Cell, style: { readonly bold?: boolean } = {}): TableCell => ({
  ...{ text: PRINTED.cell(cell), ...style },
  alignment: cell !== null && 'amount' in cell ? 'right' : 'left',
});

export interface CarriedTotals {
  readonly printed: PrintedSection;
  readonly cells: readonly Cell[];
}

export interface PlacedRow {
  readonly row: readonly Cell[];
  readonly page: number;
}

/**
 * What is carried from each page to the next, by the page that it is carried from; nothing if no table goes over
 * the end of the page. To be asked for once the document is laid out: only then its rows have pages.
 */
export function carriedTotals(sections: readonly PrintedSection[]): ReadonlyMap<number, CarriedTotals> {
  const carried = new Map<number, CarriedTotals>();
  for (const printed of sections) {
    const last = pageOfRow(printed.table, printed.table.table.body.length - 1);
    for (const [page, cells] of carriedBy(printed.section, placedRows(printed))) {
      if (page < last) carried.set(page, { printed, cells });
    }
  }
  return carried;
}

export function carriedBy(
  { columns, totals }: Pick<Section, 'columns' | 'totals'>,
  rows: readonly PlacedRow[],
): Map<number, readonly Cell[]> {
  const byPage = new Map<number, readonly Cell[]>();
  if (totals === undefined) return byPage;
  let sums: readonly Cell[] = totals.map((total, column) =>
    columns[column]?.carries !== 'balance' && isAmount(total) ? money(0n, total.currency) : null,
  );
  for (const { row, page } of rows) {
    sums = sums.map((sum, column) => {
      const cell = row[column]!;
      if (columns[column]?.carries === 'balance') return cell ?? sum;
      if (!isAmount(sum) || !isAmount(cell) || cell.currency !== sum.currency) return sum;
      return money(sum.amount + cell.amount, sum.currency);
    });
    byPage.set(page, sums);
  }
  return byPage;
}

const isAmount = (cell: Cell | undefined): cell is Extract<Cell, { amount: unknown }> =>
  cell !== null && cell !== undefined && 'amount' in cell;

export function carriedRow({ printed, cells }: CarriedTotals, words: string): Content {
  const first = cells.findIndex((cell) => cell !== null);
  if (first < 1) return [];
  const row: TableCell[] = cells.map((cell) => printedCell(cell, { bold: true }));
  row[0] = { text: words, bold: true, colSpan: first, alignment: 'right' };
  return { table: { widths: widthsOf(printed.table), body: [row] }, layout: TABLE_LINES };
}

function placedRows({ section, table }: PrintedSection): PlacedRow[] {
  return section.rows.map((row, index) => ({ row, page: pageOfRow(table, index + 1) }));
}

/** What the layout has noted on a cell and on a column; the published types do not know of it. */
interface Placed {
  readonly positions?: readonly { readonly pageNumber: number }[];
}
interface Measured {
  readonly _calcWidth: number;
}

const pageOfRow = ({ table: { body } }: ContentTable, index: number): number =>
  (body[index]?.[0] as Placed | undefined)?.positions?.[0]?.pageNumber ?? 0;

const widthsOf = ({ table: { widths } }: ContentTable): number[] =>
  (widths as unknown as readonly Measured[]).map(({ _calcWidth }) => _calcWidth);
