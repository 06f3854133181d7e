import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../src/app/database/data-source';
import { makeSqlLogin } from '../../../src/app/database/sql-login';
import { findUnguarded } from '../../../src/projector/verification/find-unguarded';
import { testServerUrl } from '../../support/database/test-database';
import { runOn, withDatabase } from '../../support/database/test-server';
import { InMemoryEventStore } from '../../support/event-store/in-memory-event-store';

/* An owner of the tables that is no superuser and makes no roles: what it cannot do, it says. */

const NAME = `logins_${process.pid}`;
const OWNER = `${NAME}_owner`;
const READER = `${NAME}_reader`;

const urlOf = (role: string): string =>
  Object.assign(new URL(withDatabase(testServerUrl(), NAME)), { username: role, password: 'known' }).href;

let owner: DataSource;
beforeAll(async () => {
  await runOn(testServerUrl(), `CREATE ROLE ${OWNER} LOGIN PASSWORD 'known'`);
  await runOn(testServerUrl(), `CREATE DATABASE ${NAME} OWNER ${OWNER}`);
  owner = await createDataSource({ url: urlOf(OWNER), poolSize: 2 }).initialize();
  await owner.runMigrations({ transaction: 'each' });
});
afterAll(async () => {
  await owner.destroy();
  await runOn(testServerUrl(), `DROP DATABASE ${NAME} WITH (FORCE)`);
  for (const role of [READER, OWNER]) await runOn(testServerUrl(), `DROP ROLE IF EXISTS ${role}`);
});

const asSuperuser = (sql: string): Promise<unknown> => runOn(withDatabase(testServerUrl(), NAME), sql);

describe('cagnotte sql-login by an owner that may not make roles', () => {
  it('says which statements a superuser runs instead, and those make the role', async () => {
    const refusal = await makeSqlLogin(owner, READER);
    const [, statements] = /Have a superuser run in this database:\n([\s\S]*)$/.exec(refusal ?? '')!;
    await asSuperuser(statements!);
    await asSuperuser(`ALTER ROLE ${READER} PASSWORD 'known'`);
    expect(await runOn(urlOf(READER), 'SELECT * FROM bi.day')).toEqual([]);
    await expect(runOn(urlOf(READER), 'SELECT * FROM register.casino')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('leaves the owner able to end its sessions', async () => {
    await owner.query(
      `INSERT INTO access.sql_reader VALUES ('${READER}', '0123456789abcdef', true, '{}', 'infinity')`,
    );
    const long = runOn(urlOf(READER), 'SELECT pg_sleep(30)').catch((failure: unknown) => failure);
    await sleep(2_500);
    expect(await owner.query(`SELECT * FROM access.end_sql_sessions(1)`)).toEqual([
      { ended: 1, left_alone: 0 },
    ]);
    expect(await long).toMatchObject({ code: '57P01' });
  });

  it('gives no right that verify would name', async () => {
    expect(await findUnguarded(owner, new InMemoryEventStore())).toEqual([]);
  });

  it('is refused for a role with other powers, and for what is no login', async () => {
    await asSuperuser(`ALTER ROLE ${READER} CREATEDB`);
    expect(await makeSqlLogin(owner, READER)).toMatch(/makes databases: a reader has a role of its own/);
    await asSuperuser(`ALTER ROLE ${READER} NOCREATEDB`);
    expect(await makeSqlLogin(owner, OWNER)).toMatch(/owns tables/);
    for (const login of ['bi"; DROP ROLE x', 'pg_read_all_data', 'BI'])
      expect(await makeSqlLogin(owner, login)).toMatch(/is no login of a reader/);
  });

  it('names a right to write that somebody gave to the reader', async () => {
    await owner.query(`GRANT INSERT ON bi.version TO ${READER}`);
    expect((await findUnguarded(owner, new InMemoryEventStore())).map(({ detail }) => detail)).toEqual([
      expect.stringMatching(new RegExp(`^the role ${READER} has INSERT on bi\\.version`)),
    ]);
    await owner.query(`REVOKE INSERT ON bi.version FROM ${READER}`);
  });
});
