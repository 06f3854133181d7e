import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { EventStoreUnavailable } from '../../src/event-log/event-store.port';
import { Intake } from '../../src/intake/intake';
import { roundOfBytes } from '../support/sample-events/plain-events';
import { CASINO, chipsSold, ledgerOpened } from '../support/sample-events/sample-events';
import { Client, FORMS, type HttpAnswer, linesOf } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
let sender: Client;
let key: string;

beforeAll(async () => {
  running = await startServiceUnderTest();
  key = await running.makeKey(['ingest']);
  sender = new Client(running.url, key);
});
afterAll(() => running.stop());
afterEach(() => jest.restoreAllMocks());

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const aSentence = expect.stringMatching(/^\S.*\.$/) as string;
const aReceipt = expect.stringMatching(/^[1-9]\d*$/) as string;
const both = { message: aSentence, messageEs: aSentence };

let count = 0;
/** A new event. */
const fresh = (data = {}) => chipsSold(data, { id: `sale-${++count}` });

/** Asserts a refusal in the common form of all refusals. */
function expectRefusal(answer: HttpAnswer, status: number, code: string): void {
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.body).toMatchObject({ code, ...both });
  expect(answer.status).toBe(status);
}

describe('one event', () => {
  it('is answered 201 when it is stored, and 200 when it was already', async () => {
    const event = fresh();
    const { source, id } = event;
    const stored = await sender.deliver('single', JSON.stringify(event));
    expect(stored.status).toBe(201);
    expect(stored.body).toEqual({ outcome: 'stored', source, id, receipt: aReceipt });

    const reordered = JSON.stringify(Object.fromEntries(Object.entries(event).reverse()));
    for (const repeat of [JSON.stringify(event), JSON.stringify(event, null, 2), reordered]) {
      const answer = await sender.deliver('single', repeat);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ...stored.body, outcome: 'duplicate' });
    }
  });

  it('is answered 409 when its identity has other content, and both are stored', async () => {
    const event = fresh();
    await sender.deliver('single', JSON.stringify(event));
    const other = JSON.stringify({ ...event, time: '2026-01-02T00:00:00Z' });
    const answer = await sender.deliver('single', other);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      outcome: 'conflict',
      source: event.source,
      id: event.id,
      reason: 'conflict',
      path: '/id',
      ...both,
      delivery: sha256(other),
      receipt: aReceipt,
    });
  });

  it.each([
    ['unparsable', '{"specversion":'],
    ['unparsable', ''],
    ['unparsable', ' \r\n\t'],
    ['not-an-object', 'null'],
    ['schema', JSON.stringify({ ...chipsSold(), time: 'yesterday' })],
    ['states-its-import', JSON.stringify({ ...chipsSold(), imported: '2026-01-01T00:00:00Z Eva' })],
    ['inexact-number', JSON.stringify(chipsSold()).replace('10000', '10000.000000000000001')],
  ])('is answered 202 when it is %s, and quarantined', async (reason, body) => {
    const answer = await sender.deliver('single', body);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      outcome: 'quarantined',
      reason,
      path: expect.any(String) as string,
      ...both,
      delivery: sha256(body),
      receipt: aReceipt,
    });
  });

  it('is answered 413 beyond 256 KiB, and stored at exactly that', async () => {
    const large = (bytes: number): string => JSON.stringify(roundOfBytes(bytes, fresh().id));
    const tooLarge = await sender.deliver('single', large(256 * 1024 + 1));
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.body).toEqual({ outcome: 'too-large', ...both });
    expect((await sender.deliver('single', `  ${large(256 * 1024)}\n\n`)).status).toBe(201);
  });

  it('is answered 413 with the undeclared field that makes it too large, in each form, and is not stored', async () => {
    const event = fresh();
    const large = JSON.stringify({ ...event, data: { ...event.data, scan: 'x'.repeat(20_000) } });
    const named = { outcome: 'too-large', message: expect.stringContaining('/data/scan; ') as string };
    const single = await sender.deliver('single', large);
    expect([single.status, single.body]).toEqual([413, { ...both, ...named }]);
    expect((await sender.deliver('batch', `[${large}]`)).body).toMatchObject({ outcomes: [named] });
    expect(linesOf((await sender.deliver('ndjson', large)).text)).toMatchObject([named, { summary: {} }]);
    const record =
      'mutation ($events: [String!]!) { recordEvents(events: $events) { outcomes { outcome message } } }';
    expect(await sender.ask(record, { events: [large] })).toEqual({ recordEvents: { outcomes: [named] } });
    expect((await sender.deliver('single', JSON.stringify(event))).status).toBe(201);
  });

  it('is answered 413 when its body is far beyond what an event can be', async () => {
    expectRefusal(await sender.deliver('single', ' '.repeat(1024 * 1024 + 1)), 413, 'BODY_TOO_LARGE');
  });

  it('is answered 403 for a casino that the key does not include', async () => {
    const stranger = new Client(running.url, await running.makeKey(['ingest'], ['ronda']));
    const answer = await stranger.deliver('single', JSON.stringify(chipsSold()));
    expect(answer.status).toBe(403);
    const reason = 'other-casino';
    expect(answer.body).toEqual({
      outcome: 'forbidden',
      source: chipsSold().source,
      id: 'sale-1',
      reason,
      ...both,
    });
  });

  it('is answered 403 when the key may not report, and 401 without a key', async () => {
    const body = JSON.stringify(fresh());
    const reader = new Client(running.url, await running.makeKey(['auditor']));
    expectRefusal(await reader.deliver('single', body), 403, 'ACCESS.DOOR_CLOSED');
    const nobody = await new Client(running.url).deliver('single', body);
    expectRefusal(nobody, 401, 'ACCESS.KEY_MISSING');
    expect(nobody.headers.get('www-authenticate')).toMatch(/^Bearer /);
  });

  it('is answered 503, to be sent again, while too much waits to be written', async () => {
    jest.spyOn(running.service.app.get(Intake), 'isFull', 'get').mockReturnValue(true);
    for (const form of ['single', 'batch'] as const) {
      const answer = await sender.deliver(form, JSON.stringify(fresh()));
      expectRefusal(answer, 503, 'INTAKE_FULL');
      expect(answer.headers.get('retry-after')).toBe('1');
    }
  });

  it('is answered 503, to be sent again, while the log cannot be reached', async () => {
    jest.spyOn(running.store, 'append').mockRejectedValue(new EventStoreUnavailable('away'));
    const answer = await sender.deliver('single', JSON.stringify(fresh()));
    expectRefusal(answer, 503, 'EVENT_STORE_UNAVAILABLE');
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(running.logged.at(-1)).toBe('warn [http] POST /v1/events 503 EVENT_STORE_UNAVAILABLE');
  });

  it('is answered 500 for a fault of the service, whose details are only in the log', async () => {
    jest.spyOn(running.store, 'append').mockRejectedValue(new TypeError('a secret of the inside'));
    const answer = await sender.deliver('single', JSON.stringify(fresh()));
    expectRefusal(answer, 500, 'INTERNAL');
    expect(answer.text).not.toContain('secret');
    expect(running.logged.at(-1)).toMatch(
      /^error \[http\] POST \/v1\/events 500 INTERNAL TypeError: a secret/,
    );
  });
});

