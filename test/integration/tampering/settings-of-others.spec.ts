import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Connection } from 'pg';
import { archive } from '../../../src/app/commands/archive';
import { rebuildCommand } from '../../../src/app/commands/rebuild';
import { verify } from '../../../src/app/commands/verify';
import { openConnection } from '../../../src/app/database/connection';
import { createDataSource } from '../../../src/app/database/data-source';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/app/database/embedded-postgres';
import { grantToService } from '../../../src/app/database/service-role';
import { liveGeneration, schemaOf, seeGeneration } from '../../../src/projector/generations/generation';
import { BOOK_FORMATS } from '../../../src/exports/book-formats';
import { inTransaction, snapshotRunner } from '../../../src/database/queryable';
import type { Verdict } from '../../../src/projector/verification/verdict';
import {
  asOwner,
  EVIL,
  HOSTILE,
  HOSTILE_TO_PLANS,
  HOSTILE_TO_WRITERS,
  type Level,
  LEVELS,
  resetAt,
  setAt,
} from '../../support/database/hostile-settings';
import { makePreparedDirectory } from '../../support/database/prepared-directory';
import { removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { runOn } from '../../support/database/test-server';
import { itInFullTest } from '../../support/in-full-test';
import { IS_FULL_TEST, patience } from '../../support/service/test-extent';
import { Client, linesOf } from '../../support/service/client';
import { GOLDEN_CASINO, QUESTIONS, wholeQuestion } from '../../support/service/every-question';
import { type CommandRun, runCommand } from '../../support/service/run-command';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';

/*
 * No setting of a server, a database or a role changes what is stored, posted, closed, exported or proven. The service runs as a
 * role that owns nothing, on a server of its own, since settings of a server affect all its databases.
 */

const ROLE = 'keeper';
const PLAIN = GOLDEN_CASINO;
const DAY = '2026-01-01';
const NIGHT = readFileSync(join(__dirname, '..', '..', 'nights', 'a.ndjson'), 'utf8');

/** The hostile settings at a level; the setting of read-only transactions is overridden except at the level of the server. */
const hostileAt = (level: Level): Readonly<Record<string, string>> => ({
  ...HOSTILE,
  ...HOSTILE_TO_PLANS,
  ...(level !== 'the server' && HOSTILE_TO_WRITERS),
});

let directory: string;
let server: EmbeddedPostgres;
let running: ServiceUnderTest;
let client: Client;
let url: string;
let position: number;

const target = (): { url: string; role: string } => ({ url: server.url, role: ROLE });

beforeAll(async () => {
  directory = await makePreparedDirectory();
  server = await startEmbeddedPostgres({ dataDirectory: directory, settings: { fsync: 'off' } });
  await runOn(server.url, `CREATE ROLE ${ROLE} LOGIN PASSWORD 'known'`);
  await runOn(server.url, EVIL);
  const owner = await createDataSource({ url: server.url, poolSize: 1 }).initialize();
  expect(await grantToService(owner, ROLE)).toBeUndefined();
  await owner.destroy();
  url = Object.assign(new URL(server.url), { username: ROLE, password: 'known' }).href;
  running = await startServiceUnderTest(undefined, { databaseUrl: url });
  client = new Client(running.url, await running.makeWorldKey());
  await takeInAndClose(PLAIN);
  const { casinos } = await client.ask<{ casinos: { id: string; position: number }[] }>(
    '{ casinos { id position } }',
  );
  position = casinos.find(({ id }) => id === PLAIN)!.position;
});
afterAll(async () => {
  await running.stop();
  await server.release();
  await removeTemporaryDirectory(directory);
});

/** Waits until the service has connected again and has projected everything. */
async function ready(): Promise<void> {
  for (const deadline = performance.now() + patience(60_000); ; await sleep(50)) {
    const { status, text } = await client.healthWhenCaughtUp();
    if (status === 200) return;
    if (performance.now() > deadline) throw new Error(`the service does not get ready: ${text}`);
  }
}

/** Records a night of a casino, and closes it by a person. */
async function takeInAndClose(casino: string): Promise<void> {
  const events = linesOf(NIGHT.replaceAll('noche-a', casino));
  const told = await running.tellHistory(events);
  expect(told).toHaveLength(1);
  const { receipt } = (told[0] as { summary: { receipt: string } }).summary;
  await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  const accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  const explained = ['K9', 'K12'].map((check) => `{check: "${check}", explanation: "looked into"}`);
  const { closeGamingDay } = await accountant.ask<{ closeGamingDay: { receipt: string } }>(
    `mutation { closeGamingDay(casino: "${casino}", day: "${DAY}", explanations: [${explained.join()}]) {
       ... on GamingDayDecided { receipt } } }`,
  );
  await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: closeGamingDay.receipt });
}

