import type { Card } from '../_mechanics/cards';
import { type CardNumber, cardNumbers, rankOf } from '../_mechanics/poker-hands/deck';
import { categoryOf, handEvaluator, leadingRankOf } from '../_mechanics/poker-hands/five-card-hand';
import { type HandRanking, STANDARD_RANKING } from '../_mechanics/poker-hands/hand-ranking';
import type { Answers } from '../open-points';
import type { TrijokerFacts, TrijokerPrize } from './trijoker-facts';

/** With the ace as the highest card only, and with it below the two as well (OP2-11). */
const RANKINGS: Readonly<Record<Answers['OP2-11'], HandRanking>> = {
  'high-only': { ...STANDARD_RANKING, aceLow: false },
  'low-too': STANDARD_RANKING,
};
const EVALUATORS = {
  'high-only': handEvaluator(RANKINGS['high-only']),
  'low-too': handEvaluator(RANKINGS['low-too']),
};

/** Tells the prize that five different cards win, or undefined if they win none. */
export type PrizeTeller = (five: readonly CardNumber[]) => TrijokerPrize | undefined;

export function prizeTeller({ prizes }: TrijokerFacts, ace: Answers['OP2-11']): PrizeTeller {
  const [ranking, evaluate] = [RANKINGS[ace], EVALUATORS[ace]];
  const { deck, order } = ranking;
  const byCategory = order.map((category) => prizes.find((prize) => prize.category === category));
  const lowest = byCategory.map((prize) => deck.ranks.indexOf(prize?.fromRank ?? ''));
  return (five) => {
    const strength = evaluate(five);
    const place = order.indexOf(categoryOf(strength, ranking));
    return leadingRankOf(strength) < lowest[place]! ? undefined : byCategory[place];
  };
}

export function fiveCards(cards: readonly Card[]): readonly CardNumber[] | undefined {
  const numbers = cardNumbers(STANDARD_RANKING.deck, cards);
  return numbers !== undefined && new Set(numbers).size === 5 ? numbers : undefined;
}

export function isFromRank(card: Card, rank: string): boolean {
  const { deck } = STANDARD_RANKING;
  const [number] = cardNumbers(deck, [card]) ?? [];
  return number !== undefined && rankOf(number) >= deck.ranks.indexOf(rank);
}
