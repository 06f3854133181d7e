import { type Finding, type FindingFacts, said } from '../../finding-catalogue/finding';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import type { Minor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import type { Round, TableTerms } from '../round';
import { breach, type Rule } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { money } from '../wording';
import type { LimitChange } from '../table-reports';
import { betNamed } from '../bet-names';
import { isCounted } from './bets-in-play';

export interface Limit {
  readonly amount: Minor;
  readonly rule: Rule;
}

export const asLimit = (amount: Minor | undefined, rule: Limit['rule']): Limit | undefined =>
  amount === undefined ? undefined : { amount, rule };

/** Minor units. `mayBeHeld`: the game can hold such a bet for later rounds. */
export interface StakeLimits {
  readonly minimum?: Limit | undefined;
  readonly maximum?: Limit | undefined;
  readonly mayBeHeld?: boolean;
}

/**
 * Finds bets below their minimum or above their maximum. Bets that are held from earlier rounds, or did not count, are
 * not checked. Where the earlier rounds are unknown and the game holds bets (`mayBeHeld`), a carried bet has no
 * minimum, and above the maximum it is an advisory, because the table may have had another maximum when it was placed.
 */
export function checkStakes(
  round: Round,
  settlement: Settlement,
  limitsOf: (type: string, index: number) => StakeLimits,
  { currency }: Setting,
): readonly Finding[] {
  const isHeld = round.before === undefined ? () => false : heldFromBefore(round);
  const findings: Finding[] = [];
  settlement.bets.forEach((bet, index) => {
    if (isHeld(bet, index) || !isCounted(bet)) return;
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
  as?: FindingSeverity,
): readonly Finding[] {
  const findings: Finding[] = [];
  if (minimum !== undefined && bet.stake < minimum.amount) {
    const expected = said('at-least', { amount: money(minimum.amount, currency) });
    findings.push(breach(minimum.rule, { code: 'under-minimum', expected, ...foundStaked(bet, currency) }));
  }
  if (maximum !== undefined && bet.stake > maximum.amount) {
    const expected = said('at-most', { amount: money(maximum.amount, currency) });
    findings.push(
      breach(maximum.rule, {
        code: 'over-limit',
        expected,
        ...(as && { as }),
        ...foundStaked(bet, currency),
      }),
    );
  }
  return findings;
}

const beyondAtItsWord = (
  bet: BetSettlement,
  { maximum }: StakeLimits,
  currency: string,
): readonly Finding[] => beyond(bet, { maximum }, currency, 'advisory');

const foundStaked = (
  { betId, type, stake }: BetSettlement,
  currency: string,
): Pick<FindingFacts, 'found' | 'betIds'> => ({
  found: said('on', { what: money(stake, currency), on: betNamed(type) }),
  betIds: [betId],
});

/**
 * Whether a settled bet, at an index of the reported bets, was held before the round: by its id or, where the rounds
 * before are unknown, by `carried`.
 */
export function heldFromBefore({ bets, before }: Round): (bet: BetSettlement, index: number) => boolean {
  if (before === undefined) return (_bet, index) => bets[index]?.carried === true;
  if (before.held.length === 0) return () => false;
  const ids = new Set(before.held.map(({ betId }) => betId));
  return ({ betId }) => ids.has(betId);
}

const LIMITS_ARE_NAMED: Rule = {
  id: 'G8',
  citation: 'a limit of a table is known by the bet it is for; under any other name it limits nothing',
  citationEs:
    'el límite de una mesa se conoce por la apuesta a la que se refiere; con otro nombre no limita nada',
  says: 'Minima and maxima stand under the names of the bets of the game.',
};

interface LimitNames {
  readonly bets: readonly string[];
  /** Names that are valid among minima only: fixed amounts that are no minimum of a bet. */
  readonly amounts?: readonly string[];
}

/** Finds limits under names that no bet has: such a limit has no effect. */
export function checkLimitNames(
  { minima, maxima, authorised }: TableTerms,
  { bets, amounts = [] }: LimitNames,
): readonly Finding[] {
  const unknown = [
    ...strangers('minima', minima, [...bets, ...amounts]),
    ...strangers('maxima', maxima, [...bets, '*']),
    ...strangers('authorised maxima', authorised?.maxima, [...bets, '*']),
  ];
  if (unknown.length === 0) return [];
  return [
    breach(LIMITS_ARE_NAMED, {
      code: 'limit-without-effect',
      expected: said('limits-of-or-maxima-of', {
        bets: [...bets, ...amounts].join(', ') || said('every-bet'),
      }),
      found: unknown.join(', '),
    }),
  ];
}

const strangers = (
  where: string,
  limits: Readonly<Record<string, unknown>> | undefined,
  known: readonly string[],
): readonly string[] =>
  Object.keys(limits ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => `${where}["${name}"]`);

/** After its announcement, a new minimum must leave exactly `roundsOfNotice` rounds on the old terms. */
export function checkNotice(
  { announcedAtRound, firstRound }: LimitChange,
  roundsOfNotice: number,
  rule: Rule,
): readonly Finding[] {
  if (firstRound === undefined) return [];
  const given = firstRound - announcedAtRound - 1;
  if (given === roundsOfNotice) return [];
  return [
    breach(rule, {
      code: 'limit-change-notice',
      expected: said('rounds-on-old-terms-then-round-on-new', {
        rounds: roundsOfNotice,
        round: announcedAtRound + roundsOfNotice + 1,
      }),
      found: said('rounds-round-being-first-on-new-terms', { given, round: firstRound }),
    }),
  ];
}
