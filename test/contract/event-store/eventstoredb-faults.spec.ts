import { type AppendOutcome, EventStoreUnavailable } from '../../../src/event-log/event-store.port';
import type { EventStoreDbEventStore } from '../../../src/event-log/eventstoredb/eventstoredb-event-store';
import { UNHURRIED } from '../../support/eventstoredb-double/append-times';
import { anEvent, events, idsOf, kindsOf, streamOf } from './event-store-under-test';
import { type EventStoreDbLog, makeDoubleLog } from './eventstoredb-log';
import { extent, patience } from '../../support/service/test-extent';

const stream = streamOf('a');
const QUICK = { answerMs: 300, retryPolicy: { firstPauseMs: 5, longestPauseMs: 50 } };
const any = (...ids: string[]) => ({
  stream,
  events: events(...ids),
  principal: 'test',
  expected: 'any' as const,
});

let log: EventStoreDbLog;
beforeEach(async () => {
  log = await makeDoubleLog();
});
afterEach(() => log.end());

describe('eventstoredb: an append over a connection that breaks', () => {
  it.each(['any', 'none'] as const)(
    'is stored once when its answer is lost, expecting %s',
    async (expected) => {
      const store = await log.openStore(QUICK);
      log.double.faults.answersLost = 1;
      expect(kindsOf(await store.append({ ...any('1', '2'), expected }))).toEqual(['stored', 'stored']);
      expect(await idsOf(store.readLog())).toEqual(['1', '2']);
    },
  );

  it('is stored once when its answer is lost and the server has forgotten the ids', async () => {
    const store = await log.openStore(QUICK);
    log.double.faults.answersLost = 1;
    const appending = store.append(any('1', '2'));
    await until(() => log.double.faults.answersLost === 0);
    log.double.log.forgetIds();
    expect(kindsOf(await appending)).toEqual(['stored', 'stored']);
    expect(await idsOf(store.readLog())).toEqual(['1', '2']);
  });

  it('is repeated when the server was not ready, and when it did not answer in time', async () => {
    const store = await log.openStore(QUICK);
    log.double.faults.refused = 2;
    log.double.faults.swallowed = 1;
    expect(kindsOf(await store.append(any('1')))).toEqual(['stored']);
    expect(log.double.faults).toMatchObject({ refused: 0, swallowed: 0 });
    expect(await idsOf(store.readLog())).toEqual(['1']);
  });

  it('is stored once although the server delays the repeat during the first append', async () => {
    const store = await log.openStore(QUICK);
    log.double.faults.held = 1;
    const appending = store.append(any('1', '2'));
    await until(() => log.double.faults.repeats > 0);
    log.double.faults.release();
    expect(kindsOf(await appending)).toEqual(['stored', 'stored']);
    expect(await idsOf(store.readLog())).toEqual(['1', '2']);
  });

  it('keeps the order of a stream when the first must be repeated', async () => {
    const store = await log.openStore(QUICK);
    log.double.faults.refused = 3;
    await Promise.all(['1', '2', '3', '4'].map((id) => store.append(any(id))));
    expect(await idsOf(store.readLog())).toEqual(['1', '2', '3', '4']);
  });

  const elsewhere = (id: string) => anEvent({ id, source: '/casinos/torrequebrada/cage' });

  it('does not delay other streams of other sources', async () => {
    const store = await log.openStore();
    log.double.faults.held = 1;
    const slow = store.append(any('1'));
    await until(() => log.double.faults.held === 0);
    const other = { ...any(), stream: streamOf('b'), events: [elsewhere('2')] };
    expect(kindsOf(await store.append(other))).toEqual(['stored']);
    log.double.faults.release();
    expect(kindsOf(await slow)).toEqual(['stored']);
  });

  it('keeps the order of a source over several streams when the first must be repeated', async () => {
    const store = await log.openStore(QUICK);
    log.double.faults.refused = 3;
    const ids = Array.from({ length: 30 }, (_, n) => `${n}`);
    // Consecutive appends to the same stream share a request.
    const request = (id: string) => ({ ...any(id), stream: streamOf(`s${Math.floor(Number(id) / 4) % 3}`) });
    await Promise.all(ids.map((id) => store.append(request(id))));
    expect(await idsOf(store.readLog())).toEqual(ids);
    expect(log.double.log.appendSizes.length).toBeLessThanOrEqual(8);
  });

  it('delays the same event in another stream, which then is a duplicate', async () => {
    const store = await log.openStore();
    log.double.faults.held = 1;
    const slow = store.append(any('1'));
    await until(() => log.double.faults.held === 0);
    const again = store.append({ ...any('1', '2'), stream: streamOf('b') });
    log.double.faults.release();
    expect(kindsOf(await slow)).toEqual(['stored']);
    expect(kindsOf(await again)).toEqual(['duplicate', 'stored']);
    expect(await idsOf(store.readLog())).toEqual(['1', '2']);
  });

  const toEach = (store: EventStoreDbEventStore, streams: number): Promise<AppendOutcome[]> =>
    Promise.all(
      Array.from({ length: streams }, (_, n) => {
        const source = `/casinos/torrequebrada/tables/${n}`;
        return store.append({
          ...any(),
          stream: streamOf(`s${n}`),
          events: [anEvent({ id: `${n}`, source })],
        });
      }),
    );

  it('shares its call with the appends of other streams, a call for all of them', async () => {
    const store = await log.openStore();
    await toEach(store, 50);
    expect(log.double.appending.calls).toEqual({ alone: 0, shared: 1 });
  });

  it.each(['answersLost', 'swallowed'] as const)(
    'is stored once, and so are those that shared its call (%s)',
    async (fault) => {
      const store = await log.openStore(QUICK);
      log.double.faults[fault] = 1;
      const outcomes = await toEach(store, 50);
      expect(outcomes.flatMap(kindsOf)).toEqual(outcomes.map(() => 'stored'));
      expect(await idsOf(store.readLog())).toHaveLength(50);
      expect(log.double.appending.calls.shared).toBeGreaterThan(1);
    },
  );

  it('fails at once if the user may not make it, and the others of its call are stored', async () => {
    const store = await log.openStore();
    log.double.faults.denied = 1;
    await expect(store.append(any('1'))).rejects.toThrow('denies a permission');
    expect(kindsOf(await store.append(any('1')))).toEqual(['stored']);
    expect(log.double.appending.calls.shared).toBe(1);
  });

  it('fails as unavailable after the time of the retry policy, and its repeat is harmless', async () => {
    const store = await log.openStore({ answerMs: 100, retryPolicy: { totalMs: 400, firstPauseMs: 20 } });
    log.double.stop();
    await expect(store.append(any('1'))).rejects.toThrow(EventStoreUnavailable);
    await expect(idsOf(store.readLog())).rejects.toThrow(EventStoreUnavailable);
    await expect(store.head()).rejects.toThrow(EventStoreUnavailable);
    await log.double.start();
    expect(kindsOf(await store.append(any('1')))).toEqual(['stored']);
    expect(kindsOf(await store.append(any('1')))).toEqual(['duplicate']);
    expect(await idsOf(store.readLog())).toEqual(['1']);
  });

  it('continues after a restart of the server, with everything stored once', async () => {
    const store = await log.openStore(QUICK);
    const ids = Array.from({ length: 200 }, (_, n) => `${n}`);
    const STREAMS = 7;
    /** Appends one event after the other per stream, like tables. */
    const tell = async (first: number): Promise<string[]> => {
      const kinds: string[] = [];
      for (let n = first; n < ids.length; n += STREAMS)
        kinds.push(...kindsOf(await store.append({ ...any(`${n}`), stream: streamOf(`s${first}`) })));
      return kinds;
    };
    const appending = Promise.all(Array.from({ length: STREAMS }, (_, first) => tell(first)));
    for (let times = 0; times < 3; times += 1) {
      const reached = log.double.log.appendSizes.length;
      await until(() => log.double.log.appendSizes.length > reached + 10);
      log.double.stop();
      log.double.log.forgetIds();
      await log.double.start();
    }
    expect((await appending).flat()).toEqual(ids.map(() => 'stored'));
    expect((await idsOf(store.readLog())).sort()).toEqual([...ids].sort());
  });
});

