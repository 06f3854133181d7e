import { type CardNumber, rankOf } from './deck';

export interface SuitClass {
  readonly cards: readonly CardNumber[];
  readonly hands: number;
}

const RANKS = 2 ** 13;

/** The same number for hands that differ by an exchange of suits only: the ranks of each suit as bits, in order. */
export function suitClassKey(cards: readonly CardNumber[]): number {
  const ranksOfSuits = [0, 0, 0, 0];
  for (const card of cards) ranksOfSuits[card & 3]! |= 1 << rankOf(card);
  ranksOfSuits.sort((one, other) => other - one);
  return ranksOfSuits.reduce((key, ranks) => key * RANKS + ranks, 0);
}

/** Every three cards of a deck of so many, by their classes: 1,755 of 52 cards. */
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
