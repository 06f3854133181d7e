import { handPlayed } from '../../../test/support/sample-events/sample-events';
import { accountOfHand, contributionsOf } from './hand.state';

describe('the account of a hand', () => {
  it('adds up what was declared, side pots and several awards included', () => {
    const { data } = handPlayed({
      carriedIn: 30,
      carriedOut: 5,
      pots: [{ amount: 150 }, { amount: 80 }],
      awards: [
        { seat: 1, pot: 0, amount: 140 },
        { seat: 2, pot: 1, amount: 75 },
      ],
    });
    expect(accountOfHand(data)).toEqual({
      contributed: new Map([
        [1, 100n],
        [2, 100n],
      ]),
      carriedIn: 30n,
      pot: 230n,
      collected: 215n,
      rake: 10n,
      carriedOut: 5n,
    });
  });

  it('is nothing carried where the hand says nothing of it', () => {
    const { carriedIn, carriedOut } = accountOfHand(handPlayed().data);
    expect([carriedIn, carriedOut]).toEqual([0n, 0n]);
  });

  it('takes an uncalled bet off again, also when more comes back than was put in', () => {
    const actions = [
      { street: 0, seat: 1, action: 'bet', amount: 500 },
      { street: 0, seat: 1, action: 'uncalled-returned', amount: 300 },
      { street: 0, seat: 2, action: 'uncalled-returned', amount: 1 },
    ] as const;
    expect(contributionsOf({ actions: [...actions] })).toEqual(
      new Map([
        [1, 200n],
        [2, -1n],
      ]),
    );
  });

  it('counts the money of a seat without a player', () => {
    expect(contributionsOf({ actions: [{ street: 0, seat: 9, action: 'ante', amount: 7 }] })).toEqual(
      new Map([[9, 7n]]),
    );
  });

  it('is exact with the largest amounts', () => {
    const amount = Number.MAX_SAFE_INTEGER;
    const actions = Array.from({ length: 3 }, () => ({ street: 0, seat: 1, action: 'bet' as const, amount }));
    expect(contributionsOf({ actions }).get(1)).toBe(27_021_597_764_222_973n);
  });
});
