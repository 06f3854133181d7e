import type { Finding } from '../../../finding-catalogue/finding';
import { either, said } from '../../../finding-catalogue/said';
import { clockwiseAfter } from '../../_mechanics/pots/pot-split';
import { breach } from '../../rule';
import type { HandAction, ReportedHand } from '../reported-hand';
import { highestOpen } from '../stud/open-cards';
import type { Betting } from './betting';
import type { BettingMoment } from './betting-replay';

/** Who should open a round; several where the rule leaves it to the place at the table, nobody where it is not known. */
type Opens = (hand: ReportedHand, before: readonly BettingMoment[], round: number) => readonly number[];

export const checkFirstToSpeak = (
  betting: Betting,
  moments: readonly BettingMoment[],
): readonly Finding[] => [...checkAfterBlinds(betting, moments), ...checkLaterRounds(betting, moments)];

const FORCED: ReadonlySet<HandAction['action']> = new Set(['small-blind', 'big-blind', 'bring-in']);

const isLastChip = ({ action, allIn }: HandAction): boolean => action === 'ante' && allIn;

/** Who begins the first round after blinds: as the casino answers OP2-43, or nobody in particular. */
function checkAfterBlinds(
  { regulated, hand, beginsWithBlinds }: Betting,
  moments: readonly BettingMoment[],
): readonly Finding[] {
  const at = moments.findIndex(({ action: { action } }) => !FORCED.has(action));
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

/**
 * Who speaks first, from the second round on, as far as it can be told: not the seats themselves, which say nothing of
 * the way round the table, but who bet before, or what lies open.
 */
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
    expected: said`seat ${either(due)} speaks first in round ${round}`,
    found: said`seat ${seat}`,
  });

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

const isBet = ({ action: { action } }: BettingMoment): boolean => action === 'bet' || action === 'raise';
const seatOf = ({ action: { seat } }: BettingMoment): number => seat;

const canAct = (before: readonly BettingMoment[], seat: number): boolean =>
  !before.some(({ action }) => action.seat === seat && (action.allIn || action.action === 'fold'));

const standing = ({ actions }: ReportedHand, before: readonly BettingMoment[]): readonly number[] =>
  [...new Set(actions.map(({ seat }) => seat))].filter(
    (seat) => !before.some(({ action }) => action.seat === seat && action.action === 'fold'),
  );
