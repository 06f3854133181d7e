import { type Cell, isDay, isMoment, type Section } from './book';

/** What a column holds: MONEY in one or several currencies, a COUNT or ratio, days, moments, or words. */
export const COLUMN_KINDS = ['MONEY', 'TEXT', 'COUNT', 'DATE', 'TIME'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface KindOfColumn {
  readonly kind: ColumnKind;
  /** The currency of all its amounts; undefined where they have several, or the column holds none. */
  readonly currency: string | undefined;
}

/** What each column of a section holds, from all its cells, totals left out: cells of several kinds are TEXT. */
export const kindsOfColumns = ({ columns, rows }: Pick<Section, 'columns' | 'rows'>): KindOfColumn[] =>
  columns.map((_, at) => kindOf(rows.flatMap((row) => row[at] ?? [])));

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
