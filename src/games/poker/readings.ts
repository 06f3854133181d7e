import type { HandRanking } from '../_mechanics/poker-hands/hand-ranking';
import type { Answers } from '../open-points';
import type { PokerFacts } from './poker-facts';

const ANSWERED = new WeakMap<HandRanking, Map<string, HandRanking>>();

export function rankingUnder({ ranking, regulated, openPoints }: PokerFacts, answers: Answers): HandRanking {
  if (regulated === undefined) return ranking;
  const byHighestCard = openPoints.includes('OP2-45') && answers['OP2-45'] === 'highest-card';
  const everyCard = answers['OP2-09'] === 'every-card';
  const lowStraightTop = answers['OP2-10'] === 'ace' ? 'ace' : 'other-card';
  const key = [byHighestCard, everyCard, lowStraightTop].join();
  const known = ANSWERED.get(ranking) ?? new Map<string, HandRanking>();
  ANSWERED.set(ranking, known);
  if (!known.has(key)) {
    const { decidedBy, ...rest } = ranking;
    known.set(key, {
      ...rest,
      ...(byHighestCard ? { fullHouseBy: 'highest-card' } : {}),
      ...(decidedBy === undefined || everyCard ? {} : { decidedBy }),
      lowStraightTop,
    });
  }
  return known.get(key)!;
}
