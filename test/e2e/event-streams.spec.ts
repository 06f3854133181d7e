import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client as DatabaseClient } from 'pg';
import { EventStoreUnavailable } from '../../src/event-log/event-store.port';
import { Intake } from '../../src/intake/intake';
import { chipsSold } from '../support/sample-events/sample-events';
import { Client, linesOf } from '../support/service/client';
import { openStream, type OpenStream } from '../support/service/open-stream';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { extent } from '../support/service/test-extent';

let running: ServiceUnderTest;
let sender: Client;
let key: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  running = await startServiceUnderTest();
  key = await running.makeKey(['ingest']);
  sender = new Client(running.url, key);
  httpServer().on('connection', (socket) => sockets.push(socket));
});
afterAll(() => running.stop());
afterEach(() => jest.restoreAllMocks());

const httpServer = (): Server => running.service.app.getHttpServer();

/** NDJSON lines of numbered events of one casino, each with a comment of any length. */
const linesOfSales = (casino: string, from: number, to: number, comment = ''): string =>
  ids(from, to)
    .map((id) => `${JSON.stringify({ ...chipsSold({}, { id, casino }), comment })}\n`)
    .join('');

async function idsOf(casino: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of running.store.readStream(`cagnotte_cage-${casino}/2026-01-01`)) ids.push(id);
  return ids;
}

const ids = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => `s${from + n}`);

/** Waits until a condition holds, for at most twenty seconds. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + 20_000; !(await holds()); await pause(20)) {
    if (performance.now() > deadline) throw new Error(`this does not come to hold: ${String(holds)}`);
  }
}

/** Runs work while the log is locked against writes. */
async function whileLogIsHeld(work: () => Promise<void>): Promise<void> {
  const holder = new DatabaseClient({ connectionString: running.database.url });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM event_log.head WHERE single FOR UPDATE');
    await work();
  } finally {
    await holder.end();
  }
}

describe('a stream of events', () => {
  it('may be of any length and come in any pieces: every event is kept once, in its order', async () => {
    // More than the limit of a batch.
    const events = extent(10_500, 20_000);
    const text = Buffer.from(linesOfSales('long', 0, events));
    const stream = openStream(running.url, key);
    for (let start = 0, piece = 1; start < text.length; start += piece) {
      piece = ((piece * 7_919) % 65_521) + 1;
      await stream.send(text.subarray(start, start + piece));
    }
    stream.end();
    expect(await stream.nextLine()).toMatchObject({ summary: { counts: { stored: events, duplicate: 0 } } });
    expect(await stream.nextLine()).toBeUndefined();
    expect(await idsOf('long')).toEqual(ids(0, events));
  });

  it('is answered with a line for each event that is not kept, and a last one with counts and receipt', async () => {
    const sale = (id: string, more = {}) =>
      JSON.stringify({ ...chipsSold({}, { id, casino: 'mixed' }), ...more });
    const body = [sale('a'), '', 'x', sale('a'), sale('a', { time: '2026-01-02T00:00:00Z' }), sale('b')].join(
      '\r\n',
    );
    const { status, text, headers } = await sender.deliver('ndjson', body);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(linesOf(text)).toEqual([
      expect.objectContaining({ line: 3, outcome: 'quarantined', reason: 'unparsable' }),
      expect.objectContaining({ line: 5, outcome: 'conflict', id: 'a' }),
      {
        summary: {
          counts: { stored: 2, duplicate: 1, conflict: 1, quarantined: 1, 'too-large': 0, forbidden: 0 },
          receipt: expect.stringMatching(/^\d+$/) as string,
        },
      },
    ]);
  });

  it('goes on after a line that is too long: that one is refused, all others are kept', async () => {
    const stream = openStream(running.url, key);
    await stream.send(linesOfSales('toolong', 0, 10));
    for (let piece = 0; piece < 40; piece++) await stream.send('x'.repeat(65_536));
    await stream.send(`\n${linesOfSales('toolong', 10, 20)}`);
    stream.end();
    expect(await stream.nextLine()).toMatchObject({ line: 11, outcome: 'too-large' });
    expect(await stream.nextLine()).toMatchObject({ summary: { counts: { stored: 20, 'too-large': 1 } } });
    expect(await idsOf('toolong')).toEqual(ids(0, 20));
  });

  it('is refused with a status when the log fails, and what was kept before stays kept', async () => {
    const { append } = running.store;
    jest
      .spyOn(running.store, 'append')
      .mockImplementation((request) =>
        request.events[0]!.id === 's1500'
          ? Promise.reject(new EventStoreUnavailable('away'))
          : append.call(running.store, request),
      );
    const answer = await sender.deliver('ndjson', linesOfSales('failing', 0, 5_000));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(linesOf(answer.text).at(-1)).toMatchObject({ failure: { code: 'EVENT_STORE_UNAVAILABLE' } });
    expect((await idsOf('failing')).slice(0, 1_500)).toEqual(ids(0, 1_500));
    jest.restoreAllMocks();
    const again = await sender.deliver('ndjson', linesOfSales('failing', 0, 5_000));
    expect(linesOf(again.text)).toMatchObject([{ summary: { counts: { conflict: 0, quarantined: 0 } } }]);
    expect((await idsOf('failing')).sort()).toEqual(ids(0, 5_000).sort());
  });

  it('reports a fault of the service, whose reason is in the log of the service', async () => {
    jest.spyOn(running.store, 'append').mockRejectedValue(new TypeError('a secret of the inside'));
    const { status, text } = await sender.deliver('ndjson', linesOfSales('fault', 0, 3));
    expect(status).toBe(500);
    expect(linesOf(text)).toMatchObject([{ failure: { code: 'INTERNAL' } }]);
    expect(text).not.toContain('secret');
    await eventually(() => running.logged.some((line) => /POST \/v1\/events 500 .*a secret/.test(line)));
  });
});

