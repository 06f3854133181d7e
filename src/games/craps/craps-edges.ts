import { add, divide, ONE, rational, subtract } from '../../kernel/rational';
import { edgeOf, type Moments, NOTHING_BACK, together, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet } from '../round';
import { type CrapsBet, type CrapsFacts, isPoint, type Point } from './craps-facts';
import { decisionOf, paidOn } from './throw';

const METHOD = 'enumeration of the 36 throws, until the bet is decided';

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((one) =>
  FACES.map((other) => ({ total: one + other, isDouble: one === other })),
);
const ONE_THROW = rational(1n, BigInt(THROWS.length));

const PAIRS: readonly (readonly [string, Point])[] = [
  ['4-10', 4],
  ['5-9', 5],
  ['6-8', 6],
];

export const crapsEdges = ({ bets }: CrapsFacts, answers: Answers): readonly BetEdge[] =>
  bets.flatMap((bet) =>
    bet.play.kind === 'number'
      ? PAIRS.map(([pair, point]) => edgeOf(`${bet.type}/${pair}`, backOf(bet, point, answers), METHOD))
      : [edgeOf(bet.type, backOf(bet, undefined, answers), METHOD)],
  );

export function crapsEdgeName({ type, selection }: PlacedBet): string {
  const pair = PAIRS.find(([, point]) => selection === point || selection === 14 - point);
  return pair !== undefined && ON_NUMBERS.test(type) ? `${type}/${pair[0]}` : type;
}

const ON_NUMBERS = /(-odds|^right-bet|^wrong-bet)$/;

/** The return of a bet with this number: it waits through every throw that does not decide it. */
function backOf(bet: CrapsBet, number: Point | undefined, answers: Answers): Moments {
  let staying = 0n;
  const cases = THROWS.map((thrown) => {
    const decision = decisionOf(bet.play, number, thrown);
    switch (decision.fate) {
      case 'wins':
        return withChance(ONE_THROW, add(ONE, paidOn(bet, decision.pays, { answers })));
      case 'null':
        return withChance(ONE_THROW, ONE);
      case 'loses':
        return NOTHING_BACK;
      case 'stays':
        if (isMoved(bet, number) && isPoint(thrown.total)) return once(backOf(bet, thrown.total, answers));
        staying += 1n;
        return NOTHING_BACK;
    }
  });
  const decided = subtract(ONE, rational(staying, BigInt(THROWS.length)));
  const { mean, square } = together(cases);
  return { mean: divide(mean, decided), square: divide(square, decided) };
}

const isMoved = ({ play }: CrapsBet, number: Point | undefined): boolean =>
  play.kind === 'line' && number === undefined;

const once = ({ mean, square }: Moments): Moments => ({
  mean: divide(mean, rational(BigInt(THROWS.length))),
  square: divide(square, rational(BigInt(THROWS.length))),
});

export function paysOf({ play }: CrapsBet): readonly (readonly [string, ReturnType<typeof rational>])[] {
  switch (play.kind) {
    case 'line':
      return [['', ONE]];
    case 'waiting':
      return [['', play.pays]];
    case 'number':
      return PAIRS.map(([pair, point]) => [` (${pair.replace('-', ', ')})`, play.pays[point]]);
    case 'one-throw': {
      const rows = new Map<bigint, number[]>();
      for (const [total, { numerator }] of play.pays)
        rows.set(numerator, [...(rows.get(numerator) ?? []), total]);
      const isOne = rows.size === 1;
      return [...rows].map(([pays, totals]) => [isOne ? '' : ` (${totals.join(', ')})`, rational(pays)]);
    }
  }
}
