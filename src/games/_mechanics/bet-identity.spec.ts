import type { PlacedBet, TableState } from '../round';
import { checkBetIdentity } from './bet-identity';

const bet = (betId: string, rest: Partial<PlacedBet> = {}): PlacedBet => ({
  betId,
  type: 'red',
  stake: 1000n,
  ...rest,
});

const found = (bets: readonly PlacedBet[], before?: TableState) =>
  checkBetIdentity({ bets, outcome: {}, ...(before && { before }) }, 'EUR').map(
    ({ code, severity, ruleId, expected, found: is, betIds }) => [
      ...[ruleId, code, severity, `${expected}; ${is}`, ...(betIds ?? [])],
    ],
  );

const NOTHING: TableState = { held: [], released: [] };
const HELD: TableState = { held: [{ betId: 'h', type: 'red', stake: 500n, times: 1 }], released: ['r'] };

describe('the id of a bet', () => {
  it('is its own in a round: used again it is found, once however often', () => {
    expect(found([bet('a'), bet('b')], NOTHING)).toEqual([]);
    expect(found([bet('a'), bet('b'), bet('a'), bet('b'), bet('a')], NOTHING)).toEqual([
      ['G8', 'bet-id-repeated', 'violation', 'an id of its own for each bet; a, b more than once', 'a', 'b'],
    ]);
  });

  it('is that of a held bet only as it was held: neither its type nor its stake may change', () => {
    const changed = (now: string, as: Partial<PlacedBet>) => {
      expect(found([bet('h', as)], HELD)).toEqual([
        ['G8', 'held-bet-changed', 'violation', `red with 5.00 EUR, as it was held; ${now}`, 'h'],
      ]);
    };
    expect(found([bet('h', { stake: 500n })], HELD)).toEqual([]);
    changed('red with 5.01 EUR', { stake: 501n });
    changed('black with 5.00 EUR', { stake: 500n, type: 'black' });
  });

  it('is carried only from the round before: held in it, or left by its player', () => {
    const carried = true;
    expect(found([bet('h', { carried, stake: 500n }), bet('r', { carried }), bet('new')], HELD)).toEqual([]);
    expect(found([bet('x', { carried }), bet('y', { carried: false })], HELD)).toEqual([
      [
        ...['G8', 'carried-bet-unknown', 'advisory'],
        ...['a bet that the round before left on the table; x, which it did not', 'x'],
      ],
    ]);
    expect(found([bet('x', { carried })], NOTHING)).toHaveLength(1);
  });

  it('is accepted as reported if the round before is unknown, with an information finding', () => {
    expect(found([bet('a'), bet('b', { carried: true }), bet('c', { carried: true })])).toEqual([
      [
        ...['G8', 'carried-bet-unknown', 'information'],
        'a bet that the round before left on the table; b, c, and what it left is not known: taken as reported',
        ...['b', 'c'],
      ],
    ]);
    expect(found([bet('a'), bet('b', { carried: false })])).toEqual([]);
    expect(found([bet('a'), bet('a')])).toHaveLength(1);
  });
});
