import type { BothLanguages } from '../../../kernel/words';
import type { ClockReading } from '../../../kernel/clock-reading';
import { formatMinor, type Minor, sumMinor } from '../../../kernel/money';
import type { CellPart } from './cell-part';

export interface AmountCell {
  readonly amount: Minor;
  readonly currency: string;
  /** The address under which the amount is explained. */
  readonly figure?: string;
  readonly parts?: readonly CellPart[];
}

export type Cell =
  | AmountCell
  /** `onPaper` says the same in both languages, where the text is for programs or in Spanish only. */
  | { readonly text: string; readonly onPaper?: BothLanguages }
  | { readonly number: number }
  /**
   * A moment as its event states it (RFC 3339), or a day. `inCasinoTime` converts it to the casino's offset, and marks
   * an hour that the clock shows twice when summer time ends.
   */
  | { readonly moment: string; readonly isRepeated?: true }
  | { readonly games: readonly string[] }
  | { readonly concept: string }
  /** The place where a check did not hold, as `at` of a tie-out names it; empty if the whole check is meant. */
  | { readonly point: string }
  | { readonly decimal: string }
  | null;

export interface ColumnOfBook extends BothLanguages {
  readonly id: string;
  /** A printed book carries sums from page to page; for a column of balances it carries the last balance instead. */
  readonly carries?: 'balance';
  readonly leftOutEmpty?: true;
  /** For programs: files have it, neither paper nor screens. */
  readonly isOffPaper?: true;
}

export interface ColumnOf<Row> extends ColumnOfBook {
  readonly of: (row: Row) => Cell;
  readonly isAddedUp?: false;
}

/** Declares a column: its headings in English and Spanish, and what it shows of a row. */
export const bookColumn = <Row>(
  id: string,
  [en, es]: readonly [en: string, es: string],
  of: (row: Row) => Cell,
  more?: Pick<ColumnOf<Row>, 'carries' | 'leftOutEmpty' | 'isOffPaper' | 'isAddedUp'>,
): ColumnOf<Row> => ({ id, en, es, of, ...more });

