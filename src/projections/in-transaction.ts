import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Does the work in one transaction, whatever the database's default isolation is: each statement sees what was
 * committed before it, so that what is read after a lock was got is what the lock protects.
 */
export const inTransaction = <Answer>(
  dataSource: DataSource,
  work: (db: QueryRunner) => Promise<Answer>,
): Promise<Answer> => dataSource.transaction('READ COMMITTED', (manager) => work(manager.queryRunner!));
