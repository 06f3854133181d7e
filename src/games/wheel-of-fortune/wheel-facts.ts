import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { WHEEL_OF_FORTUNE_RULES } from './wheel-of-fortune.register';

export interface Square {
  readonly type: string;
  readonly spanish: string;
  readonly rule: Rule;
  readonly squares: bigint;
  readonly pays: bigint;
}

export interface WheelFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof WHEEL_OF_FORTUNE_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly Square[];
  readonly turnsAtLeast: number;
  readonly staff: readonly StaffNeed[];
}
