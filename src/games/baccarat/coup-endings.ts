import { bancaDraws, type DrawingRules, puntoDraws } from './drawing';

interface Shoe {
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

export interface DealtGame extends DrawingRules {
  readonly decks: number;
}

export type CountEnding = (punto: number, banca: number, orders: number) => void;

/** The shoe by points: tens and figures, which count nothing, are four of thirteen ranks. */
const fullShoe = (decks: number): Shoe =>
  shoeOf(Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4)));

export function countEndings(game: DealtGame, count: CountEnding): void {
  const shoe = fullShoe(game.decks);
  eachCard(shoe, 1, (p1, first) =>
    eachCard(shoe, first, (b1, second) =>
      eachCard(shoe, second, (p2, third) =>
        eachCard(shoe, third, (b2, orders) =>
          drawThird(game, shoe, { punto: (p1 + p2) % 10, banca: (b1 + b2) % 10, orders }, count),
        ),
      ),
    ),
  );
}

interface FourCards {
  readonly punto: number;
  readonly banca: number;
  readonly orders: number;
}

function drawThird(game: DealtGame, shoe: Shoe, four: FourCards, count: CountEnding): void {
  const { punto, banca, orders } = four;
  if (!puntoDraws(game, punto, banca)) return bancaThird(game, shoe, { four, punto, orders }, count);
  eachCard(shoe, orders, (third, drawn) =>
    bancaThird(game, shoe, { four, punto: (punto + third) % 10, orders: drawn, third }, count),
  );
}

interface PuntoDone {
  readonly four: FourCards;
  readonly punto: number;
  readonly orders: number;
  readonly third?: number;
}

function bancaThird(game: DealtGame, shoe: Shoe, done: PuntoDone, count: CountEnding): void {
  const { four, punto, orders } = done;
  const end = (banca: number, dealt: number): void => {
    const unseen = shoe.cards - (game.decks * 52 - CARDS_OF_A_COUP);
    count(punto, banca, dealt * ordersOfUnseen(shoe, unseen));
  };
  const { banca } = four;
  const column = done.third === undefined ? {} : { third: done.third };
  if (bancaDraws(game, { punto: four.punto, banca, ...column })) {
    eachCard(shoe, orders, (third, drawn) => end((banca + third) % 10, drawn));
  } else end(banca, orders);
}

const CARDS_OF_A_COUP = 6;
