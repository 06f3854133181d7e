import { setTimeout } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { inTransaction, type Queryable, readRows, setLocal } from '../../database/queryable';
import { type BuildProgress, makerOf, noteMaker, standingOf } from './continued-build';
import { addCheckpoint, retireGeneration } from './generation';

const LOCK_TIMEOUT_MS = 5_000;
const LOOK_AGAIN_MS = 20;
/**
 * SQLSTATEs of a generation that must stay: another process builds or reads it (55P03, its lock is taken), or it is live
 * although its state differs (55006).
 */
const IN_USE = ['55P03', '55006'];

interface Unused {
  readonly generation: number;
  readonly state: 'building' | 'retired';
}

/**
 * Drops the tables of generations that are no longer used: replaced ones, and those whose builder was killed. One
 * that may still be read or built is left for the next call.
 * @param program whose killed builds are kept, since it can continue them; undefined: none is kept
 */
export async function dropUnusedGenerations(dataSource: DataSource, program?: string): Promise<void> {
  const kept =
    program === undefined ? [] : await buildsMadeBy(dataSource, await makerOf(dataSource, program));
  const known = new Set(kept.map(({ generation }) => generation));
  const unused = (await unusedGenerations(dataSource)).filter(({ generation }) => !known.has(generation));
  const wasRead = unused.some(({ state }) => state === 'retired');
  const isReadNoMore = !wasRead || (await readersAreGone(dataSource));
  for (const { generation, state } of unused) {
    if (state === 'building' || isReadNoMore) await dropUnlessInUse(dataSource, generation);
  }
}

interface KilledBuild {
  readonly generation: number;
  readonly begunAt: Date;
}

/** Builds that are under way or were killed. The first is the oldest one, which is furthest. */
const buildsMadeBy = (db: Queryable, madeBy: string): Promise<KilledBuild[]> =>
  readRows(
    db,
    `SELECT generation, begun_at FROM projection.build JOIN projection.generation USING (generation)
      WHERE state = 'building' AND made_by = $1 ORDER BY begun_at, generation`,
    [madeBy],
  );

async function unusedGenerations(dataSource: DataSource): Promise<Unused[]> {
  return readRows(
    dataSource,
    `SELECT generation, state FROM projection.generation g
      WHERE state <> 'live' AND EXISTS (SELECT FROM projection.live) AND EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'generation_' || g.generation)
      ORDER BY generation`,
  );
}

/**
 * Waits, with a time limit, until every transaction that was open at the call has ended. A reader looks up the live
 * generation at the start of its transaction and reads from it to the end, so only such a transaction can read a
 * replaced one.
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
    if (!IN_USE.includes((failure as { code?: string }).code ?? '')) throw failure;
  }
}

async function dropIfAbandoned(db: QueryRunner, generation: number): Promise<void> {
  await setLocal(db, { lock_timeout: LOCK_TIMEOUT_MS });
  if (!(await isAbandoned(db, generation))) return;
  const rows = await readRows<{ state: string }>(
    db,
    `SELECT state FROM projection.generation WHERE generation = $1 FOR UPDATE`,
    [generation],
  );
  if (rows[0]?.state !== 'live') await retireGeneration(db, generation);
}

/** Any number; the first half of the advisory locks of generations, the second is the generation. */
const GENERATION_LOCK = 1_128_355_662;

/** No generation has this number: locked while a new one is allocated. */
const NUMBERING = 0;

/**
 * A generation that is being built, empty at first. As long as its builder lives, it holds a lock on a
 * connection of its own; when the builder is killed, the database releases the lock, and another process may drop the tables.
 */
export interface RebuildTarget {
  readonly generation: number;
  /**
   * Drops its tables on the connection that has the lock: after the loss of that connection another process may have
   * taken the build over.
   */
  drop(): Promise<void>;
  release(): Promise<void>;
}

const targetOf = (session: QueryRunner, generation: number): RebuildTarget => ({
  generation,
  drop: async () => {
    await session.startTransaction('READ COMMITTED');
    try {
      await retireGeneration(session, generation);
      await session.commitTransaction();
    } catch (failure) {
      await session.rollbackTransaction().catch(() => undefined);
      throw failure;
    }
  },
  release: () => release(session),
});

