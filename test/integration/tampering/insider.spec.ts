import { generateKeyPairSync, sign } from 'node:crypto';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { GamingDayClosed } from '../../../src/ledger/gaming-day/gaming-day.events';
import type { SealSigner } from '../../../src/ledger/gaming-day/seal-keys';
import { afterSeal, type SealedClose, sealText, sealedOf } from '../../../src/ledger/gaming-day/seal';
import { merkleRoot } from '../../../src/ledger/gaming-day/merkle-root';
import { keyIdOf } from '../../../src/ledger/gaming-day/introduced-keys';
import { sha256 } from '../../../src/kernel/identity';
import { anchorOf, type Anchor } from '../../../src/projector/verification/anchors';
import { findUnguarded } from '../../../src/projector/verification/find-unguarded';
import type { Verdict } from '../../../src/projector/verification/verdict';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { verifyArchive } from '../../../src/projector/verification/verify-archive';
import { writeArchive } from '../../../src/projector/verification/archive-line';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { closeDay, decideDay, keysOf } from '../../support/books/close-day';
import { type Changed, rewriteLog } from '../../support/books/rewritten-log';
import { createTestDatabase } from '../../support/database/test-database';
import { ledgerOpened } from '../../support/sample-events/sample-events';

/* Each test is a row of the table in docs/security.md. */

const books = useBooks();
const CASINO = 'granada';

const opening = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 100_000 },
    { account: 'chips:issued', amount: -100_000 },
  ],
});
const sale = (id: string, day: string): CasinoEvent => ({
  ...tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id }),
  gamingday: day,
});
const [DAY_1, DAY_2, DAY_3] = ['2026-01-01', '2026-01-02', '2026-01-03'] as const;

let anchor: Anchor;
let sealKey: string;

/** Records two sealed days and an open one of a casino, and another casino. The anchor is of the evening of the last day. */
async function threeDays(): Promise<void> {
  await books.record(ledgerOpened({}, { casino: 'marbella' }), opening, sale('a', DAY_1), sale('b', DAY_1));
  await books.project();
  await closeDay(books, CASINO, DAY_1);
  await books.record(sale('c', DAY_2));
  await books.project();
  await closeDay(books, CASINO, DAY_2);
  await books.record(sale('d', DAY_3), sale('e', DAY_3));
  await books.project();
  const { casinos, sealKeys } = await verifyBooks(books.dataSource, books.store);
  const { position, chainHash } = casinos.find(({ id }) => id === CASINO)!;
  anchor = anchorOf(`${CASINO}:${position}:${chainHash}`);
  sealKey = sealKeys[0]!;
}

const verdict = (known: { anchors?: readonly Anchor[]; keyIds?: readonly string[] } = {}): Promise<Verdict> =>
  verifyBooks(books.dataSource, books.store, known);
const checks = ({ problems }: Verdict): string[] => [...new Set(problems.map(({ check }) => check))];

const isOf = (event: CasinoEvent, ...days: readonly string[]): boolean => days.includes(event.gamingday);
const isClose = (event: CasinoEvent): boolean => event.type === 'cagnotte.gaming-day.closed.v1';

const unsealed: Changed = (event) =>
  isClose(event) ? { ...event, data: { ...(event.data as GamingDayClosed), seal: undefined } } : event;
const cheaper =
  (id: string): Changed =>
  (event) =>
    event.id === id ? { ...event, data: { ...(event.data as object), amount: 400 } } : event;
const withoutDays =
  (...days: readonly string[]): Changed =>
  (event) =>
    isOf(event, ...days) ? undefined : event;

