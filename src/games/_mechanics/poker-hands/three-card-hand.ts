import { type CardNumber, rankOf, suitBit } from './deck';

export type ThreeCardCategory =
  | 'high-card'
  | 'pair'
  | 'flush'
  | 'straight'
  | 'three-of-a-kind'
  | 'straight-flush';

export type ThreeCardOrder = readonly ThreeCardCategory[];

/** How good three cards are: the higher number wins, equal numbers tie. Every card counts, the highest first. */
export type ThreeCardStrength = number;

const RANK_BITS = 4;
const PLACES = 3;
const ACE = 12;

/** The evaluator of three cards of the deck of 52, the ace standing above the king or below the two. */
export function threeCardEvaluator(
  order: ThreeCardOrder,
): (cards: readonly CardNumber[]) => ThreeCardStrength {
  const strength = (category: ThreeCardCategory, ranks: readonly number[]): ThreeCardStrength =>
    ranks.reduce((value, rank) => (value << RANK_BITS) | rank, order.indexOf(category));

  return (cards) => {
    const [high, middle, low] = cards.map(rankOf).sort((one, other) => other - one) as [
      number,
      number,
      number,
    ];
    const isFlush = cards.reduce((common, card) => common & suitBit(card), ~0) !== 0;
    if (high === low) return strength('three-of-a-kind', [high, middle, low]);
    if (high === middle) return strength('pair', [high, middle, low]);
    if (middle === low) return strength('pair', [middle, low, high]);
    const top = topOfStraight(high, middle, low);
    if (top >= 0) return strength(isFlush ? 'straight-flush' : 'straight', [top, 0, 0]);
    return strength(isFlush ? 'flush' : 'high-card', [high, middle, low]);
  };
}

/** The top of a straight, or −1: of ace, two and three it is the three. */
function topOfStraight(high: number, middle: number, low: number): number {
  if (high - low === 2) return high;
  return high === ACE && middle === 1 && low === 0 ? middle : -1;
}

export const threeCardCategoryOf = (strength: ThreeCardStrength, order: ThreeCardOrder): ThreeCardCategory =>
  order[strength >> (RANK_BITS * PLACES)]!;

export const lowestHighCard = (rank: number, order: ThreeCardOrder): ThreeCardStrength =>
  ((order.indexOf('high-card') << RANK_BITS) | rank) << (RANK_BITS * (PLACES - 1));
