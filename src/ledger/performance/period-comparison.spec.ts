import { type ComparedBy, comparedRange, daysOf, type DayRange, rangeFrom } from './period-comparison';

const compared = (range: DayRange, by: ComparedBy): [string, string] => {
  const { from, to } = comparedRange(range, by);
  return [from, to];
};
const MARCH = { from: '2026-03-01', to: '2026-03-31' };

describe('the range that a range is compared with', () => {
  it.each<[ComparedBy, DayRange, [string, string]]>([
    ['previous-period', MARCH, ['2026-01-29', '2026-02-28']],
    ['previous-period', { from: '2026-03-01', to: '2026-03-01' }, ['2026-02-28', '2026-02-28']],
    ['same-last-year-by-weekday', MARCH, ['2025-03-02', '2025-04-01']],
    ['same-last-year-by-date', MARCH, ['2025-03-01', '2025-03-31']],
    ['same-last-year-by-date', { from: '2024-02-01', to: '2024-02-29' }, ['2023-02-01', '2023-02-28']],
    ['same-last-year-by-date', { from: '2025-02-01', to: '2025-02-28' }, ['2024-02-01', '2024-02-29']],
  ])('%s of %j is %j', (by, range, expected) => expect(compared(range, by)).toEqual(expected));

  it('puts each day beside the same weekday, or the same date', () => {
    expect(comparedRange(MARCH, 'same-last-year-by-weekday').besideOf('2025-03-02')).toBe('2026-03-01');
    expect(comparedRange(MARCH, 'same-last-year-by-date').besideOf('2025-03-02')).toBe('2026-03-02');
    expect(comparedRange(MARCH, 'previous-period').besideOf('2026-01-29')).toBe('2026-03-01');
  });

  it('has as many days from another day on', () => {
    const { from, to, besideOf } = rangeFrom(MARCH, '2025-12-01');
    expect([from, to, besideOf('2025-12-31')]).toEqual(['2025-12-01', '2025-12-31', '2026-03-31']);
    expect(daysOf({ from, to })).toHaveLength(31);
  });
});
