import type { EventStorePort } from '../event-log/event-store.port';
import type { Config } from './config';
import { type OpenDatabase, openDatabase } from './database/open-database';
import { openEventStore } from './open-event-store';

export interface OpenBooks {
  readonly database: OpenDatabase;
  readonly store: EventStorePort;
  readonly storeDescription: string;
  close(): Promise<void>;
}

export async function openBooks(
  config: Config,
  log: (line: string) => void = () => undefined,
): Promise<OpenBooks> {
  const database = await openDatabase(config, log);
  try {
    const { store, description } = await openEventStore(config, database.dataSource);
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
