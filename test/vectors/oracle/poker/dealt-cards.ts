import type { Chance } from '../../../../packages/simulator/chance';
import type { Variant } from './variant';

/** The cards of each seat, and the boards. */
export interface Dealt {
  readonly own: ReadonlyMap<number, readonly string[]>;
  readonly boards: readonly (readonly string[])[];
}

/**
 * Deals to the seats. Every third hand has a board (without common cards: two hands) that makes high combinations likely, so
 * that each combination occurs.
 */
export function dealtCards(
  variant: Variant,
  seats: readonly number[],
  { chance, index }: { readonly chance: Chance; readonly index: number },
): Dealt {
  const { own, common, lines, likely, ranks } = variant;
  const known = index % 3 === 0 ? likely[(index / 3) % likely.length] : undefined;
  const board = known?.board?.split(' ');
  const deck = [...ranks].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  const rest = chance.shuffled(deck.filter((card) => board?.includes(card) !== true));
  // In the first of these hands one player has the cards that complete the board.
  const isFirst = index < 3 * likely.length;
  const wanted = common === 0 || isFirst ? (known?.wanted ?? []) : [];
  const cards = [
    ...(common === 0 ? wanted : rest.filter((card) => wanted.includes(card))),
    ...rest.filter((card) => !wanted.includes(card)),
  ];
  const hands =
    common === 0 ? inFives(cards, seats, own) : seats.map((_, at) => cards.slice(at * own, (at + 1) * own));
  const used = cards.slice(seats.length * own);
  return {
    own: new Map(seats.map((seat, at) => [seat, hands[at]!])),
    boards: Array.from({ length: common === 0 ? 0 : lines }, (_, line) =>
      line === 0 && board !== undefined ? board : used.slice(line * common, (line + 1) * common),
    ),
  };
}

/** Deals five cards to each seat, then the others, so that the first ten cards belong to the first two seats. */
function inFives(cards: readonly string[], seats: readonly number[], own: number): string[][] {
  const more = own - 5;
  const behind = seats.length * 5;
  return seats.map((_, at) => [
    ...cards.slice(at * 5, (at + 1) * 5),
    ...cards.slice(behind + at * more, behind + (at + 1) * more),
  ]);
}