const run = (command: () => Promise<number>): Promise<CommandRun> =>
  runCommand({ DATABASE_URL: url, CAGNOTTE_DATA_DIR: running.dataDirectory }, command);

/** The problems of `verify` without those about shadowing objects, which the test creates on purpose. */
async function verdict(): Promise<Omit<Verdict, 'ok'>> {
  const { output } = await run(() => verify({ json: true }));
  const { problems, casinos, ...rest } = JSON.parse(output) as Verdict;
  return { ...rest, casinos, problems: problems.filter(({ check }) => check !== 'guards') };
}

const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface Listed {
  readonly address: string;
}

async function get(path: string): Promise<[number, string]> {
  const answer = await fetch(`${running.url}${path}`, { headers: { authorization: `Bearer ${client.key}` } });
  return [answer.status, digest(new Uint8Array(await answer.arrayBuffer()))];
}

const listOf = async (casino: string): Promise<readonly Listed[]> => {
  const question = `{ books(casino: "${casino}", day: "${DAY}") { books { address } } }`;
  return (await client.ask<{ books: { books: Listed[] } }>(question)).books.books;
};

/**
 * Status and digest of each book of the closed day in these formats; of the journal in all formats and with its manifest.
 */
async function books(formats: readonly string[]): Promise<Record<string, [number, string]>> {
  const found: Record<string, [number, string]> = {};
  for (const { address } of await listOf(PLAIN)) {
    const isJournal = address.includes('/diario?');
    for (const format of isJournal ? BOOK_FORMATS : formats)
      found[`${address}&format=${format}`] = await get(`${address}&format=${format}`);
    if (isJournal) found['manifest'] = await get(address.replace('?', '/manifest?'));
  }
  return found;
}

/** The answers to every GraphQL query with the complete selection. */
async function answers(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const field of QUESTIONS) {
    const { data, errors } = await client.graphql(wholeQuestion(field, position));
    expect([field, errors]).toEqual([field, undefined]);
    found[field] = data;
  }
  return found;
}

async function archived(): Promise<string> {
  const file = join(directory, `books-${performance.now()}.archive`);
  expect((await run(() => archive(file))).code).toBe(0);
  return digest(readFileSync(file));
}

/** Everything that can be read of the books, which must not depend on settings. */
const observe = async (formats: readonly string[]) => ({
  verdict: await verdict(),
  archive: await archived(),
  books: await books(formats),
  answers: await answers(),
  rebuilt: await run(() => rebuildCommand({ dryRun: true })),
});

/** The books of a closed day as text, without the name of the casino. */
async function textsOf(casino: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { address } of await listOf(casino)) {
    const { text } = await client.send(`${address}&format=csv`);
    found[address.replaceAll(casino, '').replace(/&knownAt=.*/, '')] = text.replaceAll(casino, '');
  }
  return found;
}

const casinoOf = (level: Level): string => level.replaceAll(' ', '-');

const FORMATS = IS_FULL_TEST ? BOOK_FORMATS : (['csv'] as const);
let withoutAny: Awaited<ReturnType<typeof observe>>;

/** Runs work while these settings apply at a level, even if the service cannot run with them. */
async function whileSet<Answer>(
  level: Level,
  settings: Readonly<Record<string, string>>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await setAt(level, settings, target());
  try {
    return await work();
  } finally {
    await resetAt(level, target());
  }
}

/** Runs work while these settings apply at a level and the service has connected again. */
const under: typeof whileSet = async (level, settings, work) => {
  const answer = await whileSet(level, settings, async () => {
    await ready();
    return work();
  });
  await ready();
  return answer;
};

