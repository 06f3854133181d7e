import { sumMinor } from '../kernel/money';
import type { Content, ContentTable, Node, NodeQueries, TableCell } from 'pdfmake/interfaces';
import { type Cell, isAmount, kindsOfColumns, moneyCell, type Section } from '../ledger/_core/books/book';
import { columnWidths, type NeededColumn, GAP, rulesOf, SIZES, SOFT_INK, WIDTH } from './column-widths';
import type { PrintedWords } from './printed-words';
import { FIGURES, widthOf, type Weight } from './typeface';

export interface PrintedSection {
  readonly n: number;
  readonly section: Section;
  readonly title: string;
  readonly tables: readonly ContentTable[];
  /** The first cells of rows and sums: the layout notes their places on them. */
  readonly placed: readonly PlacedCell[];
  readonly widths: readonly number[];
  readonly size: number;
}

export function withoutEmptyColumns(section: Section): Section {
  const isShown = section.columns.map(
    ({ isOffPaper, leftOutEmpty }, column) =>
      isOffPaper !== true &&
      (leftOutEmpty !== true || section.rows.some((row) => !isEmpty(row[column] ?? null))),
  );
  const shown = <Each>(cells: readonly Each[]): Each[] => cells.filter((_, column) => isShown[column]);
  return {
    ...section,
    columns: shown(section.columns),
    rows: section.rows.map(shown),
    ...(section.totals && { totals: shown(section.totals) }),
  };
}

const isEmpty = (cell: Cell): boolean => cell === null || ('text' in cell && cell.text === '');

/**
 * All sections of a book, in one grid of columns.
 * @param apart those whose last row begins another page
 */
export function printedSections(
  sections: readonly Section[],
  words: PrintedWords,
  apart: ReadonlySet<number>,
): PrintedSection[] {
  const inWords = sections.map((section) => new SectionInWords(section, words));
  const { size, widths } = columnWidths(
    inWords.map(({ needed, section }) => ({
      form: section.columns.map(({ id }) => id).join('\n'),
      columns: needed(),
    })),
    { width: WIDTH, gap: GAP, sizes: SIZES },
  );
  return inWords.map((each, n) => each.printed(n, { widths: widths[n]!, size, isApart: apart.has(n) }));
}

class SectionInWords {
  private readonly isRight: readonly boolean[];

  constructor(
    readonly section: Section,
    private readonly words: PrintedWords,
  ) {
    this.isRight = kindsOfColumns(section).map(({ kind }) => kind === 'MONEY' || kind === 'COUNT');
  }

  readonly needed = (): NeededColumn[] => {
    const { columns, rows, totals } = this.section;
    return columns.map((column, at) => {
      const need = { least: 0, most: 0, heading: 0, isAmount: this.isRight[at]! };
      const heading = column[this.words.language];
      need.heading = widthOf(heading, 'bold') * TWO_LINES;
      widen(need, heading, { weight: 'bold', isWhole: false });
      const cell = (each: Cell): string => this.words.cell(each);
      for (const row of rows) widen(need, cell(row[at]!), { isWhole: isFigure(row[at]!) });
      const carried = largestSum(rows.map((row) => row[at]!));
      if (totals !== undefined) {
        for (const each of [totals[at]!, carried])
          widen(need, cell(each), { weight: 'bold', isWhole: isFigure(each) });
      }
      return need;
    });
  };

  printed(n: number, { widths, size, isApart }: Laid): PrintedSection {
    const { rows, totals } = this.section;
    const body =
      rows.length === 0
        ? [this.emptyRow()]
        : rows.map((row) => row.map((cell) => printedCell(cell, this.words)));
    const sums =
      totals === undefined ? [] : [totals.map((cell) => totalCell(cell, this.words)), totals.map(ruled)];
    // The layout reports the final page only for named elements; for others it reports the first page that it tried.
    const placed = [...body, ...sums.slice(0, 1)].map(([cell], index) =>
      Object.assign(cell as object, { id: rowId(n, index) }),
    );
    const tables = isApart
      ? [
          this.table(body.slice(0, -1), []),
          { ...this.table(body.slice(-1), sums), pageBreak: 'before' as const },
        ]
      : [this.table(body, sums)];
    return {
      n,
      section: this.section,
      title: (this.section.onPaper ?? this.section)[this.words.language],
      widths,
      size,
      placed,
      tables: tables.map((each) => ({
        ...each,
        table: { ...each.table, widths: [...widths] },
        fontSize: size,
      })),
    };
  }

