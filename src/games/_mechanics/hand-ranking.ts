import type { Card } from './cards';

export interface Deck {
  readonly name: string;
  readonly ranks: string;
}

const deck = (ranks: string): Deck => ({ name: `${ranks.length * SUITS.length} cards`, ranks });

/** From the lowest to the highest. Suits break ties of single cards, never of hands. */
const SUITS = 'cdhs';

export const DECK_OF_52 = deck('23456789TJQKA');
export const DECK_OF_32 = deck('789TJQKA');
export const DECK_OF_28 = deck('89TJQKA');

/**
 * A card of a deck as a number: 4 × the place of its rank + the place of its suit. The higher card has the higher
 * number.
 */
export type CardNumber = number;

export const rankOf = (card: CardNumber): number => card >> 2;

export const suitBit = (card: CardNumber): number => 1 << (card & 3);

export const cardsOfDeck = ({ ranks }: Deck): readonly Card[] =>
  [...ranks].flatMap((rank) => [...SUITS].map((suit) => `${rank}${suit}`));

/** The numbers of cards of a deck; undefined if one is not of the deck. */
export function cardNumbers({ ranks }: Deck, cards: readonly Card[]): readonly CardNumber[] | undefined {
  const numbers: CardNumber[] = [];
  for (const card of cards) {
    const [rank, suit] = [ranks.indexOf(card.charAt(0)), SUITS.indexOf(card.charAt(1))];
    if (card.length !== 2 || rank < 0 || suit < 0) return undefined;
    numbers.push(rank * 4 + suit);
  }
  return numbers;
}

export type HandCategory =
  | 'high-card'
  | 'pair'
  | 'two-pair'
  | 'figures'
  | 'three-of-a-kind'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four-of-a-kind'
  | 'straight-flush'
  | 'royal-flush';

export interface HandRanking {
  readonly deck: Deck;
  /** From the lowest; includes `figures` only where five figures are a hand of their own. */
  readonly order: readonly HandCategory[];
  readonly aceLow: boolean;
  readonly lowStraightTop: 'other-card' | 'ace';
  /** Full houses compare by their highest card, of the three or of the pair; where this is absent, by the three. */
  readonly fullHouseBy?: 'highest-card';
  /** How many ranks, in the order of comparison, decide between hands of a category; all where it is absent. */
  readonly decidedBy?: Readonly<Partial<Record<HandCategory, number>>>;
}

const BELOW_FLUSH: readonly HandCategory[] = ['high-card', 'pair', 'two-pair', 'three-of-a-kind', 'straight'];
const ABOVE_FULL: readonly HandCategory[] = ['four-of-a-kind', 'straight-flush', 'royal-flush'];

const FULL_OVER_FLUSH: readonly HandCategory[] = [...BELOW_FLUSH, 'flush', 'full-house', ...ABOVE_FULL];
const FLUSH_OVER_FULL: readonly HandCategory[] = [...BELOW_FLUSH, 'full-house', 'flush', ...ABOVE_FULL];

const withFigures = (order: readonly HandCategory[]): readonly HandCategory[] =>
  order.flatMap((category) => (category === 'three-of-a-kind' ? ['figures', category] : [category]));

/** The usual order of poker, by which every card counts. */
export const STANDARD_RANKING: HandRanking = {
  deck: DECK_OF_52,
  order: FULL_OVER_FLUSH,
  aceLow: true,
  lowStraightTop: 'other-card',
};

/** Caribbean stud of the Order of 2010: it compares flushes by the highest card, and pairs by one further card. */
export const CARIBBEAN_2010_RANKING: HandRanking = {
  ...STANDARD_RANKING,
  decidedBy: { flush: 1, pair: 2 },
};

/**
 * Caribbean stud of the Decree of 1996: a flush beats a full house although it is commoner, and the ace is never low.
 */
export const CARIBBEAN_1996_RANKING: HandRanking = {
  ...CARIBBEAN_2010_RANKING,
  order: FLUSH_OVER_FULL,
  aceLow: false,
};