describe('the form of a delivery', () => {
  const post = (headers: Record<string, string>, body = '{}') =>
    sender.send('/v1/events', { method: 'POST', headers, body });

  it.each([
    ['application/json'],
    ['text/plain'],
    ['application/cloudevents'],
    ['application/cloudevents+json2'],
    ['application/cloudevents+xml'],
    ['application/cloudevents+json, application/x-ndjson'],
    ['application/x-ndjson application/cloudevents+json'],
    ['multipart/form-data; boundary=x'],
    ['/'],
  ])('is refused as %s', async (type) => {
    expectRefusal(await post({ 'content-type': type }), 415, 'UNKNOWN_CONTENT_TYPE');
  });

  it('is refused without a content type', async () => {
    const bare = await sender.send('/v1/events', { method: 'POST' });
    expectRefusal(bare, 415, 'UNKNOWN_CONTENT_TYPE');
    const untyped = await sender.send('/v1/events', { method: 'POST', body: new Uint8Array([0x7b, 0x7d]) });
    expectRefusal(untyped, 415, 'UNKNOWN_CONTENT_TYPE');
  });

  it.each(['gzip', 'br', 'deflate', 'identity, gzip'])(
    'is refused when it is encoded as %s',
    async (encoding) => {
      for (const type of Object.values(FORMS)) {
        const answer = await post({ 'content-type': type, 'content-encoding': encoding });
        expectRefusal(answer, 415, 'UNKNOWN_CONTENT_ENCODING');
      }
    },
  );

  it.each(['enrol', 'session/passkey', 'tablet/enrol'])(
    'is refused compressed by /v1/%s, too',
    async (path) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      const answer = await sender.send(`/v1/${path}`, { method: 'POST', headers, body: '{}' });
      expectRefusal(answer, 415, 'UNKNOWN_CONTENT_ENCODING');
    },
  );

  it.each([
    'Application/CloudEvents+JSON',
    'application/cloudevents+json; charset=UTF-8',
    'application/cloudevents+json ;q=1',
  ])('may be written %s', async (type) => {
    const answer = await post(
      { 'content-type': type, 'content-encoding': 'identity' },
      JSON.stringify(fresh()),
    );
    expect(answer.status).toBe(201);
  });
});

