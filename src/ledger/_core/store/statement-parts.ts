import type { BooksPage } from '../../../database/books-page';
import { type Imported, importedOf } from '../../../kernel/envelope';
import { asJson } from '../../../database/table';

export interface RecordSpan {
  readonly casino: string;
  readonly after: bigint;
  readonly upTo: bigint;
  /** So many rows at most; where a reader says so, and the others of the last record. */
  readonly limit: number;
}

/** Which rows of a list a caller wants, or all of them: as of a position and a gaming day, after a key of the list. */
export type ListWanted = Omit<BooksPage, 'limit'> & Partial<Pick<BooksPage, 'limit'>>;

/** Facts of table sessions that are meant; what is left out may be any. */
export interface OfSessions {
  readonly table?: string | undefined;
  readonly gamingDay?: string | undefined;
  readonly sessionNo?: number | undefined;
}

/** The columns that these fix in a table of facts of table sessions. */
export const ofSessions = ({ table, gamingDay, sessionNo }: OfSessions) => ({
  tableId: table,
  gamingDay,
  sessionNo,
});

/**
 * The record of the fact that a line is about. The own entry of a void names the entry that it reverses in `of_record`; what
 * a later record caused names the fact that it restates there.
 */
export const factOf = (line: string): string =>
  `CASE WHEN ${line}.cause_record IS NULL THEN ${line}.record_number ELSE ${line}.of_record END`;

/**
 * Joins `placed.place` to rows about facts: where each stands in the one order of its casino, as it was known at a
 * position. Whoever lists facts, or asks for the first or the last of them, goes by it, so that the answer is the same in
 * whatever order they were recorded, and a book of a closed day stays as it was. `record` is the column of the fact,
 * `$position` how the position is written in the statement.
 */
export const placesOf = (facts: string, $position: string, record = 'record_number'): string =>
  `LEFT JOIN LATERAL (${placed(`${facts}.casino`, `${facts}.${record}`, $position)}) placed ON true`;

/** The place of one fact as it was known at a position, where a statement has no room for the join. */
export const placeOf = (casino: string, record: string, $position: string): string =>
  `(${placed(casino, record, $position)})`;

const placed = (casino: string, record: string, $position: string): string => `
  SELECT coalesce(
           (SELECT earlier.place FROM earlier_place earlier
             WHERE earlier.casino = o.casino AND earlier.record_number = o.record_number
               AND earlier.moved_by > ${$position}::bigint ORDER BY earlier.moved_by LIMIT 1),
           o.place) AS place
    FROM fact_order o WHERE o.casino = ${casino} AND o.record_number = ${record}`;

export interface SessionAt {
  readonly casino: string;
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly position: bigint;
}

/** Keys as rows with their place `n` in the list, for `jsonb_to_recordset($1::jsonb)`: `rowsByPlace` is the way back. */
export const wantedRows = (keys: readonly object[]): string => asJson(keys.map((key, n) => ({ n, ...key })));

export const wantedSessions = (sessions: readonly SessionAt[]): string =>
  wantedRows(
    sessions.map(({ gamingDay, table, sessionNo, ...key }) => ({
      ...key,
      gaming_day: gamingDay,
      table_id: table,
      session_no: sessionNo,
    })),
  );

export const WANTED_SESSIONS = `jsonb_to_recordset($1::jsonb)
  AS wanted(n integer, casino text, gaming_day date, table_id text, session_no integer, position bigint)`;

/** The rows of each key, in the order of the keys. */
export function rowsByPlace<Row extends { readonly n: number }>(
  rows: readonly Row[],
  places: number,
): Omit<Row, 'n'>[][] {
  const lists: Omit<Row, 'n'>[][] = Array.from({ length: places }, () => []);
  for (const { n, ...row } of rows) lists[n]!.push(row);
  return lists;
}

/**
 * The mark of a decision that was received as history, as a column `imported` of a query; null of one that was taken
 * here. `decision` names the table, or its alias, that has the casino and the record number of the decision.
 */
export const importedColumn = (decision: string): string =>
  `(SELECT mark.imported FROM imported_decision mark
     WHERE mark.casino = ${decision}.casino AND mark.record_number = ${decision}.record_number)`;

export const signedColumn = (decision: string): string =>
  `(SELECT mark.credential FROM signed_decision mark
     WHERE mark.casino = ${decision}.casino AND mark.record_number = ${decision}.record_number)`;

export const importedAs = (mark: string | null): Imported | undefined =>
  importedOf({ imported: mark ?? undefined });
