import type { Queryable } from './queryable';
import { readState } from './state-text';

export interface FoldVersion<State> {
  readonly record: bigint;
  readonly state: State;
}

export async function readVersions<State>(
  db: Queryable,
  { casino, fold, from }: { readonly casino: string; readonly fold: string; readonly from: bigint },
): Promise<FoldVersion<State>[]> {
  const rows: { record_number: bigint; state: string }[] = await db.query(
    `SELECT record_number, state FROM fold_version
      WHERE casino = $1 AND fold = $2 AND key = $1 AND record_number >= coalesce(
        (SELECT max(record_number) FROM fold_version WHERE casino = $1 AND fold = $2 AND key = $1 AND record_number < $3), 0)
      ORDER BY record_number`,
    [casino, fold, from.toString()],
  );
  return rows.map(({ record_number, state }) => ({ record: record_number, state: readState<State>(state) }));
}

export const versionAfter = <State>(
  versions: readonly FoldVersion<State>[],
  record: bigint,
  initial: State,
): State => versions.findLast((version) => version.record <= record)?.state ?? initial;
