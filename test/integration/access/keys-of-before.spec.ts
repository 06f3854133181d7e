import { People1700000000231 } from '../../../migrations/1700000000231-people';
import { SourcesOfKeys1700000000215 } from '../../../migrations/1700000000215-sources-of-keys';
import { SYSTEM_SOURCES } from '../../../src/access/access-sources';
import { hashOfKey } from '../../../src/access/api-key';
import { PostgresEventStore } from '../../../src/event-log/postgres/postgres-event-store';
import { inTransaction } from '../../../src/database/queryable';
import { takeOverFormerKeys } from '../../../src/people/former-keys';
import { PeopleRegister } from '../../../src/people/people-register';
import { verifyHouse } from '../../../src/people/verify-house';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';

const HALF_A_YEAR_DAYS = 180;
const DAY_MS = 86_400_000;

let database: TestDatabase;
let register: PeopleRegister;
let store: PostgresEventStore;

interface Before {
  readonly id: string;
  readonly holder: string;
  readonly kind?: 'person' | 'system';
  readonly roles: readonly string[];
  readonly revokedAt?: Date;
}

const clearOf = (id: string): string => `cgn_${id.repeat(16)}_${id.repeat(64)}`;

const insert = ({ id, holder, kind = 'system', roles, revokedAt }: Before): Promise<unknown> =>
  database.dataSource.query(
    `INSERT INTO access.api_key (id, key_hash, holder, holder_kind, roles, every_casino, casinos, created_at, revoked_at)
     VALUES ($1, $2, $3, $4, $5, true, '{}', now(), $6)`,
    [id.repeat(16), hashOfKey(clearOf(id)), holder, kind, roles, revokedAt ?? null],
  );

beforeAll(async () => {
  database = await createTestDatabase();
  const [people, sources] = [new People1700000000231(), new SourcesOfKeys1700000000215()];
  await inTransaction(database.dataSource, (db) => people.down(db));
  await inTransaction(database.dataSource, (db) => sources.down(db));
  await insert({ id: 'a', holder: 'desk', roles: ['ingest'] });
  await insert({ id: 'b', holder: 'office', roles: ['administrator'] });
  await insert({ id: 'c', holder: 'Ana Ruiz', kind: 'person', roles: ['auditor'] });
  await insert({ id: 'd', holder: 'gone', roles: ['ingest'], revokedAt: new Date() });
  await insert({ id: 'e', holder: 'ana  ru\u00edz', kind: 'person', roles: ['manager'] });
  await insert({ id: 'f', holder: 'Luis \u200b', kind: 'person', roles: ['accountant'] });
  await inTransaction(database.dataSource, (db) => sources.up(db));
  await inTransaction(database.dataSource, (db) => people.up(db));
  store = new PostgresEventStore(database.dataSource);
  register = new PeopleRegister(store, SYSTEM_SOURCES);
  await takeOverFormerKeys(database.dataSource, register);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const shown = async (id: string) => register.authenticate(`Bearer ${clearOf(id)}`);

it('keys of earlier releases stay good as credentials, those of one name as those of one person', async () => {
  expect(await shown('c')).toMatchObject({ ok: true, value: { personId: 'M-1', name: 'Ana Ruiz' } });
  expect(await shown('e')).toMatchObject({
    ok: true,
    value: { personId: 'M-1', roles: ['auditor', 'manager'] },
  });
  expect(await shown('f')).toMatchObject({
    ok: true,
    value: { personId: 'M-2', name: 'Titular Anterior II' },
  });
  expect(await shown('b')).toMatchObject({ ok: true, value: { kind: 'service', name: 'office' } });
  expect(await shown('d')).toMatchObject({ ok: false, refusal: { code: 'ACCESS.KEY_REVOKED' } });
  expect(await verifyHouse(database.dataSource, store)).toEqual([]);
});

it('keys that report and were made before keys named sources have half a year to be replaced', async () => {
  const { credentials } = await register.house();
  const days = [...credentials.values()]
    .filter(({ kind }) => kind !== 'person')
    .map(({ name, unboundUntil }) => [
      name,
      unboundUntil && Math.round((Date.parse(unboundUntil) - Date.now()) / DAY_MS),
    ]);
  expect(days).toEqual([
    ['desk', HALF_A_YEAR_DAYS],
    ['office', HALF_A_YEAR_DAYS],
    ['gone', undefined],
  ]);
});

it('a key that is put into the table afterwards opens nothing, and verify names it', async () => {
  await database.dataSource.query(
    `INSERT INTO access.former_api_key (id, key_hash, holder, holder_kind, roles, every_casino, casinos, created_at, sources, classes)
     VALUES ($1, $2, 'me', 'person', '{administrator}', true, '{}', now(), '{}', '{}')`,
    ['9'.repeat(16), hashOfKey(clearOf('9'))],
  );
  await takeOverFormerKeys(database.dataSource, register);
  expect(await shown('9')).toMatchObject({ ok: false, refusal: { code: 'ACCESS.KEY_UNKNOWN' } });
  const [found] = await verifyHouse(database.dataSource, store);
  expect(found).toContain('was never made here');
});
