/**
 * How the dealer ends, by his first card, when every card is drawn from all thirteen ranks alike. Chances and amounts
 * are whole numbers of 10^-30, so that nothing depends on how a machine rounds.
 */
export const SCALE = 10n ** 30n;

export const VALUES: readonly (readonly [value: number, ranks: bigint])[] = [
  [1, 1n],
  [2, 1n],
  [3, 1n],
  [4, 1n],
  [5, 1n],
  [6, 1n],
  [7, 1n],
  [8, 1n],
  [9, 1n],
  [10, 4n],
];

export const RANKS = 13n;

/** Cards as far as their points matter: aces counted one, and whether there is one. */
export interface Held {
  readonly hard: number;
  readonly hasAce: boolean;
}

export const NO_CARDS: Held = { hard: 0, hasAce: false };

export const withCard = ({ hard, hasAce }: Held, value: number): Held => ({
  hard: hard + value,
  hasAce: hasAce || value === 1,
});

/** The best total: an ace counts eleven where that does not pass 21. */
export const bestOf = ({ hard, hasAce }: Held): number => (hasAce && hard + 10 <= 21 ? hard + 10 : hard);

/** The ways to end: 17 to 21, above 21, and blackjack, in this order. */
export const ENDINGS = [17, 18, 19, 20, 21, 'bust', 'blackjack'] as const;
export type Ending = (typeof ENDINGS)[number];

export function dealerEndings(first: number): readonly bigint[] {
  const chances = ENDINGS.map(() => 0n);
  const deal = (held: Held, cards: number, chance: bigint): void => {
    const best = bestOf(held);
    if (cards >= 2 && best >= 17) {
      const index = ENDINGS.indexOf(endingOf(best, cards));
      chances[index] = (chances[index] ?? 0n) + chance;
      return;
    }
    for (const [value, ranks] of VALUES) deal(withCard(held, value), cards + 1, (chance * ranks) / RANKS);
  };
  deal(withCard(NO_CARDS, first), 1, SCALE);
  return chances;
}

function endingOf(best: number, cards: number): Ending {
  if (best === 21 && cards === 2) return 'blackjack';
  return ENDINGS.find((ending) => ending === best) ?? 'bust';
}