export interface ContinuedTarget extends RebuildTarget, BuildProgress {
  readonly begunAt: Date;
}

/** @param program that may continue the build if it is killed; undefined: none may */
export async function openRebuildTarget(dataSource: DataSource, program?: string): Promise<RebuildTarget> {
  const session = dataSource.createQueryRunner();
  try {
    await session.startTransaction('READ COMMITTED');
    await lock(session, 'pg_advisory_xact_lock', NUMBERING);
    const generation = await nextGeneration(session);
    // Before the generation is visible, so that no process takes it for an abandoned one.
    await lock(session, 'pg_advisory_lock', generation);
    await session.query(`SELECT projection.open_generation($1)`, [generation]);
    await addCheckpoint(session, generation);
    if (program !== undefined) await noteMaker(session, generation, await makerOf(session, program));
    await session.commitTransaction();
    return targetOf(session, generation);
  } catch (failure) {
    if (session.isTransactionActive) await session.rollbackTransaction().catch(() => undefined);
    await release(session);
    throw failure;
  }
}

/**
 * Takes over a generation whose builder was killed: made by the same program into the same tables, with records that
 * the register still holds. Undefined where there is none. A builder that is only suspended still has its lock, so
 * its generation is not taken.
 */
export async function takeOverTarget(
  dataSource: DataSource,
  program: string,
): Promise<ContinuedTarget | undefined> {
  const session = dataSource.createQueryRunner();
  try {
    const madeBy = await makerOf(session, program);
    for (const { generation, begunAt } of await buildsMadeBy(session, madeBy)) {
      if (!(await isAbandoned(session, generation, 'pg_try_advisory_lock'))) continue;
      const standing = await inTransaction(dataSource, (db) => standingIfBuilding(db, generation, madeBy));
      if (standing !== undefined) return { ...standing, ...targetOf(session, generation), begunAt };
      await session.query(`SELECT pg_advisory_unlock($1, $2)`, [GENERATION_LOCK, generation]);
    }
  } catch (failure) {
    await release(session);
    throw failure;
  }
  await release(session);
  return undefined;
}

/**
 * Read again under the lock: another process may have dropped it meanwhile. A build that cannot be continued is
 * dropped.
 */
async function standingIfBuilding(
  db: QueryRunner,
  generation: number,
  madeBy: string,
): Promise<BuildProgress | undefined> {
  const builds = await buildsMadeBy(db, madeBy);
  if (!builds.some((build) => build.generation === generation)) return undefined;
  const standing = await standingOf(db, generation);
  if (standing === undefined) await retireGeneration(db, generation);
  return standing;
}

const lock = (
  session: QueryRunner,
  kind: 'pg_advisory_lock' | 'pg_advisory_xact_lock',
  generation: number,
): Promise<unknown> => session.query(`SELECT ${kind}($1, $2)`, [GENERATION_LOCK, generation]);

/** Whether no process builds this generation; then it is locked until the end of the transaction, or of the session. */
async function isAbandoned(
  db: Queryable,
  generation: number,
  lockedBy: 'pg_try_advisory_xact_lock' | 'pg_try_advisory_lock' = 'pg_try_advisory_xact_lock',
): Promise<boolean> {
  const rows = await readRows<{ got: boolean }>(db, `SELECT ${lockedBy}($1, $2) AS got`, [
    GENERATION_LOCK,
    generation,
  ]);
  return rows[0]!.got;
}

/** Greater than the number of every schema, too: a generation whose row was deleted still has its schema. */
async function nextGeneration(db: Queryable): Promise<number> {
  const rows = await readRows<{ next: number }>(
    db,
    `SELECT 1 + greatest(0, max(generation), (SELECT max(substr(nspname, 12)::integer) FROM pg_namespace
                                              WHERE nspname ~ '^generation_[0-9]{1,9}$')) AS next
       FROM projection.generation`,
  );
  return rows[0]!.next;
}

/** A broken connection has released its locks already. */
async function release(session: QueryRunner): Promise<void> {
  await session.query(`SELECT pg_advisory_unlock_all()`).catch(() => undefined);
  await session.release();
}
