import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { WHEEL_OF_FORTUNE_RULES } from './wheel-of-fortune.register';

/** A kind of square: how many of them the wheel has, and what they pay for one unit. */
export interface Square {
  readonly type: string;
  readonly spanish: string;
  readonly rule: Rule;
  readonly squares: bigint;
  readonly pays: bigint;
}

/** Everything in which one wheel of fortune differs from another. */
export interface WheelFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof WHEEL_OF_FORTUNE_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly Square[];
  /** Full turns after the second push. */
  readonly turnsAtLeast: number;
  readonly staff: readonly StaffNeed[];
}
