import type { CustomTableLayout } from 'pdfmake/interfaces';

export interface NeededColumn {
  /** The width of the longest word or amount, which are never broken. */
  readonly least: number;
  readonly most: number;
  readonly heading: number;
  readonly isAmount: boolean;
}

export interface NeededSection {
  readonly form: string;
  readonly columns: readonly NeededColumn[];
}

export interface PrintedPage {
  /** Between the margins, in points. */
  readonly width: number;
  readonly gap: number;
  readonly sizes: readonly number[];
}

export interface SetColumns {
  readonly size: number;
  /** In points, one list per section. */
  readonly widths: readonly (readonly number[])[];
}

/**
 * Calculates the column widths of a document's tables, all as wide as the page. Sections with equal columns align, and
 * amounts have one width throughout, so they align from the right edge. The document has one font size: the largest at
 * which no word is broken, or else the smallest.
 */
export function columnWidths(sections: readonly NeededSection[], page: PrintedPage): SetColumns {
  const forms = formsOf(sections);
  const size = page.sizes.find((each) => isRoomFor(forms, page, each)) ?? page.sizes.at(-1)!;
  const inPoints = [...forms].map(([form, columns]) => [form, inSize(columns, size)] as const);
  const shared = sharedAmount(inPoints, page);
  const set = new Map(inPoints.map(([form, columns]) => [form, fitted(withAmounts(columns, shared), page)]));
  return { size, widths: sections.map(({ form }) => set.get(form)!) };
}

type Columns = readonly NeededColumn[];

function formsOf(sections: readonly NeededSection[]): Map<string, Columns> {
  const forms = new Map<string, Columns>();
  for (const { form, columns } of sections) {
    const known = forms.get(form);
    forms.set(form, known === undefined ? columns : columns.map((each, at) => larger(each, known[at]!)));
  }
  return forms;
}

const larger = (one: NeededColumn, other: NeededColumn): NeededColumn => ({
  least: Math.max(one.least, other.least),
  most: Math.max(one.most, other.most),
  heading: Math.max(one.heading, other.heading),
  isAmount: one.isAmount || other.isAmount,
});

const inSize = (columns: Columns, size: number): Columns =>
  columns.map(({ least, most, heading, isAmount }) => ({
    least: least * size,
    most: most * size,
    heading: heading * size,
    isAmount,
  }));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const roomIn = ({ width, gap }: PrintedPage, columns: Columns): number => width - gap * (columns.length - 1);

const isRoomFor = (forms: ReadonlyMap<string, Columns>, page: PrintedPage, size: number): boolean =>
  [...forms.values()].every(
    (columns) => sum(columns.map(({ least }) => least * size)) <= roomIn(page, columns),
  );

/**
 * The width of all amounts of a document: that of the widest amount and, if no words lose space, of the longest
 * two-line heading; 0 if some section has no room for it.
 */
function sharedAmount(forms: readonly (readonly [string, Columns])[], page: PrintedPage): number {
  const widest = (of: (column: NeededColumn) => number): number =>
    Math.max(0, ...forms.flatMap(([, columns]) => columns.filter(({ isAmount }) => isAmount).map(of)));
  const isRoom = (shared: number, of: 'least' | 'most'): boolean =>
    forms.every(
      ([, columns]) => sum(withAmounts(columns, shared).map((each) => each[of])) <= roomIn(page, columns),
    );
  const amount = widest(({ least }) => least);
  const named = widest(({ least, heading }) => Math.max(least, heading));
  if (isRoom(named, 'most')) return named;
  return isRoom(amount, 'least') ? amount : 0;
}

const withAmounts = (columns: Columns, shared: number): Columns =>
  columns.map((each) => {
    if (!each.isAmount) return each;
    const width = Math.max(each.least, shared);
    return { ...each, least: width, most: width };
  });

/** Extra width goes to the columns of words; missing width is taken from them, and only then are words broken. */
function fitted(columns: Columns, page: PrintedPage): number[] {
  const room = roomIn(page, columns);
  const [least, most] = [sum(columns.map((each) => each.least)), sum(columns.map((each) => each.most))];
  if (most <= room) return widened(columns, room - most);
  if (least > room) return broken(columns, room);
  const share = (room - least) / (most - least);
  return columns.map((each) => each.least + (each.most - each.least) * share);
}

function widened(columns: Columns, left: number): number[] {
  const takers = columns.some(({ isAmount }) => !isAmount)
    ? columns.map(({ isAmount, most }) => (isAmount ? 0 : most))
    : columns.map(({ most }) => most);
  const all = sum(takers);
  return columns.map(
    ({ most }, at) => most + (all === 0 ? left / columns.length : (left * takers[at]!) / all),
  );
}

function broken(columns: Columns, room: number): number[] {
  const amounts = sum(columns.filter(({ isAmount }) => isAmount).map(({ least }) => least));
  const words = sum(columns.filter(({ isAmount }) => !isAmount).map(({ least }) => least));
  const share = words === 0 ? room / amounts : (room - amounts) / words;
  return columns.map(({ isAmount, least }) => (isAmount && words > 0 ? least : least * share));
}

/** The sheet of a printed book, in points: A4 across. Measures and colours are those of the application. */
export const MARGIN = 40;
export const WIDTH = 841.89 - 2 * MARGIN;
export const HEAD_HEIGHT = 102;
export const FOOT_HEIGHT = 52;

export const GAP = 10;

/** Sizes of letters in tables: the largest in which a book fits its page is taken. */
export const SIZES = [8.5, 8, 7.5, 7, 6.5, 6] as const;

export const INK = '#16211d';
export const SOFT_INK = '#4b5a54';
export const FELT = '#0b4634';
export const WARN = '#8a5a00';
export const HAIRLINE = { weight: 0.4, color: '#cfcabb' } as const;
export const RULE = 1;

const SUM_RULE = 0.7;

/** Padding of cells in a row, in points. */
export const PADDING = { top: 1.7, bottom: 2.1 };

/** A rule under the names of columns, hairlines between rows, a rule above the sums and two below. */
export function rulesOf(rows: number, hasTotals: boolean): CustomTableLayout {
  const sums = hasTotals ? rows - 2 : Infinity;
  const weightAt = (line: number): number => {
    if (line === 0) return 0;
    if (line === 1) return RULE;
    return line >= sums ? SUM_RULE : HAIRLINE.weight;
  };
  return {
    hLineWidth: weightAt,
    vLineWidth: () => 0,
    hLineColor: (line) => (line === 1 || line >= sums ? INK : HAIRLINE.color),
    paddingLeft: (column) => (column === 0 ? 0 : GAP / 2),
    paddingRight: (column, { table: { body } }) => (column === body[0]!.length - 1 ? 0 : GAP / 2),
    paddingTop: (row) => (row > sums ? 0 : PADDING.top),
    paddingBottom: (row) => (row > sums ? 0.6 : PADDING.bottom),
  };
}
