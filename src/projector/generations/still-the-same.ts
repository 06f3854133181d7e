import type { Queryable } from '../../ledger/_core/store/queryable';
import { comparableRows } from './table-rows';
import { readRows } from '../../ledger/_core/store/read-rows';

/** The oldest transaction invisible to a snapshot: every row written after it is of this or a later one. */
export async function oldestUnseen(snapshot: Queryable): Promise<string> {
  const rows = await readRows<{ oldest: string }>(
    snapshot,
    `SELECT pg_snapshot_xmin(pg_current_snapshot())::xid::text AS oldest`,
  );
  return rows[0]!.oldest;
}

/**
 * Whether a table that was the same in two generations, in a snapshot, still is. Every row that either has written
 * since then must be the other's, too; and since a row may also have been taken away, both must have equally many.
 */
export async function isStillTheSame(
  db: Queryable,
  { live, rebuilt }: { readonly live: string; readonly rebuilt: string },
  { table, key, since }: { readonly table: string; readonly key: readonly string[]; readonly since: string },
): Promise<boolean> {
  const ofLive = (await comparableRows(db, { schema: live, table })).rows;
  const ofRebuilt = (await comparableRows(db, { schema: rebuilt, table })).rows;
  // VACUUM may freeze a row, but leaves the transaction there; where numbers came round, an old row is looked at, too.
  const written = `WHERE age(xmin) <= age($1::text::xid)`;
  const missing = (of: string, among: string): string =>
    `SELECT FROM (${of} ${written}) mine LEFT JOIN (${among}) theirs USING (${key.join(', ')})
      WHERE mine::text IS DISTINCT FROM theirs::text`;
  const rows = await readRows<{ same: boolean }>(
    db,
    `SELECT NOT EXISTS (${missing(ofLive, ofRebuilt)}) AND NOT EXISTS (${missing(ofRebuilt, ofLive)})
        AND (SELECT count(*) FROM ${live}.${table}) = (SELECT count(*) FROM ${rebuilt}.${table}) AS same`,
    [since],
  );
  return rows[0]!.same;
}
