import { sha256 } from '../../../src/kernel/identity';
import { type EventToAppend, MAX_EVENT_BYTES } from '../../../src/event-log/event-store.port';
import {
  anEvent,
  collect,
  events,
  idsOf,
  kindsOf,
  streamOf,
  useLog,
  type AdapterUnderTest,
} from './event-store-under-test';

const stream = streamOf('a');

/** An event with exactly this number of stored UTF-8 bytes, filled with a character. */
function eventOfBytes(id: string, bytes: number, filling: string): EventToAppend {
  const bare = anEvent({ id, data: '' });
  const room = bytes - Buffer.byteLength(bare.bytes);
  const width = Buffer.byteLength(filling);
  const data = filling.repeat(Math.floor(room / width)) + 'x'.repeat(room % width);
  return anEvent({ id, data });
}

export function describeLimits(adapter: AdapterUnderTest): void {
  describe('limits', () => {
    const under = useLog(adapter);

    it.each([
      ['ASCII', 'a'],
      ['two bytes a character', 'ñ'],
      ['four bytes a character', '🂡'],
    ])('keeps 256 KiB of %s and refuses one byte more', async (_, filling) => {
      const largest = eventOfBytes('largest', MAX_EVENT_BYTES, filling);
      const larger = eventOfBytes('larger', MAX_EVENT_BYTES + 1, filling);
      expect(Buffer.byteLength(largest.bytes)).toBe(262_144);
      expect(
        kindsOf(await under.store.append({ stream, events: [largest], principal: 'test', expected: 'any' })),
      ).toEqual(['stored']);
      expect(
        await under.store.append({ stream, events: [larger], principal: 'test', expected: 'any' }),
      ).toEqual({
        kind: 'too-large',
        index: 0,
        bytes: 262_145,
      });
      const [record] = await collect(under.store.readLog());
      expect(record!.bytes === largest.bytes).toBe(true);
    });

    it('stores nothing of a request in which one event is too large, and names the first such', async () => {
      const larger = eventOfBytes('larger', MAX_EVENT_BYTES + 1, 'a');
      const request = {
        stream,
        events: [...events('1'), larger, larger],
        principal: 'test',
        expected: 'any' as const,
      };
      expect(await under.store.append(request)).toEqual({ kind: 'too-large', index: 1, bytes: 262_145 });
      expect(await under.store.head()).toBeUndefined();
    });

    it('takes several of the largest at once', async () => {
      const many = Array.from({ length: 24 }, (_, n) => eventOfBytes(`l${n}`, MAX_EVENT_BYTES, 'é'));
      const outcomes = await Promise.all(
        many.map((event) =>
          under.store.append({ stream, events: [event], principal: 'test', expected: 'any' }),
        ),
      );
      expect(outcomes.map(({ kind }) => kind)).toEqual(many.map(() => 'appended'));
      const kept = await collect(under.store.readLog());
      expect(kept.map(({ bytes }) => sha256(bytes))).toEqual(many.map(({ contentHash }) => contentHash));
    });

    const { manyStreams = 10_000 } = adapter;

    it(`keeps ${manyStreams} streams apart`, async () => {
      const keys = Array.from({ length: manyStreams }, (_, n) => `${n}`);
      await Promise.all(
        keys.map((key) =>
          under.store.append({
            stream: streamOf(key),
            events: events(key),
            principal: 'test',
            expected: 'none',
          }),
        ),
      );
      await Promise.all(
        keys.map((key) =>
          under.store.append({
            stream: streamOf(key),
            events: events(`${key}b`),
            principal: 'test',
            expected: 0,
          }),
        ),
      );
      for (const key of ['0', `${manyStreams / 2}`, `${manyStreams - 1}`]) {
        expect(await idsOf(under.store.readStream(streamOf(key)))).toEqual([key, `${key}b`]);
      }
      expect(await idsOf(under.store.readLog())).toHaveLength(2 * manyStreams);
    });
  });

  describe('stored bytes', () => {
    const under = useLog(adapter);

    it.each<[string, unknown]>([
      ['accents, signs and emoji', { text: 'Jérôme “el Niño” €500 ♠♥♦♣ 🂡 👩‍👩‍👧 한국어 \u202e' }],
      ['characters that JSON escapes', { text: '"\\/\b\f\n\r\t\u0001\u001f\u007f\u2028\u2029' }],
      ['U+0000 and half a surrogate pair, escaped', { text: 'a\u0000b\ud800c\udc00' }],
      ['numbers at the edge', [1e21, 1e-7, 5e-324, 1.7976931348623157e308, -0, 0.1, 2 ** 53 - 1]],
      ['text that looks like SQL, JSON or an array', { "'; --": '{"a":[1,2]}', '{a,b}': '\\x00', $1: '%s' }],
      ['keys in an order of their own', { z: 1, a: 2, '10': 3, '9': 4, __proto_: 5 }],
      ['nothing at all', null],
    ])('come back byte for byte: %s', async (_, data) => {
      const event = anEvent({ id: `id-${'ñ♠🂡'}`, data });
      await under.store.append({
        stream: streamOf('ñ♠🂡 "quoted" {a,b}'),
        events: [event],
        principal: 'test',
        expected: 'any',
      });
      const [record] = await collect(under.store.readLog());
      expect(record).toMatchObject(event);
      expect(sha256(record!.bytes)).toBe(event.contentHash);
    });
  });
}
