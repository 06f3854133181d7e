import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../../src/database/queryable';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('a transaction that the database ends between two statements', () => {
  it('fails with the error of the database, and not with the lack of a connection', async () => {
    const standingStill = inTransaction(database.dataSource, async (db) => {
      await db.query(`SET LOCAL idle_in_transaction_session_timeout = 30`);
      await sleep(300);
      await db.query(`SELECT 1`);
    });
    await expect(standingStill).rejects.toMatchObject({ code: '25P03' });
  });

  it('is followed by others on connections of their own', async () => {
    const answers = inTransaction(database.dataSource, (db): Promise<object[]> => db.query(`SELECT 1 AS n`));
    await expect(answers).resolves.toEqual([{ n: 1 }]);
  });

  it('fails with its own error as long as the connection is open', async () => {
    const failing = inTransaction(database.dataSource, (db) => db.query(`SELECT 1 / 0`));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
  });
});
