import { describe, expect, it } from 'vitest';
import { clockOf } from './clock';

const madrid = clockOf();
const canary = clockOf([{ from: '2026-01-01', timeZone: 'Atlantic/Canary' }]);

describe('the clock of a casino', () => {
  it('shows the local time of the casino, whatever the offset of the event and the zone of the reader', () => {
    const written = ['2026-07-10T19:15:00Z', '2026-07-10T21:15:00+02:00', '2026-07-10T14:15:00.5-05:00'];
    expect(written.map((at) => madrid.moment(at))).toEqual(Array(3).fill('10/07/2026 21:15'));
    expect(written.map((at) => canary.timeOfDay(at))).toEqual(Array(3).fill('20:15'));
  });

  it.each([
    ['2026-10-24T23:59:00Z', '25/10/2026 01:59'],
    ['2026-10-25T00:30:00Z', '25/10/2026 02:30 (+02:00)'],
    ['2026-10-25T01:30:00Z', '25/10/2026 02:30 (+01:00)'],
    ['2026-10-25T02:00:00Z', '25/10/2026 03:00'],
    ['2026-03-29T00:59:00Z', '29/03/2026 01:59'],
    ['2026-03-29T01:00:00Z', '29/03/2026 03:00'],
  ])('distinguishes the repeated hour in the nights in which clocks change: %s is %s', (at, shown) =>
    expect(madrid.moment(at)).toBe(shown),
  );

  it('applies each zone from its gaming day on, which ends at noon', () => {
    const moved = clockOf([
      { from: '2026-01-01', timeZone: 'Atlantic/Canary' },
      { from: '2026-03-01', timeZone: 'Europe/Madrid' },
    ]);
    expect(moved.timeOfDay('2026-03-01T03:00:00Z')).toBe('03:00');
    expect(moved.timeOfDay('2026-03-01T22:00:00Z')).toBe('23:00');
    expect(moved.timeOfDay('2025-12-01T22:00:00Z')).toBe('22:00');
  });

  it("uses the default zone if the browser does not know the casino's", () =>
    expect(
      clockOf([{ from: '2026-01-01', timeZone: 'Europe/Granada' }]).timeOfDay('2026-07-10T19:15:00Z'),
    ).toBe('21:15'));

  it('returns a text that is no moment unchanged', () =>
    expect(madrid.moment('not reported')).toBe('not reported'));

  it.each([
    ['2026-07-10T21:15', '2026-07-10T21:15:00+02:00'],
    ['2026-01-10T21:15:07', '2026-01-10T21:15:07+01:00'],
    ['2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T03:30', '2026-10-25T03:30:00+01:00'],
    ['2026-03-29T02:30', '2026-03-29T03:30:00+02:00'],
  ])('reads a typed local time: %s is %s', (typed, at) => expect(madrid.fromLocalTime(typed)).toBe(at));

  it('writes a moment with the offset of the casino', () =>
    expect(canary.instant(new Date('2026-07-10T19:15:07.120Z'))).toBe('2026-07-10T20:15:07+01:00'));
});