jest.setTimeout(patience(240_000));

describe('eventstoredb: two services that receive the same events', () => {
  const COUNT = extent(600, 15_000);
  const STREAMS = 46;
  const KILLS = 10;

  it(`store each of ${COUNT} events once and say so once, though the server is killed ${KILLS} times`, async () => {
    await log.end();
    log = await makeDoubleLog({ pace: UNHURRIED });
    const ids = Array.from({ length: COUNT }, (_, n) => `${n}`);
    /** Each service has its own order and several concurrent callers per stream. */
    const tellAll = async (order: readonly string[]): Promise<string[]> => {
      const store = await log.openStore({
        // Retries must not be exhausted on a busy machine.
        retryPolicy: { totalMs: 240_000, firstPauseMs: 5, longestPauseMs: 50 },
      });
      const left = [...order];
      const caller = async (): Promise<string[]> => {
        const told: string[] = [];
        for (let id = left.pop(); id !== undefined; id = left.pop()) {
          const [kind] = kindsOf(
            await store.append({ ...any(id), stream: streamOf(`s${Number(id) % STREAMS}`) }),
          );
          if (kind === 'stored') told.push(id);
        }
        return told;
      };
      return (await Promise.all(Array.from({ length: 64 }, caller))).flat();
    };
    const telling = Promise.all([tellAll(ids), tellAll([...ids].reverse())]);
    const stored = (): number =>
      log.double.log.all.filter(({ stream: name }) => name.startsWith('cagnotte_')).length;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await until(() => stored() >= (kill * COUNT) / (KILLS + 2));
      log.double.stop();
      log.double.log.forgetIds();
      await log.double.start();
    }
    const [first, second] = await telling;
    const byNumber = (list: readonly string[]): string[] => [...list].sort((a, b) => Number(a) - Number(b));
    expect(byNumber([...first, ...second])).toEqual(ids);
    expect(byNumber(await idsOf((await log.openStore()).readLog()))).toEqual(ids);
    // Otherwise one service appended nearly everything, and there was no race.
    expect(Math.min(first.length, second.length)).toBeGreaterThan(COUNT / 20);
  });
});

