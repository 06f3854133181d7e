import { setTimeout } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { inTransaction, readRows } from '../../ledger/_core/store/queryable';
import { isAbandoned } from './rebuild-target';
import { retireGeneration } from './generation';

const LOCK_TIMEOUT_MS = 5_000;
const LOOK_AGAIN_MS = 20;
const LOCK_NOT_AVAILABLE = '55P03';

interface Unused {
  readonly generation: number;
  readonly state: 'building' | 'retired';
}

/**
 * Drops the tables of generations that are of no use any more: replaced ones, and those whose builder was killed.
 * One that somebody may still read or build is left for the next call.
 */
export async function dropUnusedGenerations(dataSource: DataSource): Promise<void> {
  const unused = await unusedGenerations(dataSource);
  const wasRead = unused.some(({ state }) => state === 'retired');
  const isReadNoMore = !wasRead || (await readersAreGone(dataSource));
  for (const { generation, state } of unused) {
    if (state === 'building' || isReadNoMore) await dropUnlessInUse(dataSource, generation);
  }
}

async function unusedGenerations(dataSource: DataSource): Promise<Unused[]> {
  return readRows(
    dataSource,
    `SELECT generation, state FROM projection.generation g
      WHERE state <> 'live' AND EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'generation_' || g.generation)
      ORDER BY generation`,
  );
}

/**
 * Waits, bounded, until every transaction is over that was open at the call. A reader looks up the live generation
 * at the start of its transaction and reads from it to the end, so only such a transaction can know a replaced one.
 */
async function readersAreGone(dataSource: DataSource): Promise<boolean> {
  const rows = await readRows<{ now: string }>(dataSource, `SELECT clock_timestamp()::text AS now`);
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const open = await readRows<object>(
      dataSource,
      `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
          AND xact_start < $1::timestamptz LIMIT 1`,
      [rows[0]!.now],
    );
    if (open.length === 0) return true;
    await setTimeout(LOOK_AGAIN_MS);
  }
  return false;
}

async function dropUnlessInUse(dataSource: DataSource, generation: number): Promise<void> {
  try {
    await inTransaction(dataSource, (db) => dropIfAbandoned(db, generation));
  } catch (failure) {
    if ((failure as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw failure;
  }
}

async function dropIfAbandoned(db: QueryRunner, generation: number): Promise<void> {
  await db.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  if (!(await isAbandoned(db, generation))) return;
  const rows = await readRows<{ state: string }>(
    db,
    `SELECT state FROM projection.generation WHERE generation = $1 FOR UPDATE`,
    [generation],
  );
  if (rows[0]?.state !== 'live') await retireGeneration(db, generation);
}
