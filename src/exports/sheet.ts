import type { CustomTableLayout } from 'pdfmake/interfaces';

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

/** Of the cells of a row, in points. */
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
