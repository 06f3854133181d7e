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
  | { readonly text: string }
  | { readonly number: number }
  /**
   * A moment as an event states it, RFC 3339, or a day; in a book in the time of its casino (`inCasinoTime`) with the offset
   * of that, and repeated where the clock shows it twice.
   */
  | { readonly moment: string; readonly isRepeated?: true }
  | { readonly games: readonly string[] }
  | { readonly concept: string }
  /** Where a check did not hold, as `at` of a tie-out names it; empty: the whole check. */
  | { readonly point: string }
  | { readonly decimal: string }
  | null;

export interface Column extends BothLanguages {
  readonly id: string;
  /** A printed book carries sums from page to page; for a column of balances it carries the last one. */
  readonly carries?: 'balance';
  readonly leftOutEmpty?: true;
}

export interface ColumnOf<Row> extends Column {
  readonly of: (row: Row) => Cell;
  readonly isAddedUp?: false;
}

/** A column with its heading in English and in Spanish, and what a row shows in it. */
export const column = <Row>(
  id: string,
  [en, es]: readonly [en: string, es: string],
  of: (row: Row) => Cell,
  more?: Pick<ColumnOf<Row>, 'carries' | 'leftOutEmpty' | 'isAddedUp'>,
): ColumnOf<Row> => ({ id, en, es, of, ...more });

export interface Section extends BothLanguages {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totals?: readonly Cell[];
  /** The heading of a section that names moments, with these as the clock of the casino shows them. */
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

export const money = (amount: Minor, currency: string, of?: string | readonly CellPart[]): Cell => ({
  amount,
  currency,
  ...(of === undefined ? {} : typeof of === 'string' ? { figure: of } : { parts: of }),
});

/** A row of totals: words under the first column, sums under columns of amounts in one currency, made of their cells. */
export const totalsOf = (rows: readonly (readonly Cell[])[], currency: string): Cell[] =>
  (rows[0] ?? []).map((_, column) => {
    if (column === 0) return text('Total');
    const cells = rows.map((row) => row[column]).filter(isAmount);
    const own = cells.filter((cell) => cell.currency === currency);
    return cells.length === 0 ? null : money(sumMinor(own.map(({ amount }) => amount)), currency);
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
  const totals = totalsOf(rows, currency).map((sum, at) => (declared[at]!.isAddedUp === false ? null : sum));
  return { en, es, columns, rows, totals };
}

/** How what stands in cells is written: amounts as decimal text, moments, and codes of games, entries and points of checks. */
export interface CellWriting {
  readonly amount: (digits: string) => string;
  readonly moment: (at: string, isRepeated?: boolean) => string;
  readonly game: (code: string) => string;
  readonly concept: (eventType: string) => string;
  readonly point: (at: string) => string;
}

/** @param said how words are written, also those that stand for a code */
export function cellText(
  cell: Cell,
  { amount, moment, game, concept, point }: CellWriting,
  said: (words: string) => string,
): string {
  if (cell === null) return '';
  if ('text' in cell) return said(cell.text);
  if ('moment' in cell) return moment(cell.moment, cell.isRepeated);
  if ('number' in cell) return `${cell.number}`;
  if ('games' in cell) return said(cell.games.map(game).join(', '));
  if ('concept' in cell) return said(concept(cell.concept));
  if ('point' in cell) return said(point(cell.point));
  if ('decimal' in cell) return amount(cell.decimal);
  return amount(formatMinor(cell.amount, cell.currency));
}

const asItIs = (text: string): string => text;

/** A cell as programs read it: a decimal point, ISO days, nothing between thousands, codes as they are. */
export const AS_STATED: CellWriting = {
  amount: asItIs,
  moment: asItIs,
  game: asItIs,
  concept: asItIs,
  point: asItIs,
};

/** What a column holds: MONEY in one or several currencies, a COUNT or ratio, days, moments, or words. */
export const COLUMN_KINDS = ['MONEY', 'TEXT', 'COUNT', 'DATE', 'TIME'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface KindOfColumn {
  readonly kind: ColumnKind;
  /** The currency of all its amounts; undefined where they have several, or the column holds none. */
  readonly currency: string | undefined;
}

/**
 * What each column of a section holds, from all its cells: cells of several kinds are TEXT. Totals are left out, but where
 * there are no rows, they alone tell it.
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

/** Undefined for an empty text: it fits into every column. */
export function kindOfCell(cell: NonNullable<Cell>): ColumnKind | undefined {
  if ('amount' in cell) return 'MONEY';
  if ('number' in cell || 'decimal' in cell) return 'COUNT';
  if ('moment' in cell) return isDay(cell.moment) ? 'DATE' : isMoment(cell.moment) ? 'TIME' : 'TEXT';
  return 'text' in cell && cell.text === '' ? undefined : 'TEXT';
}
