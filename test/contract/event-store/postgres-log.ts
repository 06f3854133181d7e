import type { DataSource } from 'typeorm';
import {
  PostgresEventStore,
  type PostgresEventStoreOptions,
} from '../../../src/event-log/postgres/postgres-event-store';
import { createDataSource } from '../../../src/app/database/data-source';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';
import type { LogUnderTest } from './event-store-under-test';

export interface PostgresLog extends LogUnderTest {
  readonly database: TestDatabase;
  /** Opens a store with its own pool, like another process; optionally through another address. */
  openStore(options?: PostgresEventStoreOptions & { url?: string }): Promise<PostgresEventStore>;
}

/** One database for the spec file, and a function that makes an empty log in it. */
export function usePostgres(): { makeLog(): Promise<PostgresLog> } {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  return {
    async makeLog() {
      await empty(database.dataSource);
      return logIn(database);
    },
  };
}

function logIn(database: TestDatabase): PostgresLog {
  const closers: (() => Promise<void>)[] = [];
  return {
    database,
    async openStore({ url = database.url, ...options } = {}) {
      const dataSource = await createDataSource({ url, poolSize: 5 }).initialize();
      const store = new PostgresEventStore(dataSource, options);
      closers.push(async () => {
        await store.close();
        await dataSource.destroy();
      });
      return store;
    },
    end: async () => void (await Promise.all(closers.map((close) => close()))),
  };
}

/** Empties the log. It is append-only, but a superuser can disable its triggers for a transaction. */
const empty = (dataSource: DataSource): Promise<void> =>
  dataSource.transaction(async (transaction) => {
    await transaction.query(`SET LOCAL session_replication_role = replica`);
    await transaction.query(`TRUNCATE event_log.event, event_log.stream`);
  });