function ownSigner(): SealSigner {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

/** Seals every close of the changed log again, by default with a key of the insider. */
async function resealed(signer = ownSigner()): Promise<string> {
  const own = signer.publicKey;
  for (const day of [DAY_1, DAY_2]) {
    const links = await books.sql<{ number: string; content: string; chain: string }>(
      `SELECT number::text, encode(content_hash, 'hex') AS content, encode(chain_hash, 'hex') AS chain
         FROM register.record WHERE casino = '${CASINO}' ORDER BY number`,
    );
    const house = await books.sql<{ link: string }>(
      `SELECT encode(chain_hash, 'hex') AS link FROM register.record WHERE casino = 'house' ORDER BY number`,
    );
    let before: SealedClose | undefined;
    for await (const { bytes } of books.store.readLog()) {
      const event = JSON.parse(bytes) as CasinoEvent<GamingDayClosed>;
      if (isClose(event) && event.gamingday < day)
        before = { ...event.data, gamingDay: event.gamingday } as unknown as SealedClose;
    }
    await rewriteLog(books, (event) => {
      if (!isClose(event) || !isOf(event, day)) return event;
      const data = event.data as GamingDayClosed;
      const { firstRecord, previous } = afterSeal(CASINO, before);
      const under = links.slice(firstRecord - 1, data.through);
      const seal = {
        ...data.seal!,
        firstRecord,
        previous,
        publicKey: own,
        chainHash: under.at(-1)!.chain,
        merkleRoot: merkleRoot(under.map(({ content }) => content)),
        ...(data.seal!.houseRecord && { houseLink: house[data.seal!.houseRecord - 1]!.link }),
      };
      const text = sealText(sealedOf(CASINO, { gamingDay: day, seal }));
      const signature = signer.sign(text);
      return { ...event, data: { ...data, seal: { ...seal, signature } } };
    });
  }
  return own;
}

beforeEach(() => books.prepared(threeDays));

it('sound books hold, with an anchor and with the key of the house', async () =>
  expect(await verdict({ anchors: [anchor], keyIds: [sealKey] })).toMatchObject({ ok: true, problems: [] }));

describe('a database administrator without the seal key, who writes log, register and books anew', () => {
  it('finds no private key in any table of the database', async () => {
    const tables = await books.sql<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables) {
      const rows = await books.sql(`SELECT FROM ${name} AS t WHERE t::text ILIKE '%PRIVATE KEY%'`);
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });

  it('is named by the seals: another word in what the house recorded of persons and keys before a sealed day', async () => {
    await rewriteLog(books, (event) =>
      event.type === 'cagnotte.seal-key.introduced.v1'
        ? { ...event, time: '2025-12-31T10:00:00.000Z' }
        : event,
    );
    const { problems } = await verdict();
    // The key is recorded with the first close, after the records under its seal.
    expect(problems.map(({ detail }) => detail)).toEqual([
      expect.stringContaining(
        `seal of ${DAY_2} (record 6) does not hold: the chain of the house at its record 1 is another one`,
      ),
    ]);
  });

  it('is named by the seals: an amount changed in a sealed day', async () => {
    await rewriteLog(books, cheaper('a'));
    expect(checks(await verdict())).toEqual(['seals']);
  });

  it('is named by the seals: history dated back by an hour', async () => {
    await rewriteLog(
      books,
      (event) => event,
      (how) => ({ ...how, at: new Date(Date.parse(how.at) - 3_600_000).toISOString() }),
    );
    expect(checks(await verdict())).toEqual(['seals']);
  });

  it('is named by the seals: a record attributed to another person', async () => {
    await rewriteLog(
      books,
      (event) => event,
      (how) => (how.id === 'b' ? { ...how, principal: 'somebody else' } : how),
    );
    expect(checks(await verdict())).toEqual(['seals']);
  });

  it.each<[string, Changed]>([
    ['an amount changed in the open day', cheaper('e')],
    ['the end cut off', (event) => (event.id === 'e' ? undefined : event)],
    ['the open day removed', withoutDays(DAY_3)],
    ['the last sealed day removed, and the open day kept', withoutDays(DAY_2)],
    ['the last two days removed', withoutDays(DAY_2, DAY_3)],
    [
      'all seals taken out, and a sealed day changed',
      (event, index) => unsealed(cheaper('a')(event, index)!, index),
    ],
    [
      'a casino removed',
      (event) =>
        event.source.startsWith(`/casinos/${CASINO}/`) || event.source === `/casinos/${CASINO}`
          ? undefined
          : event,
    ],
  ])('holds by itself, and is named once one anchor is given: %s', async (_what, change) => {
    await rewriteLog(books, change);
    expect((await verdict()).problems).toEqual([]);
    expect(checks(await verdict({ anchors: [anchor] }))).toContain('anchors');
  });

  it('holds by itself, and is named once one anchor is given: an older state put back, and gone on with', async () => {
    await rewriteLog(books, withoutDays(DAY_3));
    await books.record(sale('x', DAY_3), sale('y', DAY_3), sale('z', DAY_3));
    await books.project();
    expect((await verdict()).problems).toEqual([]);
    expect(checks(await verdict({ anchors: [anchor] }))).toEqual(['anchors']);
  });

  it('is named by the key of the house: all seals taken out', async () => {
    await rewriteLog(books, unsealed);
    expect(checks(await verdict({ keyIds: [sealKey] }))).toEqual(['seals']);
  });

  it('is named: all days sealed again with a key that was not entered', async () => {
    const own = await resealed();
    expect((await verdict()).problems[0]!.detail).toContain(`its key ${keyIdOf(own)} is none of this house`);
  });

  it('is named: the own key entered as well, which no key of the house introduced', async () => {
    const own = await resealed();
    await books.sql(`INSERT INTO access.seal_key (public_key) VALUES ($1)`, [own]);
    try {
      expect((await verdict()).problems.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^only the first seal key of a house is introduced by no other/),
      ]);
      expect(checks(await verdict({ anchors: [anchor] }))).toContain('anchors');
      expect(checks(await verdict({ keyIds: [sealKey] }))).toContain('seals');
    } finally {
      await books.sql(`DELETE FROM access.seal_key WHERE public_key = $1`, [own]);
    }
  });
});

