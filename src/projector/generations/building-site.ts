import type { DataSource, QueryRunner } from 'typeorm';
import type { Queryable } from '../../ledger/_core/store/queryable';

/** Any number; the first half of the advisory locks of generations, the second is the generation. */
const GENERATION_LOCK = 1_128_355_662;
/** No generation has this number: held while a new one is given out. */
const NUMBERING = 0;

/**
 * A generation that is being built, empty at first. As long as its builder lives, a lock on a connection of its own
 * says so; when the builder is killed, the database lets the lock go, and whoever comes next may clear the site.
 */
export interface BuildingSite {
  readonly generation: number;
  /** Whatever was built stays; nobody is said to build it any more. */
  leave(): Promise<void>;
}

/** Makes the tables of a further generation. */
export async function openBuildingSite(dataSource: DataSource): Promise<BuildingSite> {
  const session = dataSource.createQueryRunner();
  try {
    await session.startTransaction('READ COMMITTED');
    await session.query(`SELECT pg_advisory_xact_lock($1, $2)`, [GENERATION_LOCK, NUMBERING]);
    const generation = await nextGeneration(session);
    // Before anybody can see the generation, so that nobody takes it for an abandoned one.
    await session.query(`SELECT pg_advisory_lock($1, $2)`, [GENERATION_LOCK, generation]);
    await session.query(`SELECT projection.create_generation($1)`, [generation]);
    await session.commitTransaction();
    return { generation, leave: () => leave(session) };
  } catch (failure) {
    if (session.isTransactionActive) await session.rollbackTransaction().catch(() => undefined);
    await leave(session);
    throw failure;
  }
}

/** Whether nobody builds this generation; until the end of the transaction nobody else can then find so, too. */
export async function isAbandoned(db: Queryable, generation: number): Promise<boolean> {
  const rows: { got: boolean }[] = await db.query(`SELECT pg_try_advisory_xact_lock($1, $2) AS got`, [
    GENERATION_LOCK,
    generation,
  ]);
  return rows[0]!.got;
}

async function nextGeneration(db: Queryable): Promise<number> {
  const rows: { next: number }[] = await db.query(
    `SELECT max(generation) + 1 AS next FROM projection.generation`,
  );
  return rows[0]!.next;
}

/** A connection that is broken has let its locks go already. */
async function leave(session: QueryRunner): Promise<void> {
  await session.query(`SELECT pg_advisory_unlock_all()`).catch(() => undefined);
  await session.release();
}
