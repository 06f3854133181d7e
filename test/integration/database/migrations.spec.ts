import { describeDatabase } from '../../support/database/described-database';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ofMigrations = (line: string): boolean => line.includes('schema_migration');

it('a migrated database has nothing left to migrate', async () => {
  expect(await database.dataSource.showMigrations()).toBe(false);
});

it('migrations take everything back that they made, and make the same again', async () => {
  const { dataSource } = database;
  const before = await describeDatabase(dataSource);
  expect(before.length).toBeGreaterThan(100);

  for (let undone = 0; undone < dataSource.migrations.length; undone++) {
    await dataSource.undoLastMigration({ transaction: 'each' });
  }
  expect((await describeDatabase(dataSource)).filter((line) => !ofMigrations(line))).toEqual([]);

  await dataSource.runMigrations({ transaction: 'each' });
  expect(await describeDatabase(dataSource)).toEqual(before);
});
