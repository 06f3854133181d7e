import { createDataSource } from '../../../src/app/database/data-source';
import { debianPrograms, startDebianPostgres } from '../../support/database/debian-postgres';
import { itWhere } from '../../support/database/it-where';
import { createTestDatabase } from '../../support/database/test-database';
import { runOn } from '../../support/database/test-server';

const COLUMNS = `
  SELECT table_schema || '.' || table_name || '.' || column_name AS name, data_type, is_nullable, is_generated
    FROM information_schema.columns
   WHERE table_schema NOT IN ('pg_catalog', 'information_schema')
   ORDER BY 1`;

const INDEXES = `
  SELECT schemaname || '.' || indexname AS name, indexdef
    FROM pg_indexes
   WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
   ORDER BY 1`;

// Real servers are made, killed and recovered here, on machines that may be busy with other tests.

describe("a PostgreSQL of one's own", () => {
  itWhere(debianPrograms() !== undefined, "Debian's PostgreSQL 15 or newer is not installed")(
    'takes every migration and ends with the same tables as the embedded one',
    async () => {
      const [own, embedded] = await Promise.all([startDebianPostgres(), createTestDatabase()]);
      const dataSource = createDataSource({ url: own.url, poolSize: 1 });
      try {
        await dataSource.initialize();
        await dataSource.runMigrations({ transaction: 'each' });
        expect(await dataSource.showMigrations()).toBe(false);
        const expected = await runOn(embedded.url, COLUMNS);
        expect(expected.length).toBeGreaterThan(0);
        expect(await runOn(own.url, COLUMNS)).toEqual(expected);
        expect(await runOn(own.url, INDEXES)).toEqual(await runOn(embedded.url, INDEXES));
      } finally {
        if (dataSource.isInitialized) await dataSource.destroy();
        await Promise.all([own.stop(), embedded.drop()]);
      }
    },
  );
});
