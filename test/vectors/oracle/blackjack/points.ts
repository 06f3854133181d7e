/** An ace counts one, or eleven if the total does not exceed 21; tens and figures count ten. */
export function points(cards: readonly string[]): number {
  const hard = cards.reduce((sum, card) => sum + worth(card), 0);
  return cards.some((card) => card.startsWith('A')) && hard <= 11 ? hard + 10 : hard;
}

export const worth = (card: string): number => Math.min(10, 'A23456789TJQK'.indexOf(card[0]!) + 1);

/** 21 with two cards. */
export const isTwoCard21 = (cards: readonly string[]): boolean => cards.length === 2 && points(cards) === 21;