/**
 * Non-banked poker of the Order of 2010, VI.1 and VI.2, where OP2-09 is answered literally: only the cards named there.
 */
export const CIRCLE_RANKING: HandRanking = {
  ...STANDARD_RANKING,
  decidedBy: { flush: 1, 'three-of-a-kind': 2, pair: 2 },
};

/** Five-card draw, the only game with figures: the text names their higher pair and the highest card. */
export const COVERED_RANKING: HandRanking = {
  ...CIRCLE_RANKING,
  order: withFigures(FULL_OVER_FLUSH),
  decidedBy: { ...CIRCLE_RANKING.decidedBy, figures: 2 },
};
export const COVERED_RANKING_32: HandRanking = {
  ...COVERED_RANKING,
  deck: DECK_OF_32,
  order: withFigures(FLUSH_OVER_FULL),
};

export const SYNTHETIC_RANKING: HandRanking = {
  ...CIRCLE_RANKING,
  deck: DECK_OF_28,
  order: FLUSH_OVER_FULL,
};

/**
 * Synthetic poker of the Decree of 1996: a full house beats a flush although it is commoner, and fewer cards decide.
 */
export const SYNTHETIC_1996_RANKING: HandRanking = {
  ...SYNTHETIC_RANKING,
  order: FULL_OVER_FLUSH,
  decidedBy: { 'four-of-a-kind': 1, 'full-house': 1, flush: 1, 'three-of-a-kind': 1, pair: 2 },
};

export type ThreeCardCategory =
  | 'high-card'
  | 'pair'
  | 'flush'
  | 'straight'
  | 'three-of-a-kind'
  | 'straight-flush';

export type ThreeCardOrder = readonly ThreeCardCategory[];

/** The strength of three cards: the higher number wins, equal numbers tie. Every card counts, the highest first. */
export type ThreeCardStrength = number;

const RANK_BITS = 4;
const PLACES = 3;
const ACE = 12;

/** The evaluator of three cards of the deck of 52. The ace is high, and low in the straight A-2-3. */
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

/** The highest rank of a straight, which is the three in A-2-3; −1 for other cards. */
function topOfStraight(high: number, middle: number, low: number): number {
  if (high - low === 2) return high;
  return high === ACE && middle === 1 && low === 0 ? middle : -1;
}

export const threeCardCategoryOf = (strength: ThreeCardStrength, order: ThreeCardOrder): ThreeCardCategory =>
  order[strength >> (RANK_BITS * PLACES)]!;

/** The strength of the lowest hand without a combination whose highest card has this rank. */
export const lowestHighCard = (rank: number, order: ThreeCardOrder): ThreeCardStrength =>
  ((order.indexOf('high-card') << RANK_BITS) | rank) << (RANK_BITS * (PLACES - 1));

interface SuitClass {
  readonly cards: readonly CardNumber[];
  readonly hands: number;
}

const RANKS = 2 ** 13;

/** The same key for hands that differ by an exchange of suits only: the ranks of each suit as bits, sorted. */
export function suitClassKey(cards: readonly CardNumber[]): number {
  const ranksOfSuits = [0, 0, 0, 0];
  for (const card of cards) ranksOfSuits[card & 3]! |= 1 << rankOf(card);
  ranksOfSuits.sort((one, other) => other - one);
  return ranksOfSuits.reduce((key, ranks) => key * RANKS + ranks, 0);
}

/** Every hand of three cards of a deck, by class: 1,755 classes of 52 cards. */
export function threeCardClasses(deckSize: number): readonly SuitClass[] {
  const classes = new Map<number, { readonly cards: readonly CardNumber[]; hands: number }>();
  for (let high = 2; high < deckSize; high += 1) {
    for (let middle = 1; middle < high; middle += 1) {
      for (let low = 0; low < middle; low += 1) {
        const cards = [high, middle, low];
        const key = suitClassKey(cards);
        const known = classes.get(key);
        if (known === undefined) classes.set(key, { cards, hands: 1 });
        else known.hands += 1;
      }
    }
  }
  return [...classes.values()];
}
