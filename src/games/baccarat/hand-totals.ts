import type { Card } from '../_mechanics/cards';

/** Points of a rank in baccarat: the ace 1, tens and figures nothing. */
const POINTS: Readonly<Record<string, number>> = {
  A: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 0,
  J: 0,
  Q: 0,
  K: 0,
};

/** The points of a card, 0 to 9. */
export const pointsOf = (card: Card): number => POINTS[card[0]!] ?? 0;

/** The total of a hand: the units of the sum, 0 to 9. */
export function totalOf(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += pointsOf(card);
  return sum % 10;
}

/** Eight or nine with two cards: the coup is over. */
export const isNatural = (total: number): boolean => total >= 8;

export const burntFor = (card: Card): number => pointsOf(card) || 10;
