import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces';
import { type Cell, money, type Section } from '../../ledger/_core/books/book';
import { printedCell, type PrintedSection, TABLE_LINES } from './printed-section';

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
