import { insertRows } from './insert-rows';
import type { EvaluatedEvent, PageTransaction, ReadModel } from './read-model';

interface Superseded {
  readonly supersedes: { readonly casino: string; readonly record_number: string; readonly by: string };
}

/**
 * A read model with one row per fact and, where a later record changed what is known of the fact, one more from that
 * record on. Nothing but the end of a row is ever written into it.
 */
export const versionedFacts = (
  table: string,
  rowOf: (fact: EvaluatedEvent) => object | undefined,
): ReadModel => ({
  table,
  rowsOf: (fact) => {
    const row = fact.standing === 'counted' ? rowOf(fact) : undefined;
    if (row === undefined) return [];
    const { casino, number, ofRecord, entry } = fact;
    const [record_number, by] = [ofRecord.toString(), number.toString()];
    if (entry === 'reversal') return [{ supersedes: { casino, record_number, by } } satisfies Superseded];
    return [{ known_from: by, superseded_by: null, ...row, record_number }];
  },
  write: async (page, rows) => {
    await insertRows(
      page,
      table,
      rows.filter((row) => !isSuperseded(row)),
    );
    const ended = rows.filter(isSuperseded).map(({ supersedes }) => supersedes);
    if (ended.length > 0) await endRows(page, table, ended);
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
