import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { chipsSold, handPlayed, ledgerOpened } from '../support/sample-events/sample-events';
import { FuzzedOperations } from '../support/malformed/fuzzed-operations';
import { mangled } from '../support/malformed/mangled';
import { Client } from '../support/service/client';
import { chosenSeed, SeededChoice } from '../support/service/seeded-choice';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { extent } from '../support/service/test-extent';

const ROOT = join(__dirname, '..', '..');
const QUESTIONS = extent(300, 300_000);
const DELIVERIES = extent(150, 700_000);
jest.setTimeout(extent(240_000, 8 * 3_600_000));

const OPEN = 'granada';
const HIDDEN = 'ronda';
/** Stands in everything of the hidden casino that is not its name, and is never asked for. */
const MARK = 'Q7Z9';

const seed = chosenSeed();
const choice = new SeededChoice(seed, 'questions');

let running: ServiceUnderTest;
let everywhere: Client;
/** The key of one casino, which opens every door. */
let own: Client;
let cursors: string[] = [];
let hiddenBefore: unknown;

const nightOf = (casino: string, mark: string): object[] => [
  ledgerOpened({}, { casino, id: `opened-${mark}` }),
  chipsSold({}, { casino, id: `sale-${mark}` }),
  handPlayed({}, { casino, id: `hand-${mark}`, table: `T${mark}` }),
  handPlayed({ rake: { due: 10, dropped: 11 } }, { casino, id: `wrong-${mark}`, table: `T${mark}` }),
];
const allOf = `{ trialBalance(casino: "${HIDDEN}") { position lines { account debits { amount } credits { amount } } }
  hands(casino: "${HIDDEN}") { edges { cursor } } findings(casino: "${HIDDEN}", status: ALL) { edges { cursor } }
  tables(casino: "${HIDDEN}") { edges { cursor node { table } } } events(casino: "${HIDDEN}") { edges { cursor } } }`;

beforeAll(async () => {
  process.stderr.write(`fuzzed questions: CAGNOTTE_SEED=${seed}\n`);
  running = await startServiceUnderTest();
  everywhere = new Client(running.url, await running.makeWorldKey());
  const roles = ['ingest', 'accountant', 'manager', 'auditor', 'administrator'] as const;
  own = new Client(running.url, await running.makeKey(roles, [OPEN]));
  const answer = await everywhere.stream([...nightOf(OPEN, 'X'), ...nightOf(HIDDEN, MARK)]);
  const { receipt } = answer.at(-1)!['summary'] as { receipt: string };
  await everywhere.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  hiddenBefore = await everywhere.ask(allOf);
  cursors = [...JSON.stringify(hiddenBefore).matchAll(/"cursor":"([^"]+)"/g)].map(([, cursor]) => cursor!);
});
afterAll(() => running.stop());

const quoted = (...texts: readonly string[]): string[] => texts.map((text) => JSON.stringify(text));

/** Sends many requests, a few at a time. */
async function times(count: number, send: () => Promise<void>): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left-- > 0) await send();
    }),
  );
}

it('a question of any kind is answered without a fault and without anything of another casino', async () => {
  expect(JSON.stringify(hiddenBefore)).toContain(MARK);
  const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));
  const operations = new FuzzedOperations(schema, words(), choice);
  const seen = { answered: 0, refused: 0, closed: 0 };
  await times(QUESTIONS, async () => {
    const query = operations.next();
    const { status, text } = await own.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const isSound = status < 500 && !text.includes('INTERNAL_SERVER_ERROR') && !text.includes(MARK);
    expect({ isSound, query, status, text: isSound ? '' : text }).toMatchObject({ isSound: true });
    if (text.includes('CASINO_CLOSED')) seen.closed++;
    else if (text.includes('"errors"')) seen.refused++;
    else seen.answered++;
  });
  // Otherwise nothing was asked.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(QUESTIONS / 50);
});

it('a delivery of any kind is answered without a fault, and nothing comes into another casino', async () => {
  const texts = [...nightOf(OPEN, 'Y'), ...nightOf(HIDDEN, 'Y')].map((event) => JSON.stringify(event));
  const bodies = fc.sample(mangled(texts), { seed, numRuns: 1_000 });
  const TYPES = ['cloudevents+json', 'cloudevents-batch+json', 'x-ndjson', 'json', 'graphql'];
  await times(DELIVERIES, async () => {
    const { status, text } = await own.send(
      choice.oneOf(['/v1/events', '/v1/events?answers=all', '/graphql']),
      {
        method: choice.oneOf(['POST', 'POST', 'POST', 'PUT', 'DELETE']),
        headers: { 'content-type': `application/${choice.oneOf(TYPES)}` },
        body: choice.oneOf(bodies).toString('latin1'),
      },
    );
    const isSound = status < 500 && !text.includes(MARK);
    expect({ isSound, status, text: isSound ? '' : text }).toMatchObject({ isSound: true });
  });
  expect(await everywhere.ask(allOf)).toEqual(hiddenBefore);
});

it('none of it was a fault of the service', () => {
  expect(running.logged.filter((line) => !line.startsWith('log '))).toEqual([]);
});

function words(): ConstructorParameters<typeof FuzzedOperations>[1] {
  const casino = quoted(OPEN, OPEN, OPEN, OPEN, HIDDEN, 'unassigned', 'nowhere', '', `${OPEN}/../${HIDDEN}`);
  const ODD = ['', 'x', "' OR 1=1 --", 'null', '🂡', 'ñ'.repeat(300), '%', '\\u0000', '../..', '__proto__'];
  return {
    byName: {
      casino,
      after: [...quoted(...cursors), ...quoted(...ODD)],
      first: ['1', '2', '50', '500', '0', '-1', '2147483647'],
      table: quoted('TX', 'T', '', "T'X"),
      source: quoted(`/casinos/${OPEN}/tables/TX`, `/casinos/${HIDDEN}/cage`, '/'),
      account: quoted('cash:cage', 'chips', 'commission', ''),
      // A receipt that is far ahead would be waited for.
      waitFor: quoted('1', '0', 'x', '-1'),
      events: nightOf(HIDDEN, 'Z').map((event) => JSON.stringify(JSON.stringify(event))),
    },
    byType: {
      String: quoted('TX', 'X', ...ODD),
      ID: quoted('granada', 'X', '0123456789abcdef', ...ODD),
      Int: ['0', '1', '-1', '2147483647', '2147483648'],
      Float: ['0', '1e400', '-0.0'],
      Boolean: ['true', 'false'],
      Position: ['0', '1', '3', '4', '5', '9007199254740991', '-1'],
      GamingDay: quoted('2026-03-14', '2026-01-01', '2026-02-30', '0000-00-00', '9999-12-31'),
      Instant: quoted(
        '2026-03-14T21:00:00+01:00',
        '2026-03-14',
        '9999-12-31T23:59:60Z',
        '0001-01-01T00:00:00-23:59',
      ),
    },
    anything: ['null', '1e999', '[[[]]]', '{ a: 1 }', 'NOTHING', '""', '"""\n"""', '$v'],
    without: ['createApiKey'],
  };
}
