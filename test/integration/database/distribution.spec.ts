import { migrate } from '../../../src/app/commands/migrate';
import { distribute, distributeNewTables } from '../../../src/app/database/distribution';
import { distributedTables, isDistributed } from '../../../src/database/distributed-tables';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';
import { runCommand } from '../../support/service/run-command';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

/* What Citus does is in test/contract/citus; here stands what a PostgreSQL without it answers. */
describe('a PostgreSQL without Citus', () => {
  it('has no distributed tables, and a migration leaves its new ones as they are', async () => {
    expect(await distributedTables(database.dataSource)).toEqual(new Set());
    expect(await isDistributed(database.dataSource)).toBe(false);
    await expect(distributeNewTables(database.dataSource)).resolves.toBeUndefined();
  });

  it('cannot be distributed, and is told what to name', async () => {
    expect(await distribute(database.dataSource)).toMatch(
      /^the database "test_\w+" has no extension citus\. Name the coordinator of a Citus cluster in DATABASE_URL, and run CREATE EXTENSION citus/,
    );
  });

  it('is not called distributed by a table of the same name elsewhere', async () => {
    await database.dataSource.query(`CREATE TABLE public.pg_dist_partition (logicalrelid regclass)`);
    await database.dataSource.query(`INSERT INTO public.pg_dist_partition VALUES ('register.casino')`);
    expect(await isDistributed(database.dataSource)).toBe(false);
    await database.dataSource.query(`DROP TABLE public.pg_dist_partition`);
  });

  it('ends `cagnotte migrate --distribute` with 1, one sentence and no line in the security log', async () => {
    const said: string[] = [];
    const write = jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => said.push(String(text)) > 0);
    const ran = await runCommand({ DATABASE_URL: database.url }, () => migrate({ distribute: true }));
    write.mockRestore();
    expect(ran).toEqual({ code: 1, output: '' });
    expect(said.join('')).toMatch(
      /^migrate: --distribute: the database "test_\w+" has no extension citus\. .*\.\n$/,
    );
    const kept: object[] = await database.dataSource.query(
      `SELECT FROM access.security_log WHERE kind = 'tables.distributed'`,
    );
    expect(kept).toEqual([]);
  });
});
