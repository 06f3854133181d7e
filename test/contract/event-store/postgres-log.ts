import {
  PostgresEventStore,
  type PostgresEventStoreOptions,
} from '../../../src/event-store/adapters/postgres/postgres-event-store';
import { createDataSource } from '../../../src/app/database/data-source';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';
import type { LogUnderTest } from './event-store-under-test';

export interface PostgresLog extends LogUnderTest {
  readonly database: TestDatabase;
  openStore(options?: PostgresEventStoreOptions): Promise<PostgresEventStore>;
}

/** A database of its own; every store on it has its own pool, as another process would. */
export async function makePostgresLog(): Promise<PostgresLog> {
  const database = await createTestDatabase();
  const closers: (() => Promise<void>)[] = [];
  return {
    database,
    async openStore(options) {
      const dataSource = await createDataSource({ url: database.url, poolSize: 5 }).initialize();
      const store = new PostgresEventStore(dataSource, options);
      closers.push(async () => {
        await store.close();
        await dataSource.destroy();
      });
      return store;
    },
    async end() {
      await Promise.all(closers.map((close) => close()));
      await database.drop();
    },
  };
}
