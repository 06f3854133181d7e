import { add, divide, multiply, ONE, type Rational, rational, subtract, ZERO } from '../../kernel/rational';
import { edgeOf, type Moments, together, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import { TARGET } from './row-points';
import type { RowsFacts } from './rows-facts';

const METHOD = 'the totals of both rows, cards drawn from all ranks alike';
const LEFT = `${METHOD}; a held bet left until a row wins; the last hand and the minimum set aside`;

/** A shoe of six decks moves the edge by less than this. */
const ERROR = rational(1n, 5000n);

const HALF = rational(1n, 2n);

/** How a hand ends for a bet: half of what is not equal wins it. */
interface Chances {
  readonly wins: Rational;
  readonly nothing: Rational;
  readonly refait: Rational;
}

/** The house's share of every bet, by what its player does on the refait, or insured against it. */
export function rowsEdges(facts: RowsFacts, answers: Answers): readonly BetEdge[] {
  const chances = chancesOfRows();
  const { wins, nothing, refait } = chances;
  return facts.bets.flatMap(({ type, pays }) => {
    const played = together([withChance(wins, add(ONE, pays)), withChance(nothing, ONE)]);
    const rows: readonly BetEdge[] = [
      edgeOf(`${type}/withdraw`, together([played, withChance(refait, HALF)]), METHOD),
      edgeOf(`${type}/leave`, together([played, heldOnRefait(chances, answers)]), LEFT),
      insured(type, together([played, withChance(refait, ONE)]), facts),
    ];
    return rows.map((row) => ({ ...row, error: ERROR }));
  });
}

/** The premium is paid beside the bet and never comes back. */
const insured = (type: string, back: Moments, { premium }: RowsFacts): BetEdge => {
  const { edge, ...rest } = edgeOf(`${type}/insured`, back, METHOD);
  return { ...rest, edge: add(edge, premium.share) };
};

/** What comes back of a held bet: freed by a win, held on by equal rows, halved by a further refait. */
function heldOnRefait({ wins, nothing, refait }: Chances, answers: Answers): Moments {
  const release = answers['OP1-03'] === 'paid-even' ? rational(2n) : ONE;
  const isFreed = answers['OP1-12'] === 'freed';
  const freed = together([withChance(wins, release), ...(isFreed ? [withChance(nothing, ONE)] : [])]);
  const staying = isFreed ? ZERO : nothing;
  const left = (share: Rational): Rational => subtract(subtract(ONE, staying), multiply(refait, share));
  return {
    mean: multiply(refait, divide(freed.mean, left(HALF))),
    square: multiply(refait, divide(freed.square, left(multiply(HALF, HALF)))),
  };
}

function chancesOfRows(): Chances {
  const totals = chancesOfTotals();
  const equal = totals.reduce((sum, chance) => add(sum, multiply(chance, chance)), ZERO);
  const ofTarget = totals[0] ?? ZERO;
  const refait = multiply(ofTarget, ofTarget);
  return { wins: multiply(HALF, subtract(ONE, equal)), nothing: subtract(equal, refait), refait };
}

/** The chance of a row to end with 31, 32 … 40. */
function chancesOfTotals(): readonly Rational[] {
  const passing: Rational[] = [ONE];
  const ending = Array.from({ length: 10 }, () => ZERO);
  for (let total = 0; total < TARGET; total += 1) {
    for (let value = 1; value <= 10; value += 1) {
      const chance = multiply(passing[total] ?? ZERO, rational(value === 10 ? 4n : 1n, 13n));
      const next = total + value;
      if (next < TARGET) passing[next] = add(passing[next] ?? ZERO, chance);
      else ending[next - TARGET] = add(ending[next - TARGET] ?? ZERO, chance);
    }
  }
  return ending;
}
