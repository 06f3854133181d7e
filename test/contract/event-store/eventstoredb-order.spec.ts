import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { AppendOutcome, EventStorePort } from '../../../src/event-log/event-store.port';
import { extent, patience } from '../../support/service/test-extent';
import { UNHURRIED } from '../../support/eventstoredb-double/append-times';
import { anEvent, collect, idsOf, kindsOf, streamOf } from './event-store-under-test';
import { type EventStoreDbLog, makeDoubleLog } from './eventstoredb-log';

const QUICK = { answerMs: 300, retryPolicy: { firstPauseMs: 5, longestPauseMs: 50 } };
const CAGE = '/casinos/torrequebrada/cage';

let log: EventStoreDbLog;
afterEach(() => log.end());

const append = (
  store: EventStorePort,
  id: string,
  { stream, source = CAGE }: { readonly stream: string; readonly source?: string },
): Promise<AppendOutcome> =>
  store.append({
    stream: streamOf(stream),
    events: [anEvent({ id, source })],
    principal: 'test',
    expected: 'any',
  });

const numbers = (count: number, from = 0): string[] => Array.from({ length: count }, (_, n) => `${from + n}`);

/** An event of another program at the end of a stream. */
const storeBehindBack = (stream: string): void => {
  const event = { id: randomUUID(), type: 'told', contentType: 'application/json', data: Buffer.from('{}') };
  log.double.log.append(streamOf(stream), 'any', [{ ...event, metadata: new Uint8Array() }]);
};

