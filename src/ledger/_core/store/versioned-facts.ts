import { insertRows } from './insert-rows';
import type { EvaluatedEvent, PageTransaction, ReadModel } from './read-model';
import { column, type RowOfColumns, type Table, type Written } from './table';

/** From which record on a row is known, and the record by which another one took its place; null until then. */
export const VERSION_COLUMNS = {
  knownFrom: column.key(column.bigint),
  supersededBy: column.optional(column.bigint),
};

type Versioned = RowOfColumns<typeof VERSION_COLUMNS & { readonly recordNumber: typeof column.bigint }>;

interface Superseded {
  readonly supersedes: { readonly casino: string; readonly record_number: string; readonly by: string };
}

/**
 * A read model with one row per fact and, where a later record changed what is known of the fact, one more from that
 * record on. Nothing but the end of a row is ever written into it.
 */
export const versionedFacts = <Row extends Versioned>(
  table: Table<Row>,
  rowOf: (fact: EvaluatedEvent) => Omit<Written<Row>, keyof Versioned> | undefined,
): ReadModel => ({
  table,
  rowsOf: (fact) => {
    const row = fact.standing === 'counted' ? rowOf(fact) : undefined;
    if (row === undefined) return [];
    const { casino, number, ofRecord, entry } = fact;
    if (entry === 'reversal') {
      const ended = { casino, record_number: ofRecord.toString(), by: number.toString() };
      return [{ supersedes: ended } satisfies Superseded];
    }
    return [{ knownFrom: number, supersededBy: null, ...row, recordNumber: ofRecord } satisfies Versioned];
  },
  write: async (page, rows) => {
    await insertRows(page, table, rows.filter((row) => !isSuperseded(row)) as Written<Row>[]);
    const ended = rows.filter(isSuperseded).map(({ supersedes }) => supersedes);
    if (ended.length > 0) await endRows(page, table.sqlName, ended);
  },
});

/** Of rows that were known at a position; `$position` is how it is written in the statement. */
export const knownAt = (table: string, $position: string): string =>
  `${table}.known_from <= ${$position} AND (${table}.superseded_by IS NULL OR ${table}.superseded_by > ${$position})`;

const isSuperseded = (row: object): row is Superseded => 'supersedes' in row;

async function endRows(
  page: PageTransaction,
  table: string,
  ended: readonly Superseded['supersedes'][],
): Promise<void> {
  await page.query(
    `UPDATE ${table} SET superseded_by = ended.by
       FROM (SELECT row.casino, row.record_number, row.known_from, min(e.by) AS by
               FROM jsonb_to_recordset($1::jsonb) AS e(casino text, record_number bigint, by bigint)
               JOIN ${table} row ON row.casino = e.casino AND row.record_number = e.record_number
                AND row.superseded_by IS NULL AND row.known_from < e.by
              GROUP BY 1, 2, 3) ended
      WHERE ${table}.casino = ended.casino AND ${table}.record_number = ended.record_number
        AND ${table}.known_from = ended.known_from`,
    [JSON.stringify(ended)],
  );
}
