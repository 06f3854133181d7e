import { add, multiply, ONE, type Rational, rational, subtract } from '../../kernel/rational';
import { edgeOf, together, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import { countEndings } from './coup-endings';
import type { PuntoYBancaFacts } from './punto-y-banca-facts';

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

function countWays(facts: PuntoYBancaFacts): Ways {
  const ways: Ways = { punto: 0n, banca: 0n, bancaDeducted: 0n, tie: 0n };
  countEndings(facts, (punto, banca, orders) => {
    const won = BigInt(orders);
    if (punto > banca) ways.punto += won;
    else if (punto === banca) ways.tie += won;
    else if (banca === facts.deduction.onTotal) ways.bancaDeducted += won;
    else ways.banca += won;
  });
  return ways;
}