export interface Section extends BothLanguages {
  /** Its heading on paper and on screens, where the other one is for programs. */
  readonly onPaper?: BothLanguages;
  readonly columns: readonly ColumnOfBook[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totals?: readonly Cell[];
  /** Writes a heading that contains moments, with these converted to the casino's clock. */
  readonly headingIn?: (clock: (at: string) => ClockReading) => BothLanguages;
}

export interface Book {
  readonly sections: readonly Section[];
  readonly total?: Omit<AmountCell, 'parts'> & { readonly words: string };
}

export const isAmount = (cell: Cell | undefined): cell is AmountCell =>
  cell !== null && cell !== undefined && 'amount' in cell;

export const moment = (at: string | undefined): Cell => (at === undefined ? null : { moment: at });

export const isDay = (at: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(at);
export const isMoment = (at: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(at);

export const text = (words: string): Cell => ({ text: words });

/** A text that paper and screens have in both languages, and files for programs as `words`: by default in Spanish. */
export const bothTexts = (onPaper: BothLanguages, words = onPaper.es): Cell => ({ text: words, onPaper });

export const moneyCell = (amount: Minor, currency: string, of?: string | readonly CellPart[]): Cell => ({
  amount,
  currency,
  ...(of === undefined ? {} : typeof of === 'string' ? { figure: of } : { parts: of }),
});

/** Makes a row of totals: a label in the first column, and the sum of each column whose amounts have one currency. */
export const totalsRow = (rows: readonly (readonly Cell[])[], currency: string): Cell[] =>
  (rows[0] ?? []).map((_, column) => {
    if (column === 0) return text('Total');
    const cells = rows.map((row) => row[column]).filter(isAmount);
    const own = cells.filter((cell) => cell.currency === currency);
    return cells.length === 0 ? null : moneyCell(sumMinor(own.map(({ amount }) => amount)), currency);
  });

export function sectionOf<Row>(
  { en, es }: Pick<Section, 'en' | 'es'>,
  declared: readonly ColumnOf<Row>[],
  sources: readonly Row[],
  currency?: string,
): Section {
  const columns = declared.map(({ of: _, isAddedUp: __, ...column }) => column);
  const rows = sources.map((source) => declared.map(({ of }) => of(source)));
  if (currency === undefined || rows.length === 0) return { en, es, columns, rows };
  const totals = totalsRow(rows, currency).map((sum, at) => (declared[at]!.isAddedUp === false ? null : sum));
  return { en, es, columns, rows, totals };
}

/** How the values of cells become text: amounts, moments, and codes of games, entries and points of checks. */
export interface CellWriting {
  /** @param words of a text that differs on paper; files for programs have the text itself */
  readonly onPaper?: (words: BothLanguages) => string;
  readonly amount: (digits: string) => string;
  readonly moment: (at: string, isRepeated?: boolean) => string;
  readonly game: (code: string) => string;
  readonly concept: (eventType: string) => string;
  readonly point: (at: string) => string;
}

/** @param said writes a text, also one that replaces a code */
export function cellText(
  cell: Cell,
  { onPaper, amount, moment, game, concept, point }: CellWriting,
  said: (words: string) => string,
): string {
  if (cell === null) return '';
  if ('text' in cell) return said(cell.onPaper && onPaper ? onPaper(cell.onPaper) : cell.text);
  if ('moment' in cell) return moment(cell.moment, cell.isRepeated);
  if ('number' in cell) return `${cell.number}`;
  if ('games' in cell) return said(cell.games.map(game).join(', '));
  if ('concept' in cell) return said(concept(cell.concept));
  if ('point' in cell) return said(point(cell.point));
  if ('decimal' in cell) return amount(cell.decimal);
  return amount(formatMinor(cell.amount, cell.currency));
}

const asItIs = (text: string): string => text;

/** Writes cells for programs: decimal point, no thousands separator, ISO days, codes unchanged. */
export const AS_STATED: CellWriting = {
  amount: asItIs,
  moment: asItIs,
  game: asItIs,
  concept: asItIs,
  point: asItIs,
};

/** What a column holds: MONEY in one or several currencies, a COUNT or ratio, days, times or text. */
export const COLUMN_KINDS = ['MONEY', 'TEXT', 'COUNT', 'DATE', 'TIME'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface KindOfColumn {
  readonly kind: ColumnKind;
  /** The currency of all its amounts; undefined if they have several, or if the column holds no amounts. */
  readonly currency: string | undefined;
}

/**
 * Finds the kind of each column from its cells; a column with several kinds is TEXT. The totals are used only for a
 * section without rows.
 */
export function kindsOfColumns({ columns, rows, totals = [] }: Omit<Section, 'en' | 'es'>): KindOfColumn[] {
  const told = rows.length === 0 ? [totals] : rows;
  return columns.map((_, at) => kindOf(told.flatMap((row) => row[at] ?? [])));
}

function kindOf(cells: readonly NonNullable<Cell>[]): KindOfColumn {
  const kinds = new Set(cells.map(kindOfCell));
  kinds.delete(undefined);
  const [kind = 'TEXT'] = kinds.size === 1 ? kinds : [];
  const currencies = new Set(cells.flatMap((cell) => ('amount' in cell ? cell.currency : [])));
  return { kind, currency: kind === 'MONEY' && currencies.size === 1 ? [...currencies][0] : undefined };
}

/** Undefined for an empty text, which may appear in a column of any kind. */
export function kindOfCell(cell: NonNullable<Cell>): ColumnKind | undefined {
  if ('amount' in cell) return 'MONEY';
  if ('number' in cell || 'decimal' in cell) return 'COUNT';
  if ('moment' in cell) return isDay(cell.moment) ? 'DATE' : isMoment(cell.moment) ? 'TIME' : 'TEXT';
  return 'text' in cell && cell.text === '' ? undefined : 'TEXT';
}
