import { addressOfFigure } from '../_core/books/figure';
import {
  PERFORMANCE_MEASURES,
  type PerformanceMeasure,
  type PerformancePart,
} from '../_core/books/performance-figure';
import { type Dimension, DIMENSIONS } from './dimensions';
import type { GroupedRow } from './grouped';
import type { PerformanceWanted } from './performance-wanted';

/** A session in an address: `table=RF1,session=2`, on the day of the address. */
export const SESSION_OF_TABLE = 'session';

/** What a query asked for alone (`games`, `tables`), in the address of its rows. */
export const ONLY = { games: 'only-game', tables: 'only-table' } as const;

export const isDimension = (name: string): name is Dimension =>
  (DIMENSIONS as readonly string[]).includes(name);

/** Whether a part of an address names what `performance` groups by, or a session. */
export const isPartName = (name: string): boolean =>
  isDimension(name) || name === SESSION_OF_TABLE || Object.values<string>(ONLY).includes(name);

/** The addresses of the amounts that a row knows. */
export function addressesOf(
  { keys, currency, family, figures }: Pick<GroupedRow, 'keys' | 'currency' | 'family' | 'figures'>,
  { casinos, from, to, by, games = [], tables = [] }: PerformanceWanted,
): { readonly figure: PerformanceMeasure; readonly address: string }[] {
  const parts: PerformancePart[] = [
    ...by.map((of) => ({ of, value: keys[of] ?? '' })),
    ...games.map((value) => ({ of: ONLY.games, value })),
    ...tables.map((value) => ({ of: ONLY.tables, value })),
  ];
  const row = { kind: 'performance', casinos, day: from, until: to, parts, currency } as const;
  return PERFORMANCE_MEASURES.filter((measure) => figures[measure].value !== undefined).map((measure) => ({
    figure: measure,
    address: addressOfFigure({ ...row, measure, family: family ?? '' }),
  }));
}
