import type { Content, TDocumentDefinitions, TableCell } from 'pdfmake/interfaces';
import { printedClosing, shortHash } from './printed-closing';
import {
  contentOf,
  isLeftBehind,
  isSumAlone,
  printedSections,
  type PrintedSection,
  withoutEmptyColumns,
  pageNumberOf,
  printedCell,
} from './printed-section';
import { type PrintedLanguage, type PrintedWords, WORDS_OF } from './printed-words';
import type { ChartedBook } from './charted-book';
import {
  FELT,
  FOOT_HEIGHT,
  HAIRLINE,
  HEAD_HEIGHT,
  INK,
  MARGIN,
  SOFT_INK,
  WARN,
  WIDTH,
  PADDING,
  rulesOf,
} from './column-widths';
import { pdfmake } from './pdf-documents';
import { WORDS } from './typeface';
import { type Cell, isAmount, moneyCell, type Section } from '../ledger/_core/books/book';

interface CarriedTotals {
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
 * The sums carried from each page to the next, by page; empty if no table crosses the end of a page. Available only
 * after the layout, when rows have pages.
 */
function carriedTotals(sections: readonly PrintedSection[]): ReadonlyMap<number, CarriedTotals> {
  const carried = new Map<number, CarriedTotals>();
  for (const printed of sections) {
    const { section, placed } = printed;
    const last = pageNumberOf(placed.at(-1));
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
    columns[column]?.carries !== 'balance' && isAmount(total) ? moneyCell(0n, total.currency) : null,
  );
  for (const { row, page } of rows) {
    sums = sums.map((sum, column) => {
      const cell = row[column]!;
      if (columns[column]?.carries === 'balance') return cell ?? sum;
      if (!isAmount(sum) || !isAmount(cell) || cell.currency !== sum.currency) return sum;
      return moneyCell(sum.amount + cell.amount, sum.currency);
    });
    byPage.set(page, sums);
  }
  return byPage;
}

function carriedRow(totals: CarriedTotals | undefined, said: string, words: PrintedWords): Content {
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
  section.rows.map((row, index) => ({ row, page: pageNumberOf(placed[index]) }));

/** A book as a PDF ready to be signed: the same book gives the same bytes. */
export async function bookPdf(book: ChartedBook, language: PrintedLanguage = 'es'): Promise<Buffer> {
  const words = WORDS_OF[language];
  let apart: ReadonlySet<number> = new Set();
  for (;;) {
    const sections = printedSections(book.sections.map(withoutEmptyColumns), words, apart);
    const bytes = await pdfmake.createPdf(definitionOf(book, words, sections)).getBuffer();
    // Only the layout shows which sums are alone on a page; such a document is laid out again.
    const alone = sections.filter(isSumAlone).map(({ n }) => n);
    if (alone.every((n) => apart.has(n))) return bytes;
    apart = new Set([...apart, ...alone]);
  }
}

const DAYS_END: readonly ChartedBook['status'][] = ['closed', 'certified'];

function definitionOf(
  book: ChartedBook,
  words: PrintedWords,
  sections: readonly PrintedSection[],
): TDocumentDefinitions {
  const { casino, day, until, status } = book;
  const carriedFrom = carriedOver(sections, words);
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, HEAD_HEIGHT, MARGIN, FOOT_HEIGHT],
    // The moment of the day itself: that of printing would make every copy another file.
    info: {
      title: `${book[words.language]} · ${casino} · ${words.days(day, until)}`,
      creationDate: new Date(`${day}T00:00:00Z`),
      modDate: new Date(`${day}T00:00:00Z`),
    },
    defaultStyle: { font: WORDS, fontSize: 8.5, color: INK },
    ...(DAYS_END.includes(status)
      ? {}
      : { watermark: { text: words.provisional, opacity: 0.06, color: INK, angle: -20 } }),
    header: (page, pages) => ({
      margin: [MARGIN, 24, MARGIN, 0],
      stack: [...headOf(book, words, words.folio(page, pages)), carriedFrom(page - 1, words.broughtForward)],
    }),
    footer: (page) => ({
      margin: [MARGIN, 0, MARGIN, 0],
      stack: [carriedFrom(page, words.carriedForward), footOf(book, words)],
    }),
    pageBreakBefore: (node, nodes) => isLeftBehind(node, nodes, sections),
    content: [...sections.flatMap(contentOf), printedClosing(book, words)],
  };
}

const across = (y: number, lineWidth: number, lineColor: string): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: y, x2: WIDTH, y2: y, lineWidth, lineColor }],
});

const sides = (left: Content, right: Content, top: number): Content => ({
  columns: [{ stack: [left] }, { stack: [right], width: 'auto', alignment: 'right' }],
  columnGap: 16,
  margin: [0, top, 0, 0],
});

function headOf(book: ChartedBook, words: PrintedWords, folio: string): Content[] {
  const {
    casino,
    currency,
    day,
    until,
    status,
    through,
    letterhead: { company, taxNumber, name, address } = {},
  } = book;
  const called = name === undefined ? casino : `${name} (${casino})`;
  const who = [
    { text: company ?? called, bold: true },
    ...(taxNumber === undefined ? [] : [{ text: `   ${words.taxNumber} ${taxNumber}`, color: SOFT_INK }]),
  ];
  const where = [
    ...(company === undefined ? [] : [called]),
    ...(address === undefined ? [] : [address]),
    words.amountsIn(currency),
  ];
  const stands = (day === until ? words.status : words.statusOfPeriod)[status];
  const standing =
    status === 'certified'
      ? [{ text: stands, bold: true }]
      : [
          { text: words.provisional, bold: true, color: WARN },
          { text: ` · ${words.whyProvisional} · ${stands}`, color: WARN },
        ];
  return [
    across(0, 2.4, FELT),
    sides({ text: who, fontSize: 9 }, { text: folio, fontSize: 9, bold: true }, 6),
    sides(
      { text: book[words.language], fontSize: 15, bold: true },
      { text: words.days(day, until), fontSize: 11.5, bold: true, margin: [0, 3.5, 0, 0] },
      1,
    ),
    sides(
      { text: where.join(' · '), fontSize: 8, color: SOFT_INK },
      { text: [...standing, ` · ${words.through(through)}`], fontSize: 8, color: SOFT_INK },
      1,
    ),
    across(4, 0.7, INK),
  ];
}

function footOf({ citation, anchor }: ChartedBook, words: PrintedWords): Content {
  const seal = anchor === undefined ? '' : `${words.seal} ${shortHash(anchor.seal?.hash ?? anchor.hash)}`;
  return {
    stack: [
      across(6, HAIRLINE.weight, HAIRLINE.color),
      sides(
        { text: words.citation(citation), fontSize: 7, color: SOFT_INK },
        { text: seal, fontSize: 7, color: SOFT_INK },
        3,
      ),
    ],
  };
}

function carriedOver(
  sections: readonly PrintedSection[],
  words: PrintedWords,
): (page: number, said: string) => Content {
  // The library asks for header and footer after everything else has its place.
  let carried: ReadonlyMap<number, CarriedTotals> | undefined;
  return (page, said) => {
    // A document that is laid out again begins again with the head of its first page.
    if (page === 0) carried = undefined;
    carried ??= carriedTotals(sections);
    return carriedRow(carried.get(page), said, words);
  };
}