type Held = ReadonlyMap<string, string>;

const heldBy = async (db: { query(text: string): Promise<unknown> }): Promise<Held> => {
  const rows = (await db.query('SELECT name, setting FROM pg_catalog.pg_settings')) as Setting[];
  return new Map(rows.map(({ name, setting }) => [name, setting]));
};

interface Setting {
  readonly name: string;
  readonly setting: string;
}

/** The settings of a connection that the product has not set. */
async function heldByAnybody(address = url): Promise<Held> {
  const client = new Connection({ connectionString: address });
  await client.connect();
  try {
    return await heldBy({ query: async (text) => (await client.query(text)).rows });
  } finally {
    await client.end();
  }
}

/** The settings of each connection of both pools of a data source. */
async function heldByPools(address: string, readOnly: boolean): Promise<readonly Held[]> {
  const dataSource = await createDataSource({ url: address, readOnly }).initialize();
  try {
    const runners = [dataSource.createQueryRunner('master'), snapshotRunner(dataSource)];
    return await Promise.all(runners.map((runner) => heldBy(runner).finally(() => runner.release())));
  } finally {
    await dataSource.destroy();
  }
}

const pick = (held: Held, names: readonly string[]): object =>
  Object.fromEntries(names.filter((name) => held.has(name)).map((name) => [name, held.get(name)]));

describe('a setting for a role or database', () => {
  afterEach(ready);

  const names = Object.keys({ ...HOSTILE, ...HOSTILE_TO_WRITERS });
  let held: readonly object[];
  let plain: object;
  let heldByServer: Held;
  const heldByOurs = async (address = url): Promise<readonly object[]> => {
    const pools = [...(await heldByPools(address, false)), ...(await heldByPools(address, true))];
    return pools.map((each) => pick(each, names));
  };

  beforeAll(async () => {
    for (const level of LEVELS) await under(level, hostileAt(level), () => takeInAndClose(casinoOf(level)));
    withoutAny = await observe(FORMATS);
    plain = await textsOf(PLAIN);
    held = await heldByOurs();
    heldByServer = await heldByAnybody();
  });

  it.each(LEVELS)('for %s, holds in no connection of the product', async (level) => {
    const hostile = hostileAt(level);
    await whileSet(level, hostile, async () => {
      const anybody = await heldByAnybody();
      for (const name of names.filter((each) => anybody.has(each) && each in hostile))
        expect([name, anybody.get(name)]).not.toEqual([name, (held[0] as Record<string, string>)[name]]);
      expect(await heldByOurs()).toEqual(held);
    });
  });

  it('for the connection itself, by its address, holds in none', async () => {
    const options = Object.entries({ ...HOSTILE, ...HOSTILE_TO_WRITERS })
      .filter(([name]) => heldByServer.has(name))
      .map(([name, value]) => `-c ${name}=${value.replaceAll("'", '').replaceAll(' ', '')}`);
    const address = `${url}&options=${encodeURIComponent(options.join(' '))}`;
    expect((await heldByAnybody(address)).get('DateStyle')).toBe('German, DMY');
    expect(await heldByOurs(address)).toEqual(held);
  });

  it.each(LEVELS)('for %s, has changed nothing of a night that was recorded and closed', async (level) => {
    expect(await textsOf(casinoOf(level))).toEqual(plain);
  });

  // The short form reads everything at the levels of highest and lowest priority only: connections have the same settings at
  // every level, as the cases above show.
  it.each(IS_FULL_TEST ? LEVELS : (['a role in a database', 'the server'] as const))(
    'for %s, changes no proof and no archive, and no book, answer or rebuild',
    (level) => under(level, hostileAt(level), async () => expect(await observe(FORMATS)).toEqual(withoutAny)),
  );

  itInFullTest(
    'changes nothing, each one by itself for a role',
    async () => {
      for (const [name, value] of Object.entries(hostileAt('a role')))
        await under('a role', { [name]: value }, async () => {
          const books = expect.anything() as object;
          expect([name, await observe(['csv'])]).toEqual([name, { ...withoutAny, books }]);
        });
    },
    3_600_000,
  );
});

