import { setTimeout as sleep } from 'node:timers/promises';
import { runOn, withDatabase } from '../support/database/test-server';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../support/database/temporary-directory';
import { createTestDatabase, testServerUrl } from '../support/database/test-database';
import { startService } from '../../src/app/service';
import { KeptLog } from '../support/service/kept-log';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
let anybody: Client;

beforeAll(async () => {
  running = await startServiceUnderTest();
  anybody = new Client(running.url);
});
afterAll(() => running.stop());

describe('a start', () => {
  it('tells the operator which database, event store and keys are used, without a secret, and nothing else', () => {
    const { host } = new URL(running.database.url);
    expect(running.logged).toEqual([
      `log [database] PostgreSQL at ${host}`,
      'log [event store] in the database',
      expect.stringMatching(/^log \[seals\] Seal key [0-9a-f]{16}, in \/\S+\/seal-key\.pem$/) as string,
      expect.stringMatching(
        /^log \[personal data\] Key for personal data [0-9a-f]{16}, in \/\S+\/personal-data\.key$/,
      ) as string,
    ]);
  });

  it('that fails releases everything that it has begun, and names the reason', async () => {
    // Another database, since the running service opens and closes connections to its own.
    const database = await createTestDatabase();
    const folder = await makeTemporaryDirectory();
    const config = {
      databaseUrl: database.url,
      eventStore: { kind: 'postgres' as const },
      dataDirectory: folder,
      host: '127.0.0.1',
      port: Number(new URL(running.url).port),
    };
    const connections = async (): Promise<number[]> => {
      const ofDatabase = `SELECT pid FROM pg_stat_activity WHERE datname = '${new URL(database.url).pathname.slice(1)}'`;
      return (await runOn(testServerUrl(), ofDatabase)).map(({ pid }) => pid as number);
    };
    const before = new Set(await connections());
    await expect(startService(config, new KeptLog())).rejects.toThrow('EADDRINUSE');
    const newOnes = async (): Promise<number[]> => (await connections()).filter((pid) => !before.has(pid));
    const deadline = performance.now() + 30_000;
    while ((await newOnes()).length > 0 && performance.now() < deadline) await sleep(100);
    expect(await newOnes()).toEqual([]);
    await database.drop();
    await removeTemporaryDirectory(folder);
  });
});

describe('an address that does not exist', () => {
  it.each(['/', '/v1', '/v2/events', '/graphql/', '/health', '/graphiql/assets', '/favicon.ico', '/..%2f..'])(
    'is answered 404 with a code: %s',
    async (path) => {
      const answer = await anybody.send(path);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        code: 'NOT_FOUND',
        message: expect.stringMatching(/\.$/) as string,
        messageEs: expect.stringMatching(/\.$/) as string,
      });
    },
  );

  it.each(['/v1/events/schemas/%E0%A4%A', ...['/%00', '/v1/events/schemas/x%00', '/graphiql/assets/%00']])(
    'or cannot even be read, or has U+0000 in it, is answered 400: %s',
    async (path) => {
      const answer = await anybody.send(path);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body)).toEqual(['code', 'message', 'messageEs']);
    },
  );
});

describe('GraphiQL', () => {
  const filesOf = (html: string): string[] =>
    [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);

  it('is a page whose every file comes from the service itself', async () => {
    const page = await anybody.send('/graphiql');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).not.toMatch(/https?:|\/\//);
    const files = filesOf(page.text);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { status, text } = await anybody.send(file);
      expect([file, status]).toEqual([file, 200]);
      expect(text.length).toBeGreaterThan(100);
    }
  });

  it('has files that a browser keeps, each under a name of its own; the page that names them it asks for again', async () => {
    const page = await anybody.send('/graphiql');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    for (const file of filesOf(page.text).filter((each) => each.startsWith('/assets/'))) {
      expect(file).toMatch(/-[\w-]{8}\.(js|css)$/);
      const { headers } = await anybody.send(file);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const missing = await anybody.send('/assets/graphiql-1.js');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is allowed by the headers to do what its editor needs, and nothing more', async () => {
    const { headers, text } = await anybody.send('/graphiql');
    const policy = Object.fromEntries(
      headers
        .get('content-security-policy')!
        .split('; ')
        .map((rule) => [rule.split(' ')[0]!, rule.split(' ').slice(1)]),
    );
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
    expect(text).not.toMatch(/<script>|onload=|javascript:/);
  });

  it('is the only page that may have styles in it', async () => {
    for (const path of ['/health', '/graphiql/assets'])
      expect((await anybody.send(path)).headers.get('content-security-policy')).not.toContain(
        'unsafe-inline',
      );
  });

  it.each(['../package.json', '..%2f..%2fpackage.json', 'constructor', '__proto__', 'react.js.map'])(
    'has no file %s',
    async (name) => {
      expect((await anybody.send(`/graphiql/assets/${name}`)).status).toBe(404);
    },
  );
});

describe('health', () => {
  it('is answered to any client without a key', async () => {
    const live = await anybody.send('/health/live');
    expect([live.status, live.body]).toEqual([200, { status: 'ok' }]);
    const ready = await anybody.healthWhenCaughtUp();
    expect([ready.status, ready.body]).toEqual([
      200,
      {
        status: 'ok',
        database: 'ok',
        store: 'ok',
        log: 'ok',
        books: 'ok',
        lagSeconds: 0,
        parkedKeys: 0,
        stuckPartitions: 0,
      },
    ]);
  });

  it('distinguishes live from ready: a service without its database is live and not ready, and still ends on request', async () => {
    const orphan = await startServiceUnderTest();
    const client = new Client(orphan.url);
    try {
      expect((await client.send('/health/ready')).status).toBe(200);
      await orphan.database.dataSource.destroy();
      const name = new URL(orphan.database.url).pathname.slice(1);
      await runOn(withDatabase(orphan.database.url, 'postgres'), `DROP DATABASE ${name} WITH (FORCE)`);
      const ready = await client.send('/health/ready');
      expect([ready.status, ready.body]).toEqual([
        503,
        {
          status: 'not-ready',
          database: 'unreachable',
          store: 'unreachable',
          log: 'ok',
          // Failing once the projection has tried three times, which may be before the answer.
          books: expect.stringMatching(/^(unknown|failing)$/) as string,
          lagSeconds: null,
          parkedKeys: null,
          stuckPartitions: 0,
        },
      ]);
      expect((await client.send('/health/live')).status).toBe(200);
      const refused = await client.send('/v1/events/schemas/x', {
        headers: { authorization: `Bearer cgn_${'1'.repeat(16)}_${'1'.repeat(64)}` },
      });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
      expect(refused.body).toMatchObject({ code: 'ACCESS.UNAVAILABLE' });
    } finally {
      await orphan.stop();
    }
  });

  it('is answered in time although the database does not answer', async () => {
    const { dataSource } = running.service.database;
    const ask = dataSource.query.bind(dataSource);
    const query = jest.spyOn(dataSource, 'query').mockImplementation((sql: string, ...rest) =>
      // Statements of the projections are not affected.
      sql.includes('pg_is_in_recovery()') ? new Promise(() => undefined) : ask(sql, ...rest),
    );
    const began = performance.now();
    const { status, body } = await anybody.send('/health/ready');
    expect([status, body['database']]).toEqual([503, 'unreachable']);
    expect(performance.now() - began).toBeLessThan(5_000);
    query.mockRestore();
  });
});
