import { add, multiply, ONE, type Rational, rational, subtract } from '../../kernel/rational';
import { edgeOf, together, withChance } from '../_mechanics/chances';
import { eachCard, ordersOfUnseen, type Shoe, shoeOf } from '../_mechanics/shoe-orders';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import { bancaDraws, puntoDraws } from './drawing';
import type { PuntoYBancaFacts } from './punto-y-banca-facts';

/** In how many ways a coup can end, over all orders of six cards from a full shoe. */
interface Ways {
  punto: bigint;
  banca: bigint;
  bancaDeducted: bigint;
  tie: bigint;
}

const METHOD = 'enumeration of all orders of six cards from the full shoe of six decks';

/** The house's share of every bet, exactly, from the same facts the bets are settled by. */
export function puntoYBancaEdges(facts: PuntoYBancaFacts, answers: Answers): readonly BetEdge[] {
  const ways = countWays(facts);
  const all = ways.punto + ways.banca + ways.bancaDeducted + ways.tie;
  const chance = (count: bigint): Rational => rational(count, all);
  const { punto, banca, tie } = facts.bets;
  const push = withChance(chance(ways.tie), ONE);
  const deducted = multiply(banca.pays, subtract(ONE, facts.deduction.share));
  const tieBack = answers['OP1-15c'] === 'consumed' ? tie.pays : add(ONE, tie.pays);
  return [
    edgeOf('punto', together([push, withChance(chance(ways.punto), add(ONE, punto.pays))]), METHOD),
    edgeOf(
      'banca',
      together([
        push,
        withChance(chance(ways.banca), add(ONE, banca.pays)),
        withChance(chance(ways.bancaDeducted), add(ONE, deducted)),
      ]),
      METHOD,
    ),
    edgeOf('tie', withChance(chance(ways.tie), tieBack), METHOD),
  ];
}

/** The shoe by points: tens and figures, which count nothing, are four of thirteen ranks. */
const fullShoe = (decks: number): Shoe =>
  shoeOf(Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4)));

/** Goes through the points of the first four cards, then through the third cards as the rules draw them. */
function countWays(facts: PuntoYBancaFacts): Ways {
  const shoe = fullShoe(facts.decks);
  const ways: Ways = { punto: 0n, banca: 0n, bancaDeducted: 0n, tie: 0n };
  eachCard(shoe, 1, (p1, first) =>
    eachCard(shoe, first, (b1, second) =>
      eachCard(shoe, second, (p2, third) =>
        eachCard(shoe, third, (b2, orders) =>
          drawThird(facts, shoe, { punto: (p1 + p2) % 10, banca: (b1 + b2) % 10, orders }, ways),
        ),
      ),
    ),
  );
  return ways;
}

/** Totals of two cards each, and in how many orders they were dealt. */
interface FourCards {
  readonly punto: number;
  readonly banca: number;
  readonly orders: number;
}

function drawThird(facts: PuntoYBancaFacts, shoe: Shoe, four: FourCards, ways: Ways): void {
  const { punto, banca, orders } = four;
  if (!puntoDraws(facts, punto, banca)) return bancaThird(facts, shoe, { four, punto, orders }, ways);
  eachCard(shoe, orders, (third, drawn) =>
    bancaThird(facts, shoe, { four, punto: (punto + third) % 10, orders: drawn, third }, ways),
  );
}

/** The coup when punto has its final total, with the third card it drew. */
interface PuntoDone {
  readonly four: FourCards;
  readonly punto: number;
  readonly orders: number;
  readonly third?: number;
}

function bancaThird(facts: PuntoYBancaFacts, shoe: Shoe, done: PuntoDone, ways: Ways): void {
  const { four, punto, orders } = done;
  const end = (banca: number, dealt: number): void => {
    const unseen = shoe.cards - (facts.decks * 52 - CARDS_OF_A_COUP);
    count(facts, { punto, banca }, dealt * ordersOfUnseen(shoe, unseen), ways);
  };
  const { banca } = four;
  const column = done.third === undefined ? {} : { third: done.third };
  if (bancaDraws(facts, { punto: four.punto, banca, ...column })) {
    eachCard(shoe, orders, (third, drawn) => end((banca + third) % 10, drawn));
  } else end(banca, orders);
}

const CARDS_OF_A_COUP = 6;

function count(
  { deduction }: PuntoYBancaFacts,
  { punto, banca }: { readonly punto: number; readonly banca: number },
  orders: number,
  ways: Ways,
): void {
  const won = BigInt(orders);
  if (punto > banca) ways.punto += won;
  else if (punto === banca) ways.tie += won;
  else if (banca === deduction.onTotal) ways.bancaDeducted += won;
  else ways.banca += won;
}
