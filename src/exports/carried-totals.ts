import type { Content, TableCell } from 'pdfmake/interfaces';
import { type Cell, money, type Section } from '../ledger/_core/books/book';
import { isAmount, pageOf, printedCell, type PrintedSection } from './printed-section';
import type { PrintedWords } from './printed-words';
import { PADDING, rulesOf, SOFT_INK } from './sheet';

export interface CarriedTotals {
  readonly printed: PrintedSection;
  readonly cells: readonly Cell[];
}

const NOTHING_CARRIED = { printed: undefined, cells: [] };
const CARRIED_HEIGHT = 16;

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
    const { section, placed } = printed;
    const last = pageOf(placed.at(-1));
    for (const [page, cells] of carriedBy(section, placedRows(printed))) {
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

export function carriedRow(totals: CarriedTotals | undefined, said: string, words: PrintedWords): Content {
  const { printed, cells } = totals ?? NOTHING_CARRIED;
  const first = cells.findIndex((cell) => cell !== null);
  if (printed === undefined || first < 1) return { canvas: [], margin: [0, CARRIED_HEIGHT, 0, 0] };
  const row: TableCell[] = cells.map((cell) => printedCell(cell, words));
  row[0] = { text: said, colSpan: first, alignment: 'right', italics: false, color: SOFT_INK };
  return {
    table: {
      widths: [...printed.widths],
      heights: CARRIED_HEIGHT - PADDING.top - PADDING.bottom,
      body: [row],
    },
    layout: { ...rulesOf(1, false), hLineWidth: () => 0 },
    fontSize: printed.size,
  };
}

const placedRows = ({ section, placed }: PrintedSection): PlacedRow[] =>
  section.rows.map((row, index) => ({ row, page: pageOf(placed[index]) }));
