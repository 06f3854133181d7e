import type { CorrectedFact } from './corrected-fact.state';
import { FoldStates } from '../_core/store/fold-states';
import { readState } from '../_core/store/state-text';
import type { Queryable } from '../_core/store/queryable';
import type { PageTransaction } from '../_core/store/read-model';
import { readRows } from '../_core/store/read-rows';

const FOLD = 'corrected-fact';

export async function readCorrectedFacts(
  page: Queryable,
  casino: string,
  records: readonly bigint[],
): Promise<ReadonlyMap<bigint, CorrectedFact>> {
  const rows = await readRows<{ key: string; state: string }>(
    page,
    `SELECT key, state FROM fold_state WHERE casino = $1 AND fold = '${FOLD}' AND key = ANY ($2)`,
    [casino, records.map(String)],
  );
  return new Map(rows.map(({ key, state }) => [BigInt(key), readState<CorrectedFact>(state)]));
}

/** Keeps what a correction, recorded under `by`, has made of a fact. */
export async function writeCorrectedFact(
  page: PageTransaction,
  { casino, record, by, state }: { casino: string; record: bigint; by: bigint; state: CorrectedFact },
): Promise<void> {
  const key = record.toString();
  const states = await FoldStates.load<CorrectedFact>(page, {
    fold: FOLD,
    initial: { versions: [] },
    keys: [{ casino, key }],
  });
  states.set(casino, key, { state, record: by });
  await states.write(page);
}
