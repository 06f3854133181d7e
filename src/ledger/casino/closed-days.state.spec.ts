import { bookingDayOf, closeDay, type ClosedDays, isClosed, reopenDay } from './authorisation.state';

const day = (number: number): string => `2026-01-${`${number}`.padStart(2, '0')}`;
const closed = (...days: readonly number[]): ClosedDays =>
  days.reduce<ClosedDays>((known, number) => closeDay(known, day(number)), []);

describe('the day in whose books a fact counts', () => {
  test.each([
    ['is its own while nothing is closed', closed(), 5, 5],
    ['is its own where only another day is closed', closed(4), 5, 5],
    ['is its own where it was left out, though a later day is closed', closed(4, 6), 5, 5],
    ['is the day after the last closed one where its own is closed', closed(4, 5, 7), 4, 8],
    ['is its own again once the day was reopened', reopenDay(closed(4, 5, 6), day(5)), 5, 5],
    [
      'is after the last closed one although a day between is open again',
      reopenDay(closed(4, 5, 6), day(5)),
      4,
      7,
    ],
  ])('%s', (_what, days, own, booked) => expect(bookingDayOf(days, day(own))).toBe(day(booked)));

  it('crosses months and years', () => {
    expect(bookingDayOf(closeDay([], '2025-12-31'), '2025-12-31')).toBe('2026-01-01');
  });
});

describe('closed days', () => {
  it('are those of a span from its first to its last', () =>
    expect([1, 2, 3, 4, 5, 6].filter((number) => isClosed(closed(2, 3, 5), day(number)))).toEqual([2, 3, 5]));

  it('in succession are kept as one span, in any order of their closes', () => {
    expect(closed(3, 1, 2)).toEqual([{ first: day(1), last: day(3) }]);
    expect(closed(5, 1)).toEqual([
      { first: day(1), last: day(1) },
      { first: day(5), last: day(5) },
    ]);
  });

  it('do not change if a closed day is closed or an open day is reopened, and lose a closed day that is reopened', () => {
    const days = closed(1, 2);
    expect(closeDay(days, day(2))).toBe(days);
    expect(reopenDay(days, day(9))).toEqual(days);
    expect(reopenDay(closed(1, 2, 3), day(3))).toEqual([{ first: day(1), last: day(2) }]);
    expect(reopenDay(closed(1, 2, 3, 5), day(2))).toEqual([
      { first: day(1), last: day(1) },
      { first: day(3), last: day(3) },
      { first: day(5), last: day(5) },
    ]);
    expect(reopenDay(closed(1), day(1))).toEqual([]);
    expect(reopenDay(days, day(1))).toEqual([{ first: day(2), last: day(2) }]);
  });
});
