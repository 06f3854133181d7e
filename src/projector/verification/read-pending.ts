import type { EventStorePort } from '../../event-log/event-store.port';
import { partitionOf } from '../../event-log/partition';
import { assertUnaltered, parseRecord } from '../../ledger/register/read-records';
import { firstOf, isBefore, type Places } from '../generations/checkpoints';

/**
 * Reads what the log holds behind the places of the read models: records that are not projected yet, since no runner works or
 * it is not that far. They stand in no chain, but their bytes must be what the log says of them.
 * @returns how many there are
 * @throws LogDamaged naming the first that is not what it was
 */
export async function readPending(store: EventStorePort, places: Places): Promise<number> {
  const head = await store.head();
  let records = 0;
  if (head === undefined) return records;
  const after = firstOf(places.values(), store);
  for await (const record of store.readLog(after === undefined ? {} : { from: after })) {
    if (store.compareLogPositions(record.place, head) > 0) break;
    if (!isBefore(places.get(partitionOf(record.casino)), record.place, store)) continue;
    assertUnaltered(record);
    parseRecord(record);
    records += 1;
  }
  return records;
}
