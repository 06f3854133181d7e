import {
  accepted,
  events,
  idsOf,
  kindsOf,
  streamOf,
  useLog,
  type AdapterUnderTest,
} from './event-store-under-test';

export function describeExpectedVersion(adapter: AdapterUnderTest): void {
  describe('expected version', () => {
    const under = useLog(adapter);
    const stream = streamOf('gd');

    it('stores with "none" where there is no stream yet, and refuses it afterwards', async () => {
      expect(
        kindsOf(
          await under.store.append({ stream, events: events('1'), principal: 'test', expected: 'none' }),
        ),
      ).toEqual(['stored']);
      expect(
        await under.store.append({ stream, events: events('2'), principal: 'test', expected: 'none' }),
      ).toEqual({
        kind: 'wrong-expected-version',
        expected: 'none',
        actual: 0,
      });
      expect(await idsOf(under.store.readStream(stream))).toEqual(['1']);
    });

    it('stores with the version of the last event', async () => {
      await under.store.append({ stream, events: events('1', '2'), principal: 'test', expected: 'any' });
      expect(
        kindsOf(await under.store.append({ stream, events: events('3'), principal: 'test', expected: 1 })),
      ).toEqual(['stored']);
    });

    it.each([0, 2])('refuses version %i where the last event has version 1', async (expected) => {
      await under.store.append({ stream, events: events('1', '2'), principal: 'test', expected: 'any' });
      expect(await under.store.append({ stream, events: events('3'), principal: 'test', expected })).toEqual({
        kind: 'wrong-expected-version',
        expected,
        actual: 1,
      });
      expect(await idsOf(under.store.readLog())).toEqual(['1', '2']);
    });

    it('refuses a version where there is no stream', async () => {
      expect(
        await under.store.append({ stream, events: events('1'), principal: 'test', expected: 0 }),
      ).toEqual({
        kind: 'wrong-expected-version',
        expected: 0,
        actual: 'none',
      });
    });

    it('counts only the stream in question', async () => {
      await under.store.append({
        stream: streamOf('other'),
        events: events('1', '2'),
        principal: 'test',
        expected: 'none',
      });
      expect(
        kindsOf(
          await under.store.append({ stream, events: events('3'), principal: 'test', expected: 'none' }),
        ),
      ).toEqual(['stored']);
    });

    it('lets exactly one of many decisions at the same version win', async () => {
      await under.store.append({ stream, events: events('open'), principal: 'test', expected: 'none' });
      const stores = [under.store, await under.log.openStore()];
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          stores[n % 2]!.append({ stream, events: events(`close-${n}`), principal: 'test', expected: 0 }),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
      const refused = outcomes.filter(({ kind }) => kind !== 'appended');
      expect(refused).toEqual(
        refused.map(() => ({ kind: 'wrong-expected-version', expected: 0, actual: 1 })),
      );
      expect(await idsOf(under.store.readStream(stream))).toHaveLength(2);
    });

    (adapter.knowsIdentities ? it : it.skip)(
      'answers an exact append whose events are all recorded as duplicates, so that repeating it is harmless',
      async () => {
        const request = { stream, events: events('1', '2'), principal: 'test', expected: 'none' as const };
        const first = accepted(await under.store.append(request));
        await under.store.append({ stream, events: events('3'), principal: 'test', expected: 1 });
        const again = accepted(await under.store.append(request));
        expect(again).toEqual({
          ...first,
          events: first.events.map(({ place }) => ({ kind: 'duplicate', place })),
        });
        expect(await idsOf(under.store.readStream(stream))).toEqual(['1', '2', '3']);
      },
    );

    (adapter.knowsIdentities ? it : it.skip)(
      'still asks for the version when one event of the request is new',
      async () => {
        await under.store.append({ stream, events: events('1'), principal: 'test', expected: 'none' });
        const half = { stream, events: events('1', '2'), principal: 'test', expected: 'none' as const };
        expect(await under.store.append(half)).toMatchObject({ kind: 'wrong-expected-version', actual: 0 });
        expect(kindsOf(await under.store.append({ ...half, expected: 0 }))).toEqual(['duplicate', 'stored']);
      },
    );
  });
}
