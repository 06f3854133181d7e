import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../src/app/database/data-source';
import { distribute } from '../../../src/app/database/distribution';
import { asJson } from '../../../src/database/table';
import { untilDone } from '../service/until-done';

/** A database of a Citus coordinator with the distributed tables of this release. */
export interface CitusDatabase {
  readonly url: string;
  readonly dataSource: DataSource;
  /** Drops the tables again, on every node. */
  drop(): Promise<void>;
}

const SCHEMAS = ['bi', 'access', 'event_log', 'projection', 'read_model', 'register'];

/**
 * Makes the tables of this release in an empty database and distributes them.
 * @param url of a database of the coordinator, with the extension in it and on its workers; its role owns the database
 * @throws where it has tables of the product, which may be somebody's books
 */
export async function makeDistributed(url: string): Promise<CitusDatabase> {
  const dataSource = await createDataSource({ url }).initialize();
  const [found]: { name: string }[] = await dataSource.query(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname = ANY ($1) OR nspname LIKE 'generation\\_%'`,
    [SCHEMAS],
  );
  if (found !== undefined) {
    await dataSource.destroy();
    throw new Error(
      `CITUS_URL names a database with the schema ${found.name}: the contract needs an empty one`,
    );
  }
  const drop = async (): Promise<void> => {
    const rows: { name: string }[] = await dataSource.query(
      `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'generation\\_%'`,
    );
    // A connection to a worker that was killed meanwhile fails once.
    for (const name of [...rows.map((row) => row.name), ...SCHEMAS])
      await untilDone(() => dataSource.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`));
    await dataSource.query(`DROP TABLE IF EXISTS public.schema_migration`);
    await dataSource.destroy();
  };
  try {
    await dataSource.runMigrations({ transaction: 'each' });
    const done = await distribute(dataSource);
    if (typeof done === 'string') throw new Error(done);
    return { url, dataSource, drop };
  } catch (failure) {
    await drop();
    throw failure;
  }
}

/** What is no read model: the log, and what only the house knows. */
const KEPT = [
  'event_log.stream',
  'event_log.event',
  'register.document',
  'access.personal_key',
  'access.subject_key',
  'access.seal_key',
  'access.time_stamp',
];

/** Copies the log and the keys row by row, so that both databases have the same records with the same times. */
export async function copyLog(from: DataSource, to: DataSource): Promise<void> {
  for (const table of KEPT) {
    const rows: { row: unknown }[] = await from.query(`SELECT to_jsonb(t) AS row FROM ${table} t`);
    await to.query(
      `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [asJson(rows.map(({ row }) => row as object))],
    );
  }
}