describe('a client that reads the answer while it sends', () => {
  it('is answered event by event, when it asks for all answers', async () => {
    const stream = openStream(running.url, key, '?answers=all');
    for (let n = 0; n < 20; n++) {
      await stream.send(linesOfSales('pingpong', n, n + 1));
      expect(await stream.nextLine()).toMatchObject({ line: n + 1, outcome: 'stored', id: `s${n}` });
    }
    await stream.send(linesOfSales('pingpong', 3, 4));
    expect(await stream.nextLine()).toMatchObject({ line: 21, outcome: 'duplicate', id: 's3' });
    stream.end();
    expect(await stream.nextLine()).toMatchObject({ summary: { counts: { stored: 20, duplicate: 1 } } });
  });

  it('gets the failure of the log in the last line, since the status was sent before', async () => {
    const stream = openStream(running.url, key, '?answers=all');
    await stream.send(linesOfSales('told', 0, 1));
    expect(await stream.nextLine()).toMatchObject({ outcome: 'stored' });
    jest.spyOn(running.store, 'append').mockRejectedValue(new EventStoreUnavailable('away'));
    await stream.send(linesOfSales('told', 1, 2));
    expect(await stream.nextLine()).toMatchObject({ failure: { code: 'EVENT_STORE_UNAVAILABLE' } });
    expect((await stream.response).statusCode).toBe(200);
    stream.request.destroy();
  });
});

/** Waits until a number has not changed for half a second. */
async function standsStill(figure: () => number): Promise<void> {
  let [last, since] = [figure(), performance.now()];
  await eventually(() => {
    if (figure() !== last) [last, since] = [figure(), performance.now()];
    return last > 0 && performance.now() - since > 500;
  });
}

describe('a client that goes away in the middle of its stream', () => {
  it.each(['', '?answers=all'])(
    'leaves its complete lines stored, and disturbs no other client (%s)',
    async (query) => {
      const casino = `gone${query.length}`;
      const stream = openStream(running.url, key, query);
      stream.request.on('error', () => undefined);
      await stream.send(linesOfSales(casino, 0, 700));
      await stream.send(linesOfSales(casino, 700, 701).slice(0, 100));
      await eventually(async () => (await idsOf(casino)).length === 700);
      stream.request.destroy();
      await pause(50);
      expect(await idsOf(casino)).toEqual(ids(0, 700));
      expect((await sender.send('/health/ready')).status).toBe(200);
      expect(running.logged.filter((line) => line.startsWith('error') && !line.includes('a secret'))).toEqual(
        [],
      );
    },
  );

  it('during a lock of the log leaves nothing pending for ever', async () => {
    const intake = running.service.app.get(Intake);
    await whileLogIsHeld(async () => {
      const stream = openStream(running.url, key, '?answers=all');
      stream.request.on('error', () => undefined);
      await stream.send(linesOfSales('impatient', 0, 3_000));
      await eventually(() => intake.load.events > 0);
      stream.request.destroy();
    });
    await eventually(() => intake.load.events === 0);
    const kept = await idsOf('impatient');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).toEqual(ids(0, kept.length));
  });
});

