import type { DataSource } from 'typeorm';
import type { EventStorePort } from '../../event-log/event-store.port';
import { readLivePosition } from '../generations/generation';
import { readPage } from '../../ledger/_core/store/read-page';

/**
 * How long, in seconds, the oldest record that the live read models do not contain has been in the log; 0 when they
 * contain all of it.
 */
export async function lagSeconds(dataSource: DataSource, store: EventStorePort, now: Date): Promise<number> {
  const { place } = await readLivePosition(dataSource);
  const [next] = await readPage(store, { after: place, limit: 1 });
  if (next === undefined) return 0;
  return Math.max(0, (now.getTime() - Date.parse(next.recordedAt)) / 1_000);
}
