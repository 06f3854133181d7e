import type { DataSource } from 'typeorm';
import type { Queryable } from './queryable';

/** A snapshot of the database for long reads beside other work. */
export interface BooksSnapshot {
  readonly db: Queryable;
  close(): Promise<void>;
}

/** An idle snapshot belongs to a stopped process after this time; it would keep dead rows from vacuum. */
const STANDSTILL_MS = 60_000;

export async function takeSnapshot(dataSource: DataSource): Promise<BooksSnapshot> {
  const db = dataSource.createQueryRunner();
  const close = async (): Promise<void> => {
    if (db.isTransactionActive) await db.rollbackTransaction().catch(() => undefined);
    await db.release();
  };
  try {
    await db.startTransaction('REPEATABLE READ');
    await db.query(`SET TRANSACTION READ ONLY`);
    await db.query(`SET LOCAL idle_in_transaction_session_timeout = ${STANDSTILL_MS}`);
    // The instant of the snapshot is that of the first query.
    await db.query(`SELECT 1 FROM projection.live`);
    return { db, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}
