import { breach, type RuleFinding } from '../../rule';
import type { ReportedHand } from '../reported-hand';
import { highestOpen } from '../stud/open-cards';
import type { Betting } from './betting';
import type { BettingMoment } from './betting-replay';

/** Who should open a round; several where the rule leaves it to the place at the table, nobody where it is not known. */
type Opens = (hand: ReportedHand, before: readonly BettingMoment[], round: number) => readonly number[];

/**
 * Who speaks first, from the second round on, as far as it can be told: not the seats themselves, which say nothing of
 * the way round the table, but who bet before, or what lies open.
 */
export function checkFirstToSpeak(
  { regulated, hand }: Betting,
  moments: readonly BettingMoment[],
): readonly RuleFinding[] {
  const rounds = [...new Set(moments.map(({ round }) => round))].filter((round) => round > 1);
  return rounds.flatMap((round) => {
    const at = moments.findIndex((moment) => moment.round === round);
    const before = moments.slice(0, at);
    const able = OPENS[regulated.speaksFirst](hand, before, round).filter((seat) => canAct(before, seat));
    const { seat } = moments[at]!.action;
    if (able.length === 0 || able.includes(seat)) return [];
    return [
      breach(regulated.rules.speaksFirst, {
        code: 'first-to-speak',
        severity: 'advisory',
        expected: `seat ${able.join(' or ')} speaks first in round ${round}`,
        found: `seat ${seat}`,
      }),
    ];
  });
}

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
