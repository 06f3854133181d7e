import { rational } from '../../kernel/rational';
import { type Answers, answersOf } from '../open-points';
import { EMPTY_TABLE, type PlacedBet, type Round } from '../round';
import type { Rule } from '../rule';
import type { BetSettlement } from '../settlement';
import { decide } from './banked-bets';
import type { Prison, ZeroChoice } from './prison';
import { checkPrisonChoices, onFirstZero, onFurtherZero, onRelease } from './prison';
import { roundingOfHeadings } from './rounding-step';

const rule = (id: string): Rule => ({ id, citation: `heading ${id}`, says: '' });
const RULES = { zero: rule('zero'), belowMinimum: rule('below'), lastSpin: rule('last') };

interface Case {
  readonly isLast?: boolean;
  readonly onZero?: 'prison' | 'half-back';
  readonly minimum?: bigint;
  readonly answers?: Partial<Answers>;
}

const prison = ({ isLast = false, onZero = 'prison', minimum, answers = {} }: Case): Prison => ({
  facts: { rules: RULES, onZero },
  isLast,
  minimum,
  answers: answersOf(answers),
  rounding: roundingOfHeadings(answersOf(answers)),
});

const bet = (stake: bigint, rest: Partial<PlacedBet> = {}): PlacedBet => ({
  betId: 'b',
  type: 'red',
  stake,
  ...rest,
});

const told = ({ fate, taken, held, returned, rules }: BetSettlement) =>
  `${fate} ${taken} ${held} ${returned} ${rules.map(({ id }) => id).join()}`;

describe('the first zero on a simple bet of 10.00 EUR', () => {
  it.each<[string, Case, ZeroChoice | undefined, bigint | undefined, string]>([
    ['holds all of it', {}, 'leave', undefined, 'held 0 1000 0 zero'],
    ['gives half of it back on demand', {}, 'withdraw', undefined, 'part-back 500 0 500 zero'],
    ['holds it if nothing was taken', {}, undefined, 0n, 'held 0 1000 0 zero'],
    ['was withdrawn from if something was taken', {}, undefined, 1n, 'part-back 500 0 500 zero'],
    [
      'gives half back at once by other rules',
      { onZero: 'half-back' },
      'leave',
      0n,
      'part-back 500 0 500 zero',
    ],
    ['holds nothing on the last spin', { isLast: true }, 'leave', 0n, 'part-back 500 0 500 zero,last'],
  ])('%s', (_what, at, choice, taken, settled) =>
    expect(told(onFirstZero(bet(1000n, taken === undefined ? {} : { taken }), choice, prison(at)))).toBe(
      settled,
    ),
  );

  it('rounds half of 10.01 EUR in favour of the player, and keeps the exact half', () => {
    const settled = onFirstZero(bet(1001n), 'withdraw', prison({}));
    expect(told(settled)).toBe('part-back 500 0 501 zero');
    expect(settled.rounded).toMatchObject({ exact: rational(1001n, 2n), rounded: 501n });
  });
});

describe('an imprisoned bet when another number comes', () => {
  it.each<[string, boolean, Partial<Answers>, string, bigint]>([
    ['that it does not cover is lost', false, {}, 'loses 1000 0 0 zero', 0n],
    ['that it covers is free again', true, {}, 'freed 0 0 1000 zero', 0n],
    [
      'that it covers wins evens by the other answer',
      true,
      { 'OP1-03': 'paid-even' },
      'wins 0 0 1000 zero',
      1000n,
    ],
  ])('%s', (_what, isCovered, answers, settled, paid) => {
    const released = onRelease(bet(1000n), { isCovered, round: prison({ answers }) });
    expect(told(released)).toBe(settled);
    expect(released.paid).toBe(paid);
  });
});

