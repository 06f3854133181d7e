import type { DataSource } from 'typeorm';
import { SYSTEM_SOURCES } from '../../../src/access/access-sources';
import { createDataSource } from '../../../src/app/database/data-source';
import { keepConsoleDecisions } from '../../../src/app/commands/terminal';
import { verify } from '../../../src/app/commands/verify';
import { PeopleRegister } from '../../../src/people/people-register';
import { registerPerson } from '../../../src/people/people.rules';
import type { Verdict } from '../../../src/projector/verification/verdict';
import { tell } from '../../support/book/told';
import { BooksUnderTest } from '../../support/books/books-under-test';
import { closeDay } from '../../support/books/close-day';
import { testServerOverSocket } from '../../support/database/test-database';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { runOn, withDatabase } from '../../support/database/test-server';

const CASINO = 'granada';
const DAY = '2026-01-01';
const base = new BooksUnderTest();
let baseName: string;
let dataDirectory: string;

/** Fills every table that such a house uses: a sealed day and an open one, a person, and a key of a person. */
beforeAll(async () => {
  // The directory of a service started in this folder has keys of another house.
  process.env['CAGNOTTE_DATA_DIR'] = dataDirectory = await makeTemporaryDirectory();
  await base.open();
  baseName = new URL(base.url).pathname.slice(1);
  const sale = (id: string, day: string) => ({
    ...tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id }),
    gamingday: day,
  });
  await base.record(
    tell('ledger.opened', {
      balances: [
        { account: 'chips:cage', amount: 100_000 },
        { account: 'chips:issued', amount: -100_000 },
      ],
    }),
    sale('a', DAY),
  );
  await base.project();
  await closeDay(base, CASINO, DAY);
  await base.record(sale('b', '2026-01-02'));
  await base.project();
  const people = new PeopleRegister(base.store, SYSTEM_SOURCES);
  keepConsoleDecisions(base.dataSource, people);
  const console = { by: { kind: 'console', id: 'root' }, casinos: 'all' } as const;
  await people.decide((house) => registerPerson(house, console, { id: 'E-1', name: 'Ana Ruiz' }));
  await base.project();
  await base.dataSource.query(
    `INSERT INTO access.challenge_key VALUES ('challenges', '\\x${'ab'.repeat(32)}'::bytea);
     INSERT INTO access.personal_key (fingerprint) VALUES ('0123456789abcdef');
     INSERT INTO access.subject_key VALUES ('AAAAAAAAAAAAAAAAAAAAAA', '${CASINO}', 'player/V-1', 'x', '${DAY}', '${DAY}')`,
  );
  await base.store.close();
  await base.dataSource.destroy();
});
afterAll(async () => {
  delete process.env['CAGNOTTE_DATA_DIR'];
  await removeTemporaryDirectory(dataDirectory);
  await runOn(testServerOverSocket(), `DROP DATABASE IF EXISTS ${baseName} WITH (FORCE)`);
});

let name: string;
let url: string;
let made = 0;
beforeEach(async () => {
  name = `${baseName}_${++made}`;
  await runOn(testServerOverSocket(), `CREATE DATABASE ${name} TEMPLATE ${baseName} STRATEGY file_copy`);
  url = withDatabase(testServerOverSocket(), name);
});
afterEach(() => runOn(testServerOverSocket(), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

async function onDatabase<Answer>(work: (dataSource: DataSource) => Promise<Answer>): Promise<Answer> {
  const dataSource = await createDataSource({ url, poolSize: 1 }).initialize();
  return work(dataSource).finally(() => dataSource.destroy());
}

/** Runs a statement like a database administrator, with triggers disabled. */
const tamper = (sql: string): Promise<unknown> =>
  onDatabase((dataSource) =>
    dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL session_replication_role TO replica');
      await manager.query(sql);
    }),
  );

/** Runs the command like an operator. @returns exit code and named problems */
async function verified(): Promise<{ readonly code: number; readonly named: readonly string[] }> {
  const written: string[] = [];
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  const before = process.env['DATABASE_URL'];
  process.env['DATABASE_URL'] = url;
  try {
    const code = await verify({ json: true });
    const { problems } = JSON.parse(written.join('')) as Verdict;
    return { code, named: problems.map(({ check, detail }) => `${check}: ${detail}`) };
  } finally {
    write.mockRestore();
    if (before === undefined) delete process.env['DATABASE_URL'];
    else process.env['DATABASE_URL'] = before;
  }
}

