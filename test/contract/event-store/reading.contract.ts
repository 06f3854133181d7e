import { type EventStorePort, type LogPosition, partitionOf } from '../../../src/event-log/event-store.port';
import {
  anEvent,
  collect,
  events,
  idsOf,
  streamOf,
  useLog,
  type AdapterUnderTest,
} from './event-store-under-test';

const stream = streamOf('a');
const ids = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `${from + n}`);

export function describeReading(adapter: AdapterUnderTest): void {
  describe('reading a stream', () => {
    const under = useLog(adapter);
    beforeEach(async () => {
      await under.store.append({
        stream: streamOf('b'),
        events: events('x'),
        principal: 'test',
        expected: 'any',
      });
      await under.store.append({ stream, events: events(...ids(0, 9)), principal: 'test', expected: 'any' });
    });

    it('finds nothing in a stream that does not exist', async () => {
      expect(await idsOf(under.store.readStream(streamOf('nowhere')))).toEqual([]);
      expect(await idsOf(under.store.readStream(streamOf('nowhere'), { direction: 'backwards' }))).toEqual(
        [],
      );
    });

    it('reads forwards from the beginning, or from a version, or a few', async () => {
      expect(await idsOf(under.store.readStream(stream))).toEqual(ids(0, 9));
      expect(await idsOf(under.store.readStream(stream, { from: 7 }))).toEqual(['7', '8', '9']);
      expect(await idsOf(under.store.readStream(stream, { from: 3, limit: 2 }))).toEqual(['3', '4']);
      expect(await idsOf(under.store.readStream(stream, { from: 10 }))).toEqual([]);
      expect(await idsOf(under.store.readStream(stream, { limit: 0 }))).toEqual([]);
    });

    it('reads backwards from the end, or from a version, or a few', async () => {
      const direction = 'backwards';
      expect(await idsOf(under.store.readStream(stream, { direction }))).toEqual(ids(0, 9).reverse());
      expect(await idsOf(under.store.readStream(stream, { direction, from: 2 }))).toEqual(['2', '1', '0']);
      expect(await idsOf(under.store.readStream(stream, { direction, limit: 1 }))).toEqual(['9']);
      expect(await idsOf(under.store.readStream(stream, { direction, from: 99 }))).toEqual(
        ids(0, 9).reverse(),
      );
    });
  });

  describe('reading the log', () => {
    const under = useLog(adapter);

    it('finds an empty log empty', async () => {
      expect(await idsOf(under.store.readLog())).toEqual([]);
      expect(await idsOf(under.store.readLog({ direction: 'backwards' }))).toEqual([]);
      expect(await under.store.head()).toBeUndefined();
    });

    it('reads all streams in the one order in which they were appended', async () => {
      await appendSingly(under.store, 12);
      expect(await idsOf(under.store.readLog())).toEqual(ids(1, 12));
      expect(await idsOf(under.store.readLog({ direction: 'backwards' }))).toEqual(ids(1, 12).reverse());
    });

    it('resumes after and before every position', async () => {
      await appendSingly(under.store, 12);
      const places = (await collect(under.store.readLog())).map(({ place }) => place);
      for (const [index, from] of places.entries()) {
        expect(await idsOf(under.store.readLog({ from }))).toEqual(ids(index + 2, 12));
        expect(await idsOf(under.store.readLog({ from, direction: 'backwards' }))).toEqual(
          ids(1, index).reverse(),
        );
      }
    });

    it('stops at the limit in both directions', async () => {
      await appendSingly(under.store, 12);
      const { place } = (await collect(under.store.readLog({ limit: 5 }))).at(-1)!;
      expect(await idsOf(under.store.readLog({ from: place, limit: 3 }))).toEqual(['6', '7', '8']);
      expect(await idsOf(under.store.readLog({ from: place, limit: 3, direction: 'backwards' }))).toEqual([
        '4',
        '3',
        '2',
      ]);
      expect(await idsOf(under.store.readLog({ limit: 0 }))).toEqual([]);
    });

    it('gives the records of the partitions that are asked for, in the order of the log', async () => {
      const casinos = ['granada', 'marbella', 'torrequebrada', 'sevilla', 'córdoba'];
      for (const id of ids(1, 4))
        for (const casino of casinos)
          await under.store.append({
            stream: streamOf('a', casino),
            events: [anEvent({ id, casino })],
            principal: 'test',
            expected: 'any',
          });
      const whole = await collect(under.store.readLog());
      const partitions = new Set([partitionOf('granada'), partitionOf('córdoba')]);
      const wanted = whole.filter(({ casino }) => partitions.has(partitionOf(casino)));
      expect(wanted).toHaveLength(8);
      expect(await collect(under.store.readLog({ partitions }))).toEqual(wanted);
      expect(await collect(under.store.readLog({ partitions, direction: 'backwards' }))).toEqual(
        wanted.toReversed(),
      );
      const { place: from } = wanted[2]!;
      expect(await collect(under.store.readLog({ partitions, from, limit: 3 }))).toEqual(wanted.slice(3, 6));
      expect(await collect(under.store.readLog({ partitions: new Set() }))).toEqual([]);
    });

    it('outlines the same records as it reads, if it supports outlines', async () => {
      const { byPlace } = under.store;
      if (byPlace === undefined) return;
      for (const id of ids(1, 3))
        for (const casino of ['granada', 'marbella', 'sevilla'])
          await under.store.append({
            stream: streamOf('a', casino),
            events: [anEvent({ id, casino, data: { text: `ñ€${'😀'.repeat(3_000)}` } })],
            principal: 'test',
            expected: 'any',
          });
      const whole = await collect(under.store.readLog());
      const everything = { after: undefined, upTo: undefined, limit: 100, partitions: undefined };
      const outlined = await byPlace.outline(everything);
      expect(outlined.map(({ place, casino }) => ({ place, casino }))).toEqual(
        whole.map(({ place, casino }) => ({ place, casino })),
      );
      for (const [n, { bytes }] of outlined.entries()) {
        expect(bytes.length).toBeGreaterThanOrEqual(whole[n]!.bytes.length);
        expect(bytes.length).toBeLessThanOrEqual(3 * whole[n]!.bytes.length);
      }
      const places = async (options: object) =>
        (await byPlace.outline({ ...everything, ...options })).map(({ place }) => place);
      const all = whole.map(({ place }) => place);
      const partitions = new Set([partitionOf('granada')]);
      expect(await places({ after: all[1], upTo: all[6] })).toEqual(all.slice(2, 7));
      expect(await places({ after: all[1], upTo: all[6], limit: 3 })).toEqual(all.slice(2, 5));
      expect(await places({ partitions, after: all[0] })).toEqual([all[3], all[6]]);
      expect(await places({ after: all[8] })).toEqual([]);
      expect(await byPlace.readAt([all[6]!, all[0]!])).toEqual([whole[0], whole[6]]);
      expect(await byPlace.readAt([])).toEqual([]);
    });

    it('orders positions like the log, and returns the last one as head', async () => {
      await appendSingly(under.store, 12);
      const places = (await collect(under.store.readLog())).map(({ place }) => place);
      expect([...places].reverse().sort(compareIn(under.store))).toEqual(places);
      expect(under.store.compareLogPositions(places[3]!, places[3]!)).toBe(0);
      expect(new Set(places).size).toBe(12);
      expect(await under.store.head()).toBe(places.at(-1));
    });

    it('has no decreasing recording times', async () => {
      await appendSingly(under.store, 30);
      const instants = (await collect(under.store.readLog())).map(({ recordedAt }) => recordedAt);
      expect([...instants].sort()).toEqual(instants);
    });

    it('reads a log of several thousand whole, in order, and each once', async () => {
      const thousand = (n: number): string[] => ids(n * 1000, n * 1000 + 999);
      for (const n of [1, 2, 3]) {
        await under.store.append({
          stream: streamOf(`s${n}`),
          events: events(...thousand(n)),
          principal: 'test',
          expected: 'any',
        });
      }
      expect(await idsOf(under.store.readLog())).toEqual([1, 2, 3].flatMap(thousand));
      expect(await idsOf(under.store.readLog({ limit: 1_500 }))).toEqual(
        [1, 2].flatMap(thousand).slice(0, 1_500),
      );
      expect(await idsOf(under.store.readStream(streamOf('s2')))).toEqual(thousand(2));
    });

    it('lets a reader leave in the middle', async () => {
      await under.store.append({
        stream,
        events: events(...ids(1, 500)),
        principal: 'test',
        expected: 'any',
      });
      for await (const { id } of under.store.readLog()) if (id === '3') break;
      expect(await idsOf(under.store.readLog({ limit: 2 }))).toEqual(['1', '2']);
    });

    it.each(['', 'nonsense', '-1', '1;2'])('throws for an invalid position: "%s"', async (place) => {
      await expect(idsOf(under.store.readLog({ from: place as LogPosition }))).rejects.toThrow(TypeError);
      expect(() => under.store.compareLogPositions(place as LogPosition, place as LogPosition)).toThrow(
        TypeError,
      );
    });
  });
}

const compareIn = (store: EventStorePort) => (a: LogPosition, b: LogPosition) =>
  store.compareLogPositions(a, b);

/** Events 1, 2, 3 …, each in an append of its own, spread over three streams. */
async function appendSingly(store: EventStorePort, count: number): Promise<void> {
  for (const id of ids(1, count)) {
    await store.append({
      stream: streamOf(`s${Number(id) % 3}`),
      events: events(id),
      principal: 'test',
      expected: 'any',
    });
  }
}
