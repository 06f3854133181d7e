import type { Minor } from '../../kernel/money';
import { rational } from '../../kernel/rational';
import type { Rounding } from '../../kernel/rounding';
import { decide, givenBack, loses, shareOf, wins } from './banked-bets';
import type { Answers } from '../open-points';
import type { PlacedBet, Round } from '../round';
import { breach, type Rule } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { type Finding, said } from '../../finding-catalogue/finding';
import { money } from '../wording';
import { heldFromBefore } from './stake-limits';

const HALF = rational(1n, 2n);
const QUARTER = rational(1n, 4n);

/**
 * Bets that zero puts in prison, or that 31 in both rows of trente et quarante does: held until a later round frees or
 * loses them, or half of the stake is returned at once.
 */
export interface PrisonFacts {
  readonly rules: Readonly<Record<'zero' | 'belowMinimum' | 'lastSpin', Rule>>;
  /** A free bet on zero is held, or half of it is taken at once. */
  readonly onZero: 'prison' | 'half-back';
}

export interface Prison {
  readonly facts: PrisonFacts;
  readonly isLast: boolean;
  /** The minimum of the table; undefined if unknown: then no bet is below it. */
  readonly minimum: Minor | undefined;
  readonly answers: Answers;
  readonly rounding: Rounding;
}

export type ZeroChoice = 'leave' | 'withdraw';

/** A free bet on zero: half of it is returned at once, or all of it is held. */
export function onFirstZero(bet: PlacedBet, choice: ZeroChoice | undefined, round: Prison): BetSettlement {
  const { zero, lastSpin } = round.facts.rules;
  const rules = round.isLast ? [zero, lastSpin] : [zero];
  const half = shareOf(bet.stake, HALF, round.rounding);
  const mustGo = round.isLast || round.facts.onZero === 'half-back';
  const isOut = mustGo || (choice ?? choiceByMoney(bet, 0n)) === 'withdraw';
  return isOut ? partBack(bet, half, rules) : decide(bet, 'held', { held: bet.stake }, rules);
}

/** A held bet on another number: lost, or freed where the number is covered. */
export function onRelease(
  bet: PlacedBet,
  { isCovered, round }: { readonly isCovered: boolean; readonly round: Prison },
): BetSettlement {
  const rules = [round.facts.rules.zero];
  if (!isCovered) return loses(bet, rules);
  return round.answers['OP1-03'] === 'paid-even'
    ? wins(bet, { amount: bet.stake }, rules)
    : givenBack(bet, 'freed', rules);
}

/** A held bet on a further zero: the house takes half of it, and the player has the same choice for the other half. */
export function onFurtherZero(bet: PlacedBet, choice: ZeroChoice | undefined, round: Prison): BetSettlement {
  const { zero, belowMinimum, lastSpin } = round.facts.rules;
  const remaining = shareOf(bet.stake, HALF, round.rounding);
  const part =
    round.answers['OP1-02'] === 'all-that-remains' ? remaining : shareOf(bet.stake, QUARTER, round.rounding);
  if (round.isLast) return partBack(bet, shareOf(bet.stake, QUARTER, round.rounding), [zero, lastSpin]);
  const wasBelow = isBelow(bet.stake, round.minimum);
  if (wasBelow && round.answers['OP1-04'] !== 'keep-halving') return unhalved(bet, round);
  if (remaining.amount === bet.stake || remaining.amount === 0n) return partBack(bet, remaining, [zero]);
  if (isBelow(remaining.amount, round.minimum)) return heldOn(bet, remaining, [zero, belowMinimum]);
  const wanted = choice ?? choiceByMoney(bet, bet.stake - remaining.amount);
  return wanted === 'withdraw' ? partBack(bet, part, [zero]) : heldOn(bet, remaining, [zero]);
}

/** Other answers to OP1-04 for a bet held below the minimum: it stays unchanged, or it is returned. */
const unhalved = (bet: PlacedBet, { facts, answers }: Prison): BetSettlement => {
  const rules = [facts.rules.zero, facts.rules.belowMinimum];
  return answers['OP1-04'] === 'freeze'
    ? decide(bet, 'held', { held: bet.stake }, rules)
    : givenBack(bet, 'freed', rules);
};

const isBelow = (amount: Minor, minimum: Minor | undefined): boolean =>
  minimum !== undefined && amount < minimum;

/**
 * The choice as the money shows it, where none is stated: a player who left the bet lost no more than leaving costs.
 */
const choiceByMoney = ({ taken = 0n }: PlacedBet, costOfLeaving: Minor): ZeroChoice =>
  taken > costOfLeaving ? 'withdraw' : 'leave';

type Part = ReturnType<typeof shareOf>;

const partBack = (bet: PlacedBet, { amount, rounded }: Part, rules: readonly Rule[]): BetSettlement =>
  decide(bet, 'part-back', { taken: bet.stake - amount, rounded }, rules);

const heldOn = (bet: PlacedBet, { amount, rounded }: Part, rules: readonly Rule[]): BetSettlement =>
  decide(bet, 'held', { taken: bet.stake - amount, held: amount, rounded }, rules);

interface ChoicesAsked {
  readonly rules: PrisonFacts['rules'];
  readonly option: string;
  readonly choiceOf: (options: unknown) => ZeroChoice | undefined;
  readonly hasChoice: (settled: BetSettlement) => boolean;
}

/**
 * On an outcome that holds bets (zero, 31 in both rows): finds choices that are not stated, and withdrawals of bets
 * held below the minimum. The last round of a session holds no bets, so that there is no choice.
 */
export function checkPrisonChoices(
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  { rules, option, choiceOf, hasChoice }: ChoicesAsked,
  currency: string,
): readonly Finding[] {
  if (round.lastOfSession === true) return [];
  const wasHeld = heldFromBefore(round);
  return settlement.bets.flatMap((bet, index) => {
    const placed = round.bets[index];
    if (placed === undefined || !hasChoice(bet)) return [];
    const choice = choiceOf(placed.options);
    if (bet.rules.includes(rules.belowMinimum)) {
      const isBarred = choice === 'withdraw' && bet.fate === 'held' && wasHeld(bet, index);
      return isBarred ? [notAvailable(rules, bet, currency)] : [];
    }
    return choice === undefined ? [notStated(rules, option, bet)] : [];
  });
}

const notStated = ({ zero }: PrisonFacts['rules'], option: string, { betId }: BetSettlement): Finding =>
  breach(zero, {
    code: 'choice-not-stated',
    expected: said('options-leave-or-withdraw', { option }),
    found: said('nothing-what-table-took-tells-choice'),
    betIds: [betId],
  });

const notAvailable = (
  { belowMinimum }: PrisonFacts['rules'],
  { betId, held }: BetSettlement,
  currency: string,
): Finding =>
  breach(belowMinimum, {
    code: 'withdrawal-not-available',
    expected: said('stays-until-it-is-freed-or-lost', { amount: money(held, currency) }),
    found: said('is-withdrawn'),
    betIds: [betId],
  });
