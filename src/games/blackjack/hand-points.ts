import type { Card } from '../_mechanics/cards';

/** What a card is worth, an ace counting one: 1 to 10. */
export function valueOf(card: Card): number {
  const rank = card[0] ?? '';
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 10 : rank.charCodeAt(0) - '0'.charCodeAt(0);
}

/** The best total of a hand: an ace counts eleven where that does not pass 21. */
export function pointsOf(cards: readonly Card[]): number {
  let points = 0;
  let hasAce = false;
  for (const card of cards) {
    points += valueOf(card);
    hasAce ||= card.startsWith('A');
  }
  return hasAce && points + 10 <= 21 ? points + 10 : points;
}

export const isTwoCard21 = (cards: readonly Card[]): boolean => cards.length === 2 && pointsOf(cards) === 21;

/** Where the dealer stands: an ace counts eleven if that makes 17 to 21. */
export const dealerStands = (cards: readonly Card[]): boolean => cards.length >= 2 && pointsOf(cards) >= 17;
