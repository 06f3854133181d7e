import { either } from '../../words/message';
import { type Finding, said } from '../../finding-catalogue/finding';
import type { Minor } from '../../kernel/money';
import { breach, type Rule } from '../rule';
import { money } from '../wording';
import type { HandAction, ReportedHand } from './reported-hand';
import { hasOpenPair, highestOpen, FORCED_ACTIONS } from './reported-hand';
import type { Betting, BettingMoment } from './betting-replay';
import { clockwiseAfter } from '../_mechanics/settle-pots';

const HIGH_FROM_ROUND = 3;

const MOST_RAISES = 3;

/** Finds bets and raises without the right to raise, or below or above what the limit type of the table allows. */
export const checkRaise = (betting: Betting, moment: BettingMoment): readonly Finding[] => [
  ...checkRight(betting, moment),
  ...checkFirstBet(betting, moment),
  ...(betting.hand.limitType === 'fixed' ? checkFixed(betting, moment) : checkLeast(betting, moment)),
  ...(betting.hand.limitType === 'pot-limit' ? checkPotLimit(betting, moment) : []),
];

function checkRight(
  { regulated }: Betting,
  { action: { seat }, highest, mayRaise }: BettingMoment,
): readonly Finding[] {
  if (mayRaise || highest === 0n) return [];
  return [
    breach(regulated.rules.raiseNotReopened, {
      code: 'raise-not-reopened',
      expected: said('seat-which-has-acted-calls-or-leaves', { seat }),
      found: said('a-raise'),
    }),
  ];
}

function checkFirstBet(
  { regulated, hand, minimum, leastBet, currency }: Betting,
  { action: { amount, allIn }, putBefore, highest }: BettingMoment,
): readonly Finding[] {
  const total = putBefore + amount;
  const isByUnit = hand.limitType === 'fixed' && leastBet === minimum;
  if (allIn || highest !== 0n || isByUnit || total >= leastBet) return [];
  return [below(regulated.rules.minimumBet, 'bet-below-minimum', [leastBet, total], currency)];
}

function checkLeast(
  { regulated, fullRaise, currency }: Betting,
  { action: { amount, allIn, seat }, putBefore, highest, lastIncrement }: BettingMoment,
): readonly Finding[] {
  const total = putBefore + amount;
  if (allIn || highest === 0n) return [];
  const least = leastRaise(regulated.raise, { fullRaise, highest, lastIncrement });
  if (total >= least) return [];
  return [
    breach(regulated.rules.doubling, {
      code: 'raise-below-least',
      expected: said('at-least-of-seat', { amount: money(least, currency), seat }),
      found: money(total, currency),
    }),
  ];
}

function leastRaise(
  raise: Betting['regulated']['raise'],
  {
    fullRaise,
    highest,
    lastIncrement,
  }: Pick<BettingMoment, 'highest' | 'lastIncrement'> & Pick<Betting, 'fullRaise'>,
): Minor {
  if (raise === 'any') return highest + 1n;
  return fullRaise === 'doubles' ? 2n * highest : highest + lastIncrement;
}

const below = (
  rule: Rule,
  code: 'bet-below-minimum' | 'raise-below-least',
  [least, found]: readonly [Minor, Minor],
  currency: string,
): Finding =>
  breach(rule, {
    code,
    expected: said('at-least', { amount: money(least, currency) }),
    found: money(found, currency),
  });

function checkPotLimit(
  { regulated, currency }: Betting,
  { action: { amount, seat }, putBefore, highest, pot }: BettingMoment,
): readonly Finding[] {
  const toCall = highest > putBefore ? highest - putBefore : 0n;
  const most = toCall + pot + toCall;
  if (amount <= most) return [];
  return [
    breach(regulated.rules.potLimit, {
      code: 'over-pot-limit',
      expected: said('at-most-of-seat', { amount: money(most, currency), seat }),
      found: money(amount, currency),
    }),
  ];
}

const checkFixed = (betting: Betting, moment: BettingMoment): readonly Finding[] => [
  ...checkUnit(betting, moment),
  ...checkCap(betting, moment),
];

function checkUnit(
  { regulated, hand, minimum, currency }: Betting,
  { action: { amount, allIn }, putBefore, highest, lastIncrement, round }: BettingMoment,
): readonly Finding[] {
  if (minimum === undefined) return [];
  const increment = putBefore + amount - highest;
  const mayBeHigh = round >= HIGH_FROM_ROUND || (round === 2 && hasOpenPair(hand));
  // After a bet at the high limit because of an open pair, all raises of the round are at the high limit.
  const isHigh = mayBeHigh && highest > 0n && lastIncrement === 2n * minimum;
  const mayBeLow = round < HIGH_FROM_ROUND && !isHigh;
  const units = [...(mayBeLow ? [minimum] : []), ...(mayBeHigh ? [2n * minimum] : [])];
  if (units.includes(increment) || (allIn && increment < units.at(-1)!)) return [];
  return [
    breach(regulated.rules.fixedLimit, {
      code: 'increment-not-by-limit',
      expected: said('in-round', { amounts: either(units.map((unit) => money(unit, currency))), round }),
      found: money(increment, currency),
    }),
  ];
}

