import { doctor } from '../../../src/app/commands/doctor';
import { readConfig } from '../../../src/app/config';
import { openConnection } from '../../../src/app/database/connection';
import { openDatabase } from '../../../src/app/database/open-database';
import { lookOnce } from '../../../src/app/database/open-replica';
import { itWhere } from '../../support/database/it-where';
import {
  HAS_PGBOUNCER,
  type Pgbouncer,
  type PoolMode,
  startPgbouncer,
} from '../../support/database/pgbouncer';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';
import { runOn } from '../../support/database/test-server';
import { chipsSold, ledgerOpened } from '../../support/service/cheap-events';
import { Client } from '../../support/service/client';
import { runCommand } from '../../support/service/run-command';
import { startServiceUnderTest } from '../../support/service/service-under-test';

const pooled = itWhere(HAS_PGBOUNCER, "Debian's pgbouncer is not installed");

let database: TestDatabase;
const poolers: Pgbouncer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const pooler of poolers.splice(0)) await pooler.stop();
});

async function poolerOf(mode: PoolMode, settings = {}): Promise<string> {
  const pooler = await startPgbouncer(database.url, mode, settings);
  poolers.push(pooler);
  return pooler.url;
}

const refusalAt = (url: string): string =>
  `Before PostgreSQL at ${new URL(url).host} stands a pooler that gives each transaction another session of the server (of ` +
  'pgbouncer: pool_mode transaction or statement). Use its port or database with pool_mode = session, or the port of ' +
  'PostgreSQL.';

const MODES: readonly (readonly [PoolMode, string, Readonly<Record<string, number>>])[] = [
  ['transaction', 'gives back what was used last', {}],
  ['transaction', 'takes its sessions by turns', { server_round_robin: 1 }],
  [
    'transaction',
    'has sessions ready before they are asked for',
    { min_pool_size: 5, server_round_robin: 1 },
  ],
  ['statement', 'refuses every transaction', {}],
];

for (const [mode, how, settings] of MODES)
  pooled(`a pooler in mode ${mode}, which ${how}, is refused in one sentence`, async () => {
    const url = await poolerOf(mode, settings);
    const refused = { name: 'ConfigError', message: refusalAt(url) };
    await expect(openDatabase(readConfig({ DATABASE_URL: url }), () => undefined)).rejects.toMatchObject(
      refused,
    );
    await expect(runCommand({ DATABASE_URL: url }, doctor)).rejects.toMatchObject(refused);
  });

pooled(
  'a pooler in mode transaction is found while others use it, and they get nothing of what was set',
  async () => {
    const url = await poolerOf('transaction', { default_pool_size: 8 });
    const stop = new AbortController();
    const others = Array.from({ length: 6 }, async () => {
      while (!stop.signal.aborted) await runOn(url, 'BEGIN; SELECT pg_sleep(0.003); COMMIT');
    });
    for (let times = 0; times < 5; times++)
      await expect(openConnection({ url })).rejects.toMatchObject({ message: refusalAt(url) });
    stop.abort();
    await Promise.all(others);
    for (let times = 0; times < 8; times++)
      expect(await runOn(url, 'SHOW search_path')).toEqual([{ search_path: '"$user", public' }]);
  },
);

pooled('a replica behind a pooler in mode transaction is not read from, and doctor can say why', async () => {
  const url = await poolerOf('transaction');
  const seen = await lookOnce(
    database.dataSource,
    readConfig({ DATABASE_URL: database.url, DATABASE_READ_URL: url }),
  );
  expect(seen).toMatchObject({ state: 'unreachable', cause: `ConfigError: ${refusalAt(url)}` });
});

pooled(
  'a pooler in mode session is used like the server itself: events, receipts, notifications, commands',
  async () => {
    const url = await poolerOf('session');
    const running = await startServiceUnderTest(undefined, { databaseUrl: url });
    try {
      const client = new Client(running.url, await running.makeWorldKey());
      for (const event of [
        ledgerOpened('granada'),
        chipsSold('granada', 'desk', 1),
        chipsSold('granada', 'desk', 2),
      ]) {
        const { summary } = (await client.stream([event])).at(-1) as { summary: { receipt: string } };
        // Waiting for a receipt needs notifications of the server.
        await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: summary.receipt });
      }
      expect((await client.healthWhenCaughtUp()).body).toMatchObject({ status: 'ok' });
      const env = { DATABASE_URL: url, CAGNOTTE_DATA_DIR: running.dataDirectory };
      const { output } = await runCommand(env, doctor);
      expect(output).not.toMatch(/^(database|server|role|tables|log) +FAULT/m);
    } finally {
      await running.stop();
    }
  },
);

pooled('a pooler in mode session with too few sessions says how many a service needs', async () => {
  const url = await poolerOf('session', { default_pool_size: 2 });
  await expect(openConnection({ url })).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringMatching(
      /gave no second session of the server within 5 s\. Raise its default_pool_size/,
    ) as string,
  });
});
