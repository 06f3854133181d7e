import type { BooksRestated } from '../../gaming-day/books.events';
import type { CasinoEvent } from '../../_core/events/envelope';
import type { EventStorePort } from '../../../event-log/event-store.port';
import type { Queryable } from '../../_core/store/queryable';
import { type KeptPlace, readKeptBytes } from '../../register/read-records';

/** A named person wanted the books of closed days restated, since newer rules gave other entries. */
export interface Restatement {
  readonly recordNumber: bigint;
  readonly restated: BooksRestated;
}

export async function readRestatements(
  db: Queryable,
  store: Pick<EventStorePort, 'readStream'>,
  casino: string,
): Promise<Restatement[]> {
  const rows: (KeptPlace & { readonly number: bigint })[] = await db.query(
    `SELECT number, stream, stream_version AS version FROM register.record
      WHERE casino = $1 AND type = 'cagnotte.books.restated.v1' AND standing = 'counted' ORDER BY number`,
    [casino],
  );
  const texts = await readKeptBytes(store, rows);
  return rows.flatMap(({ number }, index) => {
    const text = texts[index];
    if (text === undefined) return [];
    return [{ recordNumber: number, restated: (JSON.parse(text) as CasinoEvent<BooksRestated>).data }];
  });
}

export interface Superseding {
  readonly restatement: Restatement;
  readonly trialBalance: string | undefined;
}

/**
 * The restatement after which the trial balance under a seal is no longer that of its day: the last one that names the
 * seal. Of those that name no seals, the last that names its day or an earlier one, since a trial balance continues from
 * day to day.
 */
export function supersededBy(
  { recordNumber, gamingDay }: { readonly recordNumber: bigint; readonly gamingDay: string },
  restatements: readonly Restatement[],
): Superseding | undefined {
  for (const restatement of restatements.toReversed()) {
    if (restatement.recordNumber <= recordNumber) return undefined;
    const { days, seals } = restatement.restated;
    const named = seals?.find(({ record }) => BigInt(record) === recordNumber);
    if (named !== undefined) return { restatement, trialBalance: named.trialBalance };
    if (seals === undefined && days.some((day) => day.gamingDay <= gamingDay)) {
      return { restatement, trialBalance: undefined };
    }
  }
  return undefined;
}