describe('during a lock of the log', () => {
  it('the service stops reading, so that its buffers stay small, and everything is stored in the end', async () => {
    const text = linesOfSales('backed-up', 0, 2_000, 'x'.repeat(10_000));
    const stream = openStream(running.url, key);
    await whileLogIsHeld(async () => {
      stream.request.write(text);
      stream.end();
      const socket = await socketOf(stream.request);
      await standsStill(() => socket.bytesRead);
      expect(text.length).toBeGreaterThan(20_000_000);
      expect(socket.bytesRead).toBeLessThan(3_000_000);
      expect(running.service.app.get(Intake).load.bytes).toBeLessThan(2_200_000);
    });
    expect(await stream.nextLine()).toMatchObject({ summary: { counts: { stored: 2_000 } } });
    expect(await idsOf('backed-up')).toEqual(ids(0, 2_000));
  });

  it('single events are refused for a second while 16 MiB are pending, and all pending ones are stored', async () => {
    const intake = running.service.app.get(Intake);
    const late = JSON.stringify(chipsSold({}, { casino: 'late' }));
    const streams: OpenStream[] = [];
    await whileLogIsHeld(async () => {
      while (!intake.isFull) {
        const stream = openStream(running.url, key);
        const before = intake.load.bytes;
        stream.request.end(linesOfSales(`waiting${streams.push(stream)}`, 0, 250, 'x'.repeat(10_000)));
        await eventually(() => intake.load.bytes > before);
      }
      const answer = await sender.deliver('single', late);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(answer.body).toMatchObject({ code: 'INTAKE_FULL' });
    });
    for (const stream of streams) {
      expect(await stream.nextLine()).toMatchObject({ summary: { counts: { stored: 250 } } });
    }
    expect(intake.load).toEqual({ events: 0, bytes: 0 });
    expect((await sender.deliver('single', late)).status).toBe(201);
  });
});

/** The server's end of a connection. */
async function socketOf(request: ReturnType<typeof openStream>['request']): Promise<Socket> {
  const own = request.socket ?? ((await once(request, 'socket')) as [Socket])[0];
  const { localPort } = own;
  await eventually(() => sockets.some(({ remotePort }) => remotePort === localPort));
  return sockets.find(({ remotePort }) => remotePort === localPort)!;
}

describe('a stream without a good key', () => {
  it('is answered 401 although the sender never ends', async () => {
    const { port } = httpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /v1/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n' +
        '4\r\n{}\n\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });
});

describe('a system that has lost its sequence numbers', () => {
  const SOURCE = '/casinos/granada/cage/desk-1';
  const stateOf = async (by: Client, source: string) =>
    (
      await by.ask<{ sourceState: object | null }>(
        'query ($source: String!) { sourceState(casino: "granada", source: $source) { source lastSequence missing } }',
        { source },
      )
    ).sourceState;

  it('can read which of its numbers have arrived, of its own sources only', async () => {
    const desk = new Client(running.url, await running.makeDeviceKey('cage', SOURCE));
    const numbered = ['1', '2', '5'].map((sequence) => ({
      ...chipsSold({}, { id: `n${sequence}`, casino: 'granada' }),
      source: SOURCE,
      sequence,
    }));
    const { receipt } = ((await desk.stream(numbered)).at(-1) as { summary: { receipt: string } }).summary;
    const reader = new Client(running.url, await running.makeKey(['auditor']));
    await reader.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
    expect(await stateOf(desk, SOURCE)).toEqual({ source: SOURCE, lastSequence: '5', missing: ['3-4'] });
    expect(await stateOf(desk, `${SOURCE}/till-9`)).toBeNull();
    for (const other of ['/casinos/granada/cage/desk-2', '/casinos/ronda/cage', '', '/casinos/granada'])
      await expect(stateOf(desk, other)).rejects.toThrow(/source: .* is no source of this casino/);
  });
});
