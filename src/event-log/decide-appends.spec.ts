import fc from 'fast-check';
import { storedForm } from '../kernel/stored-form';
import { InMemoryEventStore } from '../../test/support/event-store/in-memory-event-store';
import type { AppendRequest, EventToAppend, LogPosition, RecordedEvent } from './event-store.port';
import { assertWellFormed, identityOf, decideAppends, type Knowledge } from './decide-appends';

const NOTHING_IS_KNOWN: Knowledge = { knownEvent: () => undefined, lastVersion: () => 'none' };

const anEvent = (id: string, content: unknown = id): EventToAppend => {
  const source = '/casinos/ronda/cage';
  return { casino: 'ronda', source, id, type: 'test', ...storedForm({ id, content }) };
};

/** Few identities, contents and streams, so that nearly everything collides with something. */
const requests: fc.Arbitrary<AppendRequest[]> = fc.array(
  fc.record({
    stream: fc.constantFrom('a', 'b', 'c'),
    events: fc.array(
      fc
        .record({ id: fc.constantFrom('1', '2', '3', '4', '5', '6'), content: fc.constantFrom(1, 1, 1, 2) })
        .map(({ id, content }) => anEvent(id, content)),
      { minLength: 1, maxLength: 3 },
    ),
    principal: fc.constant('device'),
    expected: fc.constantFrom('any' as const, 'any' as const, 'none' as const, 0, 1, 2),
  }),
  { maxLength: 8 },
);

async function oneAfterTheOther(store: InMemoryEventStore, sent: readonly AppendRequest[]) {
  const outcomes = [];
  for (const request of sent) outcomes.push(await store.append(request));
  return outcomes;
}

async function recordsOf(store: InMemoryEventStore): Promise<RecordedEvent[]> {
  const log: RecordedEvent[] = [];
  for await (const record of store.readLog()) log.push(record);
  return log;
}

async function knowledgeOf(store: InMemoryEventStore): Promise<Knowledge> {
  const log = await recordsOf(store);
  return {
    knownEvent: (event) => {
      const known = log.find((record) => identityOf(record) === identityOf(event));
      return known && { ...known, bytes: () => known.bytes };
    },
    lastVersion: (stream) => log.filter((record) => record.stream === stream).at(-1)?.version ?? 'none',
  };
}

