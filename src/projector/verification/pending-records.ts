import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import { assertUnaltered, parseRecord } from '../../ledger/register/read-records';

/**
 * Reads what the log holds behind a place: records that are not projected yet, since no runner works or it is not
 * that far. They stand in no chain, but their bytes must be what the log says of them.
 * @returns how many there are
 * @throws LogDamaged naming the first that is not what it was
 */
export async function readPending(store: EventStorePort, after: LogPosition | undefined): Promise<number> {
  const head = await store.head();
  let records = 0;
  if (head === undefined) return records;
  for await (const record of store.readLog(after === undefined ? {} : { from: after })) {
    if (store.compareLogPositions(record.place, head) > 0) break;
    assertUnaltered(record);
    parseRecord(record);
    records += 1;
  }
  return records;
}
