import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { BOULE_RULES } from './boule.register';

/** A bet of boule: the numbers it can be made on, what it pays, and its maximum. */
export interface BouleBet {
  readonly type: string;
  readonly spanish: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly numbers?: readonly number[];
  readonly pays: Rational;
  readonly maximum: { readonly atLeast: bigint; readonly atMost: bigint; readonly rule: Rule };
}

export interface BouleFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof BOULE_RULES, Rule>>;
  readonly register: RuleRegister;
  /** The numbers go from 1 to this; each has as many holes as any other. */
  readonly highest: number;
  readonly bets: readonly BouleBet[];
  readonly raisedMinimum: bigint;
  readonly staff: { readonly ofTable: readonly StaffNeed[]; readonly ofCloth: StaffNeed };
}
