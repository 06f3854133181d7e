import type { AppendRequest } from '../../../src/event-log/event-store.port';
import {
  anEvent,
  collect,
  events,
  idsOf,
  streamOf,
  useLog,
  type AdapterUnderTest,
} from './event-store-under-test';

export function describeConcurrency(adapter: AdapterUnderTest): void {
  describe('concurrent callers', () => {
    const under = useLog(adapter);

    it('keeps everything of 40 callers on two stores, in order per caller and without a version twice', async () => {
      const stores = [under.store, await under.log.openStore()];
      const callers = Array.from({ length: 40 }, (_, caller) => caller);
      await Promise.all(
        callers.map(async (caller) => {
          for (let n = 0; n < 25; n += 1) {
            const stream = streamOf(`s${caller % 5}`);
            const request = {
              stream,
              events: events(`${caller}/${n}`),
              principal: 'test',
              expected: 'any' as const,
            };
            expect(await stores[caller % 2]!.append(request)).toMatchObject({ kind: 'appended' });
          }
        }),
      );
      const log = await collect(under.store.readLog());
      for (const caller of callers) {
        const own = log.map(({ id }) => id).filter((id) => id.startsWith(`${caller}/`));
        expect(own).toEqual(Array.from({ length: 25 }, (_, n) => `${caller}/${n}`));
      }
      for (const key of [0, 1, 2, 3, 4]) {
        const versions = log
          .filter(({ stream }) => stream === streamOf(`s${key}`))
          .map(({ version }) => version);
        expect(versions).toEqual(Array.from({ length: 200 }, (_, n) => n));
      }
    });

    (adapter.knowsIdentities ? it : it.skip)(
      'answers each append of a batch alone: a refused one leaves its neighbours as they are',
      async () => {
        await under.store.append({
          stream: streamOf('decided'),
          events: [anEvent({ id: 'taken', data: 'old' })],
          principal: 'test',
          expected: 'none',
        });
        const conflict: AppendRequest = {
          stream: streamOf('a'),
          events: [anEvent({ id: 'lost' }), anEvent({ id: 'taken', data: 'new' })],
          principal: 'test',
          expected: 'any',
        };
        const requests: AppendRequest[] = [
          { stream: streamOf('a'), events: events('1'), principal: 'test', expected: 'any' },
          conflict,
          { stream: streamOf('decided'), events: events('2'), principal: 'test', expected: 'none' },
          { stream: streamOf('a'), events: events('3', '4'), principal: 'test', expected: 0 },
          {
            stream: streamOf('a'),
            events: [anEvent({ id: '5', data: 'x'.repeat(300_000) })],
            principal: 'test',
            expected: 'any',
          },
          { stream: streamOf('b'), events: events('6'), principal: 'test', expected: 'none' },
          { stream: streamOf('b'), events: events('7'), principal: 'test', expected: 'none' },
          { stream: streamOf('b'), events: events('8'), principal: 'test', expected: 0 },
        ];
        const misled = {
          stream: streamOf('a'),
          events: events('\0'),
          principal: 'test',
          expected: 'any' as const,
        };
        const answers = await Promise.allSettled(
          [...requests, misled].map((request) => under.store.append(request)),
        );
        const kinds = answers.map((answer) =>
          answer.status === 'fulfilled' ? answer.value.kind : (answer.reason as Error).name,
        );
        expect(kinds).toEqual([
          'appended',
          'conflict',
          'wrong-expected-version',
          'appended',
          'too-large',
          'appended',
          'wrong-expected-version',
          'appended',
          'TypeError',
        ]);
        expect((await idsOf(under.store.readLog())).sort()).toEqual(['1', '3', '4', '6', '8', 'taken']);
        expect(await idsOf(under.store.readStream(streamOf('a')))).toEqual(['1', '3', '4']);
        expect(await idsOf(under.store.readStream(streamOf('b')))).toEqual(['6', '8']);
      },
    );

    (adapter.knowsIdentities ? it : it.skip)(
      'stores an event once that many callers report at once',
      async () => {
        const stores = [under.store, await under.log.openStore()];
        const outcomes = await Promise.all(
          Array.from({ length: 50 }, (_, n) =>
            stores[n % 2]!.append({
              stream: streamOf('a'),
              events: events('1'),
              principal: 'test',
              expected: 'any',
            }),
          ),
        );
        const kinds = outcomes.flatMap((outcome) => (outcome.kind === 'appended' ? outcome.events : []));
        expect(kinds.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
        expect(kinds.filter(({ kind }) => kind === 'duplicate')).toHaveLength(49);
        expect(new Set(kinds.map(({ place }) => place)).size).toBe(1);
        expect(await idsOf(under.store.readLog())).toEqual(['1']);
      },
    );

    (adapter.knowsIdentities ? it : it.skip)(
      'lets exactly one of many contents under one identity win',
      async () => {
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, (_, n) =>
            under.store.append({
              stream: streamOf('a'),
              events: [anEvent({ id: '1', data: n })],
              principal: 'test',
              expected: 'any',
            }),
          ),
        );
        expect(outcomes.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
        expect(outcomes.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
      },
    );
  });
}