describe('a database administrator who puts a key of their own in the place of that of the house', () => {
  it('is named by an anchor and by the key of the house', async () => {
    const [house] = await books.sql<{ public_key: string }>(`SELECT public_key FROM access.seal_key`);
    const signer = ownSigner();
    const own = await resealed(signer);
    await books.sql(`UPDATE access.seal_key SET public_key = $1`, [own]);
    try {
      expect((await verdict()).problems.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^the log introduces the seal key [0-9a-f]{16}, .* it was taken out$/),
        expect.stringMatching(/^no record of the log introduces the seal key/),
      ]);
      await rewriteLog(books, (event) =>
        event.type === 'cagnotte.seal-key.introduced.v1' ? { ...event, data: { publicKey: own } } : event,
      );
      expect((await verdict()).problems.map(({ detail }) => detail)).toEqual([
        expect.stringContaining(`seal of ${DAY_2} (record 6) does not hold: the chain of the house`),
      ]);
      // An insider who also covers the record of that key is detected only by an anchor stored elsewhere.
      await resealed(signer);
      expect((await verdict()).problems).toEqual([]);
      expect(checks(await verdict({ anchors: [anchor] }))).toContain('anchors');
      expect(checks(await verdict({ keyIds: [sealKey] }))).toContain('seals');
    } finally {
      await books.sql(`UPDATE access.seal_key SET public_key = $1`, [house!.public_key]);
    }
  });
});

describe('two persons who act together', () => {
  it('reopen a sealed day for a false reason, add to it and close it again: no check names it, the records show both', async () => {
    const day = { casino: CASINO, day: DAY_2 };
    const reason = 'a box was counted late';
    await decideDay(books, { ...day, person: 'Ana' }, { act: 'propose-reopening', reason });
    await decideDay(books, { ...day, person: 'Luis' }, { act: 'approve-reopening' });
    await books.record(sale('false', DAY_2));
    await books.project();
    await closeDay(books, CASINO, DAY_2);
    expect(await verdict({ keyIds: [sealKey], anchors: [anchor] })).toMatchObject({ ok: true, problems: [] });
    const told = await books.sql<{ event_type: string; data: string }>(
      `SELECT event_type, data FROM gaming_day_decision WHERE gaming_day = '${DAY_2}' ORDER BY record_number`,
    );
    expect(told.map(({ event_type: type }) => type.replace(/^cagnotte\.gaming-day\.|\.v1$/g, ''))).toEqual([
      ...['closed', 'reopening-proposed', 'reopened', 'closed'],
    ]);
    expect(told[2]!.data).toMatch(
      /"Ana".*"Luis".*a box was counted late|a box was counted late.*"Ana".*"Luis"/,
    );
  });
});

