import type { DataSource } from 'typeorm';
import { PostgresEventStore } from '../../event-log/adapters/postgres/postgres-event-store';
import type { EventStorePort } from '../../event-log/event-store.port';
import { RegisteredIdentities } from '../../ledger/register/registered-identities';
import { type Config, ConfigError, type EventStoreChoice } from '../config';
import { withoutPassword } from './eventstoredb-address';
import { assertSameLog } from './same-log';

export interface OpenEventStore {
  readonly store: EventStorePort;
  readonly description: string;
}

/**
 * Opens the event store of the configuration, which keeps the log of the books in this database.
 * @throws ConfigError when it cannot be that log, EventStoreUnavailable when it cannot be reached
 */
export async function openEventStore(
  { eventStore }: Config,
  dataSource: DataSource,
): Promise<OpenEventStore> {
  const opened =
    eventStore.kind === 'postgres'
      ? { store: new PostgresEventStore(dataSource), description: 'in the database' }
      : await openEventStoreDb(eventStore, dataSource);
  try {
    await assertSameLog(opened.store, dataSource);
    await opened.store.head();
    return opened;
  } catch (failure) {
    await opened.store.close();
    throw failure;
  }
}

async function openEventStoreDb(
  { url }: Extract<EventStoreChoice, { kind: 'eventstoredb' }>,
  dataSource: DataSource,
): Promise<OpenEventStore> {
  // Its client takes as long to load as half of the rest, and only those who keep the log there need it.
  const { EventStoreDbEventStore } =
    await import('../../event-log/adapters/eventstoredb/eventstoredb-event-store.js');
  const register = new RegisteredIdentities(dataSource);
  try {
    const store = new EventStoreDbEventStore({ url, register });
    return { store, description: `EventStoreDB at ${withoutPassword(url)}` };
  } catch (failure) {
    throw new ConfigError(`EVENTSTORE_URL cannot be used: ${(failure as Error).message}`);
  }
}