type Change = readonly [what: string, sql: string, named: RegExp];

const LAST = `(SELECT max(place) FROM event_log.event)`;
const HALF = `(SELECT array_agg(p) FROM generate_series(0, 31) AS p)`;

/** Changes by table: empty, a missing row, a repeated row, a dangling row, a changed value. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'event_log.event': [
    ['empty', `DELETE FROM event_log.event`, /^chain: |^log: /],
    ['short of a row', `DELETE FROM event_log.event WHERE place = 2`, /^chain: |^log: /],
    [
      'with a row that names nothing',
      `INSERT INTO event_log.event SELECT place + 1, recorded_at, 999, 0, content_hash, casino, source, 'other', type, bytes
         FROM event_log.event WHERE place = ${LAST}`,
      /^log: /,
    ],
  ],
  'event_log.stream': [
    ['empty', `DELETE FROM event_log.stream`, /^log: /],
    ['short of a row', `DELETE FROM event_log.stream WHERE id = 1`, /^log: /],
    ['with a row that names nothing', `INSERT INTO event_log.stream VALUES (999, 'nothing')`, /^log: /],
  ],
  'event_log.head': [
    [
      'empty',
      `DELETE FROM event_log.head`,
      /^guards: event_log\.head must have one row and has 0: put it back with INSERT/,
    ],
  ],
  'register.casino': [
    ['empty', `DELETE FROM register.casino`, /^chain: /],
    ['short of a row', `DELETE FROM register.casino WHERE casino = 'house'`, /^chain: /],
    [
      'with a row that names nothing',
      `INSERT INTO register.casino SELECT 'nowhere', last_number, chain_hash, last_recorded_at, repeats_skipped, chain_version
         FROM register.casino LIMIT 1`,
      /^chain: /,
    ],
  ],
  'register.record': [
    ['empty', `DELETE FROM register.record`, /^chain: /],
    ['short of a row', `DELETE FROM register.record WHERE casino = '${CASINO}' AND number = 2`, /^chain: /],
    [
      'with a row that names nothing',
      `INSERT INTO register.record SELECT r.* FROM register.record o,
              jsonb_populate_record(o, '{"casino": "nowhere", "event_id": "other"}') r WHERE o.number = 1 AND o.casino = '${CASINO}'`,
      /^chain: /,
    ],
  ],
  'projection.generation': [
    [
      'empty',
      `DELETE FROM projection.generation`,
      /^guards: projection\.live|^guards: projection\.generation/,
    ],
    [
      'with one twice live',
      `INSERT INTO projection.generation (generation, state) VALUES (98, 'live')`,
      /^guards: projection\.generation must have one generation in the state live and has 2/,
    ],
    [
      'with a row that names nothing',
      `INSERT INTO projection.generation (generation, state) VALUES (99, 'building')`,
      /^guards: projection\.generation says that generation 99 is building, and it has no tables/,
    ],
    [
      'with another state',
      `UPDATE projection.generation SET state = 'retired' WHERE generation = 1`,
      /^guards: projection\.live names the generation 1, which is retired/,
    ],
    [
      'with another order of facts',
      `UPDATE projection.generation SET in_one_order = false`,
      /^guards: projection\.generation says that generation 1 was kept by an earlier release/,
    ],
  ],
  'projection.live': [
    [
      'empty',
      `DELETE FROM projection.live`,
      /^guards: projection\.live must have one row and has 0: put it back with INSERT INTO projection\.live \(generation\) VALUES \(1\)$/,
    ],
    [
      'with one that has no tables',
      `INSERT INTO projection.generation (generation, state) VALUES (77, 'retired'); UPDATE projection.live SET generation = 77`,
      /^guards: projection\.live names the generation 77, which is retired and has no tables: put it back with UPDATE projection\.live SET generation = 1$/,
    ],
    [
      'with a row that names nothing',
      `UPDATE projection.live SET generation = 78`,
      /^guards: projection\.live names the generation 78, which there is not: put it back/,
    ],
  ],
  'projection.lease': [
    [
      'empty',
      `DELETE FROM projection.lease`,
      /^guards: projection\.lease must have 64 rows and has 0: put them back/,
    ],
    [
      'short of a row',
      `DELETE FROM projection.lease WHERE partition = 7`,
      /^guards: projection\.lease must have 64 rows and has 63/,
    ],
    [
      'with a row that names nothing',
      `UPDATE projection.lease SET holder = 'ghost' WHERE partition = 7`,
      /^guards: projection\.lease gives partition 7 to ghost, which is no service/,
    ],
  ],
  'projection.member': [
    [
      'with a row that names nothing',
      `INSERT INTO projection.member VALUES ('ghost', 'infinity')`,
      /^guards: projection\.member says that ghost projects, for longer than any service may/,
    ],
  ],
  'projection.checkpoint': [
    [
      'empty',
      `DELETE FROM projection.checkpoint`,
      /^guards: projection\.checkpoint of generation 1 does not say how far partition 0, 1, 2/,
    ],
    [
      'short of a partition',
      `UPDATE projection.checkpoint SET partitions = array_remove(partitions, 1)`,
      /^guards: projection\.checkpoint of generation 1 does not say how far partition 1 stands/,
    ],
    [
      'with partitions twice',
      `INSERT INTO projection.checkpoint SELECT 1, ${HALF}, place FROM projection.checkpoint`,
      /^guards: projection\.checkpoint of generation 1 says twice how far partition 0, 1, 2/,
    ],
    [
      'with a partition that there is not',
      `UPDATE projection.checkpoint SET partitions = partitions || 64`,
      /^guards: projection\.checkpoint of generation 1 names partition 64/,
    ],
    [
      'at what is no place',
      `UPDATE projection.checkpoint SET place = 'x'`,
      /^guards: projection\.checkpoint of generation 1 stands at "x", which is no place of this log/,
    ],
    [
      'beyond the log',
      `UPDATE projection.checkpoint SET place = '999'`,
      /^guards: projection\.checkpoint of generation 1 stands at 999, beyond the end of the log/,
    ],
    [
      'before what is entered',
      `UPDATE projection.checkpoint SET place = '1'`,
      /^guards: projection\.checkpoint of generation 1 says that partition \d+, \d+ stands at 1, and records up to \d+, \d+ are entered/,
    ],
    [
      'of a generation that is gone',
      `INSERT INTO projection.generation (generation, state) VALUES (77, 'retired');
       INSERT INTO projection.checkpoint VALUES (77, ${HALF}, '1')`,
      /^guards: projection\.checkpoint has rows of generation 77/,
    ],
  ],
  'projection.build': [
    [
      'with a row that names nothing',
      `INSERT INTO projection.build VALUES (1, 'nobody', now())`,
      /^guards: projection\.build has rows of generation 1, which is not being built/,
    ],
  ],
  'projection.build_head': [
    [
      'with a row that names nothing',
      `INSERT INTO projection.build_head SELECT 1, casino, last_number, chain_hash, chain_version, last_recorded_at, repeats_skipped
         FROM register.casino`,
      /^guards: projection\.build_head has rows of generation 1/,
    ],
  ],
  'access.former_api_key': [
    [
      'with a row that names nothing',
      `INSERT INTO access.former_api_key (id, key_hash, holder, holder_kind, roles, every_casino, casinos, sources, classes, created_at)
       VALUES ('${'0'.repeat(16)}', '${'a'.repeat(64)}', 'x', 'person', '{manager}', true, '{}', '{}', '{}', now())`,
      /^people: access\.former_api_key holds the key 0+, which was never made here/,
    ],
  ],
  'access.credential_use': [
    [
      'with a row that names nothing',
      `INSERT INTO access.credential_use VALUES ('nothing', now())`,
      /^people: access\.credential_use names "nothing", which is no credential of the house/,
    ],
  ],
  'access.session': [
    [
      'with a row that names nothing',
      `INSERT INTO access.session (id, secret_hash, person, signed_in_with, agent, began_at, seen_at, fresh_at)
       VALUES ('s', 'h', 'nobody', 'passkey', 'x', now(), now(), now())`,
      /^people: access\.session names "nobody", which is no person of the house/,
    ],
  ],
  'access.pin': [
    [
      'with a row that names nothing',
      `INSERT INTO access.pin VALUES ('nobody', 'p', '\\x00', '\\x00', 0, NULL, now())`,
      /^people: access\.pin names "nobody"/,
    ],
  ],
  'access.pin_failures': [
    [
      'with a row that names nothing',
      `INSERT INTO access.pin_failures VALUES ('nobody', 't', 1, NULL)`,
      /^people: access\.pin_failures names "nobody"/,
    ],
  ],
  'access.sql_reader': [
    [
      'with a row that nobody decided',
      `INSERT INTO access.sql_reader VALUES ('own', '0123456789abcdef', true, '{}', 'infinity')`,
      /^people: access\.sql_reader lets "own" read what no administrator decided: delete the row/,
    ],
  ],
  'access.challenge_key': [
    [
      'with a row that names nothing',
      `INSERT INTO access.challenge_key VALUES ('own', '\\x00')`,
      /^guards: access\.challenge_key has a row 'own', which nothing here makes/,
    ],
    [
      'with what is no secret',
      `UPDATE access.challenge_key SET secret = '\\x00'`,
      /^guards: access\.challenge_key holds a secret that is too short/,
    ],
  ],
  'access.seal_key': [
    ['empty', `DELETE FROM access.seal_key`, /^seals: the log introduces the seal key/],
    [
      'with a row that names nothing',
      `INSERT INTO access.seal_key (public_key) VALUES ('other')`,
      /^seals: only the first seal key of a house is introduced by no other/,
    ],
    [
      'with a private key',
      `UPDATE access.seal_key SET private_key = 'x'`,
      /^guards: access\.seal_key holds a private key: whoever has a copy of the database can seal/,
    ],
  ],
  'access.personal_key': [
    [
      'empty',
      `DELETE FROM access.personal_key`,
      /^guards: access\.personal_key does not say under which key/,
    ],
  ],
  'access.time_stamp': [
    [
      'with a row that names nothing',
      `INSERT INTO access.time_stamp VALUES ('nowhere', 1, '${'0'.repeat(16)}', '${'0'.repeat(64)}', 'x')`,
      /^time-stamps: /,
    ],
  ],
  'access.security_log': [
    ['empty', `DELETE FROM access.security_log`, /^security-log: it is empty, and the house decided at/],
    [
      'short of a row',
      `DELETE FROM access.security_log WHERE number = (SELECT max(number) FROM access.security_log)`,
      /^security-log: /,
    ],
    [
      'with a row that names nothing',
      `INSERT INTO access.security_log SELECT number + 1, at, kind, casino, credential, person, address, times, since, details, hash
         FROM access.security_log ORDER BY number DESC LIMIT 1`,
      /^security-log: line \d+ is not what was written/,
    ],
  ],
  'public.schema_migration': [
    [
      'empty',
      `DELETE FROM public.schema_migration`,
      /^guards: public\.schema_migration lacks the migration EventLog1700000000001/,
    ],
    [
      'short of a row',
      `DELETE FROM public.schema_migration WHERE name = 'PinFailures1700000000351'`,
      /^guards: public\.schema_migration lacks the migration PinFailures1700000000351: run cagnotte migrate, or, where/,
    ],
    [
      'with one twice',
      `INSERT INTO public.schema_migration ("timestamp", name) SELECT "timestamp", name FROM public.schema_migration WHERE id = 1`,
      /^guards: public\.schema_migration has EventLog1700000000001 twice/,
    ],
    [
      'with another name',
      `UPDATE public.schema_migration SET name = 'Other' WHERE name = 'PinFailures1700000000351'`,
      /^guards: public\.schema_migration names "Other", which is no migration of this release/,
    ],
    [
      'with another number',
      `UPDATE public.schema_migration SET "timestamp" = 1 WHERE name = 'PinFailures1700000000351'`,
      /^guards: public\.schema_migration has PinFailures1700000000351 at 1: put its own number back/,
    ],
  ],
};

/** Tables without meaning for a proof, with reasons. */
const WITHOUT_MEANING: Readonly<Record<string, string>> = {
  'register.document':
    'bytes are kept before the record that names them, so that some are named by none; missing ones are named',
  'access.subject_key': 'a key is kept before the record that is encrypted with it; missing ones are named',
  'projection.kept_day':
    'sums are read of days with sessions, at their last record alone; those are compared with the sessions (verify-rows.spec.ts)',
  'access.outgoing_place':
    'who is sent what is decided in the stream of the house; a place of nobody is never looked at',
  'access.webhook_secret':
    'a secret is kept before the decision that names it; one that none names signs nothing',
  'access.webhook_alert': 'alerts that a webhook was sent: one of no webhook is never looked at',
  'access.pack_mail': 'what a mail server answered cannot follow from the log, and no figure follows from it',
  'access.sheet_mapping': 'a person sees what a sheet records by its mapping before it is recorded',
};

