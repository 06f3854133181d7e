import { type Finding, said } from '../../finding-catalogue/finding';
import { inBoth, type Part } from '../../words/message';
import { type Minor, sumMinor } from '../../kernel/money';
import type { Answers } from '../open-points';
import type { Setting } from '../game-rules';
import { breach, type Rule } from '../rule';
import type { VoidedRound } from '../table-reports';
import { money, reported } from '../wording';
import { EMPTY_TABLE, type Round } from '../round';
import type { Fault, Settlement } from '../settlement';
import { notEvaluated } from './banked-bets';

export type FateOfStakes = 'stakes-stand' | 'stakes-returned';

/** What happens to the stakes of a void round, by the answer to OP1-06; `byGame` is the rule of the game. */
export const fateOfStakes = (answers: Answers, byGame: FateOfStakes): FateOfStakes =>
  answers['OP1-06'] === 'by-game' ? byGame : answers['OP1-06'];

/**
 * Finds refunds above the stakes and, where stakes are returned, below them. Where stakes stay on the cloth, a partial
 * refund of a settled bet is an advisory: the house had the whole stake, and the rest of it is not accounted for
 * (OP1-06).
 */
export function checkRefunds(
  { settled, refunds, bets }: VoidedRound,
  { rule, fate, currency }: { readonly rule: Rule; readonly fate: FateOfStakes } & Pick<Setting, 'currency'>,
): readonly Finding[] {
  if (bets === undefined) return [];
  return ownersOf({ refunds, bets }).flatMap(({ betIds, byBet, stake, refunded }) => {
    const found = { code: 'refund-not-the-stake', found: money(refunded, currency), betIds } as const;
    const whole = said('returned', { amount: money(stake, currency) });
    if (fate === 'stakes-returned') {
      return refunded === stake ? [] : [breach(rule, { ...found, expected: whole })];
    }
    if (refunded > stake) return [breach(rule, { ...found, expected: said('at-most', { amount: whole }) })];
    if (!settled || !byBet || refunded === 0n || refunded === stake) return [];
    return [breach(rule, { ...found, as: 'advisory', expected: said('or-none-of-it', { whole }) })];
  });
}

/**
 * The check of the refunds of void rounds, for the games whose regulation leaves the stakes to the answer to OP1-06.
 * @param byGame what the regulation of the game does with the stakes, where the answer is "by-game"
 */
export const refundsUnder =
  (rule: Rule, byGame: FateOfStakes) =>
  (voided: VoidedRound, { answers, currency }: Setting): readonly Finding[] =>
    checkRefunds(voided, { rule, fate: fateOfStakes(answers, byGame), currency });

interface Refunded {
  readonly betIds: readonly string[];
  /** Whether refunds state their bet; otherwise they are compared by player, or for the whole round. */
  readonly byBet: boolean;
  readonly stake: Minor;
  readonly refunded: Minor;
}

function ownersOf({ refunds, bets }: Required<Pick<VoidedRound, 'refunds' | 'bets'>>): readonly Refunded[] {
  type Named = { readonly betId?: string; readonly player?: string };
  const named = (name: keyof Named): boolean =>
    refunds.every((refund) => refund[name] !== undefined) && bets.every((bet) => bet[name] !== undefined);
  const owner = named('betId') ? 'betId' : named('player') ? 'player' : undefined;
  const ownerOf = (of: Named): string => (owner === undefined ? '' : (of[owner] ?? ''));
  return [...new Set([...bets, ...refunds].map(ownerOf))].map((each) => {
    const own = bets.filter((bet) => ownerOf(bet) === each);
    return {
      betIds: own.map(({ betId }) => betId),
      byBet: owner === 'betId',
      stake: sumMinor(own.map(({ stake }) => stake)),
      refunded: sumMinor(refunds.filter((refund) => ownerOf(refund) === each).map(({ amount }) => amount)),
    };
  });
}

/** A null throw of the ball or the dice is called before any bet is settled; the stakes stay for the next throw. */
export function checkNullThrow(voided: VoidedRound, rule: Rule, setting: Setting): readonly Finding[] {
  const refunds = refundsUnder(rule, 'stakes-stand')(voided, setting);
  if (!voided.settled || voided.reasonCode !== 'null-throw') return refunds;
  const reversed = breach(rule, {
    code: 'null-throw-after-settlement',
    expected: said('null-throw-is-called-before-anything'),
    found: said('settled-throw-reversed-as-null-throw'),
  });
  return [reversed, ...refunds];
}

/** The settlement of a round with an unreadable outcome: no money is derived, and held bets stay held. */
export function unevaluatedRound(round: Round, rule: Rule, expected: Part): Settlement {
  return {
    bets: round.bets.map((bet) => notEvaluated(bet)),
    commissions: [],
    pools: [],
    awards: [],
    after: round.before ?? EMPTY_TABLE,
    complete: false,
    fault: { code: 'outcome-not-readable', rule, expected, found: reported(round.outcome) },
  };
}

/**
 * Findings on what could not be evaluated: the outcome, and each fault of bets once per rule, with the ids of its bets.
 */
export function checkFaults({ bets, fault }: Settlement): readonly Finding[] {
  const findings = fault === undefined ? [] : [faultFound(fault)];
  const byFault = new Map<string, string[]>();
  for (const bet of bets) {
    if (bet.fault === undefined) continue;
    const { code, found, rule } = bet.fault;
    const key = `${code} ${rule.id} ${inBoth(found).en}`;
    const betIds = byFault.get(key);
    if (betIds !== undefined) betIds.push(bet.betId);
    else {
      const first = [bet.betId];
      byFault.set(key, first);
      findings.push({ ...faultFound(bet.fault), betIds: first });
    }
  }
  return findings;
}

const faultFound = ({ code, rule, expected, found }: Fault): Finding =>
  breach(rule, { code, expected, found });