describe('a database administrator with the seal key of the house', () => {
  it('seals rewritten records: only an earlier anchor names it', async () => {
    await rewriteLog(
      books,
      (event) => event,
      (how) => (how.id === 'b' ? { ...how, principal: 'somebody else' } : how),
    );
    await resealed(await keysOf(books).current());
    expect((await verdict({ keyIds: [sealKey] })).problems).toEqual([]);
    expect(checks(await verdict({ keyIds: [sealKey], anchors: [anchor] }))).toEqual(['anchors']);
  });

  it('is named by the seals if figures of a day were changed and its seal was not made from the books', async () => {
    await rewriteLog(books, cheaper('a'));
    await resealed(await keysOf(books).current());
    expect(checks(await verdict({ keyIds: [sealKey] }))).toEqual(['seals']);
  });
});

describe('a person who changes an archive and adapts its last line', () => {
  type Line = Record<string, unknown> & { readonly kind: string };

  /** The changed lines of the archive with a matching last line. */
  async function* changed(change: (line: Line) => Line | undefined): AsyncGenerator<string> {
    const texts: string[] = [];
    for await (const text of writeArchive(books.dataSource, books.store)) {
      const line = JSON.parse(text) as Line;
      const given = line.kind === 'end' ? undefined : change(line);
      if (given !== undefined) texts.push(JSON.stringify(given));
    }
    yield* texts;
    const whole = texts.map((text) => `${text}\n`).join('');
    yield JSON.stringify({ kind: 'end', lines: texts.length, sha256: sha256(whole) });
  }

  const proven = (change: (line: Line) => Line | undefined): Promise<Verdict> =>
    verifyArchive(changed(change), {
      anchors: [anchor],
      openScratch: async () => {
        const { dataSource, drop } = await createTestDatabase();
        return { dataSource, close: drop };
      },
    });

  const isOfCasino = ({ casino, row }: Line): boolean =>
    casino === CASINO || (row as { casino?: string } | undefined)?.casino === CASINO;

  it('changes nothing, and it holds with the anchor', async () =>
    expect(await proven((line) => line)).toMatchObject({ ok: true, problems: [] }));

  it('is named once one anchor is given: a whole casino taken out', async () =>
    expect(await proven((line) => (isOfCasino(line) ? undefined : line))).toMatchObject({
      ok: false,
      problems: [{ check: 'anchors', detail: expect.stringContaining('there is no record of this casino') }],
    }));

  it('is named: every instant of recording moved', async () => {
    const earlier = (at: unknown): string => new Date(Date.parse(at as string) - 3_600_000).toISOString();
    const { problems } = await proven((line) => {
      if (line.kind !== 'record') return line;
      const register = line['register'] as { recordedAt: string };
      return {
        ...line,
        recordedAt: earlier(line['recordedAt']),
        register: { ...register, recordedAt: earlier(register.recordedAt) },
      };
    });
    expect(problems.map(({ check }) => check)).toContain('chain');
  });
});

