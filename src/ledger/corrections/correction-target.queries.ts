import type { CorrectionTarget } from './correction.check';
import { type EventIdentity, uncorrected } from './corrected-fact.state';
import type { CasinoEvent } from '../_core/events/envelope';
import type { CorrectionRecorded } from './correction.events';
import type { EventStorePort } from '../../event-log/event-store.port';
import type { Queryable } from '../_core/store/queryable';
import { readCorrectedFacts } from './corrected-facts.queries';
import { readRecords, type RecordInStream } from '../register/read-records';
import { readRows } from '../_core/store/read-rows';

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