  private table(rows: TableCell[][], sums: TableCell[][]): ContentTable {
    const body = [this.heading(), ...rows, ...sums];
    return {
      table: { headerRows: 1, dontBreakRows: true, keepWithHeaderRows: 1, body },
      layout: rulesOf(body.length, sums.length > 0),
    };
  }

  private heading(): TableCell[] {
    return this.section.columns.map((column, at) => ({
      text: column[this.words.language],
      bold: true,
      color: SOFT_INK,
      alignment: this.isRight[at] ? 'right' : 'left',
      verticalAlignment: 'bottom',
    }));
  }

  private emptyRow(): TableCell[] {
    const [, ...others] = this.section.columns;
    return [noted(this.words.noEntries, others.length + 1), ...others.map(() => '')];
  }
}

interface Laid {
  readonly widths: readonly number[];
  readonly size: number;
  /** Whether the last row begins another page, so that its sum does not stand there alone. */
  readonly isApart: boolean;
}

/** The share of its width at which a heading fits in two lines: a little more than half. */
const TWO_LINES = 0.6;

interface Widening {
  readonly weight?: Weight;
  /** Whether it stands in one line, or its longest word is what it needs at least. */
  readonly isWhole: boolean;
}

const SLACK = 1.01;

function widen(
  need: { least: number; most: number },
  text: string,
  { weight = 'normal', isWhole }: Widening,
): void {
  const most = widthOf(text, weight) * SLACK;
  need.most = Math.max(need.most, most);
  if (most <= need.least) return;
  if (isWhole) need.least = most;
  else {
    for (const word of text.split(/ |(?<=-)/)) {
      need.least = Math.max(need.least, widthOf(word, weight) * SLACK);
    }
  }
}

/** At no row is the carried amount larger than the sum of all amounts without their signs. */
function largestSum(cells: readonly Cell[]): Cell {
  const amounts = cells.filter(isAmount);
  if (amounts.length === 0) return null;
  const all = amounts.map(({ amount }) => (amount < 0n ? -amount : amount));
  return moneyCell(-sumMinor(all), amounts[0]!.currency);
}

const isFigure = (cell: Cell): boolean =>
  cell !== null && ('amount' in cell || 'number' in cell || 'decimal' in cell);

export function printedCell(
  cell: Cell,
  words: PrintedWords,
  style: { readonly bold?: boolean } = {},
): TableCell {
  const text = words.cell(cell);
  if (!isFigure(cell)) return { text, ...style };
  return { text, ...style, font: FIGURES, alignment: 'right', noWrap: true };
}

const totalCell = (cell: Cell, words: PrintedWords): TableCell =>
  Object.assign(printedCell(cell, words, { bold: true }) as object, {
    border: isFigure(cell) ? [false, true, false, true] : [false, false, false, false],
  }) as TableCell;

/** The second rule below a sum: a row that holds nothing. */
const ruled = (cell: Cell): TableCell => ({
  text: '',
  fontSize: 0.5,
  lineHeight: 1,
  border: isFigure(cell) ? [false, true, false, true] : [false, false, false, false],
});

const noted = (text: string, colSpan: number): TableCell => ({ text, colSpan, color: SOFT_INK });

export const contentOf = ({ n, title, tables }: PrintedSection): Content[] => [
  { id: `${HEADING}${n}`, text: title, bold: true, fontSize: 10, margin: [0, n === 0 ? 2 : 13, 0, 3] },
  ...tables,
];

/** Whether a title would be alone on a page, without the first row of its section, or without the only row and its sum. */
export function isLeftBehind(
  { id = '' }: Pick<Node, 'id'>,
  nodes: Pick<NodeQueries, 'getFollowingNodesOnPage'>,
  sections: readonly PrintedSection[],
): boolean {
  if (!id.startsWith(HEADING)) return false;
  const { n, section } = sections[Number(id.slice(HEADING.length))]!;
  const first = rowId(n, section.rows.length < 2 && section.totals !== undefined ? 1 : 0);
  return !nodes.getFollowingNodesOnPage().some((node) => node.id === first);
}

/** Whether the sum begins a page without a row above it. Known only after the layout. */
export function isSumAlone({ section: { rows, totals }, placed }: PrintedSection): boolean {
  if (totals === undefined || rows.length < 2) return false;
  return pageNumberOf(placed[rows.length - 1]) !== pageNumberOf(placed[rows.length]);
}

const HEADING = 'heading-';
const rowId = (section: number, row: number): string => `${section}-${row}`;

interface PlacedCell {
  readonly id: string;
  readonly positions?: readonly { readonly pageNumber: number }[];
}

export const pageNumberOf = (cell: PlacedCell | undefined): number => cell?.positions?.[0]?.pageNumber ?? 0;
