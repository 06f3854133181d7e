import { describe, expect, it } from 'vitest';
import { dayBy, formatDay, formatTyped, readDay, readMoment, withDays } from './days';

describe('a gaming day', () => {
  it('has the format of Spanish books', () => expect(formatDay('2026-03-20')).toBe('20/03/2026'));

  it.each([
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('%s moved by %i is %s', (day, count, moved) => expect(dayBy(day, count)).toBe(moved));
});

describe('a sentence with days', () => {
  it('shows them in the format of screens, and leaves ids, addresses and moments unchanged', () => {
    expect(withDays('booked on 2026-03-20, not 2026-03-21.')).toBe('booked on 20/03/2026, not 21/03/2026.');
    const others = 'sale-2026-03-20 tables/RF1/2026-03-20/1 2026-03-20T04:00:00Z';
    expect(withDays(others)).toBe(others);
  });
});

describe('a typed text', () => {
  it.each([
    ['20/03/2026', '2026-03-20'],
    [' 5/3/2026 ', '2026-03-05'],
    ['20.03.2026', '2026-03-20'],
    ['2026-03-20', '2026-03-20'],
    ['29/02/2028', '2028-02-29'],
    ['31/02/2026', undefined],
    ['03/20/2026', undefined],
    ['20/03/26', undefined],
    ['20/03/', undefined],
    ['', undefined],
  ])('"%s" as a day is %s', (text, day) => expect(readDay(text)).toBe(day));

  it.each([
    ['20/03/2026 23:10', '2026-03-20T23:10'],
    ['20/3/2026  3:05:09', '2026-03-20T03:05:09'],
    ['2026-03-20T23:10:05', '2026-03-20T23:10:05'],
    ['20/03/2026', undefined],
    ['20/03/2026 24:10', undefined],
    ['31/02/2026 23:10', undefined],
  ])('"%s" as a moment is %s', (text, at) => expect(readMoment(text)).toBe(at));

  it('is shown in its field in the format of screens', () =>
    expect(['2026-03-20', '2026-03-20T23:10:05', ''].map(formatTyped)).toEqual([
      '20/03/2026',
      '20/03/2026 23:10:05',
      '',
    ]));
});
