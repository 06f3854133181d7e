import { type PrizeOwed, type PrizePayment, prizesWithPayments } from './unpaid-prizes';

const OF = { happenedAt: '', gamingDay: '2026-01-01', pool: 'p', currency: 'EUR' };
const won = (eventId: string, amount: bigint, more: Partial<PrizeOwed> = {}): PrizeOwed => ({
  ...OF,
  recordNumber: 1n,
  source: '/tables/CS1',
  eventId,
  eventType: 'cagnotte.round.settled.v1',
  amount,
  table: 'CS1',
  sessionNo: 1,
  roundNo: 1,
  seat: undefined,
  betId: undefined,
  player: undefined,
  combination: undefined,
  document: undefined,
  statedAt: undefined,
  ...more,
});
const paid = (amount: bigint, more: Partial<PrizePayment> = {}): PrizePayment => ({
  ...OF,
  recordNumber: 9n,
  source: '/cage',
  eventId: 'paid',
  amount,
  player: undefined,
  document: undefined,
  pays: undefined,
  ...more,
});
const shown = (owed: readonly PrizeOwed[], payments: readonly PrizePayment[]) => {
  const { prizes, unmatched } = prizesWithPayments(owed, payments);
  return {
    rests: prizes.map(({ rest }) => rest),
    how: prizes.flatMap((prize) => prize.payments.map(({ how }) => how)),
    unmatched: unmatched.map(({ amount }) => amount),
  };
};
const named = (id: string, more: object = {}) => ({ pays: { source: '/tables/CS1', id, ...more } });

describe('prizes of a pool and their payments', () => {
  it('pays the win that the payment names, in parts', () =>
    expect(shown([won('a', 500n), won('b', 500n)], [paid(200n, named('b')), paid(300n, named('b'))])).toEqual(
      {
        rests: [500n, 0n],
        how: ['named', 'named'],
        unmatched: [],
      },
    ));

  it('tells prizes of one round apart by bet or seat, and does not guess without them', () => {
    const two = [won('a', 500n, { seat: 2, betId: 'x' }), won('a', 500n, { seat: 3, betId: 'y' })];
    expect(shown(two, [paid(500n, named('a', { seat: 3 }))]).rests).toEqual([500n, 0n]);
    expect(shown(two, [paid(500n, named('a', { betId: 'x' }))]).rests).toEqual([0n, 500n]);
    expect(shown(two, [paid(500n, named('a'))])).toEqual({ rests: [500n, 500n], how: [], unmatched: [500n] });
  });

  it('matches a payment that names none by pool and amount, only where that is unique', () => {
    expect(shown([won('a', 500n), won('b', 700n)], [paid(700n)])).toEqual({
      rests: [500n, 0n],
      how: ['matched'],
      unmatched: [],
    });
    expect(shown([won('a', 500n), won('b', 500n)], [paid(500n)]).unmatched).toEqual([500n]);
    expect(shown([won('a', 500n, { pool: 'other' })], [paid(500n)]).unmatched).toEqual([500n]);
    expect(shown([won('a', 500n)], [paid(499n)]).unmatched).toEqual([499n]);
  });

  it('matches by the player too, where both name one', () => {
    const two = [won('a', 500n, { player: 'A' }), won('b', 500n, { player: 'B' })];
    expect(shown(two, [paid(500n, { player: 'B' })]).rests).toEqual([500n, 0n]);
    expect(shown([won('a', 500n, { player: 'A' })], [paid(500n, { player: 'X' })]).unmatched).toEqual([500n]);
  });

  it('shows what was paid beyond a prize, and a payment of a win that nobody reported', () => {
    expect(shown([won('a', 500n)], [paid(600n, named('a'))]).rests).toEqual([-100n]);
    expect(shown([won('a', 500n)], [paid(500n, named('z'))])).toEqual({
      rests: [500n],
      how: [],
      unmatched: [500n],
    });
  });
});
