import type { CasinoAt } from '../../database/books-page';
import type { Queryable } from '../../database/queryable';
import { present } from '../../kernel/present';
import type { CasinoBooks } from '../casino/casino-books.state';
import { readCasinoBooks } from '../casino/known-days.queries';
import { includesCage } from './dimensions';
import type { StatedNames } from './group-names';
import { type Contribution, groupedRows, type GroupedRow, rowsHaving, rowsInOrder } from './grouped';
import { limitsIn, type PerformanceWanted } from './performance-wanted';
import { comparedRange, type ComparedRange, rangeFrom } from './period-comparison';
import { type Contributions, readContributions } from './read-contributions.queries';

export interface PerformanceRead {
  readonly rows: readonly GroupedRow[];
  readonly totals: readonly GroupedRow[];
  readonly comparedRange: ComparedRange | undefined;
  readonly names: readonly StatedNames[];
}

/** Reads the rows of groups in their order, all pages. */
export async function readPerformance(
  db: Queryable,
  wanted: PerformanceWanted,
  casinos: readonly CasinoAt[],
): Promise<PerformanceRead> {
  const { from, to, by, compare, compareFrom } = wanted;
  const range = { from, to };
  const other =
    compareFrom !== undefined
      ? rangeFrom(range, compareFrom)
      : compare === undefined
        ? undefined
        : comparedRange(range, compare);
  await db.query(`SELECT set_config('work_mem', '${WORK_MEM}', true)`);
  const known = await withBooks(db, casinos);
  const now = await readAll(db, wanted, { casinos: known, range });
  const compared =
    other === undefined ? undefined : await readAll(db, wanted, { casinos: known, range: other });
  const hasRowsOfCage = includesCage(wanted);
  const rows = groupedRows(now.rows, { by, hasRowsOfCage, ...present({ compared: compared?.rows }) });
  return {
    rows: inOrder(rows, wanted),
    totals: groupedRows(now.totals, { by: [], hasRowsOfCage, ...present({ compared: compared?.totals }) }),
    comparedRange: other,
    names: known.map(({ casino, books: { authorisations = [] } }) => ({ casino, authorisations })),
  };
}

/** What a year of a casino takes to be summed in memory; with the 4 MB of PostgreSQL it is sorted on disk first. Of this transaction. */
const WORK_MEM = '32MB';

async function readAll(
  db: Queryable,
  { by, games, tables, currency }: PerformanceWanted,
  {
    casinos,
    range,
  }: {
    readonly casinos: readonly CasinoWithBooks[];
    readonly range: ComparedRange | { from: string; to: string };
  },
): Promise<Contributions> {
  const found: Contributions[] = [];
  for (const at of casinos) found.push(await readContributions(db, { ...at, range, by, games, tables }));
  const isWanted = (each: Contribution): boolean => currency === undefined || each.currency === currency;
  return {
    rows: found.flatMap(({ rows }) => rows.filter(isWanted)),
    totals: found.flatMap(({ totals }) => totals.filter(isWanted)),
  };
}

function inOrder(
  rows: readonly GroupedRow[],
  { having = [], orderBy }: PerformanceWanted,
): readonly GroupedRow[] {
  const within =
    having.length === 0
      ? rows
      : rows.filter((row) => rowsHaving([row], limitsIn(row.currency, having)).length > 0);
  if (orderBy === undefined) return within;
  const { figure, change, descending: isDescending } = orderBy;
  return rowsInOrder(within, { figure, of: change ? 'change' : 'figures', isDescending });
}

interface CasinoWithBooks extends CasinoAt {
  readonly books: CasinoBooks;
}

async function withBooks(db: Queryable, casinos: readonly CasinoAt[]): Promise<CasinoWithBooks[]> {
  const found: CasinoWithBooks[] = [];
  for (const at of casinos) found.push({ ...at, books: await readCasinoBooks(db, at) });
  return found;
}
