import type { Queryable } from '../_core/store/queryable';

export async function readUnnumberedSources(
  db: Queryable,
  casinos: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows: { casino: string; sources: string[] }[] = await db.query(
    `SELECT casino, array_agg(source ORDER BY source) AS sources FROM unnumbered_source
      WHERE casino = ANY ($1) GROUP BY casino`,
    [casinos],
  );
  return new Map(rows.map(({ casino, sources }) => [casino, sources]));
}
