import type { Queryable } from '../_core/store/queryable';
import { readRows } from '../_core/store/read-rows';

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
