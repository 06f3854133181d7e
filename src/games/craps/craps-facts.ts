import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { CRAPS_TABLE_RULES } from './craps.register';

/** The totals that can be a point. */
export const POINTS = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof POINTS)[number];

/** What is said by point: how much it pays, or how much may be staked on it. */
export type ByPoint = Readonly<Record<Point, Rational>>;

/** Which comes first: its number, or a seven. */
export type Awaited = 'number' | 'seven';

/** A bet that is decided at once or moves to the number thrown, and then waits for it or for a seven. */
export interface LineBet {
  readonly kind: 'line';
  readonly wins: readonly number[];
  readonly loses: readonly number[];
  /** Totals that give the stake back. */
  readonly nullWith: readonly number[];
  readonly thenWinsWith: Awaited;
  /** Made before the first throw of a series, and its number is the point; else made after it, with its own. */
  readonly isOnPoint: boolean;
  /** When it may not be taken away: never so, once it has a number, or always. */
  readonly locked: 'never' | 'on-number' | 'always';
}

/** A bet that every throw decides: the totals that win, each with what it pays; every other one loses. */
export interface OneThrowBet {
  readonly kind: 'one-throw';
  readonly pays: ReadonlyMap<number, Rational>;
}

/** A bet that waits for a total against a seven; a hard one wants doubles and loses with any other way to it. */
export interface WaitingBet {
  readonly kind: 'waiting';
  readonly number: Point;
  readonly isHard: boolean;
  readonly pays: Rational;
}

/** A bet on one of the points, against a seven. */
export interface NumberBet {
  readonly kind: 'number';
  readonly winsWith: Awaited;
  readonly pays: ByPoint;
  /** The type of the bet it belongs to, as odds do. */
  readonly of?: string;
}

/** How a maximum is found: of its own, by what may be won, by the bet it belongs to, or by point. */
export type CrapsMaximum =
  | { readonly by: 'simple' }
  | { readonly by: 'winnings' }
  | { readonly by: 'base'; readonly share: ByPoint; readonly rule: Rule }
  | { readonly by: 'point'; readonly share: ByPoint; readonly rule: Rule };

/** A bet of craps. */
export interface CrapsBet {
  readonly type: string;
  readonly spanish: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly play: LineBet | OneThrowBet | WaitingBet | NumberBet;
  readonly maximum: CrapsMaximum;
}

/** Everything in which one game of craps differs from another. */
export interface CrapsFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof CRAPS_TABLE_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly CrapsBet[];
  /** The maximum of simple bets, in multiples of the minimum. */
  readonly simpleMaximum: { readonly atLeast: bigint; readonly atMost: bigint };
  /** What a multiple bet may win, in multiples of the maximum of simple bets. */
  readonly multipleWinnings: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly staff: readonly StaffNeed[];
  /** So many dice are put out for a session. */
  readonly dice: number;
}
