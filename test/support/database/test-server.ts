import { Client } from 'pg';
import { createDataSource } from '../../../src/app/database/data-source';
import { startEmbeddedPostgres } from '../../../src/app/database/embedded-postgres/embedded-postgres';
import { randomPort } from './server-user-process';
import {
  makeTemporaryDirectory,
  quickestPlace,
  removeAbandonedDirectories,
  removeTemporaryDirectory,
} from './temporary-directory';

/** Migrated once per test run; every test database is a copy of it. */
export const TEMPLATE_DATABASE = 'cagnotte_template';

export interface TestServer {
  /** The address of its maintenance database, as superuser. */
  readonly url: string;
  /** Stops the server and removes its directory. */
  stop(): Promise<void>;
}

/** What tests may do without: nothing of theirs has to survive a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/** The one server of a test run, in a fresh directory, with a migrated template database. */
export async function startTestServer(): Promise<TestServer> {
  await removeAbandonedDirectories();
  const directory = await makeTemporaryDirectory(quickestPlace());
  const preferredPort = randomPort();
  const server = await startEmbeddedPostgres({ dataDirectory: directory, preferredPort, settings: FAST });
  const stop = async (): Promise<void> => {
    await server.release();
    await removeTemporaryDirectory(directory);
  };
  try {
    await makeTemplate(server.url);
    return { url: server.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeTemplate(adminUrl: string): Promise<void> {
  await runOn(adminUrl, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
  const dataSource = createDataSource({ url: withDatabase(adminUrl, TEMPLATE_DATABASE), poolSize: 1 });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    // A database somebody is connected to cannot be copied.
    await dataSource.destroy();
  }
}

/** One statement on a connection of its own; answers its rows. */
export async function runOn(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The same server and user, another database. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
