import { type CorrectedFact, type EventIdentity, uncorrected } from './corrected-fact.state';
import { FoldStates } from '../_core/store/fold-states';
import { readState } from '../_core/store/state-text';
import type { Queryable } from '../_core/store/queryable';
import type { PageTransaction } from '../_core/store/read-model';
import { readRows } from '../_core/store/read-rows';
import type { CorrectionTarget } from './correction.check';
import type { CasinoEvent } from '../_core/events/envelope';
import type { CorrectionRecorded } from './correction.events';
import type { EventStorePort } from '../../event-log/event-store.port';
import { readRecords, type RecordInStream } from '../register/read-records';

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

export interface FoundTarget extends CorrectionTarget {
  readonly record: bigint;
}

interface CorrectionAsked {
  readonly casino: string;
  readonly corrects: EventIdentity;
  readonly before: bigint;
}

/** Follows a correction to the fact it is about, through the corrections before it; undefined if there is none. */
export async function findTarget(
  page: Queryable,
  store: EventStorePort,
  { casino, ...asked }: CorrectionAsked,
): Promise<FoundTarget | undefined> {
  let { corrects, before } = asked;
  for (;;) {
    const found = await findRecord(page, store, { casino, before, ...corrects });
    if (found === undefined) return undefined;
    const { record, event: fact } = found;
    if (fact.type !== 'cagnotte.correction.recorded.v1') {
      const known = (await readCorrectedFacts(page, casino, [record])).get(record) ?? uncorrected;
      return { record, fact, known };
    }
    corrects = (fact.data as CorrectionRecorded).corrects;
    before = record;
  }
}

/** A record that counts under an identity, before another record; a rebuild may find later ones in the register, too. */
async function findRecord(
  page: Queryable,
  store: EventStorePort,
  { casino, before, source, id }: EventIdentity & { readonly casino: string; readonly before: bigint },
): Promise<{ readonly record: bigint; readonly event: CasinoEvent } | undefined> {
  const [row] = await readRows<RecordInStream>(
    page,
    `SELECT number, casino, place, source, event_id, stream, stream_version FROM register.record
      WHERE casino = $1 AND source = $2 AND event_id = $3 AND standing = 'counted' AND number < $4`,
    [casino, source, id, before],
  );
  if (row === undefined) return undefined;
  return { record: row.number, event: (await readRecords(store, [row])).get(row.number)! };
}
