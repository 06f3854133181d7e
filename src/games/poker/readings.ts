import type { HandRanking } from '../_mechanics/poker-hands/hand-ranking';
import { OPEN_POINTS, type Answers, type OpenPointId } from '../open-points';
import type { CirclePokerFacts } from './circle-poker-facts';

/** The ranking as the open points on ties are answered; without a regulation there are none. */
export function rankingUnder(
  { ranking, regulated, openPoints }: CirclePokerFacts,
  answers: Answers,
): HandRanking {
  if (regulated === undefined) return ranking;
  const { decidedBy, ...rest } = ranking;
  const byHighestCard = openPoints.includes('OP2-45') && answers['OP2-45'] === 'highest-card';
  return {
    ...rest,
    ...(byHighestCard ? { fullHouseBy: 'highest-card' } : {}),
    ...(decidedBy === undefined || answers['OP2-09'] === 'every-card' ? {} : { decidedBy }),
    lowStraightTop: answers['OP2-10'] === 'ace' ? 'ace' : 'other-card',
  };
}

/** The answers with the other one of the two that a point has. */
export function answeredOtherwise(point: OpenPointId, answers: Answers): Answers {
  const other = Object.keys(OPEN_POINTS[point].answers).find((answer) => answer !== answers[point]);
  return { ...answers, [point]: other };
}
