import type { EventEmitter } from 'node:events';
import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Does the work in one transaction, whatever the database's default isolation is: each statement sees what was
 * committed before it, so that what is read after a lock was got is what the lock protects.
 * @throws what the work throws; where the database has ended the connection, what it said then
 */
export const inTransaction = <Answer>(
  dataSource: DataSource,
  work: (db: QueryRunner) => Promise<Answer>,
): Promise<Answer> =>
  dataSource.transaction('READ COMMITTED', (manager) => orWhyItEnded(manager.queryRunner!, work));

/** A statement on a connection that was ended before it fails without the cause. */
async function orWhyItEnded<Answer>(
  db: QueryRunner,
  work: (db: QueryRunner) => Promise<Answer>,
): Promise<Answer> {
  const connection = (await db.connect()) as EventEmitter;
  let why: Error | undefined;
  const ended = (said: Error): void => void (why ??= said);
  connection.on('error', ended);
  try {
    return await work(db);
  } catch (failure) {
    throw why ?? failure;
  } finally {
    connection.off('error', ended);
  }
}