describe('eventstoredb: a batch of appends', () => {
  it('has at most 512 KiB, so that a server never refuses it as too large', async () => {
    const store = await log.openStore();
    const many = Array.from({ length: 40 }, (_, n) => anEvent({ id: `${n}`, data: 'ñ'.repeat(50_000) }));
    const outcomes = await Promise.all(
      many.map((event) => store.append({ stream, events: [event], principal: 'test', expected: 'any' })),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(many.map(() => 'appended'));
    const { appendSizes } = log.double.log;
    expect(Math.max(...appendSizes)).toBeLessThanOrEqual(512 * 1024);
    expect(Math.max(...appendSizes)).toBeGreaterThan(256 * 1024);
    expect(await idsOf(store.readLog())).toEqual(many.map(({ id }) => id));
  });

  it('is refused as a mistake of the caller when one request brings more, and nothing is stored', async () => {
    const store = await log.openStore();
    const three = ['1', '2', '3'].map((id) => anEvent({ id, data: 'x'.repeat(200_000) }));
    await expect(store.append({ stream, events: three, principal: 'test', expected: 'any' })).rejects.toThrow(
      TypeError,
    );
    expect(await store.head()).toBeUndefined();
  });

  it('must append to a stream of this log', async () => {
    const store = await log.openStore();
    await expect(store.append({ ...any('1'), stream: '$settings' })).rejects.toThrow(TypeError);
  });
});

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + patience(60_000);
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
