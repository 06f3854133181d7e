import type { Card } from '../cards';

/** A pack of French cards: its ranks from the lowest to the ace, each in four suits. */
export interface Deck {
  readonly name: string;
  readonly ranks: string;
}

const deck = (ranks: string): Deck => ({ name: `${ranks.length * SUITS.length} cards`, ranks });

/** From the lowest to the highest; suits never break a tie of hands, only of single cards. */
const SUITS = 'cdhs';

export const DECK_OF_52 = deck('23456789TJQKA');
export const DECK_OF_32 = deck('789TJQKA');
export const DECK_OF_28 = deck('89TJQKA');

/** A card of a deck as a number: four times the place of its rank, plus the place of its suit. The higher, the better. */
export type CardNumber = number;

export const rankOf = (card: CardNumber): number => card >> 2;

export const suitBit = (card: CardNumber): number => 1 << (card & 3);

export const cardsOf = ({ ranks }: Deck): readonly Card[] =>
  [...ranks].flatMap((rank) => [...SUITS].map((suit) => `${rank}${suit}`));

/** The numbers of cards, or undefined if one of them is not in the deck. */
export function cardNumbers({ ranks }: Deck, cards: readonly Card[]): readonly CardNumber[] | undefined {
  const numbers: CardNumber[] = [];
  for (const card of cards) {
    const [rank, suit] = [ranks.indexOf(card.charAt(0)), SUITS.indexOf(card.charAt(1))];
    if (card.length !== 2 || rank < 0 || suit < 0) return undefined;
    numbers.push(rank * 4 + suit);
  }
  return numbers;
}