describe('a batch', () => {
  it('is answered 200 with one outcome per event, in their order, and the counts', async () => {
    const [first, second] = [fresh(), fresh()];
    const other = { ...first, time: '2026-01-02T00:00:00Z' };
    const events = [first, second, first, other, 'nonsense', { ...fresh(), comment: 'x'.repeat(256 * 1024) }];
    const { status, body } = await sender.deliver('batch', JSON.stringify(events));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      counts: { stored: 2, duplicate: 1, conflict: 1, quarantined: 1, 'too-large': 1, forbidden: 0 },
      receipt: aReceipt,
      outcomes: [
        { outcome: 'stored', id: first.id },
        { outcome: 'stored', id: second.id },
        { outcome: 'duplicate', id: first.id },
        { outcome: 'conflict', id: first.id },
        { outcome: 'quarantined', reason: 'not-an-object', delivery: sha256('"nonsense"') },
        { outcome: 'too-large' },
      ],
    });
  });

  it('has the receipt of what was recorded last, though a repeat of an early event comes last', async () => {
    const [first, second] = [fresh(), fresh()];
    const { body } = await sender.deliver('batch', JSON.stringify([first, second, first]));
    const { receipt, outcomes } = body as { receipt: string; outcomes: { receipt: string }[] };
    expect(receipt).toBe(outcomes[1]!.receipt);
    expect(receipt).not.toBe(outcomes[2]!.receipt);
  });

  it('quarantines its invalid elements one by one, byte for byte', async () => {
    const { body } = await sender.deliver('batch', `[ {"a" : 1e2} ,, ${JSON.stringify(fresh())}, ]`);
    expect(body).toMatchObject({
      counts: { stored: 1, quarantined: 3 },
      outcomes: [
        { reason: 'schema', delivery: sha256('{"a" : 1e2}') },
        { reason: 'unparsable', delivery: sha256('') },
        { outcome: 'stored' },
        { reason: 'unparsable', delivery: sha256('') },
      ],
    });
  });

  it.each(['{"events": []}', '[{}', '["a]', '', ' ', 'null', '\ufeff[]'])(
    'that is not one list, like %j, is quarantined as a whole',
    async (text) => {
      const { status, body } = await sender.deliver('batch', text);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        counts: { quarantined: 1 },
        outcomes: [{ outcome: 'quarantined', delivery: sha256(text) }],
      });
    },
  );

  it('of no events is answered with no outcomes', async () => {
    const { status, body } = await sender.deliver('batch', '[ ]');
    expect(status).toBe(200);
    expect(body).toEqual({
      counts: { stored: 0, duplicate: 0, conflict: 0, quarantined: 0, 'too-large': 0, forbidden: 0 },
      outcomes: [],
    });
  });

  it('is refused above 16 MiB', async () => {
    const events = `[${JSON.stringify(fresh())}]`;
    const padding = 16 * 1024 * 1024 - events.length;
    expectRefusal(
      await sender.deliver('batch', `${events}${' '.repeat(padding + 1)}`),
      413,
      'BODY_TOO_LARGE',
    );
    const longest = await sender.deliver('batch', `${events}${' '.repeat(padding)}`);
    expect(longest.body).toMatchObject({ counts: { stored: 1 } });
  });

  it('is refused as a whole above 10,000 events', async () => {
    const before = await running.store.head();
    const tooMany = await sender.deliver('batch', `[${'1,'.repeat(10_000)}1]`);
    expectRefusal(tooMany, 413, 'TOO_MANY_EVENTS');
    expect(await running.store.head()).toBe(before);
    // The same event, since ten thousand records would add time but no information.
    const event = JSON.stringify(fresh());
    const { body } = await sender.deliver('batch', `[${`${event},`.repeat(9_999)}${event}]`);
    expect(body).toMatchObject({ counts: { stored: 1, duplicate: 9_999 } });
  });
});

describe('the address of the events', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('takes no %s', async (method) => {
    const answer = await sender.send('/v1/events', { method });
    expect(answer.status).toBe(404);
    if (method === 'HEAD') expect(answer.text).toBe('');
    else expectRefusal(answer, 404, 'NOT_FOUND');
  });

  it('always has the same headers, which keep browsers from interpreting answers', async () => {
    const event = JSON.stringify(fresh());
    const answers = [
      await sender.deliver('single', event),
      await sender.deliver('single', '{'),
      await sender.deliver('ndjson', event),
      await sender.send('/v1/events', {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: 'x',
      }),
      await new Client(running.url).deliver('single', event),
    ];
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-type')).toMatch(/^application\/(json|x-ndjson); charset=utf-8$/);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('the schemas of the events', () => {
  it('equal those in docs/events', async () => {
    const type = 'cagnotte.hand.played.v1';
    const published = join(__dirname, '..', '..', 'docs', 'events', `${type}.schema.json`);
    const { status, body } = await sender.send(`/v1/events/schemas/${type}`);
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(readFileSync(published, 'utf8')));
  });

  it.each(['cagnotte.hand.played.v9', '__proto__', '..%2f..%2fpackage.json', '%F0%9F%98%80'])(
    'do not include %s',
    async (type) => {
      expectRefusal(await sender.send(`/v1/events/schemas/${type}`), 404, 'UNKNOWN_EVENT_TYPE');
    },
  );
});

it('every acknowledged event is in the log once', async () => {
  const ledger = ledgerOpened();
  await Promise.all(Array.from({ length: 5 }, () => sender.deliver('single', JSON.stringify(ledger))));
  const found: string[] = [];
  for await (const { bytes } of running.store.readStream(`cagnotte_casino-${CASINO}`)) found.push(bytes);
  expect(found).toEqual([JSON.stringify(ledger)]);
});
