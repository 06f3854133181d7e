import { SourcesOfKeys1700000000215 } from '../../../migrations/1700000000215-sources-of-keys';
import { ApiKeyRegister } from '../../../src/access/api-key-register';
import { SYSTEM_SOURCES } from '../../../src/access/access-sources';
import { inTransaction } from '../../../src/ledger/_core/store/queryable';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';

const HALF_A_YEAR_DAYS = 180;
const DAY_MS = 86_400_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const insert = (id: string, role: string, revokedAt: Date | null = null): Promise<unknown> =>
  database.dataSource.query(
    `INSERT INTO access.api_key (id, key_hash, holder, holder_kind, roles, every_casino, casinos, created_at, revoked_at)
     VALUES ($1, $2, $3, 'system', ARRAY[$3::text], true, '{}', now(), $4)`,
    [id.repeat(16), id.repeat(64), role, revokedAt],
  );

it('keys that report and were made before keys named sources have half a year to be replaced', async () => {
  const migration = new SourcesOfKeys1700000000215();
  await inTransaction(database.dataSource, (db) => migration.down(db));
  await insert('a', 'ingest');
  await insert('b', 'administrator');
  await insert('c', 'auditor');
  await insert('d', 'ingest', new Date());
  await inTransaction(database.dataSource, (db) => migration.up(db));
  const register = new ApiKeyRegister(database.dataSource, SYSTEM_SOURCES);
  const keys = await register.list('the-service');
  const days = keys.map(({ name, revokedAt, unboundUntil }) => [
    ...[name, revokedAt !== null],
    unboundUntil && Math.round((unboundUntil.getTime() - Date.now()) / DAY_MS),
  ]);
  expect(days.toSorted()).toEqual([
    ['administrator', false, HALF_A_YEAR_DAYS],
    ['auditor', false, null],
    ['ingest', false, HALF_A_YEAR_DAYS],
    ['ingest', true, null],
  ]);
  const change = database.dataSource.query(
    `UPDATE access.api_key SET unbound_until = now() + interval '9 years'`,
  );
  await expect(change).rejects.toThrow('never changed');
});
