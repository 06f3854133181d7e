import { isPlaced } from './fact-order.read-model';
import { firstOnly } from '../_core/store/read-model';
import { bigint, key, text, table } from '../_core/store/table';
import type { Queryable } from '../_core/store/queryable';
import { readRows } from '../_core/store/queryable';

export const UNNUMBERED_SOURCE = table('unnumbered_source', {
  casino: key(text),
  source: key(text),
  firstRecord: bigint,
});

/** Sources that report facts without numbers: of them no gap is found. Decisions of people need none. */
export const unnumberedSourceReadModel = firstOnly(UNNUMBERED_SOURCE, (fact) => {
  const { casino, number, event } = fact;
  if (event.sequence !== undefined || !isPlaced(fact)) return [];
  return [{ casino, source: event.source, firstRecord: number }];
});

export async function readUnnumberedSources(
  db: Queryable,
  casinos: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await readRows<{ casino: string; sources: string[] }>(
    db,
    `SELECT casino, array_agg(source ORDER BY source) AS sources FROM unnumbered_source
      WHERE casino = ANY ($1) GROUP BY casino`,
    [casinos],
  );
  return new Map(rows.map(({ casino, sources }) => [casino, sources]));
}
