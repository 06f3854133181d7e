import type { Settlement } from '../../games/settlement';
import type { RoundSettled } from './round.events';
import { houseResultOf, resultFromBets } from './house-result.state';

const round = (data: Partial<RoundSettled>): RoundSettled => ({
  currency: 'EUR',
  roundNo: 1,
  bets: [],
  outcome: {},
  ...data,
});
const bet = (stake: number, more: { paid?: number; taken?: number; carried?: boolean } = {}) => ({
  betId: `${stake}`,
  type: 'any',
  stake,
  ...more,
});

describe('the result of the house in a round', () => {
  it('is the declared one, whatever the bets say', () => {
    const declared = round({ result: -700, bets: [bet(1_000, { paid: 0, taken: 1_000 })] });
    expect(houseResultOf(declared)).toEqual({ amount: -700n, basis: 'declared', complete: true });
    expect(resultFromBets(declared)).toBe(1_000n);
  });

  test.each([
    ['a bet that was taken', [bet(500, { taken: 500 })], 500n],
    ['a bet that was paid', [bet(500, { paid: 1_750 })], -1_750n],
    ['a bet that was paid nothing and says no more is lost', [bet(500, { paid: 0 })], 500n],
    ['a bet in prison, or a push: nothing paid, nothing taken', [bet(4_000, { paid: 0, taken: 0 })], 0n],
    ['a carried bet that is lost now', [bet(4_000, { carried: true, paid: 0, taken: 4_000 })], 4_000n],
    ['half of a stake, given up', [bet(4_000, { paid: 0, taken: 2_000 })], 2_000n],
    ['no bet at all', [], 0n],
  ])('is derived from %s', (_what, bets, amount) =>
    expect(houseResultOf(round({ bets }))).toEqual({ amount, basis: 'derived', complete: true }),
  );

  it('is before deductions, while a bet says what was paid after them', () => {
    const banker6 = round({
      bets: [bet(300_000, { paid: 150_000, taken: 0 }), bet(50_000, { paid: 0, taken: 50_000 })],
      deduction: { amount: 150_000, dropped: false },
    });
    expect(houseResultOf(banker6).amount).toBe(-250_000n);
  });

  it('is incomplete where a bet says neither what was paid nor what was taken', () => {
    const bets = [bet(500, { taken: 500 }), bet(300)];
    expect(houseResultOf(round({ bets }))).toEqual({ amount: 500n, basis: 'derived', complete: false });
    expect(resultFromBets(round({ bets }))).toBeUndefined();
  });

  it('takes from the rules what a bet does not state, and the bets that lay there and are not reported again', () => {
    const decided = (fate: string, taken: bigint, paid: bigint) => ({ betId: fate, fate, taken, paid });
    const byRules = (...bets: ReturnType<typeof decided>[]) =>
      ({ complete: true, pools: [], commissions: [], bets }) as unknown as Settlement;
    const bets = [bet(500, { taken: 500 }), bet(300)];
    const known = byRules(decided('lost', 900n, 0n), decided('won', 0n, 40n), decided('lost', 7n, 0n));
    expect(houseResultOf(round({ bets, deduction: { amount: 0, dropped: false } }), known)).toEqual({
      amount: 467n,
      basis: 'derived',
      complete: true,
    });
    const undecided = byRules(decided('lost', 900n, 0n), decided('not-judged', 0n, 40n));
    expect(houseResultOf(round({ bets, deduction: { amount: 0, dropped: false } }), undecided)).toEqual({
      amount: 500n,
      basis: 'derived',
      complete: false,
    });
  });
});
