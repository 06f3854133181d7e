import type { Card } from '../_mechanics/cards';
import { type CardNumber, cardNumbers } from '../_mechanics/poker-hands/deck';
import {
  categoryOf,
  handEvaluator,
  type HandStrength,
  strengthOfRanks,
} from '../_mechanics/poker-hands/five-card-hand';
import type { HandCategory, HandRanking } from '../_mechanics/poker-hands/hand-ranking';
import type { Answers } from '../open-points';
import type { CaribbeanFacts } from './caribbean-stud-facts';

export interface HandReader {
  readonly ranking: HandRanking;
  readonly strengthOf: (five: readonly CardNumber[]) => HandStrength;
  readonly categoryOf: (strength: HandStrength) => HandCategory;
  readonly qualifiesFrom: HandStrength;
}

export function handReader(
  { ranking: base, fullHouseReadings }: CaribbeanFacts,
  answers: Pick<Answers, 'OP2-09' | 'OP2-10' | 'OP2-45'>,
): HandReader {
  const byHighestCard = fullHouseReadings !== undefined && answers['OP2-45'] === 'highest-card';
  const ranking: HandRanking = {
    ...base,
    ...(answers['OP2-09'] === 'every-card' ? { decidedBy: {} } : {}),
    ...(base.aceLow && answers['OP2-10'] === 'ace' ? { lowStraightTop: 'ace' } : {}),
    ...(byHighestCard ? { fullHouseBy: 'highest-card' } : {}),
  };
  const ace = ranking.deck.ranks.indexOf('A');
  return {
    ranking,
    strengthOf: handEvaluator(ranking),
    categoryOf: (strength) => categoryOf(strength, ranking),
    qualifiesFrom: strengthOfRanks(ranking.order.indexOf('high-card'), [ace, ace - 1]),
  };
}

/** The numbers of five different cards, or undefined if they are not. */
export function fiveOf(
  { ranking }: CaribbeanFacts,
  cards: readonly Card[],
): readonly CardNumber[] | undefined {
  const numbers = cardNumbers(ranking.deck, cards);
  return numbers !== undefined && new Set(numbers).size === 5 ? numbers : undefined;
}