const ROW_OF_NO_RECORD: Readonly<Record<string, string>> = {
  'register.document': `('${CASINO}', '${'a'.repeat(64)}', 'application/pdf', 1, 'k', '\\x00', now(), 'service')`,
  'access.subject_key': `('BBBBBBBBBBBBBBBBBBBBBB', '${CASINO}', 'player/V-2', 'x', '${DAY}', '${DAY}')`,
  'projection.kept_day': `((SELECT generation FROM projection.live), '${CASINO}', '${DAY}', 1, 'x', '[]')`,
  'access.outgoing_place': `('webhook:nobody', '${CASINO}', 1)`,
  'access.webhook_secret': `('${'a'.repeat(64)}', 'x', now())`,
  'access.webhook_alert': `('nobody', '${CASINO}', 'a', 'a_1', true)`,
  'access.pack_mail': `('${CASINO}', '1', 1, 1, '2026-01', 1, false, now())`,
  'access.sheet_mapping': `('${CASINO}', 'x', '{}', now())`,
};

const ALL = Object.entries(CHANGES).flatMap(([table, changes]) =>
  changes.map(([what, sql, named]) => [table, what, sql, named] as const),
);

/** Advances the clock by an hour, since the line of a decision may be written later and is not missed at once. */
function isAnHourLater(): void {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
}

