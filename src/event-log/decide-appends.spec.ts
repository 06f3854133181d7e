import fc from 'fast-check';
import { storedForm } from '../kernel/stored-form';
import { InMemoryEventStore } from '../../test/support/event-store/in-memory-event-store';
import type { AppendRequest, EventToAppend, LogPosition, RecordedEvent } from './event-store.port';
import { identityOf, decideAppends, type Knowledge } from './decide-appends';

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

describe('deciding a batch of appends', () => {
  it('answers each request as if it had come alone after those before it', async () => {
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
