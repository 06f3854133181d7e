import type { BooksPage } from '../../../database/books-page';
import { type Imported, importedOf } from '../../../kernel/envelope';
import { asJson } from '../../../database/table';

export interface RecordSpan {
  readonly casino: string;
  readonly after: bigint;
  readonly upTo: bigint;
  /** Maximum of rows; some readers add the remaining rows of the last record. */
  readonly limit: number;
}

/** The rows of a list to read, as of a position and a gaming day, after a key; all of them without a limit. */
export type ListWanted = Omit<BooksPage, 'limit'> & Partial<Pick<BooksPage, 'limit'>>;

/** A filter for facts of table sessions; an absent field matches all. */
export interface OfSessions {
  readonly table?: string | undefined;
  readonly gamingDay?: string | undefined;
  readonly sessionNo?: number | undefined;
}

/** The filter by the names of the columns of facts. */
export const ofSessions = ({ table, gamingDay, sessionNo }: OfSessions) => ({
  tableId: table,
  gamingDay,
  sessionNo,
});

/**
 * SQL: the record of the fact that a line of the journal is about. `of_record` names this fact in an entry that a later
 * record caused; in the entry of a void it names the reversed entry instead.
 */
export const factOf = (line: string): string =>
  `CASE WHEN ${line}.cause_record IS NULL THEN ${line}.record_number ELSE ${line}.of_record END`;

/**
 * SQL: the columns `event_id` and `event_type` of the event whose record posted, empty where it posted nothing. The casino is `$1`
 * of the statement, because a distributed database refuses a subquery that takes it from the row.
 * @param record the column with the record number, such as `moved.of_record`
 */
export const eventOfRecord = (record: string): string =>
  ['event_id', 'event_type']
    .map(
      (column) =>
        `coalesce((SELECT min(${column}) FROM journal_line line WHERE line.casino = $1 AND line.record_number = ${record}), '') AS ${column}`,
    )
    .join(', ');

/**
 * SQL: joins `placed.place` to rows about facts, the place of each in the order of its casino as known at a position.
 * Lists of facts are ordered by it, so that they do not depend on the order of recording, and the books of a closed day
 * do not change.
 * @param $position the position as written in the statement
 * @param record the column with the record number of the fact
 */
export const placesOf = (facts: string, $position: string, record = 'record_number'): string =>
  `LEFT JOIN LATERAL (${placed(`${facts}.casino`, `${facts}.${record}`, $position)}) placed ON true`;

/** SQL: the place of one fact as known at a position, for a statement that cannot use the join of `placesOf`. */
export const placeOfFactSql = (casino: string, record: string, $position: string): string =>
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

/** Keys as rows with their index `n`, for `jsonb_to_recordset($1::jsonb)`; `rowsByPlace` groups the results by it. */
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
 * SQL: the mark of an imported decision as a column `imported`; null for one that was taken here.
 * @param decision table or alias with the columns `casino` and `record_number` of the decision
 */
export const importedColumn = (decision: string): string =>
  `(SELECT mark.imported FROM imported_decision mark
     WHERE mark.casino = ${decision}.casino AND mark.record_number = ${decision}.record_number)`;

export const signedColumn = (decision: string): string =>
  `(SELECT mark.credential FROM signed_decision mark
     WHERE mark.casino = ${decision}.casino AND mark.record_number = ${decision}.record_number)`;

export const importedAs = (mark: string | null): Imported | undefined =>
  importedOf({ imported: mark ?? undefined });
