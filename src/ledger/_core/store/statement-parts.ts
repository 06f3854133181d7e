import type { BooksPage } from '../../../database/books-page';
import { type Imported, importedOf } from '../../../kernel/envelope';
import { type Queryable, readRows } from '../../../database/queryable';
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
 * @param of `record`: the column with the record number of the fact; `$casino`: the parameter that names their casino
 */
export const placesOf = (
  facts: string,
  $position: string,
  {
    record = 'record_number',
    $casino = '$1',
  }: { readonly record?: string; readonly $casino?: '$1' | '$2' } = {},
): string => `LEFT JOIN LATERAL (${placed($casino, `${facts}.${record}`, $position)}) placed ON true`;

/** SQL: the place of one fact as known at a position, for a statement that cannot use the join of `placesOf`. */
export const placeOfFactSql = ($casino: '$1' | '$2', record: string, $position: string): string =>
  `(${placed($casino, record, $position)})`;

/**
 * The casino is named by its parameter, and not by a column of the fact: a distributed database sends a statement whole to
 * one node only if each of its subqueries says on which node its rows are.
 */
const placed = ($casino: string, record: string, $position: string): string => `
  SELECT coalesce(
           (SELECT earlier.place FROM earlier_place earlier
             WHERE earlier.casino = ${$casino} AND earlier.record_number = o.record_number
               AND earlier.moved_by > ${$position}::bigint ORDER BY earlier.moved_by LIMIT 1),
           o.place) AS place
    FROM fact_order o WHERE o.casino = ${$casino} AND o.record_number = ${record}`;

/**
 * SQL: the keys of `$1` (JSON), each beside the row of its casino in the register, for a join with what LIMIT or a sum allows
 * only for each key. A distributed database refuses that beside a list alone; beside a row of the register, each node does it
 * for the casinos that it has. A casino without a record has no rows of any kind.
 * @param columns the types by their names; one of them is `casino`
 */
export function keysByCasino(columns: Readonly<Record<string, string>>): string {
  const declared = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const others = Object.keys(columns).filter((name) => name !== 'casino');
  return `(SELECT DISTINCT known.casino, ${others.map((name) => `listed.${name}`).join(', ')}
     FROM register.casino known JOIN jsonb_to_recordset($1::jsonb) AS listed(${declared.join(', ')}) USING (casino))`;
}

export interface SessionAt {
  readonly casino: string;
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly position: bigint;
}

/** Keys as rows with their index `n`, for `jsonb_to_recordset($1::jsonb)`; `rowsByPlace` groups the results by it. */
export const wantedRows = (keys: readonly object[]): string => asJson(keys.map((key, n) => ({ n, ...key })));

/**
 * Reads the rows of each key, in the order of the keys. The statement is sent once for each casino among them, so that a
 * distributed database sends it whole to the node of the casino.
 * @param statement `$1`: the keys as JSON, each with its index `n`; `$2`: their casino, with which it restricts each of its
 *   tables; from `$3`: the parameters
 */
export async function readByKey<Row extends object>(
  db: Queryable,
  statement: string,
  keys: readonly { readonly casino: string }[],
  parameters: readonly unknown[] = [],
): Promise<Omit<Row & { readonly n: number }, 'n'>[][]> {
  const rows: (Row & { readonly n: number })[] = [];
  const numbered = keys.map((key, n) => ({ n, ...key }));
  for (const casino of new Set(keys.map((key) => key.casino))) {
    const own = numbered.filter((key) => key.casino === casino);
    rows.push(
      ...(await readRows<Row & { readonly n: number }>(db, statement, [asJson(own), casino, ...parameters])),
    );
  }
  return rowsByPlace(rows, keys.length);
}

/** The key of a session by the names of its columns. */
export const sessionKeys = <Key extends SessionAt>(sessions: readonly Key[]) =>
  sessions.map(({ gamingDay, table, sessionNo, ...key }) => ({
    ...key,
    gaming_day: gamingDay,
    table_id: table,
    session_no: sessionNo,
  }));

export const wantedSessions = (sessions: readonly SessionAt[]): string => wantedRows(sessionKeys(sessions));

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
 * SQL: the mark of an imported decision as a column `imported`; null for one that was taken here. The casino is `$1` of the
 * statement, as in `eventOfRecord`.
 * @param decision table or alias with the column `record_number` of the decision
 */
export const importedColumn = (decision: string): string =>
  `(SELECT mark.imported FROM imported_decision mark
     WHERE mark.casino = $1 AND mark.record_number = ${decision}.record_number)`;

export const signedColumn = (decision: string): string =>
  `(SELECT mark.credential FROM signed_decision mark
     WHERE mark.casino = $1 AND mark.record_number = ${decision}.record_number)`;

export const importedAs = (mark: string | null): Imported | undefined =>
  importedOf({ imported: mark ?? undefined });
