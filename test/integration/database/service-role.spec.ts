import { join } from 'node:path';
import { SealKeys } from '../../../src/ledger/gaming-day/seal-keys';
import { moveKeyOutOfDatabase } from '../../../src/ledger/gaming-day/former-seal-key';
import { newKeyInPem, privateKeyIn, publicTextOf } from '../../../src/access/key-file';
import { createDataSource } from '../../../src/app/database/data-source';
import { openDatabase } from '../../../src/app/database/open-database';
import { grantToService, reachOf } from '../../../src/app/database/service-role';
import { readConfig } from '../../../src/app/config';
import { rebuild } from '../../../src/projector/generations/rebuild';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { runOn } from '../../support/database/test-server';
import { chipsSold, ledgerOpened } from '../../support/service/cheap-events';
import { deliveryOf } from '../../support/service/delivery-book';
import { postEvents } from '../../support/service/event-post';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';
import { Client } from '../../support/service/client';

const ROLE = `cagnotte_service_${process.pid}`;
const PERMISSION_DENIED = '42501';

describe('a role of the database for the service', () => {
  let database: TestDatabase;
  let url: string;
  let running: ServiceUnderTest;

  beforeAll(async () => {
    database = await createTestDatabase();
    await runOn(database.url, `CREATE ROLE ${ROLE} LOGIN PASSWORD 'known'`);
    const address = new URL(database.url);
    Object.assign(address, { username: ROLE, password: 'known' });
    url = address.href;
  });
  afterAll(async () => {
    await running.stop();
    await runOn(database.url, `DROP OWNED BY ${ROLE}`);
    await runOn(database.url, `DROP ROLE ${ROLE}`);
    await database.drop();
  });

  it('gets a list of missing rights at a start before the owner of the tables has granted them', async () => {
    await expect(openDatabase(readConfig({ DATABASE_URL: url }), () => undefined)).rejects.toThrow(
      `Run \`cagnotte migrate --grant-to ${ROLE}\` as the role that owns the tables`,
    );
  });

  it('is refused where it does not exist, is a superuser or owns the tables', async () => {
    expect(await grantToService(database.dataSource, 'nobody_here')).toMatch(
      /^there is no role "nobody_here"\. Make it: CREATE ROLE/,
    );
    const { username } = new URL(database.url);
    expect(await grantToService(database.dataSource, username)).toMatch(/is a superuser, or a member of one/);
  });

  it('runs the service: takes events in, projects them, rebuilds and verifies the books', async () => {
    expect(await grantToService(database.dataSource, ROLE)).toBeUndefined();
    running = await startServiceUnderTest(undefined, { databaseUrl: url });
    const door = { url: running.url, key: await running.makeWorldKey() };
    const opened = await postEvents(door, 'single', [deliveryOf(ledgerOpened('granada')).text]);
    const sold = await postEvents(door, 'single', [deliveryOf(chipsSold('granada', 'desk', 1)).text]);
    expect([opened.status, sold.status]).toEqual([201, 201]);
    await new Client(running.url).healthWhenCaughtUp();
    const { dataSource } = running.service.database;
    const report = await rebuild(dataSource, running.store, { afterwards: () => Promise.resolve('switch') });
    // Two records of the casino, and of the house the seal key, the link of the first administrator and the credential.
    expect(report).toMatchObject({ records: 5, divergence: undefined });
    expect(await verifyBooks(dataSource, running.store)).toMatchObject({ ok: true });
    const again = await postEvents(door, 'single', [deliveryOf(chipsSold('granada', 'desk', 2)).text]);
    expect(again.status).toBe(201);
    await new Client(running.url).healthWhenCaughtUp();
  });

  it('owns nothing, not even the generation that it has built', async () => {
    const dataSource = await createDataSource({ url, poolSize: 1 }).initialize();
    try {
      expect(await reachOf(dataSource)).toEqual({ role: ROLE, isSuperuser: false, owned: 0 });
    } finally {
      await dataSource.destroy();
    }
  });

  it('cannot take a seal key of an earlier release out of the database, and says who can', async () => {
    const pem = newKeyInPem();
    const publicKey = publicTextOf(privateKeyIn(pem, 'test'));
    const former = [publicKey, pem];
    await database.dataSource.query(`DELETE FROM access.seal_key`);
    await database.dataSource.query(
      `INSERT INTO access.seal_key (public_key, private_key) VALUES ($1, $2)`,
      former,
    );
    const dataSource = await createDataSource({ url, poolSize: 1 }).initialize();
    const folder = await makeTemporaryDirectory();
    const place = { kind: 'file', path: join(folder, 'seal-key.pem'), isUsual: true } as const;
    try {
      expect(await moveKeyOutOfDatabase(dataSource, { place, directory: folder })).toMatch(
        /This role may not take it out of the database: run cagnotte migrate here as the role that owns the tables\.$/,
      );
      expect((await new SealKeys(dataSource, running.store, place).current()).publicKey).toBe(publicKey);
      expect(await moveKeyOutOfDatabase(database.dataSource, { place, directory: folder })).toContain(
        'was moved',
      );
    } finally {
      await dataSource.destroy();
      await removeTemporaryDirectory(folder);
    }
  });

  it.each([
    ['drop the trigger that keeps the log', 'DROP TRIGGER append_only ON event_log.event'],
    ['switch that trigger off', 'ALTER TABLE event_log.event DISABLE TRIGGER append_only'],
    ['switch all triggers off', 'SET session_replication_role = replica'],
    [
      'replace what the trigger does',
      'CREATE OR REPLACE FUNCTION event_log.refuse_change() RETURNS trigger LANGUAGE sql AS $$ SELECT NULL $$',
    ],
    ['change an event', `UPDATE event_log.event SET bytes = ''`],
    ['delete an event', 'DELETE FROM event_log.event'],
    ['empty the log', 'TRUNCATE event_log.event'],
    ['change the chain', `UPDATE register.record SET chain_hash = ''`],
    ['delete from the chain', 'DELETE FROM register.record'],
    ['delete a key', 'DELETE FROM access.former_api_key'],
    ['make a generation by hand', 'CREATE SCHEMA generation_99'],
    ['make a table of its own', 'CREATE TABLE public.own ()'],
    ['say that a migration has not run', 'DELETE FROM public.schema_migration'],
  ])('may not %s', async (_, statement) => {
    await expect(runOn(url, statement)).rejects.toMatchObject({
      code: expect.stringMatching(`^${PERMISSION_DENIED}$`) as string,
    });
  });

  it('may not drop the generation in use by the function that drops the others', async () => {
    await expect(
      runOn(url, 'SELECT projection.drop_generation(generation) FROM projection.live'),
    ).rejects.toThrow(/is in use and is not dropped/);
  });
});
