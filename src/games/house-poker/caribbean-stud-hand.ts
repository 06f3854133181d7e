import type { Card } from '../_mechanics/cards';
import { type CardNumber, cardNumbers, rankOf } from '../_mechanics/poker-hands/deck';
import {
  categoryOf,
  handEvaluator,
  type HandStrength,
  strengthOfRanks,
} from '../_mechanics/poker-hands/five-card-hand';
import type { HandCategory, HandRanking } from '../_mechanics/poker-hands/hand-ranking';
import type { Answers } from '../open-points';
import type { CaribbeanFacts } from './caribbean-stud-facts';

/** How a casino reads the order of hands. */
export interface HandReader {
  readonly strengthOf: (five: readonly CardNumber[]) => HandStrength;
  readonly categoryOf: (strength: HandStrength) => HandCategory;
  /** The lowest strength with which the house plays: ace and king. */
  readonly qualifiesFrom: HandStrength;
}

/** The order of hands under the answers to its open points. */
export function handReader(
  { ranking: base, fullHouseIsOpen }: CaribbeanFacts,
  answers: Pick<Answers, 'OP2-09' | 'OP2-45'>,
): HandReader {
  const ranking: HandRanking = answers['OP2-09'] === 'every-card' ? { ...base, decidedBy: {} } : base;
  const evaluate = handEvaluator(ranking);
  const ace = ranking.deck.ranks.indexOf('A');
  const byHighestCard = fullHouseIsOpen && answers['OP2-45'] === 'highest-card';
  const full = ranking.order.indexOf('full-house');
  return {
    strengthOf: (five) => {
      const strength = evaluate(five);
      if (!byHighestCard || categoryOf(strength, ranking) !== 'full-house') return strength;
      return strengthOfRanks(full, [Math.max(...five.map(rankOf))]);
    },
    categoryOf: (strength) => categoryOf(strength, ranking),
    qualifiesFrom: strengthOfRanks(ranking.order.indexOf('high-card'), [ace, ace - 1]),
  };
}

/** The numbers of five different cards, or undefined where they are not. */
export function fiveOf(
  { ranking }: CaribbeanFacts,
  cards: readonly Card[],
): readonly CardNumber[] | undefined {
  const numbers = cardNumbers(ranking.deck, cards);
  return numbers !== undefined && new Set(numbers).size === 5 ? numbers : undefined;
}
