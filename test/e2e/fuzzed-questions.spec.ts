import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { FuzzedOperations } from '../support/malformed/fuzzed-operations';
import { fuzzWords, nightOf } from '../support/malformed/fuzz-words';
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
/** A mark in all data of the hidden casino except its name; no request contains it. */
const MARK = 'Q7Z9';

const seed = chosenSeed();
const choice = new SeededChoice(seed, 'questions');

let running: ServiceUnderTest;
let everywhere: Client;
/** A client with every permission at one casino. */
let own: Client;
let cursors: string[] = [];
let hiddenBefore: unknown;

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

/** Sends requests with limited concurrency. */
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
  const operations = new FuzzedOperations(
    schema,
    fuzzWords({ open: OPEN, hidden: HIDDEN, cursors, events: nightOf(HIDDEN, 'Z') }),
    choice,
  );
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
  // Each kind of request must have been sent.
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