function checkCap(betting: Betting, moment: BettingMoment): readonly Finding[] {
  const { raises, ownRaises, active, highest, round, action } = moment;
  if (highest === 0n || active <= 2 || raises < MOST_RAISES) return [];
  const { regulated, eachMayRaise } = betting;
  const isWithin = eachMayRaise && ownRaises < MOST_RAISES;
  return [
    breach(regulated.rules.fixedLimit, {
      code: 'raise-cap',
      as: isWithin ? 'advisory' : 'violation',
      expected: said('at-most-raises-in-round-of-more-than-two', { raises: MOST_RAISES }),
      found: said('raise-of-round-by-seat', {
        raises: raises + 1,
        round,
        own: ownRaises + 1,
        seat: action.seat,
      }),
    }),
  ];
}

/**
 * The seats that may speak first in a betting round: several if the rule does not decide between them, none if unknown.
 */
type Opens = (hand: ReportedHand, before: readonly BettingMoment[], round: number) => readonly number[];

export const checkFirstToSpeak = (
  betting: Betting,
  moments: readonly BettingMoment[],
): readonly Finding[] => [...checkAfterBlinds(betting, moments), ...checkLaterRounds(betting, moments)];

const isLastChip = ({ action, allIn }: HandAction): boolean => action === 'ante' && allIn;

/** The seats that may begin the first round after blinds, by the casino's answer to OP2-43. */
function checkAfterBlinds(
  { regulated, hand, beginsWithBlinds }: Betting,
  moments: readonly BettingMoment[],
): readonly Finding[] {
  const at = moments.findIndex(({ action: { action } }) => !FORCED_ACTIONS.has(action));
  const first = moments[at];
  const blind = hand.actions.find(({ action }) => action === 'big-blind');
  if (beginsWithBlinds === 'either' || regulated.speaksFirst !== 'mano') return [];
  if (first?.round !== 1 || blind === undefined) return [];
  const before = moments.slice(0, at);
  const withoutChips = new Set(hand.actions.filter(isLastChip).map(({ seat }) => seat));
  const able = standing(hand, before).filter((seat) => canAct(before, seat) && !withoutChips.has(seat));
  const due =
    beginsWithBlinds === 'mano'
      ? OPENS.mano(hand, before, 1).filter((seat) => able.includes(seat))
      : clockwiseAfter(able, blind.seat).slice(0, 1);
  return due.length === 0 || due.includes(first.action.seat)
    ? []
    : [anotherSpoke(regulated, { due, round: 1, seat: first.action.seat })];
}

/** Checks who speaks first from the second round on, by the bets before or the open cards. */
function checkLaterRounds(
  { regulated, hand }: Betting,
  moments: readonly BettingMoment[],
): readonly Finding[] {
  const rounds = [...new Set(moments.map(({ round }) => round))].filter((round) => round > 1);
  return rounds.flatMap((round) => {
    const at = moments.findIndex((moment) => moment.round === round);
    const before = moments.slice(0, at);
    const able = OPENS[regulated.speaksFirst](hand, before, round).filter((seat) => canAct(before, seat));
    const { seat } = moments[at]!.action;
    if (able.length === 0 || able.includes(seat)) return [];
    return [anotherSpoke(regulated, { due: able, round, seat })];
  });
}

interface FirstToSpeak {
  readonly due: readonly number[];
  readonly round: number;
  readonly seat: number;
}

const anotherSpoke = ({ rules }: Betting['regulated'], { due, round, seat }: FirstToSpeak): Finding =>
  breach(rules.speaksFirst, {
    code: 'first-to-speak',
    expected: said('seat-speaks-first-in-round', { seat: either(due), round }),
    found: said('seat', { seat }),
  });

const isBet = ({ action: { action } }: BettingMoment): boolean => action === 'bet' || action === 'raise';
const seatOf = ({ action: { seat } }: BettingMoment): number => seat;

const standing = ({ actions }: ReportedHand, before: readonly BettingMoment[]): readonly number[] =>
  [...new Set(actions.map(({ seat }) => seat))].filter(
    (seat) => !before.some(({ action }) => action.seat === seat && action.action === 'fold'),
  );

const OPENS: Readonly<Record<Betting['regulated']['speaksFirst'], Opens>> = {
  mano: ({ actions }) =>
    actions.flatMap(({ action, seat }) => (action === 'small-blind' ? [seat] : [])).slice(-1),
  opener: (_hand, before) => before.filter(isBet).slice(0, 1).map(seatOf),
  'highest-open': (hand, before, round) => highestOpen(hand, round, standing(hand, before)) ?? [],
  'highest-bettor': (_hand, before, round) =>
    before
      .filter((moment) => moment.round === round - 1 && isBet(moment))
      .slice(-1)
      .map(seatOf),
};

const canAct = (before: readonly BettingMoment[], seat: number): boolean =>
  !before.some(({ action }) => action.seat === seat && (action.allIn || action.action === 'fold'));
