import { clockIn, isTimeZone } from './time-zone';

describe('the clock of a place', () => {
  it.each([
    ['of summer, for an event in UTC', 'Europe/Madrid', '2026-07-10T19:15:00Z', '2026-07-10T21:15:00+02:00'],
    ['of winter', 'Europe/Madrid', '2026-01-10T23:15:00Z', '2026-01-11T00:15:00+01:00'],
    ['of an hour less', 'Atlantic/Canary', '2026-07-10T21:15:00+02:00', '2026-07-10T20:15:00+01:00'],
    ['at offset nought', 'Atlantic/Canary', '2026-01-10T23:15:00Z', '2026-01-10T23:15:00+00:00'],
    ['west of UTC', 'America/St_Johns', '2026-01-01T02:00:00Z', '2025-12-31T22:30:00-03:30'],
    [
      'with the second as it was written',
      'Europe/Madrid',
      '2026-07-10T19:15:07.050Z',
      '2026-07-10T21:15:07.050+02:00',
    ],
    [
      'of its own offset: unchanged',
      'Europe/Madrid',
      '2026-07-10T21:15:00.5+02:00',
      '2026-07-10T21:15:00.5+02:00',
    ],
    [
      'of another year than the event writes',
      'Europe/Madrid',
      '2026-12-31T23:30:00Z',
      '2027-01-01T00:30:00+01:00',
    ],
  ])('is that %s (%s)', (_what, zone, instant, at) =>
    expect(clockIn(zone, instant)).toEqual({ at, isRepeated: false }),
  );

  it.each([
    ['2026-10-24T23:59:59Z', '2026-10-25T01:59:59+02:00', false],
    ['2026-10-25T00:00:00Z', '2026-10-25T02:00:00+02:00', true],
    ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59+02:00', true],
    ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00', true],
    ['2026-10-25T01:59:59Z', '2026-10-25T02:59:59+01:00', true],
    ['2026-10-25T02:00:00Z', '2026-10-25T03:00:00+01:00', false],
  ])('shows the hour twice in the night in which clocks go back: %s is %s', (instant, at, isRepeated) =>
    expect(clockIn('Europe/Madrid', instant)).toEqual({ at, isRepeated }),
  );

  it.each([
    ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
  ])('leaves an hour out in the night in which they go forward: %s is %s', (instant, at) =>
    expect(clockIn('Europe/Madrid', instant)).toEqual({ at, isRepeated: false }),
  );

  it('repeats half an hour where clocks go back by half an hour', () => {
    const shown = ['2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z'].map((at) =>
      clockIn('Australia/Lord_Howe', at),
    );
    expect(shown).toEqual([
      { at: '2026-04-05T01:45:00+11:00', isRepeated: true },
      { at: '2026-04-05T01:45:00+10:30', isRepeated: true },
    ]);
  });
});

test.each([
  ['Europe/Madrid', true],
  ['Atlantic/Canary', true],
  ['Africa/Ceuta', true],
  ['UTC', true],
  ['europe/madrid', false],
  ['Europe/Madird', false],
  ['+02:00', false],
  ['', false],
])('%s is a name of a time zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is));
