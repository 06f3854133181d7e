import { eachCard, ordersOfUnseen, type Shoe, shoeOf } from '../_mechanics/shoe-orders';
import { bancaDraws, type DrawingRules, puntoDraws } from './drawing';

export interface DealtGame extends DrawingRules {
  readonly decks: number;
}

/** Told of every way a coup can end: the totals, and in how many orders of six cards. */
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
