import { type Authorisation, authorisationOf } from './authorisation.state';
import { clocksOf, readClock } from './casino-clocks.state';

const authorised = (
  validFrom: string,
  timeZone?: string,
  more: Partial<Authorisation> = {},
): Authorisation => ({
  ...authorisationOf({
    ...{ validFrom, currency: 'EUR', rulebook: 'ES-AN-2010', games: ['boule'], tables: [] },
    ...(timeZone === undefined ? {} : { timeZone }),
  }),
  ...more,
});

describe('the clocks of a casino', () => {
  it('are those of Madrid where no authorisation states a zone', () => {
    const [timeZone, from] = ['Europe/Madrid', '2026-01-01'];
    expect(clocksOf()).toEqual([{ from: '0001-01-01', timeZone }]);
    expect(clocksOf([authorised(from), authorised('2026-02-01')])).toEqual([{ from, timeZone }]);
  });

  it('change from the day of an authorisation on that states another zone, or none', () =>
    expect(
      clocksOf([
        authorised('2026-03-01', 'Europe/London'),
        authorised('2026-01-01', 'Atlantic/Canary'),
        authorised('2026-02-01', 'Atlantic/Canary'),
        authorised('2026-04-01'),
      ]),
    ).toEqual([
      { from: '2026-01-01', timeZone: 'Atlantic/Canary' },
      { from: '2026-03-01', timeZone: 'Europe/London' },
      { from: '2026-04-01', timeZone: 'Europe/Madrid' },
    ]));

  it('of a day do not change by a zone that was recorded after the day was closed', () => {
    const notFor = [{ first: '2026-01-01', last: '2026-01-31' }];
    expect(
      clocksOf([authorised('2026-01-01'), authorised('2026-01-01', 'Atlantic/Canary', { notFor })]),
    ).toEqual([
      { from: '2026-01-01', timeZone: 'Europe/Madrid' },
      { from: '2026-02-01', timeZone: 'Atlantic/Canary' },
    ]);
  });

  it('of an unknown zone are those of Madrid', () =>
    expect(clocksOf([authorised('2026-01-01', 'Europe/Granada')])).toEqual([
      { from: '2026-01-01', timeZone: 'Europe/Madrid' },
    ]));
});

describe('a moment by the clocks of a casino', () => {
  const clocks = clocksOf([authorised('2026-01-01', 'Atlantic/Canary'), authorised('2026-03-01')]);

  it.each([
    ['a night before the change', '2026-03-01T02:00:00Z', '2026-03-01T02:00:00+00:00'],
    ['the night of the change', '2026-03-01T22:00:00Z', '2026-03-01T23:00:00+01:00'],
    ['a night before the first authorisation', '1990-01-10T22:00:00Z', '1990-01-10T22:00:00+00:00'],
  ])('is of the zone of its night: %s', (_what, instant, at) =>
    expect(readClock(clocks, instant)).toEqual({ at, isRepeated: false }),
  );

  it('in the book of a day is of the zone of that day, also before noon', () => {
    const of = { day: '2026-03-01', until: '2026-03-01' };
    expect(readClock(clocks, '2026-03-01T10:30:00Z', of).at).toBe('2026-03-01T11:30:00+01:00');
  });

  it('is left unchanged if the text is no moment', () =>
    expect(readClock(clocks, 'not reported')).toEqual({ at: 'not reported', isRepeated: false }));
});
