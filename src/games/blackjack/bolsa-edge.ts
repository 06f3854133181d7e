import { add, ONE, type Rational, rational, ZERO } from '../../kernel/rational';
import { edgeOf, together, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { BlackjackFacts, BolsaPrize } from './blackjack-facts';

const METHOD =
  'all orders of three cards from the full shoe, a pair of sevens always drawing a third, the pool at its floor';

/** The house's and the pool's share of a stake of Bolsa together. */
export function bolsaEdge(facts: BlackjackFacts, answers: Answers): BetEdge {
  const stakeBack = answers['OP1-10a'] === 'returned' ? ONE : ZERO;
  const back = ({ pays }: BolsaPrize): Rational =>
    pays === undefined ? rational(facts.bolsaFloor) : add(pays, stakeBack);
  return edgeOf(
    'bolsa',
    together(facts.bolsa.map((prize) => withChance(chanceOf(prize, facts), back(prize)))),
    METHOD,
  );
}

function chanceOf({ sevens, isSuited }: BolsaPrize, { decks }: BlackjackFacts): Rational {
  const [cards, all, ofSuit] = [BigInt(52 * decks), BigInt(4 * decks), BigInt(decks)];
  const orders = (...ways: readonly bigint[]): Rational =>
    rational(
      ways.reduce((product, way) => product * way, 1n),
      ways.reduce((product, _way, index) => product * (cards - BigInt(index)), 1n),
    );
  const noSeven = cards - all;
  if (sevens === 1) return orders(all, noSeven);
  const second = isSuited ? ofSuit - 1n : all - ofSuit;
  if (sevens === 2) return orders(all, second, noSeven);
  const suited = orders(all, ofSuit - 1n, ofSuit - 2n);
  if (isSuited) return suited;
  const any = orders(all, all - 1n, all - 2n);
  return rational(
    any.numerator * suited.denominator - suited.numerator * any.denominator,
    any.denominator * suited.denominator,
  );
}
