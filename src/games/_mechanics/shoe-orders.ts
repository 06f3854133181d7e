export interface Shoe {
  /** How many cards of each kind remain; the kinds are numbered from 0. */
  readonly left: number[];
  cards: number;
}

export const shoeOf = (left: readonly number[]): Shoe => ({
  left: [...left],
  cards: left.reduce((total, count) => total + count, 0),
});

/**
 * Takes one card of each kind that remains, calls `then` with the kind and the number of orders so far, and puts it
 * back. The orders stay whole numbers below 2^53 for six cards from up to eight decks.
 */
export function eachCard(shoe: Shoe, orders: number, then: (kind: number, orders: number) => void): void {
  const { left } = shoe;
  for (let kind = 0; kind < left.length; kind += 1) {
    const count = left[kind]!;
    if (count === 0) continue;
    left[kind] = count - 1;
    shoe.cards -= 1;
    then(kind, orders * count);
    shoe.cards += 1;
    left[kind] = count;
  }
}

export function ordersOfUnseen({ cards }: Shoe, unseen: number): number {
  let orders = 1;
  for (let taken = 0; taken < unseen; taken += 1) orders *= cards - taken;
  return orders;
}
