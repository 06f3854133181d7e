import { Client } from 'pg';
import type { DataSource } from 'typeorm';

/** Any number; all services on a database must use the same. */
const MIGRATION_LOCK = 7_326_604_117;

export async function migrate(dataSource: DataSource, url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    // Ends the session and with it the lock.
    await client.end();
  }
}
