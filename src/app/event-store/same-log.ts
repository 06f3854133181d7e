import type { DataSource } from 'typeorm';
import { PostgresEventStore } from '../../event-log/adapters/postgres/postgres-event-store';
import type { EventStorePort } from '../../event-log/event-store.port';
import { readLivePosition } from '../../projector/generations/generation';
import { lastEntered } from '../../ledger/register/registered-identities';
import { ConfigError } from '../config';

/**
 * Holds the event store against the books of the database: books that were made from one log go on with that log only.
 * @throws ConfigError when it is another kind of store, or does not hold the last record that the books count
 */
export async function assertSameLog(store: EventStorePort, dataSource: DataSource): Promise<void> {
  const { place } = await readLivePosition(dataSource);
  if (place === undefined) return assertNoOtherLog(store, dataSource);
  try {
    store.compareLogPositions(place, place);
  } catch {
    throw new ConfigError(
      `The books in this database were made from the log of another event store (they stand at ${place}). ` +
        'Set CAGNOTTE_STORE as it was, or use another database.',
    );
  }
  const entered = await lastEntered(dataSource);
  if (entered === undefined) return;
  const { stream, version, contentHash } = entered;
  for await (const record of store.readStream(stream, { from: version, limit: 1 }))
    if (record.contentHash === contentHash) return;
  throw new ConfigError(
    `The event store does not hold record ${entered.number} of casino ${entered.casino}, which the books in this ` +
      'database count: it is another log, or one that was put back to an earlier time.',
  );
}

async function assertNoOtherLog(store: EventStorePort, dataSource: DataSource): Promise<void> {
  if (store instanceof PostgresEventStore) return;
  const [row]: { holds: boolean }[] = await dataSource.query(
    'SELECT EXISTS (SELECT FROM event_log.event) AS holds',
  );
  if (row!.holds)
    throw new ConfigError(
      'This database holds a log itself. Set CAGNOTTE_STORE to postgres, or use another database.',
    );
}
