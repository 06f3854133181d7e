import { deliveredBytes } from '../support/sample-events/delivered-bytes';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { isOfTheService } from '../../src/kernel/source';
import { HOUSE } from '../../src/kernel/house';
import { definitionOf } from '../../src/ledger/event-contract/catalogue';
import { isReported } from '../../src/kernel/event-definition';
import type { DeliveryQuarantined } from '../../src/ledger/quarantine/intake.events';
import { deliveriesOf } from '../../src/intake/record-array';
import { PersonalData } from '../../src/ledger/personal-data/personal-data';
import { storedForm } from '../../src/kernel/stored-form';
import { readGoldenEvents } from '../support/golden/golden-events';
import { mangled, nonsense } from '../support/malformed/mangled';
import { Client, type HttpAnswer, linesOf } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { chosenSeed } from '../support/service/seeded-choice';
import { extent } from '../support/service/test-extent';

/** To repeat the requests, or to send more: CAGNOTTE_SEED=… FUZZ_TIMES=10 npx jest test/e2e/malformed-input */
const SEED = chosenSeed();
const TIMES = Number(process.env['FUZZ_TIMES'] ?? extent(0.4, 1));
jest.setTimeout(120_000 * Math.max(1, TIMES));
const GOLDEN = readGoldenEvents(join(__dirname, '..', '..')).map(({ text }) =>
  JSON.stringify(JSON.parse(text)),
);

let running: ServiceUnderTest;
let sender: Client;
/** Deliveries acknowledged as quarantined, by delivery id. */
const setAside = new Map<string, Buffer>();
/** Deliveries acknowledged as events. */
const kept: Buffer[] = [];
let lastReceipt = '';

beforeAll(async () => {
  running = await startServiceUnderTest();
  sender = new Client(running.url, await running.makeWorldKey());
  process.stderr.write(`malformed input: seed ${SEED}\n`);
});
afterAll(() => running.stop());

const samples = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number): T[] =>
  fc.sample(arbitrary, { seed: SEED, numRuns: Math.ceil(numRuns * TIMES) });

/** Sends requests with limited concurrency. */
async function forEach<T>(cases: readonly T[], send: (one: T) => Promise<void>): Promise<void> {
  const rest = cases.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const one of rest) await send(one);
    }),
  );
}

interface Outcome {
  readonly outcome: string;
  readonly delivery?: string;
  readonly receipt?: string;
}

/** Records the acknowledgements of the service, which are compared with the log later. */
function note(delivered: Buffer, { outcome, delivery, receipt }: Outcome): void {
  if (receipt !== undefined && Number(receipt) > Number(lastReceipt)) lastReceipt = receipt;
  expectReason(outcome, delivered);
  if (outcome === 'conflict' || outcome === 'quarantined') {
    expect(delivery).toBe(createHash('sha256').update(delivered).digest('hex'));
    setAside.set(delivery!, delivered);
  } else if (outcome === 'stored' || outcome === 'duplicate') kept.push(delivered);
}

/** Asserts that exactly decisions and reserved sources are forbidden to a sender for all casinos. */
function expectReason(outcome: string, delivered: Buffer | string): void {
  const told = { outcome, delivered: String(delivered) };
  const isOutcome = ['stored', 'duplicate', 'conflict', 'quarantined', 'too-large', 'forbidden'].includes(
    outcome,
  );
  const isKept = outcome === 'stored' || outcome === 'duplicate';
  const isRight = isDecision(delivered) ? !isKept : outcome !== 'forbidden';
  expect({ isOutcome, isRight, ...told }).toEqual({ isOutcome: true, isRight: true, ...told });
}

/** The reserved casino of the house, for which no key may report. */
const OF_THE_HOUSE = `/casinos/${HOUSE}/`;

