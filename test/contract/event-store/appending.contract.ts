import {
  accepted,
  anEvent,
  collect,
  events,
  idsOf,
  kindsOf,
  streamOf,
  useLog,
  type AdapterUnderTest,
} from './event-store-under-test';

export function describeAppending(adapter: AdapterUnderTest): void {
  describe('appending', () => {
    const under = useLog(adapter);

    it('returns an event as it was appended, with stream, version, position and time', async () => {
      const event = anEvent({ id: 'count-1', type: 'cagnotte.count.made.v1' });
      const { receipt } = accepted(
        await under.store.append({
          stream: streamOf('ar-1'),
          events: [event],
          principal: 'device-7',
          expected: 'any',
        }),
      );
      const [record] = await collect(under.store.readStream(streamOf('ar-1')));
      expect(record).toEqual({
        ...event,
        principal: 'device-7',
        stream: streamOf('ar-1'),
        version: 0,
        place: receipt,
        recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
    });

    it('numbers the events of a stream 0, 1, 2 over several appends', async () => {
      await under.store.append({
        stream: streamOf('a'),
        events: events('1', '2'),
        principal: 'test',
        expected: 'any',
      });
      await under.store.append({
        stream: streamOf('b'),
        events: events('3'),
        principal: 'test',
        expected: 'any',
      });
      await under.store.append({
        stream: streamOf('a'),
        events: events('4'),
        principal: 'test',
        expected: 'any',
      });
      const versions = (await collect(under.store.readStream(streamOf('a')))).map(({ version }) => version);
      expect(versions).toEqual([0, 1, 2]);
      expect((await collect(under.store.readStream(streamOf('b'))))[0]).toMatchObject({ version: 0 });
    });

    it('answers with kind and position for each event, and with the position of the last as receipt', async () => {
      const outcome = accepted(
        await under.store.append({
          stream: streamOf('a'),
          events: events('1', '2', '3'),
          principal: 'test',
          expected: 'any',
        }),
      );
      const places = (await collect(under.store.readLog())).map(({ place }) => place);
      expect(outcome.receipt).toBe(places.at(-1));
      for (const [index, { kind, place }] of outcome.events.entries()) {
        // A reader that has read up to the position has read the event.
        expect(kind).toBe('stored');
        expect(under.store.compareLogPositions(place, places[index]!)).toBeGreaterThanOrEqual(0);
        expect(under.store.compareLogPositions(place, outcome.receipt)).toBeLessThanOrEqual(0);
      }
    });

    it('stores nothing of a refused request and all of the next one', async () => {
      const stream = streamOf('a');
      await under.store.append({ stream, events: events('1'), principal: 'test', expected: 'any' });
      await under.store.append({ stream, events: events('2', '3'), principal: 'test', expected: 7 });
      expect(
        kindsOf(
          await under.store.append({ stream, events: events('4', '5'), principal: 'test', expected: 0 }),
        ),
      ).toEqual(['stored', 'stored']);
      expect(await idsOf(under.store.readLog())).toEqual(['1', '4', '5']);
    });

    it.each([
      ['no event', { stream: streamOf('a'), events: [], principal: 'test', expected: 'any' as const }],
      [
        'no principal',
        { stream: streamOf('a'), events: events('1'), principal: '', expected: 'any' as const },
      ],
      [
        'a principal of two lines',
        { stream: streamOf('a'), events: events('1'), principal: 'a\nb', expected: 'any' as const },
      ],
      ['no stream', { stream: '', events: events('1'), principal: 'test', expected: 'any' as const }],
      [
        'a version below zero',
        { stream: streamOf('a'), events: events('1'), principal: 'test', expected: -1 },
      ],
      ['half a version', { stream: streamOf('a'), events: events('1'), principal: 'test', expected: 0.5 }],
      [
        'events of two casinos',
        {
          stream: streamOf('a'),
          events: [anEvent({ id: '1' }), anEvent({ id: '2', casino: 'ronda' })],
          principal: 'test',
          expected: 'any' as const,
        },
      ],
      [
        'an id with U+0000',
        { stream: streamOf('a'), events: events('1\0'), principal: 'test', expected: 'any' as const },
      ],
      [
        'an id with half a character',
        { stream: streamOf('a'), events: events('\ud800'), principal: 'test', expected: 'any' as const },
      ],
    ])('throws for %s, and stores nothing', async (_, request) => {
      await expect(under.store.append(request)).rejects.toThrow(TypeError);
      expect(await under.store.head()).toBeUndefined();
    });

    it('accepts no append after it is closed', async () => {
      await under.store.close();
      const late = under.store.append({
        stream: streamOf('a'),
        events: events('1'),
        principal: 'test',
        expected: 'any',
      });
      await expect(late).rejects.toThrow('closed');
    });

    it('finishes what it accepted before it closes', async () => {
      const reader = await under.log.openStore();
      const appends = ['1', '2', '3'].map((id) =>
        under.store.append({ stream: streamOf(id), events: events(id), principal: 'test', expected: 'any' }),
      );
      await under.store.close();
      const outcomes = await Promise.all(appends);
      expect(outcomes.map(({ kind }) => kind)).toEqual(['appended', 'appended', 'appended']);
      if (reader !== under.store) expect(await idsOf(reader.readLog())).toEqual(['1', '2', '3']);
    });
  });
}