describe('eventstoredb: the events of one source', () => {
  /** A store whose 24 streams have a first event, and a server that then answers only when it is told to. */
  const silentServer = async (): Promise<EventStorePort> => {
    log = await makeDoubleLog();
    const store = await log.openStore({ answerMs: patience(60_000) });
    await Promise.all(numbers(24).map((n) => append(store, `first-${n}`, { stream: n })));
    return store;
  };
  const arrived = async (appends: number): Promise<void> => {
    log.double.faults.held += appends;
    while (log.double.faults.held > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  };

  it.each([
    ['to 24 streams', 24, CAGE],
    ['and of many others to 24 streams, five times', 120, undefined],
  ])('%s are all sent without an answer, in their order', async (_what, count, source) => {
    const store = await silentServer();
    const ids = numbers(count);
    const sent = arrived(24);
    const appending = Promise.all(
      ids.map((id) => {
        const stream = `${Number(id) % 24}`;
        return append(store, id, { stream, source: source ?? `/casinos/torrequebrada/tables/${stream}` });
      }),
    );
    await sent;
    expect((await idsOf(store.readLog())).slice(24)).toEqual([]);
    log.double.faults.release();
    expect((await appending).flatMap(kindsOf)).toEqual(ids.map(() => 'stored'));
    const stored = (await idsOf(store.readLog())).slice(24);
    if (source) expect(stored).toEqual(ids);
    else expect([...stored].sort((a, b) => Number(a) - Number(b))).toEqual(ids);
  });

  it('to 24 streams in turn, five times, wait for an answer once for each time, in their order', async () => {
    const store = await silentServer();
    const ids = numbers(120);
    const first = arrived(24);
    const appending = Promise.all(ids.map((id) => append(store, id, { stream: `${Number(id) % 24}` })));
    await first;
    for (let time = 1; time < 5; time += 1) {
      const next = arrived(24);
      log.double.faults.release();
      await next;
    }
    log.double.faults.release();
    await appending;
    expect((await idsOf(store.readLog())).slice(24)).toEqual(ids);
  });

  it('gather in one append while they go to one stream, also behind another stream', async () => {
    log = await makeDoubleLog({ pace: { ...UNHURRIED, flushMs: 30 } });
    const store = await log.openStore();
    await append(store, 'a', { stream: 'a' });
    await append(store, 'b', { stream: 'b' });
    const before = log.double.log.appendSizes.length;
    const ids = numbers(90);
    await Promise.all(ids.map((id) => append(store, id, { stream: Number(id) % 30 < 15 ? 'a' : 'b' })));
    expect((await idsOf(store.readLog())).slice(2)).toEqual(ids);
    expect(log.double.log.appendSizes.length - before).toBe(6);
  });

  it('keep their order although connections break, answers are lost and the server is not ready at times', async () => {
    log = await makeDoubleLog();
    const fault = fc.constantFrom('answersLost', 'swallowed', 'stop', 'none' as const);
    const turn = fc.record({ fault, streams: fc.array(fc.nat(4), { minLength: 1, maxLength: 12 }) });
    const turns = fc.array(turn, { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(turns, async (all) => {
        await log.end();
        log = await makeDoubleLog({ pace: UNHURRIED });
        const store = await log.openStore({ ...QUICK, answerMs: 60 });
        const outcomes: Promise<AppendOutcome>[] = [];
        for (const { fault: next, streams } of all) {
          if (next === 'answersLost' || next === 'swallowed') log.double.faults[next] += 1;
          for (const stream of streams)
            outcomes.push(append(store, `${outcomes.length}`, { stream: `${stream}` }));
          await new Promise((resolve) => setTimeout(resolve, 2));
          if (next !== 'stop') continue;
          log.double.stop();
          log.double.log.forgetIds();
          await log.double.start();
        }
        const kinds = (await Promise.all(outcomes)).flatMap(kindsOf);
        expect(kinds).toEqual(outcomes.map(() => 'stored'));
        expect(await idsOf(store.readLog())).toEqual(numbers(outcomes.length));
      }),
      { numRuns: extent(15, 150), endOnFailure: true },
    );
  });

  it('wait for each other until a server that was not ready has taken one', async () => {
    log = await makeDoubleLog();
    const store = await log.openStore(QUICK);
    log.double.faults.refused = 4;
    const ids = numbers(40);
    await Promise.all(ids.map((id) => append(store, id, { stream: `${Number(id) % 5}` })));
    expect(await idsOf(store.readLog())).toEqual(ids);
  });
});

describe('eventstoredb: appends on their way to a stream to which another program appends', () => {
  /** Sends many appends to two streams and has the other program append before they arrive. */
  async function overtaken(others: number): Promise<{ store: EventStorePort; ids: string[] }> {
    log = await makeDoubleLog({ pace: UNHURRIED });
    const store = await log.openStore(QUICK);
    await append(store, 'a', { stream: 'a' });
    await append(store, 'b', { stream: 'b' });
    const ids = numbers(20);
    const appending = Promise.all(
      ids.map((id) => append(store, id, { stream: Number(id) % 2 === 0 ? 'a' : 'b' })),
    );
    for (let n = 0; n < others; n += 1) storeBehindBack('a');
    expect((await appending).flatMap(kindsOf)).toEqual(ids.map(() => 'stored'));
    return { store, ids };
  }

  it.each([1, 2, 3, 7])(
    'are all stored once, at versions without a gap (%i events of the other)',
    async (others) => {
      const { store, ids } = await overtaken(others);
      const stored = (await idsOf(store.readLog())).filter((id) => id !== '' && id !== 'a' && id !== 'b');
      expect([...stored].sort((a, b) => Number(a) - Number(b))).toEqual(ids);
      const records = await collect(store.readStream(streamOf('a')));
      expect(records.map(({ version }) => version)).toEqual(records.map((_, n) => n));
      expect(records).toHaveLength(1 + others + 10);
    },
  );

  it('go one at a time from then on, so that their order stays', async () => {
    const { store } = await overtaken(1);
    const before = (await idsOf(store.readLog())).length;
    const ids = numbers(30, 100);
    const appending = ids.map((id) => append(store, id, { stream: Number(id) % 3 === 0 ? 'b' : 'a' }));
    storeBehindBack('a');
    await Promise.all(appending);
    const stored = (await idsOf(store.readLog())).slice(before).filter((id) => id !== '');
    expect(stored).toEqual(ids);
  });
});

jest.setTimeout(patience(120_000));

describe('eventstoredb: two services with all faults', () => {
  it('store every event once, at versions without a gap', async () => {
    log = await makeDoubleLog({ pace: UNHURRIED });
    const stores = [await log.openStore(QUICK), await log.openStore(QUICK)];
    const ids = numbers(extent(400, 4_000));
    const appending = Promise.all(
      stores.map((store) => Promise.all(ids.map((id) => append(store, id, { stream: `${Number(id) % 7}` })))),
    );
    for (const fault of ['answersLost', 'refused', 'swallowed', 'answersLost', 'refused'] as const) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      log.double.faults[fault] += 2;
    }
    const kinds = (await appending).map((outcomes) => outcomes.flatMap(kindsOf));
    expect(ids.filter((_, n) => kinds.filter((told) => told[n] === 'stored').length !== 1)).toEqual([]);
    expect((await idsOf(stores[0]!.readLog())).sort((a, b) => Number(a) - Number(b))).toEqual(ids);
  });
});