/** Whether a delivery has the type of a decision or a source of the service itself. */
function isDecision(delivered: Buffer | string): boolean {
  try {
    const { type, source } = (JSON.parse(String(delivered)) ?? {}) as {
      readonly type?: unknown;
      readonly source?: unknown;
    };
    if (typeof source === 'string' && (isOfTheService(source) || source.startsWith(OF_THE_HOUSE)))
      return true;
    const definition = typeof type === 'string' ? definitionOf(type) : undefined;
    return definition !== undefined && !isReported(definition);
  } catch {
    return false;
  }
}

/** Asserts an answer with a reason, 403 for decisions, and never a fault of the service. */
function expectAnswered({ status }: HttpAnswer<unknown>, sent: Buffer | string): void {
  const isAnswered =
    [200, 201, 202, 400, 409, 413, 415].includes(status) || (status === 403 && isDecision(sent));
  expect({ isAnswered, status, sent: String(sent) }).toEqual({
    isAnswered: true,
    status,
    sent: String(sent),
  });
}

describe('malformed deliveries', () => {
  it('sent one by one are kept as they came, or as the event they nearly are', async () => {
    const bodies = [...samples(mangled(GOLDEN), 700), ...samples(nonsense, 150)];
    await forEach(bodies, async (body) => {
      const answer = await sender.deliver<Outcome>('single', body);
      expectAnswered(answer, body);
      note(body, answer.body);
    });
    expect(setAside.size).toBeGreaterThan(bodies.length / 3);
    expect(kept.length).toBeGreaterThan(0);
  });

  it('sent as lines of a stream are answered line by line', async () => {
    const lines = samples(mangled(GOLDEN), 300).filter(
      (line) => !line.includes('\n') && line.at(-1) !== 0x0d,
    );
    const full = lines.filter((line) => String(line).trim() !== '');
    const body = Buffer.concat(full.flatMap((line) => [line, Buffer.from('\n')]));
    const answer = await sender.send('/v1/events?answers=all', {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body,
    });
    expectAnswered(answer, body);
    const outcomes = linesOf(answer.text) as unknown as (Outcome & { line: number })[];
    expect(outcomes).toHaveLength(full.length + 1);
    for (const outcome of outcomes.slice(0, -1)) note(full[outcome.line - 1]!, outcome);
  });

  it('sent in batches that are themselves malformed are kept, element by element or as a whole', async () => {
    const batch = fc
      .array(fc.oneof(fc.constantFrom(...GOLDEN.slice(0, 20)), mangled(GOLDEN).map(String)), { maxLength: 4 })
      .map((events) => `[${events.join(',')}]`);
    const batches = [...samples(batch, 80), ...samples(mangled(samples(batch, 5)), 80).map(String)];
    await forEach(batches, async (text) => {
      const body = Buffer.from(text);
      const answer = await sender.deliver<{ outcomes: Outcome[] }>('batch', body);
      expectAnswered(answer, body);
      const { outcomes } = answer.body;
      const delivered = deliveriesOf(body);
      for (const [index, { outcome, delivery }] of outcomes.entries()) {
        expectReason(outcome, delivered[index]!);
        if (delivery !== undefined) setAside.set(delivery, setAside.get(delivery) ?? Buffer.alloc(0));
      }
      if (outcomes.length === 1 && !text.trimStart().startsWith('[')) note(body, outcomes[0]!);
    });
  });

  it('sent in any form, to any address, with any header, are answered', async () => {
    const types = [
      ...['application/cloudevents+json', 'application/x-ndjson', 'application/json', 'text/plain', '', 'x'],
      ...['application/cloudevents-batch+json; charset=utf-16', '\u00ff', 'a/b/c', ';', 'application/*'],
    ];
    const request = fc.record({
      path: fc.constantFrom(
        '/v1/events',
        '/v1/events?answers=all',
        '/v1/events?answers[]=1',
        '/v1/events/',
        '/graphql',
      ),
      method: fc.constantFrom('POST', 'POST', 'PUT', 'PATCH', 'DELETE'),
      type: fc.constantFrom(...types),
      accept: fc.constantFrom('*/*', 'text/html', 'image/png', '', 'application/json;q=x'),
      body: fc.oneof(mangled(GOLDEN), nonsense),
    });
    await forEach(samples(request, 250), async ({ path, method, type, accept, body }) => {
      const headers = { 'content-type': type, accept };
      const answer = await sender.send(path, {
        method,
        headers,
        body: body as NonNullable<RequestInit['body']>,
      });
      const told = { path, method, headers, sent: String(body) };
      expect({ isFault: answer.status >= 500, ...told }).toEqual({ isFault: false, ...told });
    });
  });

  it('are in the log afterwards, byte for byte, or as the event they were taken for', async () => {
    const personal = running.service.app.get(PersonalData);
    const parts = new Map<string, DeliveryQuarantined[]>();
    const events = new Set<string>();
    for await (const { type, bytes, contentHash } of running.store.readLog()) {
      expect(storedForm(JSON.parse(bytes))).toEqual({ bytes, contentHash });
      const shown = await personal.shown(JSON.parse(bytes) as { data: DeliveryQuarantined }, 'en');
      if (type !== 'cagnotte.intake.quarantined.v1') events.add(sorted(shown));
      else {
        const { data } = shown;
        parts.set(data.hash, [...(parts.get(data.hash) ?? []), data]);
      }
    }
    for (const [name, delivered] of setAside) {
      const inLog = deliveredBytes(parts.get(name)!);
      expect(createHash('sha256').update(inLog).digest('hex')).toBe(name);
      if (delivered.length > 0) expect(inLog.equals(delivered)).toBe(true);
    }
    expect(kept.filter((delivered) => !events.has(sorted(JSON.parse(delivered.toString()))))).toEqual([]);
  });

  it('hold nothing up: the books go on to the last of them', async () => {
    const query = 'query ($r: String) { casinos(waitFor: $r) { id position } }';
    const { casinos } = await sender.ask<{ casinos: unknown[] }>(query, { r: lastReceipt });
    expect(casinos.length).toBeGreaterThan(0);
    expect((await sender.healthWhenCaughtUp()).body).toEqual({
      status: 'ok',
      books: 'ok',
      database: 'ok',
      store: 'ok',
      log: 'ok',
      lagSeconds: 0,
      parkedKeys: 0,
      stuckPartitions: 0,
    });
    expect(running.logged.filter((line) => !line.startsWith('log '))).toEqual([]);
  });
});

