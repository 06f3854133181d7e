import { type ClockOfDay, hourAt, quartersOf, shiftBucket } from './clock-buckets';

const clockOn = (day: string, shifts: ClockOfDay['shifts'] = []): ClockOfDay => ({
  day,
  timeZone: 'Europe/Madrid',
  shifts,
});
const hours = (day: string, instants: readonly string[]) =>
  instants
    .map((instant) => hourAt(clockOn(day), instant))
    .map(({ name, isSecond, isRepeated }) => [name, isSecond, isRepeated]);

describe('the hour of an instant', () => {
  it("is that of the casino's clock, whatever offset the instant is written with", () =>
    expect(hours('2026-01-01', ['2026-01-01T21:30Z', '2026-01-01T17:59:59-05:00'])).toEqual([
      ['22:00', false, false],
      ['23:00', false, false],
    ]));

  it('is two in the night in which clocks go back', () =>
    expect(
      hours('2026-10-24', [
        '2026-10-24T23:45Z',
        '2026-10-25T00:15Z',
        '2026-10-25T01:15Z',
        '2026-10-25T02:00Z',
      ]),
    ).toEqual([
      ['01:00', false, false],
      ['02:00', false, true],
      ['02:00', true, true],
      ['03:00', false, false],
    ]));

  it('is missing in the night in which clocks go forward', () =>
    expect(hours('2026-03-28', ['2026-03-29T00:45Z', '2026-03-29T01:00Z'])).toEqual([
      ['01:00', false, false],
      ['03:00', false, false],
    ]));

  it('sorts by time within the gaming day, past midnight too', () => {
    const places = ['2026-01-01T15:00Z', '2026-01-01T23:00Z', '2026-01-02T04:00Z'].map(
      (instant) => hourAt(clockOn('2026-01-01'), instant).place,
    );
    expect(places).toEqual([32, 48, 58]);
  });
});

describe('the shift of an instant', () => {
  const shifts = [
    { shift: 'late', en: 'Late', es: 'Tarde', from: 1_020 },
    { shift: 'night', en: 'Night', es: 'Noche', from: 1_500 },
  ];
  it.each([
    ['2026-01-01T15:59Z', 'late'],
    ['2026-01-01T16:00Z', 'late'],
    ['2026-01-01T23:45Z', 'late'],
    ['2026-01-02T00:00Z', 'night'],
    ['2026-01-02T06:00Z', 'night'],
  ])('at %s is %s', (instant, shift) =>
    expect(shiftBucket(clockOn('2026-01-01', shifts), instant).name).toBe(shift),
  );
});

describe('the quarters of a span', () => {
  it('have the seconds of the span in each', () =>
    expect(quartersOf('2026-01-01T23:50:30Z', '2026-01-02T00:16:00Z')).toEqual([
      { quarter: '2026-01-01T23:45Z', seconds: 570 },
      { quarter: '2026-01-02T00:00Z', seconds: 900 },
      { quarter: '2026-01-02T00:15Z', seconds: 60 },
    ]));

  it('are none where it ends before it begins', () =>
    expect(quartersOf('2026-01-01T23:50:30Z', '2026-01-01T23:50:30Z')).toEqual([]));
});
