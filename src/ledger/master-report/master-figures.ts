import { type Minor } from '../../kernel/money';
import { multiply, type Rational, rational, subtract } from '../../kernel/rational';
import { nearestRoot } from '../../kernel/square-root';
import { type ExpectedWin, NOTHING_EXPECTED, together } from './expected-win';

/** What tables did in a part of the time. Amounts in minor units of the book currency; everything adds up. */
export interface TablePlay {
  readonly table: string;
  /** As its sessions were opened for; empty if not stated. */
  readonly game: string;
  readonly sessions: bigint;
  /** Of these, house-banked ones whose float was counted, and non-banked tables: only they have a win. */
  readonly counted: bigint;
  readonly drop: Minor;
  /** R of house-banked tables; of a non-banked table what the house kept, as it was counted. */
  readonly win: Minor;
  readonly rounds: bigint;
  readonly captured: Minor;
  readonly expected: ExpectedWin;
}

export interface MasterFigures extends Omit<TablePlay, 'table' | 'game'> {
  /** Win as a share of the drop; undefined without a drop. */
  readonly hold: Rational | undefined;
  /** The square root of the variance, to the nearest minor unit; undefined if nothing is expected of anything. */
  readonly deviation: Minor | undefined;
  /**
   * By how many deviations the captured rounds are above what was expected of them, in hundredths, rounded to the
   * nearest; undefined if an edge is missing or nothing was at chance.
   */
  readonly zHundredths: bigint | undefined;
}

const NO_PLAY: Omit<TablePlay, 'table' | 'game'> = {
  sessions: 0n,
  counted: 0n,
  drop: 0n,
  win: 0n,
  rounds: 0n,
  captured: 0n,
  expected: NOTHING_EXPECTED,
};

export function masterFigures(play: readonly TablePlay[]): MasterFigures {
  const sum = play.reduce(
    (all, each) => ({
      sessions: all.sessions + each.sessions,
      counted: all.counted + each.counted,
      drop: all.drop + each.drop,
      win: all.win + each.win,
      rounds: all.rounds + each.rounds,
      captured: all.captured + each.captured,
      expected: together(all.expected, each.expected),
    }),
    NO_PLAY,
  );
  const { expected, captured, drop, win } = sum;
  const hasEdges = expected.handle > 0n && expected.withoutEdge.length === 0;
  return {
    ...sum,
    hold: drop === 0n ? undefined : rational(win, drop),
    deviation: hasEdges ? nearestRoot(expected.variance) : undefined,
    zHundredths: hasEdges ? zOf(captured, expected) : undefined,
  };
}

/** (won - expected) / deviation in hundredths: one root, rounded once. */
function zOf(captured: Minor, { theoretical, variance }: ExpectedWin): bigint | undefined {
  if (variance.numerator === 0n) return undefined;
  const above = subtract(rational(captured), theoretical);
  const square = multiply(
    multiply(above, above),
    rational(10_000n * variance.denominator, variance.numerator),
  );
  const magnitude = nearestRoot(square);
  return above.numerator < 0n ? -magnitude : magnitude;
}
