import { said, type Said } from '../../finding-catalogue/finding';
import { type Minor, sumMinor } from '../../kernel/money';
import { type Rational, rational } from '../../kernel/rational';
import { roundAmount, type RoundedAmount, type Rounding } from '../../kernel/rounding';
import type { PlacedBet } from '../round';
import type { Rule } from '../rule';
import type { BetFate, BetSettlement, Commission, Fault } from '../settlement';
import { reported } from '../wording';

export interface ShareOfAmount {
  readonly amount: Minor;
  readonly rounded?: RoundedAmount;
}

/**
 * A share of an amount in minor units, rounded once: 35:1 of a stake, or half of it. `rounded` has the exact amount.
 */
export function shareOf(
  amount: Minor,
  { numerator, denominator }: Rational,
  rounding: Rounding,
): ShareOfAmount {
  const product = amount * numerator;
  if (denominator === 1n && rounding.unit === 1n) return { amount: product };
  if (product % (denominator * rounding.unit) === 0n) return { amount: product / denominator };
  const exact = rational(product, denominator);
  const rounded = roundAmount(exact, rounding);
  return { amount: rounded, rounded: { exact, rounded, rounding } };
}

/** What a decided bet moves, in minor units. The part of the stake that is neither taken nor held is returned. */
interface BetMoney {
  readonly paid?: Minor;
  readonly deducted?: Minor;
  readonly taken?: Minor;
  readonly held?: Minor;
  readonly rounded?: RoundedAmount | undefined;
}

/** The settlement of a decided bet. Always stake = taken + held + returned. */
export function decide(
  { betId, type, stake }: PlacedBet,
  fate: BetFate,
  { paid = 0n, deducted = 0n, taken = 0n, held = 0n, rounded }: BetMoney,
  rules: readonly Rule[],
): BetSettlement {
  const returned = stake - taken - held;
  const settled = { betId, type, stake, fate, paid, deducted, taken, held, returned, rules };
  return rounded === undefined ? settled : { ...settled, rounded };
}

const NOTHING: BetMoney = {};
const NO_RULES: readonly Rule[] = [];

/** A won bet: the share is paid, and the stake returned. */
export const wins = (
  bet: PlacedBet,
  { amount, rounded }: ShareOfAmount,
  rules: readonly Rule[],
): BetSettlement => decide(bet, 'wins', { paid: amount, rounded }, rules);

/** A bet won at even money. */
export const parWin = (bet: PlacedBet, rules: readonly Rule[]): BetSettlement =>
  wins(bet, { amount: bet.stake }, rules);

/** A lost bet: the whole stake is taken. */
export const loses = (bet: PlacedBet, rules: readonly Rule[]): BetSettlement =>
  decide(bet, 'loses', { taken: bet.stake }, rules);

/** Returns the stake without winnings: after a tie, a release from prison, or a late bet. */
export const givenBack = (
  bet: PlacedBet,
  fate: 'null' | 'freed' | 'not-accepted',
  rules: readonly Rule[],
): BetSettlement => decide(bet, fate, NOTHING, rules);

/** A bet of a type that the game does not offer: its fault names the offered types. */
export const notOffered = (
  bet: PlacedBet,
  rule: Rule,
  offered: readonly (string | { readonly type: string })[],
): BetSettlement =>
  notEvaluated(bet, {
    code: 'bet-not-offered',
    rule,
    expected: said('one-of', {
      choices: offered.map((each) => (typeof each === 'string' ? each : each.type)).join(', '),
    }),
    found: bet.type,
  });

const READ_FROM = {
  options: ({ options }: PlacedBet) => said('options', { options: reported(options) }),
  selection: ({ selection, options }: PlacedBet) =>
    said('selection-options', { selection: reported(selection), options: reported(options) }),
  seat: ({ seat, options }: PlacedBet) => said('seat-options', { seat, options: reported(options) }),
} as const;

/** A bet whose report cannot be read. `fields`: what its finding shows, besides the options. */
export const notReadable = (
  bet: PlacedBet,
  rule: Rule,
  expected: Said,
  fields: keyof typeof READ_FROM,
): BetSettlement =>
  notEvaluated(bet, { code: 'bet-not-readable', rule, expected, found: READ_FROM[fields](bet) });

/** The commission that the deductions of settled bets make together; none if nothing was deducted. */
export function deductionsOf(
  bets: readonly BetSettlement[],
  { name, rule }: Pick<Commission, 'name' | 'rule'>,
): readonly Commission[] {
  const amount = sumMinor(bets.map(({ deducted }) => deducted));
  return amount === 0n ? [] : [{ name, amount, rule }];
}

/** A bet that cannot be evaluated: no money is derived, and the declared money remains. */
export const notEvaluated = (bet: PlacedBet, fault?: Fault): BetSettlement => {
  const settled = decide(bet, 'not-judged', NOTHING, NO_RULES);
  return fault === undefined ? settled : { ...settled, fault };
};
