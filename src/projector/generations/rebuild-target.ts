import type { DataSource, QueryRunner } from 'typeorm';
import type { Queryable } from '../../ledger/_core/store/queryable';
import { readRows } from '../../ledger/_core/store/queryable';

/** Any number; the first half of the advisory locks of generations, the second is the generation. */
const GENERATION_LOCK = 1_128_355_662;
/** No generation has this number: locked while a new one is allocated. */
const NUMBERING = 0;

/**
 * A generation that is being built, empty at first. As long as its builder lives, a lock on a connection of its own
 * says so; when the builder is killed, the database lets the lock go, and whoever comes next may drop what is left.
 */
export interface RebuildTarget {
  readonly generation: number;
  /** Releases the build lock; the target stays. */
  release(): Promise<void>;
}

export async function openRebuildTarget(dataSource: DataSource): Promise<RebuildTarget> {
  const session = dataSource.createQueryRunner();
  try {
    await session.startTransaction('READ COMMITTED');
    await session.query(`SELECT pg_advisory_xact_lock($1, $2)`, [GENERATION_LOCK, NUMBERING]);
    const generation = await nextGeneration(session);
    // Before anybody can see the generation, so that nobody takes it for an abandoned one.
    await session.query(`SELECT pg_advisory_lock($1, $2)`, [GENERATION_LOCK, generation]);
    await session.query(`SELECT projection.open_generation($1)`, [generation]);
    await session.commitTransaction();
    return { generation, release: () => release(session) };
  } catch (failure) {
    if (session.isTransactionActive) await session.rollbackTransaction().catch(() => undefined);
    await release(session);
    throw failure;
  }
}

/** Whether nobody builds this generation; exclusive until the end of the transaction. */
export async function isAbandoned(db: Queryable, generation: number): Promise<boolean> {
  const rows = await readRows<{ got: boolean }>(db, `SELECT pg_try_advisory_xact_lock($1, $2) AS got`, [
    GENERATION_LOCK,
    generation,
  ]);
  return rows[0]!.got;
}

async function nextGeneration(db: Queryable): Promise<number> {
  const rows = await readRows<{ next: number }>(
    db,
    `SELECT max(generation) + 1 AS next FROM projection.generation`,
  );
  return rows[0]!.next;
}

/** A broken connection has released its locks already. */
async function release(session: QueryRunner): Promise<void> {
  await session.query(`SELECT pg_advisory_unlock_all()`).catch(() => undefined);
  await session.release();
}