describe('a further zero on an imprisoned bet', () => {
  const minimum = 500n;
  it.each<[string, bigint, Case, ZeroChoice | undefined, string]>([
    ['halves 10.00 EUR', 1000n, { minimum }, 'leave', 'held 500 500 0 zero'],
    [
      'gives half of what remains to who withdraws',
      1000n,
      { minimum },
      'withdraw',
      'part-back 750 0 250 zero',
    ],
    [
      ...(['gives all that remains by the other answer', 1000n] as const),
      ...([
        { minimum, answers: { 'OP1-02': 'all-that-remains' } },
        'withdraw',
        'part-back 500 0 500 zero',
      ] as const),
    ],
    [
      'gives a quarter back on the last spin',
      1000n,
      { minimum, isLast: true },
      'leave',
      'part-back 750 0 250 zero,last',
    ],
    [
      'counts 4.995 EUR as 5.00, which may be withdrawn',
      999n,
      { minimum },
      'withdraw',
      'part-back 749 0 250 zero',
    ],
    [
      'holds 4.00 of 8.00 EUR, which nobody may withdraw',
      800n,
      { minimum },
      'withdraw',
      'held 400 400 0 zero,below',
    ],
    ['halves on below the minimum', 400n, { minimum }, 'leave', 'held 200 200 0 zero,below'],
    [
      'freezes it there',
      400n,
      { minimum, answers: { 'OP1-04': 'freeze' } },
      'leave',
      'held 0 400 0 zero,below',
    ],
    [
      'refunds it there',
      400n,
      { minimum, answers: { 'OP1-04': 'refund' } },
      'leave',
      'freed 0 0 400 zero,below',
    ],
    [
      'freezes nothing at the minimum',
      500n,
      { minimum, answers: { 'OP1-04': 'freeze' } },
      'leave',
      'held 250 250 0 zero,below',
    ],
    ['gives the last cent back', 1n, { minimum }, 'leave', 'part-back 0 0 1 zero'],
    [
      ...(['takes the last cent where cents go down', 1n] as const),
      ...([{ minimum, answers: { 'OP1-01': 'down-to-cent' } }, 'leave', 'part-back 1 0 0 zero'] as const),
    ],
    ['knows nothing below a minimum that is not known', 2n, {}, 'leave', 'held 1 1 0 zero'],
  ])('%s', (_what, stake, at, choice, settled) =>
    expect(told(onFurtherZero(bet(stake), choice, prison(at)))).toBe(settled),
  );

  it('was withdrawn from if more was taken than staying costs', () => {
    const settled = (taken?: bigint) =>
      told(onFurtherZero(bet(1000n, taken === undefined ? {} : { taken }), undefined, prison({})));
    expect(settled()).toBe('held 500 500 0 zero');
    expect(settled(500n)).toBe('held 500 500 0 zero');
    expect(settled(501n)).toBe('part-back 750 0 250 zero');
  });

  it('keeps the exact half of what is held: 4.995 EUR', () =>
    expect(onFurtherZero(bet(999n), 'leave', prison({})).rounded).toMatchObject({
      exact: rational(999n, 2n),
      rounded: 500n,
    }));
});

describe('the choice of a player on zero', () => {
  const asked = {
    rules: RULES,
    option: 'zero',
    choiceOf: (options: unknown) => (options as { zero?: ZeroChoice } | undefined)?.zero,
    hasChoice: ({ fate }: BetSettlement) => fate === 'held',
  };
  const found = (
    choice: ZeroChoice | undefined,
    {
      rules = [RULES.zero],
      fate = 'held',
      ...rest
    }: Partial<Round> & { rules?: Rule[]; fate?: 'held' | 'part-back' } = {},
  ) => {
    const placed = bet(400n, choice === undefined ? {} : { options: { zero: choice } });
    const round: Round = { bets: [placed], outcome: {}, ...rest };
    const settled = decide(placed, fate, { held: 400n }, rules);
    const settlement = {
      bets: [settled, decide(bet(1n), 'held', {}, [])],
      after: EMPTY_TABLE,
      complete: true,
      commissions: [],
      pools: [],
      awards: [],
    };
    return checkPrisonChoices({ round, settlement }, asked, 'EUR').map(
      ({ code, ruleId, expected, betIds }) => `${ruleId} ${code} ${betIds?.join()}: ${expected}`,
    );
  };
  const held = { held: [{ betId: 'b', type: 'red', stake: 400n, times: 1 }], released: [] };
  const below = [RULES.zero, RULES.belowMinimum];

  it('is to be stated', () => {
    expect(found('leave')).toEqual([]);
    expect(found('withdraw')).toEqual([]);
    expect(found(undefined)).toEqual(['zero choice-not-stated b: options.zero: leave or withdraw']);
  });

  it('is none on the last spin, nor for a bet that zero does not hold', () => {
    expect(found(undefined, { lastOfSession: true })).toEqual([]);
    expect(found(undefined, { fate: 'part-back' })).toEqual([]);
  });

  it('does not let him withdraw what was held below the minimum', () => {
    const barred = ['below withdrawal-not-available b: 4.00 EUR stays until it is freed or lost'];
    expect(found('withdraw', { rules: below, before: held })).toEqual(barred);
    expect(found('leave', { rules: below, before: held })).toEqual([]);
    expect(found(undefined, { rules: below, before: held })).toEqual([]);
    expect(found('withdraw', { rules: below, before: EMPTY_TABLE })).toEqual([]);
  });
});
