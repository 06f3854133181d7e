import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { CRAPS_TABLE_RULES } from './craps.register';

export const POINTS = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof POINTS)[number];

export type ByPoint = Readonly<Record<Point, Rational>>;

export type Awaited = 'number' | 'seven';

export interface LineBet {
  readonly kind: 'line';
  readonly wins: readonly number[];
  readonly loses: readonly number[];
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

export interface WaitingBet {
  readonly kind: 'waiting';
  readonly number: Point;
  readonly isHard: boolean;
  readonly pays: Rational;
}

export interface NumberBet {
  readonly kind: 'number';
  readonly winsWith: Awaited;
  readonly pays: ByPoint;
  readonly of?: string;
}

/** How a maximum is found: of its own, by what may be won, by the bet it belongs to, or by point. */
export type CrapsMaximum =
  | { readonly by: 'simple' }
  | { readonly by: 'winnings' }
  | { readonly by: 'base'; readonly share: ByPoint; readonly rule: Rule }
  | { readonly by: 'point'; readonly share: ByPoint; readonly rule: Rule };

export interface CrapsBet {
  readonly type: string;
  readonly spanish: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly play: LineBet | OneThrowBet | WaitingBet | NumberBet;
  readonly maximum: CrapsMaximum;
}

export interface CrapsFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof CRAPS_TABLE_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly CrapsBet[];
  readonly simpleMaximum: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly multipleWinnings: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly staff: readonly StaffNeed[];
  readonly dice: number;
}
