import { add, divide, multiply, ONE, type Rational, rational, subtract } from '../../kernel/rational';
import { edgeOf, type Moments, together, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import { POCKETS } from './roulette-layout';
import type { RouletteBet, RouletteFacts } from './roulette-facts';

const HALF = rational(1n, 2n);
const POCKET = rational(1n, BigInt(POCKETS));

const BY_POCKET = 'enumeration of the 37 pockets';
const BY_PRISON =
  'enumeration of the 37 pockets, a held bet left until another number comes; the last spin and the minimum set aside';

/** The house's share of every bet, exactly, from the same facts the bets are settled by. */
export const rouletteEdges = (facts: RouletteFacts, answers: Answers): readonly BetEdge[] =>
  facts.bets.flatMap((bet) => {
    const wins = winsOf(bet);
    if (!bet.isSimple) return [edgeOf(bet.type, wins, BY_POCKET)];
    const halfBack = together([wins, withChance(POCKET, HALF)]);
    if (facts.onZero === 'half-back') return [edgeOf(bet.type, halfBack, BY_POCKET)];
    const left = together([wins, heldOnZero(bet, answers)]);
    return [
      edgeOf(`${bet.type}/withdraw`, halfBack, BY_POCKET),
      edgeOf(`${bet.type}/leave`, left, BY_PRISON),
    ];
  });

const chanceOf = ({ sets }: RouletteBet): Rational =>
  multiply(POCKET, rational(BigInt(sets[0]?.numbers.length ?? 0)));

const winsOf = (bet: RouletteBet): Moments => withChance(chanceOf(bet), add(ONE, bet.pays));

/**
 * What comes back of a bet left in prison by a zero. Each spin frees it, or loses it, or is a zero and halves it:
 * v = c·g + z·v/2 for the mean, and likewise with the square of each.
 */
function heldOnZero(bet: RouletteBet, answers: Answers): Moments {
  const release = answers['OP1-03'] === 'paid-even' ? rational(2n) : ONE;
  const freed = withChance(chanceOf(bet), release);
  const mean = geometric(freed.mean, multiply(POCKET, HALF));
  const square = geometric(freed.square, multiply(POCKET, multiply(HALF, HALF)));
  return { mean: multiply(POCKET, mean), square: multiply(POCKET, square) };
}

const geometric = (first: Rational, ratio: Rational): Rational => divide(first, subtract(ONE, ratio));
