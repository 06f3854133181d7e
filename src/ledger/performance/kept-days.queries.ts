import { LRUCache } from 'lru-cache';
import type { GamingDay } from '../../kernel/gaming-day';
import { type Queryable, readRows } from '../../database/queryable';
import { column, replaceRows, table } from '../../database/table';
import { readCasinoBooks } from '../casino/known-days.queries';
import type { CasinoBooks } from '../casino/casino-books.state';
import { madeOf, sumsOfText, type TableSums, textOfSums } from './kept-sums';
import { ALL_DAYS, type DayRange } from './period-comparison';

export const KEPT_DAY = table('projection.kept_day', {
  generation: column.key(column.integer),
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  lastRecord: column.bigint,
  madeOf: column.text,
  sums: column.text,
});

/** The generation whose tables the transaction reads. */
const GENERATION = `(SELECT substr(relnamespace::regnamespace::text, length('generation_') + 1)::integer
   FROM pg_class WHERE oid = 'day_change'::regclass)`;

const readGeneration = async (db: Queryable): Promise<number> =>
  (await readRows<{ generation: number }>(db, `SELECT ${GENERATION} AS generation`))[0]!.generation;

/**
 * The days with sessions or with chips of the cage as known at a position, with their last change. `LIMIT` lets each day take one row
 * of an index, instead of reading every operation of the cage.
 */
const DAYS = `SELECT known.gaming_day::text AS day, change.last_record
  FROM (SELECT casino, gaming_day FROM table_session
         WHERE casino = $1 AND first_record <= $2 AND gaming_day BETWEEN $3::date AND $4::date
         UNION
        SELECT casino, gaming_day FROM day_change changed,
               LATERAL (SELECT FROM cage_instant cage WHERE cage.casino = $1 AND cage.gaming_day = changed.gaming_day
                           AND cage.record_number <= $2 LIMIT 1) sold
         WHERE casino = $1 AND gaming_day BETWEEN $3::date AND $4::date) known
  LEFT JOIN day_change change ON change.casino = $1 AND change.gaming_day = known.gaming_day
 ORDER BY known.gaming_day`;

const keptWith = (columns: string): string => `SELECT gaming_day::text AS day, last_record, made_of${columns}
   FROM projection.kept_day WHERE generation = $1 AND casino = $2 AND gaming_day BETWEEN $3::date AND $4::date`;

type KeptRow = { readonly day: GamingDay; readonly lastRecord: bigint; readonly madeOf: string };

/**
 * The days of a range with what is kept of each since its last change. Two statements, because a
 * table of a casino is never joined with one that a distributed database does not spread by casino.
 */
async function readDays<Kept extends KeptRow>(
  db: Queryable,
  wanted: KeptWanted,
  statement: string,
): Promise<(DayRow & { readonly kept: Kept | undefined })[]> {
  const { casino, position, range, books } = wanted;
  const days = await readRows<DayRow>(db, DAYS, [casino, position.toString(), range.from, range.to]);
  const parameters = [await readGeneration(db), casino, range.from, range.to];
  const kept = new Map((await readRows<Kept>(db, statement, parameters)).map((row) => [row.day, row]));
  return days.map((row) => {
    const found = kept.get(row.day);
    const isSound =
      found !== undefined &&
      found.lastRecord === row.lastRecord &&
      found.lastRecord <= position &&
      found.madeOf === madeOf(books, row.day);
    return { ...row, kept: isSound ? found : undefined };
  });
}

interface DayRow {
  readonly day: GamingDay;
  /** Null in tables of an earlier release, until the day changes. */
  readonly lastRecord: bigint | null;
}

export interface KeptWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly books: CasinoBooks;
  readonly range: DayRange;
}

export interface DaysKept {
  /** The sums of the tables of a day, of each day whose sums stand. */
  readonly kept: ReadonlyMap<GamingDay, readonly TableSums[]>;
  /** The other days with sessions or chips of the cage, ascending. */
  readonly others: readonly GamingDay[];
}

/**
 * The sums of days by their text, which alone decides them: a range of a year is read again and again, and most of its days stay as
 * they are. A day of twelve tables takes about fifteen kilobytes.
 */
const read = new LRUCache<string, readonly TableSums[]>({ max: 2_000 });

const sumsOnce = (text: string): readonly TableSums[] => {
  const known = read.get(text);
  if (known !== undefined) return known;
  const sums = sumsOfText(text);
  read.set(text, sums);
  return sums;
};

/** What is kept of the days of a range, as known at a position. */
export async function readKeptDays(db: Queryable, wanted: KeptWanted): Promise<DaysKept> {
  const rows = await readDays<KeptRow & { readonly sums: string }>(db, wanted, keptWith(', sums'));
  return {
    kept: new Map(rows.flatMap(({ day, kept }) => (kept === undefined ? [] : [[day, sumsOnce(kept.sums)]]))),
    others: rows.filter(({ kept }) => kept === undefined).map(({ day }) => day),
  };
}

/** A day whose sums are not kept, with its last change. */
export interface DayToKeep {
  readonly day: GamingDay;
  readonly lastRecord: bigint;
}

/** The days of a casino whose sums are missing or were made before its last change. */
export async function readDaysToKeep(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): Promise<DayToKeep[]> {
  const books = await readCasinoBooks(db, { casino, position });
  const rows = await readDays(db, { casino, position, books, range: ALL_DAYS }, keptWith(''));
  return rows.flatMap(({ day, lastRecord, kept }) =>
    lastRecord === null || lastRecord > position || kept !== undefined ? [] : [{ day, lastRecord }],
  );
}

/** Keeps the sums of days as read at a position, which must include the last change of each. */
export async function keepSums(
  db: Queryable,
  { casino, books }: Pick<KeptWanted, 'casino' | 'books'>,
  days: readonly (DayToKeep & { readonly tables: readonly TableSums[] })[],
): Promise<void> {
  const generation = await readGeneration(db);
  const rows = days.map(({ day, lastRecord, tables }) => ({
    generation,
    casino,
    gamingDay: day,
    lastRecord,
    madeOf: madeOf(books, day),
    sums: textOfSums(tables),
  }));
  await replaceRows(db, KEPT_DAY, rows);
}
