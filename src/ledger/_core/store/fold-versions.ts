import type { Queryable } from './queryable';
import { readState } from './state-text';
import { readRows } from './read-rows';

export interface FoldVersion<State> {
  readonly record: bigint;
  readonly state: State;
}

export async function readVersions<State>(
  db: Queryable,
  { casino, fold, from }: { readonly casino: string; readonly fold: string; readonly from: bigint },
): Promise<FoldVersion<State>[]> {
  const rows = await readRows<{ recordNumber: bigint; state: string }>(
    db,
    `SELECT record_number, state FROM fold_version
      WHERE casino = $1 AND fold = $2 AND key = $1 AND record_number >= coalesce(
        (SELECT max(record_number) FROM fold_version WHERE casino = $1 AND fold = $2 AND key = $1 AND record_number < $3), 0)
      ORDER BY record_number`,
    [casino, fold, from],
  );
  return rows.map(({ recordNumber, state }) => ({ record: recordNumber, state: readState<State>(state) }));
}

export const versionAfter = <State>(
  versions: readonly FoldVersion<State>[],
  record: bigint,
  initial: State,
): State => versions.findLast((version) => version.record <= record)?.state ?? initial;
