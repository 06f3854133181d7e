import { freshPurse, type Purse, sidePotsOf } from './betting-state';

const purse = (seat: number, put: bigint, rest: Partial<Purse> = {}): Purse => ({
  ...freshPurse(seat, 1000n),
  inHand: true,
  put,
  ...rest,
});

describe('the pots of a hand', () => {
  it('are one if all remaining players have contributed the same', () => {
    const purses = [purse(1, 30n), purse(2, 30n), purse(3, 10n, { folded: true })];
    expect(sidePotsOf(purses)).toEqual([{ amount: 70n, contenders: [1, 2] }]);
  });

  it('are closed by every smaller contribution of a contender', () => {
    expect(sidePotsOf([purse(1, 50n), purse(2, 120n), purse(3, 200n), purse(6, 200n)])).toEqual([
      { amount: 200n, contenders: [1, 2, 3, 6] },
      { amount: 210n, contenders: [2, 3, 6] },
      { amount: 160n, contenders: [3, 6] },
    ]);
  });

  it('keep the contributions of folded players in their pots, without a pot of their own', () => {
    const purses = [purse(1, 50n), purse(2, 90n, { folded: true }), purse(3, 200n), purse(4, 200n)];
    expect(sidePotsOf(purses)).toEqual([
      { amount: 200n, contenders: [1, 3, 4] },
      { amount: 340n, contenders: [3, 4] },
    ]);
  });

  it('keep dead blinds in the main pot, where they give no claim to more', () => {
    const purses = [purse(1, 50n, { dead: 5n }), purse(2, 80n), purse(3, 80n)];
    expect(sidePotsOf(purses)).toEqual([
      { amount: 155n, contenders: [1, 2, 3] },
      { amount: 60n, contenders: [2, 3] },
    ]);
  });

  it('give no claim to a player who did not take part', () => {
    expect(sidePotsOf([purse(1, 5n), freshPurse(2, 1000n)])).toEqual([{ amount: 5n, contenders: [1] }]);
  });
});
