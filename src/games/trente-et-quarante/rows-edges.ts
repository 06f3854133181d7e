import type { Rational } from '../../kernel/rational';
import { add, divide, multiply, ONE, rational, subtract, sumRational, ZERO } from '../../kernel/rational';
import { edgeOf, type Moments, sumOfMoments, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, Round } from '../round';
import { chancesOfEqualRows } from './equal-rows';
import { INSURANCE, insuredBy, type RowsFacts } from './rows-facts';

const ROUNDED = rational(1n, 10n ** 12n);

const HELD_ON = rational(1n, 100_000n);

const HALF = rational(1n, 2n);

interface Chances {
  readonly wins: Rational;
  readonly nothing: Rational;
  readonly refait: Rational;
}

/** The house edges, by the player's choice on the refait, and with insurance. */
export function rowsEdges(facts: RowsFacts, answers: Answers): readonly BetEdge[] {
  const chances = chancesOfRows(facts);
  const method = `every choice of cards for both rows from the full shoe of ${facts.decks} decks`;
  const onHeld = `${method}; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside`;
  const { wins, nothing, refait } = chances;
  return facts.bets.flatMap(({ type, pays }) => {
    const played = sumOfMoments([withChance(wins, add(ONE, pays)), withChance(nothing, ONE)]);
    const [withdrawn, left, insured] = [
      withChance(refait, HALF),
      heldOnRefait(chances, answers),
      withChance(refait, ONE),
    ];
    return [
      { ...edgeOf(`${type}/withdraw`, sumOfMoments([played, withdrawn]), method), error: ROUNDED },
      { ...edgeOf(`${type}/leave`, sumOfMoments([played, left]), onHeld), error: HELD_ON },
      {
        ...insuredEdge(edgeOf(`${type}/insured`, sumOfMoments([played, insured]), method), facts),
        error: ROUNDED,
      },
    ];
  });
}

export function rowsEdgeName({ betId, type }: PlacedBet, { bets }: Round): string | undefined {
  if (type === INSURANCE) return undefined;
  const isInsured = bets.some((bet) => bet.type === INSURANCE && insuredBy(bet.options) === betId);
  return isInsured ? `${type}/insured` : type;
}

const insuredEdge = (row: BetEdge, { premium }: RowsFacts): BetEdge => ({
  ...row,
  edge: add(row.edge, premium.share),
});

/** The return of a bet held on a refait: a win frees it, equal rows hold it, a further refait halves it. */
function heldOnRefait({ wins, nothing, refait }: Chances, answers: Answers): Moments {
  const release = answers['OP1-03'] === 'paid-even' ? rational(2n) : ONE;
  const isFreed = answers['OP1-12'] === 'freed';
  const freed = sumOfMoments([withChance(wins, release), ...(isFreed ? [withChance(nothing, ONE)] : [])]);
  const staying = isFreed ? ZERO : nothing;
  const left = (share: Rational): Rational => subtract(subtract(ONE, staying), multiply(refait, share));
  return {
    mean: multiply(refait, divide(freed.mean, left(HALF))),
    square: multiply(refait, divide(freed.square, left(multiply(HALF, HALF)))),
  };
}

function chancesOfRows({ decks }: RowsFacts): Chances {
  const equalRows = equalRowsOf(decks);
  const equal = sumRational(equalRows);
  const refait = equalRows[0] ?? ZERO;
  return { wins: multiply(HALF, subtract(ONE, equal)), nothing: subtract(equal, refait), refait };
}

const EQUAL_ROWS = new Map<number, readonly Rational[]>();

/** Kept for each number of decks, because counting takes seconds. */
function equalRowsOf(decks: number): readonly Rational[] {
  const rows = EQUAL_ROWS.get(decks) ?? chancesOfEqualRows(decks).map(inPlaces);
  EQUAL_ROWS.set(decks, rows);
  return rows;
}

const PLACES = 10 ** 15;
const inPlaces = (chance: number): Rational => rational(BigInt(Math.round(chance * PLACES)), BigInt(PLACES));
