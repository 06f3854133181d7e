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

/** The days with sessions as known at a position, and their sums, if those stand since the last change of the day. */
const daysWith = (
  columns: string,
): string => `SELECT played.gaming_day::text AS day, change.last_record, kept.made_of${columns}
  FROM (SELECT DISTINCT casino, gaming_day FROM table_session
         WHERE casino = $1 AND first_record <= $2 AND gaming_day BETWEEN $3::date AND $4::date) played
  LEFT JOIN day_change change USING (casino, gaming_day)
  LEFT JOIN projection.kept_day kept
    ON kept.generation = ${GENERATION} AND kept.casino = played.casino AND kept.gaming_day = played.gaming_day
   AND kept.last_record = change.last_record AND kept.last_record <= $2
 ORDER BY played.gaming_day`;

interface DayRow {
  readonly day: GamingDay;
  /** Null in tables of an earlier release, until the day changes. */
  readonly lastRecord: bigint | null;
  readonly madeOf: string | null;
}

export interface KeptWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly books: CasinoBooks;
  readonly range: DayRange;
}

const parametersOf = ({ casino, position, range }: KeptWanted): unknown[] => [
  casino,
  position.toString(),
  range.from,
  range.to,
];

const isMadeOf =
  ({ books }: Pick<KeptWanted, 'books'>) =>
  (row: DayRow): boolean =>
    row.madeOf !== null && row.madeOf === madeOf(books, row.day);

export interface DaysKept {
  /** The sums of the tables of a day, of each day whose sums stand. */
  readonly kept: ReadonlyMap<GamingDay, readonly TableSums[]>;
  /** The other days with sessions, ascending. */
  readonly others: readonly GamingDay[];
}

/** What is kept of the days of a range, as known at a position. */
export async function readKeptDays(db: Queryable, wanted: KeptWanted): Promise<DaysKept> {
  const rows = await readRows<DayRow & { sums: string }>(db, daysWith(', kept.sums'), parametersOf(wanted));
  const isSound = isMadeOf(wanted);
  return {
    kept: new Map(rows.filter(isSound).map(({ day, sums }) => [day, sumsOfText(sums)])),
    others: rows.filter((row) => !isSound(row)).map(({ day }) => day),
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
  const wanted = { casino, position, books, range: ALL_DAYS };
  const rows = await readRows<DayRow>(db, daysWith(''), parametersOf(wanted));
  const isSound = isMadeOf(wanted);
  return rows.flatMap((row) =>
    row.lastRecord === null || row.lastRecord > position || isSound(row)
      ? []
      : [{ day: row.day, lastRecord: row.lastRecord }],
  );
}

/** Keeps the sums of days as read at a position, which must include the last change of each. */
export async function keepSums(
  db: Queryable,
  { casino, books }: Pick<KeptWanted, 'casino' | 'books'>,
  days: readonly (DayToKeep & { readonly tables: readonly TableSums[] })[],
): Promise<void> {
  const [live] = await readRows<{ generation: number }>(db, `SELECT ${GENERATION} AS generation`);
  const rows = days.map(({ day, lastRecord, tables }) => ({
    generation: live!.generation,
    casino,
    gamingDay: day,
    lastRecord,
    madeOf: madeOf(books, day),
    sums: textOfSums(tables),
  }));
  await replaceRows(db, KEPT_DAY, rows);
}