describe('verify of a database in which a table of the service is changed', () => {
  afterEach(() => jest.restoreAllMocks());

  it('holds, with exit code 0, if no table is changed', async () => {
    expect(await verified()).toEqual({ code: 0, named: [] });
  });

  it('is tested for every table of the service', async () => {
    const tables = await onDatabase((dataSource) =>
      dataSource.query<{ name: string }[]>(
        `SELECT schemaname || '.' || tablename AS name FROM pg_tables
          WHERE schemaname IN ('event_log', 'register', 'projection', 'access', 'public') ORDER BY 1`,
      ),
    );
    expect([...Object.keys(CHANGES), ...Object.keys(WITHOUT_MEANING)].sort()).toEqual(
      tables.map((table) => table.name),
    );
  });

  it.each(ALL)(
    'names the change, with exit code 1, and continues: %s %s',
    async (table, _what, sql, expected) => {
      await tamper(sql);
      if (table === 'access.security_log') isAnHourLater();
      const { code, named } = await verified();
      expect(named).toContainEqual(expect.stringMatching(expected));
      expect(code).toBe(1);
    },
  );

  it('names another fingerprint of the key for personal data than that of the key on this machine', async () => {
    process.env['CAGNOTTE_PERSONAL_KEY'] = '0'.repeat(64);
    try {
      const { code, named } = await verified();
      expect([code, named]).toEqual([
        1,
        [
          expect.stringMatching(
            /^guards: access\.personal_key says that the keys of persons are under 0123456789abcdef, and the key of this machine is [0-9a-f]{16}: put back what was there$/,
          ),
        ],
      ]);
    } finally {
      delete process.env['CAGNOTTE_PERSONAL_KEY'];
    }
  });

  it.each(Object.keys(WITHOUT_MEANING))('holds if %s has a row that no record names', async (table) => {
    await tamper(`INSERT INTO ${table} VALUES ${ROW_OF_NO_RECORD[table]!}`);
    expect(await verified()).toEqual({ code: 0, named: [] });
  });
});
