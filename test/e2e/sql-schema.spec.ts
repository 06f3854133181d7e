import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeSqlLogin } from '../../src/app/database/sql-login';
import { rebuild } from '../../src/projector/generations/rebuild';
import { itWhere } from '../support/database/it-where';
import { runOn } from '../support/database/test-server';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';
import { COMPARED, comparedViews } from '../support/service/sql-figures';
import {
  addressFor,
  hasPsql,
  makeSqlReader,
  psql,
  psqlAsShown,
  type Row,
  rowsOf,
  rowsOfEach,
} from '../support/service/psql';

/* The schema bi as a program of others reads it: through psql, with a role of its own. */

const A = `bi_a_${process.pid}`;
const BOTH = `bi_both_${process.pid}`;
const NOBODY = `bi_nobody_${process.pid}`;
const NIGHTS = ['noche-a', 'noche-b', 'noche-c', 'noche-d', 'noche-e'];
const withPsql = itWhere(hasPsql(), 'psql is not installed here');

const PAGE = readFileSync(join(__dirname, '..', '..', 'docs', 'clients', 'sql.md'), 'utf8');

let nights: NightsService;
let url: string;
const credentials = new Map<string, string>();

beforeAll(async () => {
  nights = await startNights('abcde');
  await proposeAndTakeBack();
  url = nights.running.database.url;
  for (const login of [A, BOTH, NOBODY])
    expect(await makeSqlLogin(nights.running.database.dataSource, login)).toBeUndefined();
  await give(A, ['noche-a']);
  await give(BOTH, NIGHTS);
});
afterAll(async () => {
  for (const login of [A, BOTH, NOBODY]) {
    await runOn(url, `DROP OWNED BY ${login}`);
    await runOn(url, `DROP ROLE ${login}`);
  }
  await nights.stop();
});

/** A correction, which no night has. */
async function proposeAndTakeBack(): Promise<void> {
  const { running } = nights;
  const accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  const decide = async (decision: string): Promise<string> => {
    const answer = await accountant.ask<Record<string, { eventId: string; receipt: string }>>(
      `mutation { ${decision} { ... on CorrectionDecided { eventId receipt } } }`,
    );
    const { eventId, receipt } = Object.values(answer)[0]!;
    await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
    return eventId;
  };
  const of = 'source: "/casinos/noche-a/tables/RF1", event: "a-04", reason: "a spin was left out"';
  const proposal = await decide(`proposeCorrection(casino: "noche-a", ${of})`);
  await decide(`withdrawCorrection(casino: "noche-a", proposal: "${proposal}")`);
}

async function give(login: string, casinos: readonly string[]): Promise<void> {
  const { giveSqlAccess } = await nights.client.ask<{
    giveSqlAccess: { credential: { id: string; sqlLogin: string } };
  }>(
    `mutation ($login: String!, $casinos: [ID!]!) {
       giveSqlAccess(input: { login: $login, name: "a board", casinos: $casinos }) {
         ... on SqlAccessGiven { credential { id sqlLogin } } ... on PeopleRefused { code message } } }`,
    { login, casinos },
  );
  expect(giveSqlAccess.credential.sqlLogin).toBe(login);
  credentials.set(login, giveSqlAccess.credential.id);
}

const revoke = (login: string): Promise<unknown> =>
  nights.client.ask(`mutation ($id: ID!) { revokeCredential(id: $id) { __typename } }`, {
    id: credentials.get(login),
  });

const as = (login: string): string => addressFor(url, login);
const casinosSeen = async (login: string, view: string): Promise<(string | null | undefined)[]> =>
  (await rowsOf(as(login), `SELECT DISTINCT casino FROM bi.${view} ORDER BY 1`)).map(({ casino }) => casino);

/**
 * As `casinosSeen`, of a login without a decision. The service ends the sessions of such logins every ten seconds; one that is
 * ended before its answer is asked again.
 */
async function casinosSeenUndecided(login: string, view: string): ReturnType<typeof casinosSeen> {
  for (;;)
    try {
      return await casinosSeen(login, view);
    } catch (failure) {
      if (!ENDED.test(String(failure))) throw failure;
    }
}

const ENDED = /terminating connection|server closed the connection/;

/** Waits until so many sessions of a login are asleep in the server. */
async function sleepers(login: string, wanted: number): Promise<void> {
  for (let asleep: unknown = 0; asleep !== wanted; await sleep(20))
    [{ asleep } = { asleep }] = await runOn(
      url,
      `SELECT count(*)::integer AS asleep FROM pg_stat_activity WHERE usename = '${login}' AND wait_event = 'PgSleep'`,
    );
}

