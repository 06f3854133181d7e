import { describe, expect, it } from 'vitest';
import { provisionalResult, resultOfFloor, type Session } from './table-session';

const euros = (minor: number) => ({
  amount: (minor / 100).toFixed(2),
  minorUnits: `${minor}`,
  currency: 'EUR',
});

const OPENING = {
  ...{ game: 'roulette-french', happenedAt: '2026-03-20T20:00:00+01:00', recordNumber: 1, holder: null },
  ...{ float: euros(300_000), locked: euros(0), minimum: euros(500), captures: { rounds: true }, staff: [] },
};

const session = (known: Partial<Session>): Session =>
  ({
    ...{ table: 'RF1', gamingDay: '2026-03-20', sessionNo: 1, opening: OPENING, close: null },
    ...{ result: null, books: null, fills: [], credits: [], drop: [], counts: [] },
    ...known,
  }) as unknown as Session;

const PLAYED = session({ books: { win: euros(-12_050), commission: euros(550) } });
const COUNTED = session({
  opening: { ...OPENING, captures: { rounds: false } },
  counts: [{ inventory: euros(310_000), happenedAt: '2026-03-20T22:00:00+01:00' }],
} as unknown as Partial<Session>);

describe('the result of the floor', () => {
  it('adds what each table has won so far, and says how many are estimates', () => {
    expect([PLAYED, COUNTED].map(provisionalResult).map(({ amount }) => amount)).toEqual([
      '-115.00',
      '100.00',
    ]);
    expect(resultOfFloor([PLAYED, COUNTED])).toEqual({
      totals: [{ currency: 'EUR', amount: '-15.00' }],
      ...{ estimated: 1, unknown: 0 },
    });
  });

  it('leaves tables without a result out, and says how many they are', () => {
    expect(resultOfFloor([PLAYED, session({})])).toEqual({
      totals: [{ currency: 'EUR', amount: '-115.00' }],
      ...{ estimated: 0, unknown: 1 },
    });
    expect(resultOfFloor([session({})]).totals).toEqual([]);
  });

  it('never adds two currencies', () => {
    const dollars = { ...euros(10_000), currency: 'USD' };
    const other = session({
      books: { win: dollars, commission: { ...dollars, minorUnits: '0' } },
    });
    expect(resultOfFloor([PLAYED, other]).totals).toEqual([
      { currency: 'EUR', amount: '-115.00' },
      { currency: 'USD', amount: '100.00' },
    ]);
  });
});
