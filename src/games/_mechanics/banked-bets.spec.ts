import { rational } from '../../kernel/rational';
import { TO_THE_CENT } from '../../kernel/rounding';
import type { Said } from '../../finding-catalogue/finding';
import { inBoth } from '../../words/message';
import type { PlacedBet } from '../round';
import type { Rule } from '../rule';
import {
  decide,
  deductionsOf,
  givenBack,
  loses,
  notEvaluated,
  notOffered,
  notReadable,
  shareOf,
  wins,
} from './banked-bets';

const RULE: Rule = { id: 'r', citation: 'heading r', says: '' };
const BET = { betId: 'b1', type: 'red', stake: 1000n };
const NOTHING_MOVES = { ...BET, paid: 0n, deducted: 0n, taken: 0n, held: 0n, returned: 1000n };

describe('a share of an amount', () => {
  it.each([
    ['35:1 of 10.00 EUR', 1000n, rational(35n), 35_000n],
    ['half of 10.00 EUR', 1000n, rational(1n, 2n), 500n],
    ['nothing of 10.00 EUR', 1000n, rational(0n), 0n],
  ])('is exact where it is a whole number of cents: %s', (_what, amount, share, expected) =>
    expect(shareOf(amount, share, TO_THE_CENT)).toEqual({ amount: expected }),
  );

  it('is rounded once, and the exact one is kept', () =>
    expect(shareOf(1001n, rational(1n, 2n), TO_THE_CENT)).toEqual({
      amount: 501n,
      rounded: { exact: rational(1001n, 2n), rounded: 501n, rounding: TO_THE_CENT },
    }));

  it('is rounded to the rounding unit, even if it is a whole multiple of the stake', () => {
    const toTenCents = { mode: 'half-up', unit: 10n } as const;
    expect(shareOf(1000n, rational(3n), toTenCents)).toEqual({ amount: 3000n });
    expect(shareOf(1005n, rational(3n), toTenCents)).toEqual({
      amount: 3020n,
      rounded: { exact: rational(3015n), rounded: 3020n, rounding: toTenCents },
    });
  });
});

describe('a bet that is decided', () => {
  it('that wins is paid, and its stake is the player’s again', () =>
    expect(wins(BET, { amount: 35_000n }, [RULE])).toEqual({
      ...NOTHING_MOVES,
      fate: 'wins',
      paid: 35_000n,
      rules: [RULE],
    }));

  it('that loses is taken whole', () =>
    expect(loses(BET, [RULE])).toEqual({
      ...NOTHING_MOVES,
      fate: 'loses',
      taken: 1000n,
      returned: 0n,
      rules: [RULE],
    }));

  it('that is given back moves nothing', () =>
    expect(givenBack(BET, 'null', [RULE])).toEqual({ ...NOTHING_MOVES, fate: 'null', rules: [RULE] }));

  it('that is not evaluated moves no money, cites no rule, and has its fault if known', () => {
    const fault = { code: 'bet-not-readable', rule: RULE, expected: 'a number', found: 'x' } as const;
    expect(notEvaluated(BET)).toEqual({ ...NOTHING_MOVES, fate: 'not-judged', rules: [] });
    expect(notEvaluated(BET, fault)).toEqual({ ...NOTHING_MOVES, fate: 'not-judged', rules: [], fault });
  });

  it('has a stake that is taken, held and given back without remainder', () => {
    const rounded = { exact: rational(501n, 2n), rounded: 251n, rounding: TO_THE_CENT };
    expect(decide(BET, 'held', { taken: 251n, held: 300n, deducted: 7n, rounded }, [RULE])).toEqual({
      ...NOTHING_MOVES,
      fate: 'held',
      taken: 251n,
      held: 300n,
      returned: 449n,
      deducted: 7n,
      rounded,
      rules: [RULE],
    });
  });
});

describe('a bet that cannot be evaluated', () => {
  const bet = { ...BET, seat: 3, selection: '7', options: { on: 'bank' } };

  it('of a type that the game does not offer is answered with those that it offers, and its rule', () =>
    expect(notOffered(BET, RULE, ['black', { type: 'even' }]).fault).toEqual({
      code: 'bet-not-offered',
      rule: RULE,
      expected: { en: 'one of black, even', es: 'una de black, even' },
      found: 'red',
    }));

  it('because of its report shows what was read of it', () => {
    const of = (placed: PlacedBet, fields: 'options' | 'selection' | 'seat') =>
      (notReadable(placed, RULE, inBoth('a number'), fields).fault!.found as Said).en;
    expect([of(bet, 'options'), of(bet, 'selection'), of(bet, 'seat')]).toEqual([
      ...['options {"on":"bank"}', 'selection "7", options {"on":"bank"}', 'seat 3, options {"on":"bank"}'],
    ]);
    expect(of(BET, 'seat')).toBe('seat none, options nothing');
  });
});

describe('the deduction of settled bets', () => {
  const settled = (deducted: bigint) => decide(BET, 'wins', { paid: 1000n, deducted }, [RULE]);

  it('is the sum of theirs by its name and rule, and none where nothing was deducted', () => {
    expect(deductionsOf([settled(50n), settled(0n), settled(7n)], { name: 'banca', rule: RULE })).toEqual([
      { name: 'banca', amount: 57n, rule: RULE },
    ]);
    expect(deductionsOf([settled(0n)], { name: 'banca', rule: RULE })).toEqual([]);
  });
});
