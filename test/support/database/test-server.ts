import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createDataSource } from '../../../src/app/database/data-source';
import { dataDirectoryAt } from '../../../src/app/database/data-directory';
import { startEmbeddedPostgres } from '../../../src/app/database/embedded-postgres';
import { copyDataDirectory } from './prepared-directory';
import { randomPort } from './server-user-process';
import {
  makeTemporaryDirectory,
  removeAbandonedDirectories,
  removeTemporaryDirectory,
} from './temporary-directory';

/** Migrated once per test run; every test database is a copy of it. */
export const TEMPLATE_DATABASE = 'cagnotte_template';

export interface TestServer {
  /** The address of its maintenance database, as superuser. */
  readonly url: string;
  /** The folder of its Unix socket. */
  readonly sockets: string;
  /** A migrated data directory without a server: see `makePreparedDirectory`. */
  readonly prepared: string;
  /** Stops the server and removes its directory. */
  stop(): Promise<void>;
}

/** Settings without durability, since tests need not survive a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/** Starts the server of a test run, in a new directory, with a migrated template database. */
export async function startTestServer(): Promise<TestServer> {
  await removeAbandonedDirectories();
  const [prepared, directory] = [await makeTemporaryDirectory(), await makeTemporaryDirectory()];
  const remove = async (): Promise<void> => {
    await removeTemporaryDirectory(prepared);
    await removeTemporaryDirectory(directory);
  };
  try {
    await prepare(prepared);
    await copyDataDirectory(prepared, directory);
    const sockets = dataDirectoryAt(directory).cluster;
    await trustSockets(sockets);
    const server = await startFast(directory, {
      unix_socket_directories: sockets,
      // Tables of specs are small: one plan for all values of a statement is as quick, and is made once on a connection.
      plan_cache_mode: 'force_generic_plan',
    });
    await runOn(server.url, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
    await migrate(withDatabase(server.url, TEMPLATE_DATABASE));
    const stop = async (): Promise<void> => {
      await server.release();
      await remove();
    };
    return { url: server.url, sockets, prepared, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

const startFast = (dataDirectory: string, settings: Readonly<Record<string, string>> = {}) =>
  startEmbeddedPostgres({
    dataDirectory,
    preferredPort: randomPort(),
    settings: { ...FAST, ...settings },
  });

/** Checking a password takes as long as a hundred small statements: connections over the Unix socket need none. */
async function trustSockets(cluster: string): Promise<void> {
  const file = join(cluster, 'pg_hba.conf');
  const rules = await readFile(file, 'utf8');
  await writeFile(file, rules.replaceAll(/^(local\s.*\s)scram-sha-256$/gm, '$1trust'));
}

/** Makes a cluster with the tables of this release, and stops it. */
async function prepare(directory: string): Promise<void> {
  const server = await startFast(directory);
  await migrate(server.url).finally(() => server.release());
}

async function migrate(url: string): Promise<void> {
  const dataSource = await createDataSource({ url, poolSize: 1 }).initialize();
  try {
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    // A database with open connections cannot be a template.
    await dataSource.destroy();
  }
}

/** Runs one statement on a connection of its own. @returns its rows */
export async function runOn(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const ANSWERS_WITHIN_MS = 30_000;

/** Waits until a server or pooler answers at an address. */
export async function waitUntilAnswers(url: string): Promise<void> {
  for (const deadline = Date.now() + ANSWERS_WITHIN_MS; ; await sleep(50)) {
    try {
      return void (await runOn(url, 'SELECT'));
    } catch (failure) {
      if (Date.now() > deadline) throw failure;
    }
  }
}

/** The same address, connected to over a Unix socket: a message to the server costs half as much as over TCP. */
export function overSocket(url: string, sockets: string): string {
  const address = new URL(url);
  address.searchParams.set('host', sockets);
  return address.href;
}

/** The same address over TCP, through what listens at another port of this machine. */
export function throughPort(url: string, port: number): string {
  const address = new URL(url);
  address.searchParams.delete('host');
  return Object.assign(address, { hostname: '127.0.0.1', port: String(port) }).href;
}

/** The address of another database of the same server and user. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