/** Views with a row for each thing of a casino. */
async function viewsOfCasinos(): Promise<string[]> {
  const rows = await runOn(
    url,
    `SELECT relname FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'casino'
      WHERE relnamespace = 'bi'::regnamespace AND relkind = 'v' ORDER BY 1`,
  );
  return rows.map(({ relname }) => relname as string);
}

describe('a reader', () => {
  withPsql('sees in every view the casinos of the decision, and without one none', async () => {
    const views = await viewsOfCasinos();
    expect(views).toEqual(expect.arrayContaining(['balance', 'day', 'finding', 'journal_line', 'session']));
    for (const view of views) {
      const all = await casinosSeen(BOTH, view);
      expect([view, await casinosSeen(A, view)]).toEqual([
        view,
        all.filter((casino) => casino === 'noche-a'),
      ]);
      expect([view, await casinosSeenUndecided(NOBODY, view)]).toEqual([view, []]);
    }
    expect(await casinosSeen(BOTH, 'journal_line')).toHaveLength(5);
  });

  const OWN = /^noche-a$/m;
  const DENIED = /permission denied/;
  const WRITES = 'SET default_transaction_read_only = off';

  /** What the reader is told: of its own casino, or that it may not. Nothing of another casino is in an answer or an error. */
  const ATTACKS: readonly (readonly [what: string, told: RegExp, ...statements: string[]])[] = [
    ['another role', DENIED, 'SET ROLE $OWNER', 'SELECT casino FROM bi.day'],
    ['another session user', DENIED, 'SET SESSION AUTHORIZATION $OWNER', 'SELECT casino FROM bi.day'],
    ['the role of another reader', DENIED, `SET ROLE ${BOTH}`, 'SELECT casino FROM bi.day'],
    ['another search path', OWN, 'SET search_path = public, pg_temp, bi', 'SELECT casino FROM bi.day'],
    [
      'tables of its own in the place of those of the service',
      OWN,
      WRITES,
      `CREATE TEMP TABLE sql_reader AS SELECT session_user::text AS login, true AS every_casino, '{}'::text[] AS casinos, now() + '1 day' AS expires_at`,
      `CREATE TEMP TABLE table_session AS SELECT 'noche-b' AS casino, '2026-03-14'::date AS gaming_day`,
      'SET search_path = pg_temp, bi, pg_catalog',
      'SELECT casino FROM bi.day',
    ],
    [
      'a function of its own in the place of one of PostgreSQL',
      OWN,
      WRITES,
      `CREATE FUNCTION pg_temp.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$ SELECT '2000-01-01'::timestamptz $$`,
      'SET search_path = pg_temp, pg_catalog, bi',
      'SELECT casino FROM bi.day',
    ],
    [
      'a condition that tells each row that it meets',
      /NOTICE: +casino noche-a/,
      WRITES,
      `CREATE FUNCTION pg_temp.tell(text) RETURNS boolean LANGUAGE plpgsql COST 0.0001 AS $$ BEGIN RAISE NOTICE 'casino %', $1; RETURN true; END $$`,
      'SELECT casino FROM bi.journal_line WHERE pg_temp.tell(casino)',
    ],
    [
      'an operator of its own that tells each value that it meets',
      /NOTICE: +casino noche-a/,
      WRITES,
      `CREATE FUNCTION pg_temp.tell(text, text) RETURNS boolean LANGUAGE plpgsql COST 0.0001 AS $$ BEGIN RAISE NOTICE 'casino %', $1; RETURN true; END $$`,
      'CREATE OPERATOR pg_temp.=== (LEFTARG = text, RIGHTARG = text, FUNCTION = pg_temp.tell)',
      `SELECT casino FROM bi.finding WHERE casino OPERATOR(pg_temp.===) 'x'`,
    ],
    [
      'a cast that fails with the value',
      /integer: "noche-a"/,
      'SELECT casino FROM bi.journal_line WHERE casino::integer = 1',
    ],
    [
      'a division that fails for one casino',
      OWN,
      `SELECT casino FROM bi.day WHERE 1 / (casino <> 'noche-b')::integer = 1`,
    ],
    ['the function of a view', /^\s*$/, `SELECT 'noche-b' FROM bi.rows_of_session('noche-b', '2026-03-14')`],
    [
      'the functions of views by booking day and by casino',
      /^\s*$/,
      `SELECT 'noche-b' FROM bi.rows_of_commission('noche-b', '2026-01-01')`,
      `SELECT 'noche-b' FROM bi.rows_of_correction('noche-b')`,
    ],
    [
      'a condition of its own on an hour, a bet and a coup',
      /NOTICE: +casino noche-a/,
      WRITES,
      `CREATE FUNCTION pg_temp.tell(text) RETURNS boolean LANGUAGE plpgsql COST 0.0001 AS $$ BEGIN RAISE NOTICE 'casino %', $1; RETURN true; END $$`,
      'SELECT casino FROM bi.hour WHERE pg_temp.tell(casino)',
      'SELECT casino FROM bi.bet WHERE pg_temp.tell(casino)',
      'SELECT casino FROM bi.bank_coup WHERE pg_temp.tell(casino)',
    ],
    [
      'a time zone and a table of its own in the place of those that an hour is read with',
      OWN,
      WRITES,
      `CREATE FUNCTION pg_temp.zone_of(text) RETURNS text LANGUAGE sql AS $$ SELECT 'noche-b' $$`,
      `CREATE TEMP TABLE play_quarter AS SELECT 'noche-b' AS casino, '2026-01-01'::date AS gaming_day`,
      'SET search_path = pg_temp, bi, pg_catalog',
      'SELECT DISTINCT casino FROM bi.hour',
    ],
    ['the tables themselves', DENIED, 'SELECT casino FROM generation_1.journal_line'],
    ['the log', DENIED, 'SELECT casino FROM event_log.event'],
    ['the table of readers', DENIED, 'SELECT casinos FROM access.sql_reader'],
    [
      'a row of its own among the readers',
      DENIED,
      WRITES,
      `INSERT INTO access.sql_reader VALUES ('${A}', 'x', true, '{}', 'infinity')`,
    ],
    ['the end of sessions of others', DENIED, 'SELECT access.end_sql_sessions(0)'],
    [
      'another definition of a function',
      DENIED,
      WRITES,
      `CREATE OR REPLACE FUNCTION bi.may_read(of_casino text) RETURNS boolean LANGUAGE sql AS 'SELECT true'`,
    ],
    ['a view of its own in the schema', DENIED, WRITES, 'CREATE VIEW bi.own AS SELECT 1'],
    [
      'statistics of the planner',
      /^\s*$/,
      `SELECT tablename, most_common_vals::text FROM pg_stats WHERE schemaname ~ '^(generation|register)'`,
    ],
    [
      'statements of others',
      /^\s*$/,
      `SELECT query FROM pg_stat_activity WHERE usename <> session_user AND query NOT IN ('<insufficient privilege>', '')`,
    ],
    ['a file', DENIED, `SELECT pg_read_file('/etc/passwd')`],
    ['a program', DENIED, `COPY bi.day TO PROGRAM 'cat'`],
    [
      'what a plan counts',
      /rows=0/,
      `EXPLAIN (ANALYZE, VERBOSE) SELECT * FROM bi.journal_line WHERE casino = 'noche-b'`,
    ],
  ];
  it.each(hasPsql() ? ATTACKS.map(([what, told, ...statements]) => ({ what, told, statements })) : [])(
    'does not get at another casino by $what',
    async ({ told, statements }) => {
      const [{ owner }] = (await runOn(url, `SELECT current_user AS owner`)) as [{ owner: string }];
      const { out, err } = await psql(
        as(A),
        ...statements.map((statement) => statement.replaceAll('$OWNER', `"${owner}"`)),
      );
      const answer = `${out}\n${err}`.replaceAll(/(?:Filter|Index Cond|Function Call): .*|LINE \d+: .*/g, '');
      expect(answer).toMatch(told);
      expect(answer).not.toMatch(/noche-[b-e]/);
    },
  );

  withPsql('learns from the estimates of a plan nothing about rows of other casinos', async () => {
    const planOf = async (casino: string): Promise<string> =>
      (await psql(as(A), `EXPLAIN SELECT * FROM bi.journal_line WHERE casino = '${casino}'`)).out.replaceAll(
        casino,
        '',
      );
    expect(await planOf('noche-b')).toBe(await planOf('nowhere-b'));
  });

  withPsql(
    'is held by the server to five connections, and by default to reading and to a minute',
    async () => {
      const [settings] = await rowsOf(
        as(A),
        `SELECT current_setting('default_transaction_read_only') AS read_only, current_setting('statement_timeout') AS statement,
              current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('work_mem') AS memory`,
      );
      expect(settings).toEqual({ read_only: 'on', statement: '1min', idle: '1min', memory: '16MB' });
      const sleeping = Array.from({ length: 5 }, () => psql(as(A), 'SELECT pg_sleep(50)'));
      await sleepers(A, 5);
      expect((await psql(as(A), 'SELECT 1')).err).toMatch(/too many connections for role/);
      await runOn(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${A}'`);
      await Promise.all(sleeping);
    },
  );

  withPsql('is ended if it lifts its own time limit', async () => {
    const long = psql(as(BOTH), 'SET statement_timeout = 0', 'SELECT pg_sleep(60)');
    await sleepers(BOTH, 1);
    // A statement is ended once it has run for a second.
    let ended: unknown = 0;
    while (ended === 0) {
      await sleep(100);
      [{ ended } = { ended }] = await runOn(url, `SELECT ended FROM access.end_sql_sessions(1)`);
    }
    expect(ended).toBe(1);
    expect((await long).err).toMatch(/terminating connection|server closed the connection/);
  });
});

describe('every figure', () => {
  withPsql('equals what GraphQL answers, cell by cell, and no view is left out', async () => {
    const views = await viewsOfCasinos();
    expect(Object.keys(COMPARED).sort()).toEqual(views);
    const compared = await comparedViews(nights.client, as(BOTH), NIGHTS);
    for (const { view, casino, sql, graphql } of compared)
      expect({ view, casino, sql }).toEqual({ view, casino, sql: graphql });
    // No night has a schedule of the duty; told nights have.
    for (const view of views.filter((each) => each !== 'duty_quarter'))
      expect([view, compared.some((each) => each.view === view && each.sql.length > 0)]).toEqual([
        view,
        true,
      ]);
  });

  withPsql('has a comment with its view, and on every column', async () => {
    const without = await rowsOf(
      as(A),
      `SELECT relname AS view, attname AS column FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0
        WHERE relnamespace = 'bi'::regnamespace AND relkind = 'v'
          AND (col_description(pg_class.oid, attnum) IS NULL OR obj_description(pg_class.oid) IS NULL)`,
    );
    expect(without).toEqual([]);
  });

  withPsql('is of a view that has a version', async () => {
    const views = await runOn(
      url,
      `SELECT relname FROM pg_class WHERE relnamespace = 'bi'::regnamespace AND relkind = 'v' AND relname <> 'version' ORDER BY 1`,
    );
    const versions = await rowsOf(as(A), 'SELECT * FROM bi.version ORDER BY view');
    expect(versions.map(({ view }) => view)).toEqual(views.map(({ relname }) => relname));
  });
});

describe('docs/clients/sql.md', () => {
  const RECIPES = [
    ...PAGE.matchAll(/<!-- recipe( without rows in the nights)? -->\n\n```sql\n([\s\S]*?)```/g),
  ].map(([, isEmpty, query]) => ({ query: query!, isEmpty: isEmpty !== undefined }));

  withPsql('has recipes that run, and give rows where the nights have any', async () => {
    expect(RECIPES.length).toBeGreaterThan(10);
    for (const { query, isEmpty } of RECIPES) {
      const { code, out, err } = await psql(as(BOTH), query);
      expect([query, code, err]).toEqual([query, 0, '']);
      expect([query, out === '']).toEqual([query, isEmpty]);
    }
  });

  withPsql('has no query that a test does not run', () => {
    const queries = [...PAGE.matchAll(/```sql\n/g)];
    expect(queries).toHaveLength(RECIPES.length + 1);
  });

  withPsql('has a first query with its real answer', async () => {
    const [, query, answer] = /<!-- first query[\s\S]*?```sql\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(
      PAGE,
    )!;
    expect((await psqlAsShown(as(BOTH), query!)).trimEnd()).toBe(answer!.trimEnd());
  });
});

describe('a rebuild that replaces the generation', () => {
  withPsql(
    'waits for no reader, and a reader in a transaction and those after it see the same figures',
    async () => {
      const views = await viewsOfCasinos();
      const seen = (): Promise<readonly Row[][]> =>
        rowsOfEach(
          as(BOTH),
          views.map((view) => `SELECT * FROM bi.${view} of ORDER BY to_jsonb(of)::text`),
        );
      const before = await seen();
      const { running } = nights;
      const counts = views.map((view) => `SELECT '${view}', count(*) FROM bi.${view}`).join(' UNION ALL ');
      const reading = psql(
        as(A),
        'BEGIN ISOLATION LEVEL REPEATABLE READ',
        counts,
        `SELECT 'replaced' FROM pg_sleep(8)`,
        counts,
        'COMMIT',
      );
      await sleepers(A, 1);
      const began = performance.now();
      const { generation } = await rebuild(running.service.database.dataSource, running.store, {
        afterwards: () => Promise.resolve('switch'),
      });
      const [live] = await runOn(url, 'SELECT generation FROM projection.live');
      expect(live).toEqual({ generation });
      expect(await seen()).toEqual(before);
      const { code, out } = await reading;
      const [first, second] = out.split('\nreplaced\n');
      expect([code, first]).toEqual([0, second]);
      expect(performance.now() - began).toBeLessThan(60_000);
    },
  );
});

describe('a decision that ends', () => {
  withPsql('ends the sessions of the reader and shows no row any more', async () => {
    const long = psql(
      as(BOTH),
      'SELECT count(*) FROM bi.day',
      'SELECT pg_sleep(30)',
      'SELECT count(*) FROM bi.day',
    );
    await sleepers(BOTH, 1);
    await revoke(BOTH);
    expect((await long).err).toMatch(ENDED);
    expect(await casinosSeenUndecided(BOTH, 'journal_line')).toEqual([]);
    await give(BOTH, ['noche-a']);
    expect(await casinosSeen(BOTH, 'journal_line')).toEqual(['noche-a']);
  });
});

describe('a casino where what no bet covered stays out of play (OP1-16), and which has its own chart', () => {
  withPsql('has the coups of its bank as GraphQL answers them, after a void, too', async () => {
    await nights.tellHistory(...bankThatKeepsOut());
    const reader = await makeSqlReader(nights.running.database, nights.client);
    try {
      const compared = await comparedViews(nights.client, reader.url, ['noche-r']);
      for (const { view, sql, graphql } of compared) expect({ view, sql }).toEqual({ view, sql: graphql });
      const coups = compared.find(({ view }) => view === 'bank_coup')!.sql;
      const keptOut = [...coups]
        .sort((one, other) => Number(one['record_number']) - Number(other['record_number']))
        .map((coup) =>
          ['before', '-in_play', '-voluntary_garage'].reduce((sum, name) => sum + minorOf(coup, name), 0),
        );
      // The first coup leaves 300.00 uncovered; what the second adds to it is given back by its void.
      expect(keptOut.slice(0, 3)).toEqual([0, 30_000, 30_000]);
      const accounts = compared.find(({ view }) => view === 'balance')!.sql;
      expect(accounts.find(({ account }) => account === 'cash:cage')).toMatchObject({
        account_code: '57000000',
        account_es: 'Caja, euros',
      });
    } finally {
      await reader.drop();
    }
  });
});

const minorOf = (row: Row, name: string): number =>
  name.startsWith('-') ? -minorOf(row, name.slice(1)) : Number(row[`${name}_minor`]);

/** The night d at another casino, with smaller bets in its first coups, of which the second is void. */
function bankThatKeepsOut(): object[] {
  const text = readFileSync(join(__dirname, '..', 'nights', 'd.ndjson'), 'utf8').replaceAll(
    'noche-d',
    'noche-r',
  );
  const told = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Told);
  const places = new Map<string, number>();
  return told
    .flatMap((event) => {
      if (event.type === 'cagnotte.ledger.opened.v1') return [event, authorised(event)];
      const { coupNo, bets } = event.data as Coup;
      if (event.type !== 'cagnotte.coup.played.v1' || !(coupNo === 1 || coupNo === 2)) return [event];
      const covered = 20_000;
      const data = {
        ...event.data,
        bets: bets.map((bet) => ({ ...bet, stake: covered, covered })),
        totals: { collected: covered, paid: 0 },
        commission: { amount: 1_000 },
      };
      const played = { ...event, data };
      return coupNo === 1 ? [played] : [played, voided(played)];
    })
    .map((event) => {
      const place = (places.get(event.source) ?? 0) + 1;
      places.set(event.source, place);
      return { ...event, sequence: `${place}` };
    });
}

interface Told {
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly data: object;
}

interface Coup {
  readonly coupNo: number;
  readonly bets: readonly object[];
}

const authorised = (of: Told): Told => ({
  ...of,
  id: 'authorised',
  source: '/casinos/noche-r/accounting',
  type: 'cagnotte.casino.authorised.v1',
  data: {
    ...{
      validFrom: '2026-01-01',
      currency: 'EUR',
      rulebook: 'ES-AN-2010',
      games: ['chemin-de-fer'],
      tables: [],
    },
    answers: { 'OP1-16': 'stays-in-garage' },
    accounting: { chart: { codes: { 'cash:cage': '57000000' }, names: { '57000000': 'Caja, euros' } } },
  },
});

const voided = (of: Told): Told => ({
  ...of,
  id: 'void-2',
  type: 'cagnotte.coup.voided.v1',
  data: {
    ...{ currency: 'EUR', bank: 'CF1-1', shoeNo: 1, coupNo: 2, settled: true, reasonCode: 'cards-stuck' },
    refunds: [{ amount: 20_000 }],
    by: [{ id: 'E-025' }],
  },
});
