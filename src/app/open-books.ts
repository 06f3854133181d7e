import type { EventStorePort, LogPosition } from '../event-log/event-store.port';
import type { EventStoreDbOptions } from '../event-log/eventstoredb/eventstoredb-event-store';
import type { Config, EventStoreChoice } from './config';
import { ConfigError } from './config-error';
import { type OpenDatabase, openDatabase } from './database/open-database';
import { readRows } from '../database/queryable';
import type { DataSource } from 'typeorm';
import { PostgresEventStore } from '../event-log/postgres/postgres-event-store';
import { RegisteredIdentities, lastEntered } from '../ledger/register/number-records';
import { ProtectingEventStore } from '../ledger/personal-data/protecting-event-store';
import { SubjectKeys } from '../access/personal-data/subject-keys';
import { personalKeyPlace } from './key-places';
import { withoutPassword } from './eventstoredb-address';
import { readLivePlaces } from '../projector/generations/generation';
import { isReadable } from '../projector/verification/live-places';

export interface OpenEventStore {
  readonly store: EventStorePort;
  readonly description: string;
}

export interface OpenFor {
  /** A proof goes on where rows of the service are missing or wrong, and names them. */
  readonly proof?: boolean;
}

/**
 * Opens the event store of the configuration, which keeps the log of the books in this database.
 * @throws ConfigError when it cannot be that log, EventStoreUnavailable when it cannot be reached
 */
export async function openEventStore(
  config: Config,
  dataSource: DataSource,
  wanted: OpenFor = {},
): Promise<OpenEventStore> {
  const { eventStore } = config;
  const opened =
    eventStore.kind === 'postgres'
      ? { store: new PostgresEventStore(dataSource), description: 'in the database' }
      : await openEventStoreDb(eventStore, dataSource);
  try {
    await assertSameLog(opened.store, dataSource, wanted);
    await opened.store.head();
    const keys = new SubjectKeys(dataSource, personalKeyPlace(config));
    return { ...opened, store: new ProtectingEventStore(opened.store, keys) };
  } catch (failure) {
    await opened.store.close();
    throw failure;
  }
}

async function openEventStoreDb(
  { url }: Extract<EventStoreChoice, { kind: 'eventstoredb' }>,
  dataSource: DataSource,
): Promise<OpenEventStore> {
  const register = new RegisteredIdentities(dataSource);
  return eventStoreDb({ url, register });
}

/**
 * The log in EventStoreDB without the books, to be looked at; undefined where the database keeps the log.
 * @param totalMs after this time the server counts as unreachable
 */
export async function openEventStoreAlone(
  { eventStore }: Pick<Config, 'eventStore'>,
  totalMs: number,
): Promise<OpenEventStore | undefined> {
  if (eventStore.kind === 'postgres') return undefined;
  const register = { firstRecords: async () => [] };
  return eventStoreDb({ url: eventStore.url, register, retryPolicy: { totalMs } });
}

async function eventStoreDb(options: EventStoreDbOptions): Promise<OpenEventStore> {
  // Its client takes as long to load as half of the rest, and only those who keep the log there need it.
  const { EventStoreDbEventStore } = await import('../event-log/eventstoredb/eventstoredb-event-store.js');
  try {
    const store = new EventStoreDbEventStore(options);
    return { store, description: `EventStoreDB at ${withoutPassword(options.url)}` };
  } catch (failure) {
    throw new ConfigError(`EVENTSTORE_URL cannot be used: ${(failure as Error).message}`);
  }
}

/**
 * Holds the event store against the books of the database: books that were made from one log go on with that log only.
 * @throws ConfigError when it is another kind of store, or does not hold the last record that the books count
 */
async function assertSameLog(
  store: EventStorePort,
  dataSource: DataSource,
  { proof = false }: OpenFor,
): Promise<void> {
  const entered = await lastEntered(dataSource);
  // A verification uses the register, which follows from the log; checkpoints are part of what it verifies.
  const place = proof ? entered?.place : await placeOfBooks(dataSource);
  if (place === undefined) return assertNoOtherLog(store, dataSource);
  if (!isReadable(place, store))
    throw new ConfigError(
      `The books in this database were made from the log of another event store (they stand at ${place}). ` +
        'Set CAGNOTTE_STORE as it was, or use another database. Where that is right already, somebody changed ' +
        'projection.checkpoint: run `cagnotte verify`.',
    );
  // A log in the same database is no other one: what it lacks is what a proof is about.
  if (entered === undefined || (proof && store instanceof PostgresEventStore)) return;
  const { stream, version, contentHash } = entered;
  for await (const record of store.readStream(stream, { from: version, limit: 1 }))
    if (record.contentHash === contentHash) return;
  throw new ConfigError(
    `The event store does not hold record ${entered.number} of casino ${entered.casino}, which the books in this ` +
      'database count: it is another log, or one that was put back to an earlier time.',
  );
}

async function placeOfBooks(dataSource: DataSource): Promise<LogPosition | undefined> {
  const { places } = await readLivePlaces(dataSource);
  return [...places.values()].find((each) => each !== undefined);
}

async function assertNoOtherLog(store: EventStorePort, dataSource: DataSource): Promise<void> {
  if (store instanceof PostgresEventStore) return;
  const [row] = await readRows<{ holds: boolean }>(
    dataSource,
    'SELECT EXISTS (SELECT FROM event_log.event) AS holds',
  );
  if (row!.holds)
    throw new ConfigError(
      'This database holds a log itself. Set CAGNOTTE_STORE to postgres, or use another database.',
    );
}

export interface OpenStorage {
  readonly database: OpenDatabase;
  readonly store: EventStorePort;
  readonly storeDescription: string;
  close(): Promise<void>;
}

export async function openStorage(
  config: Config,
  log: (line: string) => void = () => undefined,
  wanted: OpenFor = {},
): Promise<OpenStorage> {
  const database = await openDatabase(config, log, wanted);
  try {
    const { store, description } = await openEventStore(config, database.dataSource, wanted);
    const close = async (): Promise<void> => {
      await store.close();
      await database.close();
    };
    return { database, store, storeDescription: description, close };
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

/** Works with database and log of the configuration, and closes them afterwards. */
export async function withStorage<Answer>(
  config: Config,
  work: (books: OpenStorage) => Promise<Answer>,
  wanted: OpenFor = {},
): Promise<Answer> {
  const books = await openStorage(config, undefined, wanted);
  return work(books).finally(() => books.close());
}