/** Content with sorted keys, since a repeat with another order of keys is the same event. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

describe('malformed questions', () => {
  const QUESTIONS = [
    '{ casinos { id position chainHash } }',
    'query Q($c: ID!, $n: Int = 5) { journal(casino: $c, first: $n, account: "cash:cage") { position edges { node { line debit { amount } } } } }',
    '{ a: hands(casino: "granada", ties: false, gamingDay: "2026-01-01") { ...H } } fragment H on HandConnection { position }',
    'mutation { recordEvents(events: ["{}"]) { kept outcomes { outcome reason } } }',
    '{ findings(casino: "granada", severity: violation, after: "WyJhIl0") { pageInfo { endCursor } } }',
    '{ quarantine(casino: "granada", first: 3, waitFor: "1") { edges { cursor } } apiKeys { id roles } }',
  ];
  const anything = fc.jsonValue({ maxDepth: 2 });
  const question = fc.record({
    query: fc.oneof(
      mangled(QUESTIONS).map(String),
      fc.constantFrom(...QUESTIONS),
      fc.constantFrom(...QUESTIONS),
      anything,
    ),
    variables: fc.oneof(anything, fc.record({ c: anything, n: anything })),
    operationName: fc.oneof(fc.constant(undefined), anything),
    extensions: fc.oneof(fc.constant(undefined), anything),
  });

  it('are answered with a reason that tells nothing of the inside', async () => {
    await forEach(samples(question, 350), async (asked) => {
      const body = JSON.stringify(asked);
      const answer = await sender.send<{ errors?: { extensions?: { code?: string } }[] } | undefined>(
        '/graphql',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        },
      );
      const codes = answer.body?.errors?.map(({ extensions }) => extensions?.code) ?? [];
      const isAnswered = [200, 400].includes(answer.status) && !codes.includes('INTERNAL_SERVER_ERROR');
      expect({ isAnswered, ...answer.body, body }).toEqual({ isAnswered: true, ...answer.body, body });
      expect(answer.text).not.toMatch(/node_modules|SELECT|QueryFailedError|\.js:\d/);
    });
  });

  it('that are not even JSON are answered, too', async () => {
    const bodies = samples(
      fc.oneof(mangled(QUESTIONS.map((query) => JSON.stringify({ query }))), nonsense),
      150,
    );
    await forEach(bodies, async (body) => {
      const headers = { 'content-type': 'application/json' };
      const { status } = await sender.send('/graphql', {
        method: 'POST',
        headers,
        body: body as NonNullable<RequestInit['body']>,
      });
      expect([200, 400, 413]).toContain(status);
    });
  });
});

describe('malformed HTTP', () => {
  it.each([
    'nonsense\r\n\r\n',
    'GET\r\n\r\n',
    'POST /v1/events HTTP/1.1\r\nContent-Length: -5\r\n\r\n',
    'POST /v1/events HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc',
    'POST /v1/events HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n',
    'GET /health/live HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(5_000)}\r\n`,
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    '\0\x01\x02\x16\x03\x01',
  ])('is refused and harms nobody: %#', async (bytes) => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.end(Buffer.from(bytes, 'latin1'));
    // The connection of a request refused early may be closed before its answer is read.
    await new Promise((closed) => socket.once('close', closed));
    expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
    expect((await sender.send('/health/live')).status).toBe(200);
  });
});

describe('an address with the character U+0000', () => {
  it.each([
    ['GET', '/v1/books?casino=%00&day=2026-01-01'],
    ['GET', '/v1/books/diario?casino=%00&day=2026-01-01'],
    ['GET', '/v1/books/diario/manifest?casino=%00&day=2026-01-01'],
    ['GET', '/v1/documents/%00?casino=granada'],
    ['POST', '/v1/documents?casino=%00'],
    ['DELETE', '/v1/sessions/%00'],
  ])('is refused: %s %s', async (method, path) => {
    const headers = { 'content-type': 'application/octet-stream' };
    const body = method === 'POST' ? { headers, body: '%PDF-1.4' } : {};
    const answer = await sender.send(path, { method, ...body });
    expect([answer.status, answer.body['code']]).toEqual([400, 'MALFORMED_REQUEST']);
  });
});

describe('a sign-in or an enrolment', () => {
  // Few values, since a hundred failed attempts per minute are throttled.
  const VALUES = ['"\\u0000"', '"\\ud800"', '[]', '{"__proto__":1}', '1e999'];
  const BODIES = ['null', ...VALUES.map((value) => `{"code":${value},"person":${value},"pin":${value}}`)];

  it.each([
    ...(['/v1/enrol', '/v1/enrol/link', '/v1/enrol/passkey', '/v1/enrol/passkey/options'] as const),
    ...(['/v1/session/passkey', '/v1/session/passkey/options', '/v1/session/demo'] as const),
    ...(['/v1/session/oidc', '/v1/session/oidc/options', '/v1/tablet/enrol', '/v1/tablet/session'] as const),
  ])('is refused, whatever it holds, and is no fault of the service: %s', async (path) => {
    const headers = { 'content-type': 'application/json', origin: running.service.origin };
    for (const body of BODIES) {
      const { status } = await fetch(`${running.url}${path}`, { method: 'POST', headers, body });
      expect({ body: body.slice(0, 80), isFault: status >= 500 }).toEqual({
        body: body.slice(0, 80),
        isFault: false,
      });
    }
  });
});

it('none of it was a fault of the service', () => {
  expect(running.logged.filter((line) => !line.startsWith('log '))).toEqual([]);
});