const SEARCHES_ELSEWHERE = { search_path: 'public, evil, pg_catalog' };

describe.each(['a database', 'a role in a database'] as const)(
  'functions of the same names, found by the search path of %s',
  (level) => {
    it('do not hide figures that were changed', async () => {
      const [{ live }] = (await asOwner(target(), 'SELECT generation AS live FROM projection.live')) as [
        { live: number },
      ];
      const change = (by: number): string =>
        `UPDATE ${schemaOf(live)}.day_total SET debit = debit + ${by} WHERE casino = '${PLAIN}' AND account = 'cash:cage'`;
      await asOwner(target(), change(100_000_000));
      try {
        await under(level, SEARCHES_ELSEWHERE, async () => {
          const { problems } = await verdict();
          expect(problems).toContainEqual({
            check: 'read-models',
            detail: expect.stringMatching(
              /^day_total \(.*cash:cage.*\): debit is \d+, the log gives \d+$/,
            ) as string,
          });
          const { code, output } = await run(() => rebuildCommand({ dryRun: true }));
          expect([code, output]).toEqual([1, expect.stringContaining('differ, first here: day_total (')]);
        });
      } finally {
        await asOwner(target(), change(-100_000_000));
      }
    });
  },
);

it('a setting for every role is named by verify, with the statement that reverts it', async () => {
  await under('every role', SEARCHES_ELSEWHERE, async () => {
    const { output } = await run(() => verify({ json: true }));
    expect((JSON.parse(output) as Verdict).problems).toContainEqual({
      check: 'guards',
      detail:
        'every role sets search_path to "public, evil, pg_catalog", which changes what statements find or do: ' +
        'ALTER ROLE ALL RESET search_path',
    });
  });
});

it('a temporary table of the same name is not read in the place of one of the product', async () => {
  const dataSource = await createDataSource({ url: server.url, poolSize: 1 }).initialize();
  try {
    await dataSource.query('CREATE TEMPORARY TABLE journal_line (casino text)');
    const lines = await inTransaction(dataSource, async (db) => {
      await seeGeneration(db, await liveGeneration(db));
      return (await db.query('SELECT FROM journal_line')) as object[];
    });
    expect(lines.length).toBeGreaterThan(0);
  } finally {
    await dataSource.destroy();
  }
});

describe('a setting that a role cannot take back', () => {
  it('is refused in one sentence that names it, the role and the remedy', async () => {
    await whileSet('a role', { session_replication_role: 'replica' }, async () => {
      await expect(openConnection({ url })).rejects.toMatchObject({
        name: 'ConfigError',
        message:
          `The server ${new URL(url).host} gives the role "${ROLE}" session_replication_role = replica, with which the ` +
          'books are not safe. As a superuser take it back where it is set (ALTER ROLE, ALTER DATABASE or ALTER SYSTEM … ' +
          'RESET session_replication_role).',
      });
    });
    await (await openConnection({ url })).end();
  });

  it('is taken back by a superuser, as the role of the embedded server is', async () => {
    const settings = { session_replication_role: 'replica', zero_damaged_pages: 'on' };
    await whileSet('a database', settings, async () => {
      const [row] = await asOwner(
        target(),
        `SELECT current_setting('session_replication_role') AS replication, current_setting('zero_damaged_pages') AS pages`,
      );
      expect(row).toEqual({ replication: 'origin', pages: 'off' });
    });
  });
});

describe('the durability of an acknowledged event', () => {
  const durability = async (): Promise<unknown> => {
    const connection = await openConnection({ url });
    const { rows } = await connection.query(`SELECT current_setting('synchronous_commit') AS it`);
    await connection.end();
    return (rows[0] as { it: unknown }).it;
  };

  it('is at least that of this disk, and more if the operator configures it', async () => {
    expect(await whileSet('the server', { synchronous_commit: 'off' }, durability)).toBe('on');
    expect(await whileSet('a role', { synchronous_commit: 'off' }, durability)).toBe('on');
    expect(await whileSet('a role', { synchronous_commit: 'remote_apply' }, durability)).toBe('remote_apply');
    expect(await whileSet('a role', { synchronous_commit: 'local' }, durability)).toBe('local');
  });
});
