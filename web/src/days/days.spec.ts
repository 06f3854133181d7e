import { describe, expect, it } from 'vitest';
import { dayBy, formatDay, formatMoment, formatNoted, withDays } from './days';

describe('a gaming day', () => {
  it('is written as in Spanish books', () => expect(formatDay('2026-03-20')).toBe('20/03/2026'));

  it.each([
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('%s moved by %i is %s', (day, count, moved) => expect(dayBy(day, count)).toBe(moved));
});

describe('a moment', () => {
  it('is shown by the clock of the casino, whatever the zone of the reader', () =>
    expect(formatMoment('2026-03-20T23:10:05+01:00')).toBe('20/03/2026 23:10'));

  it('that the service notes in UTC is shown by the clock of this machine', () => {
    const own = new Date('2026-03-20T22:10:05.120Z').toLocaleTimeString('es', {
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(formatNoted('2026-03-20T22:10:05.120Z').slice(-5)).toBe(own);
  });
});

describe('a sentence with days', () => {
  it('shows them as screens do, and leaves ids, addresses and moments as they are', () => {
    expect(withDays('booked on 2026-03-20, not 2026-03-21.')).toBe('booked on 20/03/2026, not 21/03/2026.');
    const others = 'sale-2026-03-20 tables/RF1/2026-03-20/1 2026-03-20T04:00:00Z';
    expect(withDays(others)).toBe(others);
  });
});
