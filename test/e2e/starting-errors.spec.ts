import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '../../src/app/database/open-database';
import { readConfig } from '../../src/app/config';
import { testServerUrl } from '../support/database/test-database';
import { runOn } from '../support/database/test-server';
import { type ProgramRun, ServiceSite } from '../support/service/service-site';

/** The address of the test server with one fault. */
function wrongIn(change: (address: URL) => void): string {
  const address = new URL(testServerUrl());
  change(address);
  return address.href;
}

describe('a start with a DATABASE_URL that is wrong', () => {
  const refusal = (databaseUrl: string): Promise<Error> =>
    openDatabase(readConfig({ DATABASE_URL: databaseUrl }), () => undefined).then(
      () => Promise.reject(new Error('it has opened')),
      (failure: unknown) => failure as Error,
    );

  const cases: [string, string, RegExp][] = [
    ['in the password', wrongIn((it) => void (it.password = 'mistyped')), /refuses the password of the role/],
    [
      'in the database',
      wrongIn((it) => void (it.pathname = '/nowhere')),
      /has no database "nowhere"\. Create it/,
    ],
    [
      'in the host',
      wrongIn((it) => void (it.hostname = 'nowhere.invalid')),
      /(no host is called|no name server knows the host) "nowhere\.invalid"/,
    ],
    [
      'in the port',
      wrongIn((it) => void (it.port = '1')),
      /no PostgreSQL listens at 127\.0\.0\.1:1\. Start it/,
    ],
    ['for a server without TLS', `${testServerUrl()}?sslmode=verify-full`, /has no TLS\. Enable it there/],
    [
      'in the file of the authority',
      `${testServerUrl()}?sslmode=verify-full&sslrootcert=/nowhere.crt`,
      /sslrootcert, sslcert or sslkey does not exist/,
    ],
  ];

  it.each(cases)(
    '%s names the setting and the remedy in one line, without the password',
    async (_, url, says) => {
      const { name, message } = await refusal(url);
      expect([name, message.split('\n').length]).toEqual(['ConfigError', 1]);
      expect(message).toMatch(/^DATABASE_URL: /);
      expect(message).toMatch(says);
      expect(message).not.toContain('mistyped');
      expect(message).not.toContain(new URL(testServerUrl()).password);
    },
  );

  it('in the role, which may create no tables, names the missing rights', async () => {
    const role = `nobody_${process.pid}`;
    await runOn(testServerUrl(), `CREATE ROLE ${role} LOGIN PASSWORD 'known'`);
    await runOn(testServerUrl(), `CREATE DATABASE ${role}`);
    try {
      const url = wrongIn(
        (it) => void Object.assign(it, { username: role, password: 'known', pathname: role }),
      );
      expect((await refusal(url)).message).toMatch(
        new RegExp(`^DATABASE_URL: the role "${role}" may not do what a start needs: permission denied`),
      );
    } finally {
      await runOn(testServerUrl(), `DROP DATABASE ${role} WITH (FORCE)`);
      await runOn(testServerUrl(), `DROP ROLE ${role}`);
    }
  });
});

describe('a command that cannot begin', () => {
  let site: ServiceSite;

  beforeAll(async () => {
    site = await ServiceSite.make();
  });
  afterAll(() => site.remove(), 60_000);

  const cagnotte = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<ProgramRun> =>
    site.run({ program: 'cagnotte', args, env });

  it('because its port is taken names CAGNOTTE_PORT and the remedy in one line', async () => {
    const stranger = createServer();
    const port = await new Promise<number>((listening) =>
      stranger.listen(0, '127.0.0.1', () => listening((stranger.address() as { port: number }).port)),
    );
    try {
      const { code, stderr } = await cagnotte(['serve'], { CAGNOTTE_PORT: String(port) });
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr:
          `ConfigError: CAGNOTTE_PORT: port ${port} of 127.0.0.1 is taken by another program. End it, or set another ` +
          'port, or 0 for any free one (EADDRINUSE).\n',
      });
    } finally {
      stranger.close();
    }
  });

  it('because its data directory cannot be made names CAGNOTTE_DATA_DIR and the remedy in one line', async () => {
    const file = join(site.dataDirectory, 'a-file');
    writeFileSync(file, '');
    for (const directory of [file, join(file, 'below')]) {
      const { code, stderr } = await cagnotte(['verify'], { CAGNOTTE_DATA_DIR: directory });
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: expect.stringMatching(
          /^EmbeddedPostgresError: CAGNOTTE_DATA_DIR: this user cannot make or write the data directory .*Choose another one, .*\n$/,
        ) as string,
      });
    }
  });

  it('because the file of its archive exists leaves the file unchanged, and says so in one line', async () => {
    const file = join(site.dataDirectory, 'books.archive');
    writeFileSync(file, 'of last year');
    const { code, stdout, stderr } = await cagnotte(['archive', file]);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: `archive: ${file} exists already, and an archive never replaces a file. Name a new one, or move the old one away.\n`,
    });
    expect((await cagnotte(['archive', join(file, 'below')])).stderr).toMatch(
      /^archive: .* cannot be written \(ENOTDIR\)\. Name a file in a directory that exists.*\n$/,
    );
  });
});