describe('a database administrator who takes a guard away', () => {
  afterEach(async () => {
    for (const statement of [
      `DROP TRIGGER IF EXISTS append_only ON event_log.event`,
      `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event_log.event
         FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change()`,
      `DROP TRIGGER IF EXISTS own ON register.record`,
      `DROP RULE IF EXISTS own ON register.casino`,
      `DROP FUNCTION IF EXISTS event_log.own()`,
      `DROP POLICY IF EXISTS own ON event_log.event`,
      `ALTER TABLE event_log.event DISABLE ROW LEVEL SECURITY`,
      `INSERT INTO event_log.head DEFAULT VALUES ON CONFLICT DO NOTHING`,
      `INSERT INTO projection.lease SELECT partition FROM generate_series(0, 63) AS partition ON CONFLICT DO NOTHING`,
      `UPDATE projection.checkpoint SET partitions = (SELECT array_agg(p) FROM generate_series(0, 63) AS p)`,
    ])
      await books.dataSource.query(statement);
  });

  it.each([
    [
      'dropped',
      `DROP TRIGGER append_only ON event_log.event`,
      /^the trigger append_only of event_log\.event is missing: put it back/,
    ],
    [
      'switched off',
      `ALTER TABLE event_log.event DISABLE TRIGGER append_only`,
      /^the trigger append_only of event_log\.event is ".*, switched off" and not/,
    ],
    [
      'seeing no deletes',
      `CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE ON event_log.event
         FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change()`,
      /^the trigger append_only of event_log\.event is "CREATE TRIGGER append_only BEFORE UPDATE ON .*" and not/,
    ],
    [
      'of somebody else',
      `CREATE TRIGGER own BEFORE UPDATE ON register.record FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change()`,
      /^the trigger own of register\.record is not one of the product: drop it$/,
    ],
    [
      'as a rule',
      `CREATE RULE own AS ON DELETE TO register.casino DO INSTEAD NOTHING`,
      /^the rule own of register\.casino is not one of the product: drop it$/,
    ],
    [
      'as a function beside those of the product',
      `CREATE FUNCTION event_log.own() RETURNS integer LANGUAGE sql AS 'SELECT 1'`,
      /^the function event_log\.own\(\) is not one of the product/,
    ],
    [
      'as a policy that hides rows',
      `CREATE POLICY own ON event_log.event USING (false)`,
      /^the policy own of event_log\.event is not one of the product: drop it$/,
    ],
    [
      'as rows that only some roles see',
      `ALTER TABLE event_log.event ENABLE ROW LEVEL SECURITY`,
      /^the table event_log\.event is ".*policies by rows" and not/,
    ],
    [
      'as the row that appends lock',
      `DELETE FROM event_log.head`,
      /^event_log\.head must have one row and has 0/,
    ],
    [
      'as a row of the lease',
      `DELETE FROM projection.lease WHERE partition = 7`,
      /^projection\.lease must have 64 rows and has 63/,
    ],
    [
      'as a checkpoint',
      `UPDATE projection.checkpoint SET partitions = array_remove(partitions, 1)`,
      /^projection\.checkpoint of generation 1 does not say how far partition 1 stands/,
    ],
  ])('is named: %s', async (_what, statement, ...details) => {
    const [{ text }] = (await books.dataSource.query(
      `SELECT pg_get_functiondef('event_log.refuse_change'::regproc) AS text`,
    )) as [{ text: string }];
    await books.dataSource.query(statement);
    try {
      expect((await verdict()).problems).toEqual(
        details.map((detail) => ({ check: 'guards', detail: expect.stringMatching(detail) as string })),
      );
    } finally {
      await books.dataSource.query(text);
    }
  });
});

describe('a database administrator who changes what a function of the database does', () => {
  const FUNCTIONS = [
    'access.refuse_change_of_history',
    'event_log.append',
    'event_log.known_events',
    'event_log.last_versions',
    'event_log.refuse_change',
    'projection.analyze_generation',
    'projection.create_generation',
    'projection.drop_generation',
    'projection.open_generation',
  ];
  const definitionOf = async (name: string): Promise<string> => {
    const [row] = await books.sql<{ text: string }>(`SELECT pg_get_functiondef($1::regproc) AS text`, [name]);
    return row!.text;
  };
  const guards = async (): Promise<string[]> =>
    (await findUnguarded(books.dataSource, books.store)).map(({ detail }) => detail);

  it.each(FUNCTIONS)('is named: another body of %s', async (name) => {
    const text = await definitionOf(name);
    // A comment is enough, since the text of the function is compared.
    const changed = text.replace(/^(\s*)(BEGIN|DECLARE|WITH|SELECT)/m, '$1-- changed\n$1$2');
    expect(changed).not.toBe(text);
    await books.dataSource.query(changed);
    try {
      expect(await guards()).toContainEqual(
        expect.stringMatching(`^the function ${name} is not as the product made it`),
      );
    } finally {
      await books.dataSource.query(text);
    }
    expect(await guards()).toEqual([]);
  });

  it('is named by verify: an append that answers with a receipt and keeps nothing for one casino', async () => {
    const text = await definitionOf('event_log.append');
    await books.dataSource.query(text.replace(/INSERT INTO event_log\.event\b[^;]*?SELECT/, '$& DISTINCT'));
    try {
      expect((await verdict()).problems).toMatchObject([
        {
          check: 'guards',
          detail: expect.stringMatching(/^the function event_log\.append is not as/) as string,
        },
      ]);
    } finally {
      await books.dataSource.query(text);
    }
  });

  it('is named: other rights or another search path of a function, with the same body', async () => {
    await books.dataSource.query(`ALTER FUNCTION event_log.known_events(jsonb) SECURITY DEFINER`);
    expect(await guards()).toEqual([
      expect.stringMatching(/^the function event_log\.known_events is not as/),
    ]);
    await books.dataSource.query(`ALTER FUNCTION event_log.known_events(jsonb) SECURITY INVOKER`);
    expect(await guards()).toEqual([]);
  });
});