describe('the decision about a batch of appends', () => {
  it('answers each request as if it had come alone after the earlier ones', async () => {
    await fc.assert(
      fc.asyncProperty(requests, requests, async (before, gathered) => {
        const store = new InMemoryEventStore();
        await oneAfterTheOther(store, before);
        const knowledge = await knowledgeOf(store);
        const head = Number((await store.head())?.slice(1) ?? 0);

        const decision = decideAppends(gathered, knowledge);
        const logPositionOf = (index: number) => `m${head + 1 + index}` as LogPosition;
        const together = decision.outcomes(logPositionOf, (a, b) => store.compareLogPositions(a, b));

        expect(together).toEqual(await oneAfterTheOther(store, gathered));
        const log = await recordsOf(store);
        const stored = log.slice(head).map(({ stream, id, bytes }) => ({ stream, id, bytes }));
        expect(decision.toStore.map(({ stream, event: { id, bytes } }) => ({ stream, id, bytes }))).toEqual(
          stored,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('reads recorded bytes only where the hashes differ', () => {
    const bytes = jest.fn(() => anEvent('1', 'old').bytes);
    const place = 'p' as LogPosition;
    const decide = (event: EventToAppend) => {
      const knownEvent = () => ({ contentHash: anEvent('1').contentHash, place, bytes });
      const request = { stream: 'a', events: [event], principal: 'device', expected: 'any' as const };
      return decideAppends([request], { ...NOTHING_IS_KNOWN, knownEvent }).outcomes(
        () => place,
        () => 0,
      );
    };
    expect(decide(anEvent('1'))).toMatchObject([{ kind: 'appended' }]);
    expect(bytes).not.toHaveBeenCalled();
    expect(decide(anEvent('1', 'new'))).toEqual([{ kind: 'conflict', indices: [0] }]);
    expect(bytes).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['m3', 'm7', 'm7'],
    ['m7', 'm3', 'm7'],
    ['m7', undefined, 'm8'],
    [undefined, 'm7', 'm8'],
  ])(
    'gives as receipt the furthest place of its events, old and new ones: %s, %s',
    (first, second, furthest) => {
      const places: Record<string, string | undefined> = { '1': first, '2': second };
      const knownEvent = ({ id }: { readonly id: string }) => {
        const place = places[id] as LogPosition | undefined;
        return place && { contentHash: anEvent(id).contentHash, place, bytes: () => anEvent(id).bytes };
      };
      const events = [anEvent('1'), anEvent('2')];
      const request = { stream: 'a', events, principal: 'device', expected: 'any' as const };
      const [outcome] = decideAppends([request], { ...NOTHING_IS_KNOWN, knownEvent }).outcomes(
        () => 'm8' as LogPosition,
        (one, other) => one.localeCompare(other),
      );
      expect(outcome).toMatchObject({
        events: [{ place: first ?? 'm8' }, { place: second ?? 'm8' }],
        receipt: furthest,
      });
    },
  );

  it('names what is too large before what conflicts', () => {
    const events = [anEvent('1'), anEvent('1', 'x'.repeat(300_000))];
    const request = { stream: 'a', events, principal: 'device', expected: 3 };
    const [outcome] = decideAppends([request], NOTHING_IS_KNOWN).outcomes(
      () => 'p' as LogPosition,
      () => 0,
    );
    expect(outcome).toMatchObject({ kind: 'too-large', index: 1 });
  });
});

describe('an append', () => {
  const event = anEvent('1');
  const request = { stream: 'a', events: [event], principal: 'device', expected: 'any' as const };
  const of = (change: Partial<EventToAppend>): Partial<AppendRequest> => ({
    events: [{ ...event, ...change }],
  });
  const isRefused = (change: Partial<AppendRequest>): boolean => {
    try {
      assertWellFormed({ ...request, ...change });
      return false;
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
      return true;
    }
  };

  it.each<[string, Partial<AppendRequest>]>([
    ['a stream of 1,000 bytes', { stream: 'é'.repeat(500) }],
    ['a principal of 200 bytes', { principal: 'p'.repeat(200) }],
    ['an identity of 2,000 bytes', of({ casino: 'c', source: 's', id: 'i'.repeat(1_998) })],
    ['a stream that is new', { expected: 'none' }],
    ['a stream with one event', { expected: 0 }],
    ['several events of a casino', { events: [event, anEvent('2')] }],
  ])('may be to or of %s', (_what, change) => expect(isRefused(change)).toBe(false));

  it.each<[string, Partial<AppendRequest>]>([
    ['no event', { events: [] }],
    ['events of two casinos', { events: [event, { ...anEvent('2'), casino: 'málaga' }] }],
    ['a stream without a name', { stream: '' }],
    ['a stream of more than 1,000 bytes', { stream: `${'é'.repeat(500)}s` }],
    ['a name with U+0000', { stream: 'a\0' }],
    ['a name with half a character', { stream: '\ud800' }],
    ['nobody', { principal: '' }],
    ['a principal of more than 200 bytes', { principal: 'p'.repeat(201) }],
    ['a principal of two lines', { principal: 'device\nother' }],
    ['a version below 0', { expected: -1 }],
    ['half a version', { expected: 0.5 }],
    ['a version that is no number', { expected: Number.NaN }],
    ['an event without a casino', of({ casino: '' })],
    ['an event without a source', of({ source: '' })],
    ['an event without an id', of({ id: '' })],
    ['an identity of more than 2,000 bytes', of({ casino: 'c', source: 's', id: 'i'.repeat(1_999) })],
    ['an event without a type', of({ type: '' })],
    ['no bytes', of({ bytes: '' })],
    ['bytes with U+0000', of({ bytes: '"\0"' })],
    ['a hash of 63 figures', of({ contentHash: 'a'.repeat(63) })],
    ['a hash in capitals', of({ contentHash: 'A'.repeat(64) })],
  ])('is refused to or of %s', (_what, change) => expect(isRefused(change)).toBe(true));
});
