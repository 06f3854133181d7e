import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { SYSTEM_SOURCES } from '../../src/access/access-sources';
import { newKeyInPem, privateKeyIn, publicTextOf } from '../../src/access/key-file';
import { grantToService } from '../../src/app/database/service-role';
import { PostgresEventStore } from '../../src/event-log/postgres/postgres-event-store';
import { keyIdOf } from '../../src/ledger/gaming-day/introduced-keys';
import { Credentials } from '../../src/people/credentials';
import { PeopleRegister } from '../../src/people/people-register';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database';
import { runOn } from '../support/database/test-server';
import { type ProgramRun, ServiceSite } from '../support/service/service-site';

const ROLE = `cagnotte_doctor_${process.pid}`;

describe('cagnotte doctor', () => {
  let site: ServiceSite;
  let database: TestDatabase;

  beforeAll(async () => {
    site = await ServiceSite.make({ empty: true });
    database = await createTestDatabase();
    await runOn(database.url, `CREATE ROLE ${ROLE} LOGIN PASSWORD 'known'`);
  });
  afterAll(async () => {
    await site.remove();
    await runOn(database.url, `DROP OWNED BY ${ROLE}`);
    await runOn(database.url, `DROP ROLE ${ROLE}`);
    await database.drop();
  });

  const doctor = (env: NodeJS.ProcessEnv): Promise<ProgramRun> =>
    site.run({ program: 'cagnotte', args: ['doctor'], env });

  /** The lines of the output by name. */
  const seen = ({ stdout }: ProgramRun): Record<string, string> =>
    Object.fromEntries(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => [line.slice(0, 11).trim(), line.slice(11)]),
    );

  const asService = (): string => {
    const address = new URL(database.url);
    return Object.assign(address, { username: ROLE, password: 'known' }).href;
  };

  it('creates no database if there is none, and names possible causes', async () => {
    const dataDirectory = join(site.dataDirectory, 'mistyped');
    const run = await doctor({ CAGNOTTE_DATA_DIR: dataDirectory });
    expect(run.code).toBe(1);
    expect(seen(run)['database']).toBe(
      `FAULT there is none in ${dataDirectory}. Correct CAGNOTTE_DATA_DIR, set DATABASE_URL, or start the service, which makes one.`,
    );
    expect(existsSync(dataDirectory)).toBe(false);
  });

  it('reports missing and excessive rights of the role of the service', async () => {
    const lacking = await doctor({ DATABASE_URL: asService() });
    expect(lacking.code).toBe(1);
    expect(seen(lacking)['role']).toMatch(
      new RegExp(
        `^FAULT ${ROLE} lacks INSERT on access.challenge_key, .*SELECT on register.record. Run cagnotte migrate --grant-to ${ROLE} as the role`,
      ),
    );
    await grantToService(database.dataSource, ROLE);
    await runOn(database.url, `REVOKE INSERT ON event_log.event FROM ${ROLE}`);
    const partly = await doctor({ DATABASE_URL: asService() });
    expect(partly.code).toBe(1);
    expect(seen(partly)['role']).toMatch(/^FAULT .* lacks INSERT on event_log\.event\. Run cagnotte migrate/);
    const owner = await doctor({ DATABASE_URL: database.url });
    expect(owner.code).toBe(0);
    expect(seen(owner)['role']).toMatch(/^ADVICE .* is a superuser and could switch off what keeps the log/);
  });

  it('prints one line per passed check, and the keys that expire soon', async () => {
    await grantToService(database.dataSource, ROLE);
    const store = new PostgresEventStore(database.dataSource);
    const credentials = new Credentials(new PeopleRegister(store, SYSTEM_SOURCES), SYSTEM_SOURCES);
    for (const days of [5, 60]) {
      const expiresAt = new Date(Date.now() + days * 86_400_000);
      await credentials.makeForDevice(
        { by: { kind: 'console', id: 'test' }, casinos: 'all' },
        {
          kind: 'device',
          name: `desk ${days}`,
          roles: ['ingest'],
          casinos: 'all',
          expiresAt,
          sources: ['/casinos'],
          toldBy: ['table'],
        },
      );
    }
    await store.close();
    const run = await doctor({ DATABASE_URL: asService(), CAGNOTTE_BACKUPS: site.dataDirectory });
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' });
    expect(seen(run)).toMatchObject({
      node: process.versions.node,
      port: 'any free one of 127.0.0.1',
      backup: expect.stringMatching(/^the newest file in .* is 0 hours old$/) as string,
      role: `${ROLE} owns nothing`,
      clock: 'agrees with the database',
      log: expect.stringMatching(/^last place /) as string,
      parked: 'nothing',
      keys: expect.stringMatching(
        /^ADVICE credential [0-9a-f]{16} of desk 5 ends on .*, in 4 days\. Rotate it/,
      ) as string,
    });
    expect(run.stdout).not.toContain('desk 60');
  });

  it('names a private seal key left in the database by an earlier release, and a key of another house', async () => {
    const [former, other] = [newKeyInPem(), newKeyInPem()];
    const publicKey = publicTextOf(privateKeyIn(former, 'test'));
    await database.dataSource.query(`INSERT INTO access.seal_key (public_key, private_key) VALUES ($1, $2)`, [
      publicKey,
      former,
    ]);
    const within = await doctor({ DATABASE_URL: database.url });
    expect(within.code).toBe(1);
    expect(seen(within)['seals']).toBe(
      `FAULT the private key ${keyIdOf(publicKey)} is in the database: whoever has a copy can seal. ` +
        'Run cagnotte migrate as the role that owns the tables: it moves the key to a file.',
    );
    const asRole = await site.run({
      program: 'cagnotte',
      args: ['migrate'],
      env: { DATABASE_URL: database.url },
    });
    expect(asRole.stdout).toContain(
      `was moved from the database to ${join(site.dataDirectory, 'seal-key.pem')}`,
    );
    const after = await doctor({ DATABASE_URL: database.url });
    expect(seen(after)['seals']).toBe(`keys of the house: ${keyIdOf(publicKey)}`);
    expect(seen(after)['seal key']).toMatch(
      new RegExp(`^${keyIdOf(publicKey)}, in .*seal-key.pem, for its owner only$`),
    );
    const strange = await doctor({ DATABASE_URL: database.url, CAGNOTTE_SEAL_KEY: other });
    expect(strange.code).toBe(1);
    expect(seen(strange)['seals']).toMatch(
      /^FAULT [0-9a-f]{16} is none of the keys of the house: [0-9a-f]{16}\. /,
    );
  });

  it('distinguishes a port taken by another program from one of a running service', async () => {
    const stranger: Server = createServer((socket) => socket.destroy());
    const port = await new Promise<number>((listening) =>
      stranger.listen(0, '127.0.0.1', () => listening((stranger.address() as { port: number }).port)),
    );
    const run = await doctor({ DATABASE_URL: database.url, CAGNOTTE_PORT: String(port) });
    stranger.close();
    expect(run.code).toBe(1);
    expect(seen(run)['port']).toBe(
      `FAULT ${port} of 127.0.0.1 is taken by another program. End it, or set CAGNOTTE_PORT.`,
    );
    const service = site.spawn({ env: { DATABASE_URL: database.url } });
    await service.ready();
    const beside = await doctor({ DATABASE_URL: database.url, CAGNOTTE_PORT: new URL(service.url).port });
    expect(seen(beside)['port']).toMatch(/: a service answers$/);
    await service.stop();
  });
});
