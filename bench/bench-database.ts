import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import pRetry from 'p-retry';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/app/database/data-source';
import { DIRECTORY } from './processor-time';
import { CASINO } from './sample-events';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/app/database/embedded-postgres';

const POOL_SIZE = 10;

export interface BenchDatabase {
  readonly url: string;
  readonly dataSource: DataSource;
  /** Counts events that the product has acknowledged as durable. */
  readonly acknowledged: (events: number) => void;
  /** Machine and versions on which the figures were measured. */
  surroundings(): Promise<object>;
  /** Kills the server, lets it recover, and compares the number of events with the acknowledged ones. */
  countAfterKill(): Promise<{ readonly acknowledged: number; readonly found: number }>;
  end(): Promise<void>;
}

/**
 * A new server with the product's own durable settings, in a directory that is removed at the end.
 * @param flushMs how long its disk takes to write a commit at least; by default as long as the disk of this machine
 */
export async function startBenchDatabase(flushMs = 0): Promise<BenchDatabase> {
  const directory = await mkdtemp(DIRECTORY);
  const server = await startEmbeddedPostgres({ dataDirectory: directory, preferredPort: 25_432 });
  const { url } = server;
  const dataSource = await createDataSource({ url, poolSize: POOL_SIZE }).initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  if (flushMs > 0) await delayFlushes(dataSource, flushMs);
  let acknowledged = 0;
  return {
    url,
    dataSource,
    acknowledged: (events) => void (acknowledged += events),
    surroundings: () => surroundings(dataSource),
    countAfterKill: async () => ({ acknowledged, found: await countAfterKill(server, directory) }),
    async end() {
      await dataSource.destroy();
      await server.release();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The server then pauses before each flush, once for all commits that wait for it. */
async function delayFlushes(dataSource: DataSource, ms: number): Promise<void> {
  await dataSource.query(`ALTER SYSTEM SET commit_delay = ${ms * 1_000}`);
  await dataSource.query('ALTER SYSTEM SET commit_siblings = 0');
  await dataSource.query('SELECT pg_reload_conf()');
}

async function surroundings(dataSource: DataSource): Promise<object> {
  const settings: { name: string; setting: string }[] = await dataSource.query(
    `SELECT name, setting FROM pg_settings
      WHERE name IN ('server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method', 'shared_buffers')`,
  );
  return {
    node: process.version,
    processors: cpus().length,
    ...Object.fromEntries(settings.map(({ name, setting }) => [name, setting])),
    poolSizes: { cagnotte: POOL_SIZE, emmett: 10, typeorm: 'one for each caller', copy: 1 },
  };
}

async function countAfterKill(server: EmbeddedPostgres, directory: string): Promise<number> {
  const [pid] = (await readFile(join(directory, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  const dataSource = await pRetry(() => createDataSource({ url: server.url, poolSize: 1 }).initialize(), {
    retries: 60,
    maxTimeout: 1_000,
  });
  const [{ found }]: [{ found: number }] = await dataSource.query(
    // Events of the house stream, such as credentials, are not from the bench.
    `SELECT count(*)::integer AS found FROM event_log.event WHERE casino = $1`,
    [CASINO],
  );
  await dataSource.destroy();
  return found;
}
