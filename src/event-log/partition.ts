import { sha256 } from '../kernel/identity';
import type { RecordedEvent } from './event-store.port';

/** Casinos are spread over so many partitions, a power of two. Databases compute it too, so it never changes. */
export const PARTITIONS = 64;

/** The partition of a casino, from 0: the low six bits of the first byte of the SHA-256 of its name. */
export const partitionOf = (casino: string): number =>
  Number.parseInt(sha256(casino).slice(0, 2), 16) % PARTITIONS;

/** The records of these partitions from a reading of the log, at most `limit` of them. */
export async function* ofPartitions(
  records: AsyncIterable<RecordedEvent>,
  partitions: ReadonlySet<number>,
  limit = Infinity,
): AsyncGenerator<RecordedEvent> {
  const known = new Map<string, boolean>();
  let left = limit;
  if (left <= 0) return;
  for await (const record of records) {
    let isWanted = known.get(record.casino);
    if (isWanted === undefined)
      known.set(record.casino, (isWanted = partitions.has(partitionOf(record.casino))));
    if (!isWanted) continue;
    yield record;
    if (--left <= 0) return;
  }
}
