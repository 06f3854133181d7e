import { storedForm } from '../../../src/kernel/stored-form';
import type { EventToAppend } from '../../../src/event-log/event-store.port';
import {
  accepted,
  anEvent,
  events,
  idsOf,
  kindsOf,
  streamOf,
  useLog,
  type AdapterUnderTest,
} from './event-store-under-test';

const stream = streamOf('ar-1');

/** The same report with its keys in reverse order. */
function withKeysReversed(event: EventToAppend): EventToAppend {
  const members = Object.entries(JSON.parse(event.bytes) as object).reverse();
  return { ...event, ...storedForm(Object.fromEntries(members)) };
}

export function describeIdentity(adapter: AdapterUnderTest): void {
  (adapter.knowsIdentities ? describe : describe.skip)('identity and conflict', () => {
    const under = useLog(adapter);
    const append = (...toAppend: EventToAppend[]) =>
      under.store.append({ stream, events: toAppend, principal: 'test', expected: 'any' });

    it('answers a repeat as duplicate with the place of the first, and stores nothing', async () => {
      const first = accepted(await append(anEvent({ id: '1' })));
      await append(anEvent({ id: '2' }));
      const again = accepted(await append(anEvent({ id: '1' })));
      expect(again).toEqual({
        kind: 'appended',
        events: [{ kind: 'duplicate', place: first.receipt }],
        receipt: first.receipt,
      });
      expect(await idsOf(under.store.readLog())).toEqual(['1', '2']);
    });

    it('regards a repeat in another stream as the same event', async () => {
      await append(anEvent({ id: '1' }));
      const elsewhere = {
        stream: streamOf('ar-2'),
        events: events('1'),
        principal: 'test',
        expected: 'none' as const,
      };
      expect(kindsOf(await under.store.append(elsewhere))).toEqual(['duplicate']);
      expect(await idsOf(under.store.readStream(streamOf('ar-2')))).toEqual([]);
    });

    it('regards another order of keys as a repeat', async () => {
      const event = anEvent({ id: '1', data: { a: 1, b: { c: [1, 2], d: null } } });
      const reversed = withKeysReversed(event);
      expect(reversed.contentHash).not.toBe(event.contentHash);
      await append(event);
      expect(kindsOf(await append(reversed))).toEqual(['duplicate']);
    });

    it('refuses other content under a recorded identity', async () => {
      await append(anEvent({ id: '1', data: { amount: 100 } }));
      expect(await append(anEvent({ id: '1', data: { amount: 101 } }))).toEqual({
        kind: 'conflict',
        indices: [0],
      });
      expect(await idsOf(under.store.readLog())).toEqual(['1']);
    });

    it('regards another order of an array as other content', async () => {
      await append(anEvent({ id: '1', data: [1, 2] }));
      expect(await append(anEvent({ id: '1', data: [2, 1] }))).toMatchObject({ kind: 'conflict' });
    });

    it('regards the same id under another source or casino as another event', async () => {
      await append(anEvent({ id: '1' }));
      expect(kindsOf(await append(anEvent({ id: '1', source: '/casinos/torrequebrada/cage' })))).toEqual([
        'stored',
      ]);
      const elsewhere = anEvent({ id: '1', casino: 'ronda', source: anEvent({ id: '1' }).source });
      expect(kindsOf(await append(elsewhere))).toEqual(['stored']);
      expect(await idsOf(under.store.readLog())).toEqual(['1', '1', '1']);
    });

    it('stores nothing of a batch in which one event conflicts, and names which', async () => {
      await append(anEvent({ id: '2', data: 'old' }), anEvent({ id: '4', data: 'old' }));
      const outcome = await append(
        ...events('1'),
        anEvent({ id: '2', data: 'new' }),
        ...events('3'),
        anEvent({ id: '4', data: 'new' }),
      );
      expect(outcome).toEqual({ kind: 'conflict', indices: [1, 3] });
      expect(await idsOf(under.store.readLog())).toEqual(['2', '4']);
    });

    it('stores the others of a batch in which one event is a repeat', async () => {
      const [first] = accepted(await append(...events('2'))).events;
      const outcome = accepted(await append(...events('1', '2', '3')));
      expect(outcome.events.map(({ kind }) => kind)).toEqual(['stored', 'duplicate', 'stored']);
      expect(outcome.events[1]!.place).toBe(first!.place);
      expect(outcome.receipt).toBe(outcome.events[2]!.place);
      expect(await idsOf(under.store.readStream(stream))).toEqual(['2', '1', '3']);
    });

    it('returns the furthest position as receipt, even if it is of a repeat', async () => {
      await append(...events('1'));
      const second = accepted(await append(...events('2')));
      expect(accepted(await append(...events('2', '1'))).receipt).toBe(second.receipt);
    });

    it('stores an event that occurs twice in a request once', async () => {
      const outcome = accepted(await append(...events('1', '2', '1')));
      expect(outcome.events.map(({ kind }) => kind)).toEqual(['stored', 'stored', 'duplicate']);
      expect(outcome.events[2]!.place).toBe(outcome.events[0]!.place);
      expect(await idsOf(under.store.readLog())).toEqual(['1', '2']);
    });

    it('refuses a request with contradictory events, and names the later ones', async () => {
      const outcome = await append(
        anEvent({ id: '1', data: 'a' }),
        anEvent({ id: '1', data: 'b' }),
        ...events('2'),
      );
      expect(outcome).toEqual({ kind: 'conflict', indices: [1] });
      expect(await under.store.head()).toBeUndefined();
    });

    it('forgets the identities of a refused request', async () => {
      await append(anEvent({ id: 'taken', data: 'old' }));
      await append(anEvent({ id: 'free', data: 'one' }), anEvent({ id: 'taken', data: 'new' }));
      expect(kindsOf(await append(anEvent({ id: 'free', data: 'another' })))).toEqual(['stored']);
    });

    it('names a conflict before a wrong expected version', async () => {
      await append(anEvent({ id: '1', data: 'a' }));
      const both = {
        stream,
        events: [anEvent({ id: '1', data: 'b' })],
        principal: 'test',
        expected: 'none' as const,
      };
      expect(await under.store.append(both)).toEqual({ kind: 'conflict', indices: [0] });
    });
  });
}
