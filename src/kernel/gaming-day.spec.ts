import { isGamingDay, nextGamingDay, previousGamingDay } from './gaming-day';

describe('a gaming day', () => {
  test.each(['2026-01-01', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '2026-04-30'])(
    'may be %s',
    (text) => expect(isGamingDay(text)).toBe(true),
  );

  test.each([
    ['29 February of a common year', '2025-02-29'],
    ['29 February of a century that is no leap year', '1900-02-29'],
    ['30 February', '2024-02-30'],
    ['31 April', '2026-04-31'],
    ['31 June', '2026-06-31'],
    ['31 September', '2026-09-31'],
    ['31 November', '2026-11-31'],
    ['month 0', '2026-00-10'],
    ['month 13', '2026-13-01'],
    ['day 0', '2026-01-00'],
    ['day 32', '2026-01-32'],
    ['year 0', '0000-01-01'],
    ['a short year', '26-01-01'],
    ['a time', '2026-01-01T00:00:00Z'],
    ['a line end after', '2026-01-01\n'],
    ['other digits', '２０２６-01-01'],
    ['no text', ''],
  ])('is not %s', (_why, text) => expect(isGamingDay(text)).toBe(false));
});

describe('the day after', () => {
  it.each([
    ['2026-01-01', '2026-01-02'],
    ['2026-02-28', '2026-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-12-31', '2027-01-01'],
    ['2026-01-31', '2026-02-01'],
    ['2026-03-31', '2026-04-01'],
    ['2026-04-30', '2026-05-01'],
    ['2026-09-09', '2026-09-10'],
    ['2026-10-31', '2026-11-01'],
    ['0099-12-31', '0100-01-01'],
  ])('%s is %s, and the other way round', (day, next) => {
    expect(nextGamingDay(day)).toBe(next);
    expect(previousGamingDay(next)).toBe(day);
  });
});
