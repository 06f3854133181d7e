import type { Minor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import type { Round } from '../round';
import { breach, type Rule, type RuleFinding } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { money } from '../wording';

/** A limit and the rule it comes from. Minor units. */
export interface Limit {
  readonly amount: Minor;
  readonly rule: Rule;
}

/** The limits of a type of bet on a table; what is absent is not known, and not checked. */
export interface StakeLimits {
  readonly minimum?: Limit | undefined;
  readonly maximum?: Limit | undefined;
  /** Whether a round may hold such a bet for the next one; held bets may be less than the minimum. */
  readonly mayBeHeld?: boolean;
}

/**
 * Bets below their minimum and above their maximum. What is held from earlier rounds, or did not count, is not one.
 * Where the rounds before are not known, a bet that says it stays is taken for a held one if there are such: no minimum
 * is asked of it, and a stake above the maximum is worth a look, since the table may have had another one then.
 */
export function checkStakes(
  round: Round,
  settlement: Settlement,
  limitsOf: (type: string, index: number) => StakeLimits,
  { currency }: Setting,
): readonly RuleFinding[] {
  const isHeld = round.before === undefined ? () => false : heldFromBefore(round);
  const findings: RuleFinding[] = [];
  settlement.bets.forEach((bet, index) => {
    if (isHeld(bet, index) || bet.fate === 'not-judged' || bet.fate === 'not-accepted') return;
    const limits = limitsOf(bet.type, index);
    const isAtItsWord =
      limits.mayBeHeld === true && round.before === undefined && round.bets[index]?.carried === true;
    findings.push(...(isAtItsWord ? beyondAtItsWord(bet, limits, currency) : beyond(bet, limits, currency)));
  });
  return findings;
}

function beyond(
  bet: BetSettlement,
  { minimum, maximum }: StakeLimits,
  currency: string,
): readonly RuleFinding[] {
  const findings: RuleFinding[] = [];
  if (minimum !== undefined && bet.stake < minimum.amount) {
    const expected = `at least ${money(minimum.amount, currency)}`;
    findings.push(breach(minimum.rule, { code: 'under-minimum', expected, ...foundStaked(bet, currency) }));
  }
  if (maximum !== undefined && bet.stake > maximum.amount) {
    const expected = `at most ${money(maximum.amount, currency)}`;
    findings.push(breach(maximum.rule, { code: 'over-limit', expected, ...foundStaked(bet, currency) }));
  }
  return findings;
}

const beyondAtItsWord = (
  bet: BetSettlement,
  { maximum }: StakeLimits,
  currency: string,
): readonly RuleFinding[] =>
  beyond(bet, { maximum }, currency).map((finding) => ({ ...finding, severity: 'advisory' }));

const foundStaked = (
  { betId, type, stake }: BetSettlement,
  currency: string,
): Pick<RuleFinding, 'severity' | 'found' | 'betIds'> => ({
  severity: 'violation',
  found: `${money(stake, currency)} on ${type}`,
  betIds: [betId],
});

/** Whether a bet of a settlement was held before the round, told by its place and its id. */
export function heldFromBefore({ bets, before }: Round): (bet: BetSettlement, index: number) => boolean {
  if (before === undefined) return (_bet, index) => bets[index]?.carried === true;
  if (before.held.length === 0) return () => false;
  const ids = new Set(before.held.map(({ betId }) => betId));
  return ({ betId }) => ids.has(betId);
}
