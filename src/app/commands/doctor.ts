import { readLivePosition } from '../../projector/generations/generation';
import { stateOfBooks } from '../health/state-of-books';
import { readConfig } from '../config';
import type { OpenDatabase } from '../database/open-database';
import { type OpenBooks, openBooks } from '../open-books';

const CLOCK_TOLERANCE_MS = 2_000;

/**
 * `cagnotte doctor`: looks at configuration, database, event store, log, books and clock, and says what it sees. 0 when
 * all is well; books that are behind are, since a service may just not be running.
 */
export async function doctor(): Promise<number> {
  const books = await openBooks(readConfig());
  const { database } = books;
  try {
    const checks = [
      `database   ${database.description}`,
      `server     PostgreSQL ${await serverVersion(database)}`,
      `store      ${books.storeDescription}`,
      `log        ${await logState(books)}`,
    ];
    const { lagSeconds, parkedKeys } = await stateOfBooks(database.dataSource, books.store);
    checks.push(`lag        ${lagSeconds === 0 ? 'none' : `${lagSeconds} s behind the log`}`);
    checks.push(`parked     ${parkedKeys === 0 ? 'nothing' : `${parkedKeys} keys: see cagnotte retry`}`);
    const drift = await clockDrift(database);
    const clock =
      Math.abs(drift) <= CLOCK_TOLERANCE_MS ? 'agrees with the database' : `is ${drift} ms off the database`;
    process.stdout.write(`${[...checks, `clock      ${clock}`].join('\n')}\n`);
    return Math.abs(drift) <= CLOCK_TOLERANCE_MS && parkedKeys === 0 ? 0 : 1;
  } finally {
    await books.close();
  }
}

async function serverVersion({ dataSource }: OpenDatabase): Promise<string> {
  const rows: { version: string }[] = await dataSource.query(
    `SELECT current_setting('server_version') AS version`,
  );
  return rows[0]!.version;
}

async function logState({ database: { dataSource }, store }: OpenBooks): Promise<string> {
  const head = await store.head();
  const { place, generation } = await readLivePosition(dataSource);
  if (head === undefined) return 'empty';
  return `last place ${head}, projected up to ${place ?? 'nothing'} in generation ${generation}`;
}

async function clockDrift({ dataSource }: OpenDatabase): Promise<number> {
  const before = Date.now();
  const rows: { now: string }[] = await dataSource.query(
    `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint::text AS now`,
  );
  const after = Date.now();
  return Math.round((before + after) / 2) - Number(rows[0]!.now);
}
