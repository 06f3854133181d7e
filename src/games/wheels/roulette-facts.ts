import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { OpenPointId } from '../open-points';
import type { Rule, RuleRegister } from '../rule';
import type { CoveredSet } from './roulette-layout';

/** A bet of a roulette: what it can cover, what it pays, how much may be staked on it. */
export interface RouletteBet {
  readonly type: string;
  readonly spanish: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly sets: readonly CoveredSet[];
  readonly variantOf?: string;
  /** Winnings for one unit staked; the stake is kept. */
  readonly pays: Rational;
  readonly multiples: readonly bigint[];
  /** Red or black, even or odd, low or high: the zero has rules of its own for them. */
  readonly isSimple: boolean;
}

export type RouletteRule =
  | 'zero'
  | 'belowMinimum'
  | 'lastSpin'
  | 'authorisedLimits'
  | 'maximaChoice'
  | 'simpleMaximum'
  | 'simpleMinimum'
  | 'multipleMaximum'
  | 'notice'
  | 'oneAtMinimum'
  | 'minimumMovesMaximum'
  | 'lateBet'
  | 'betsOffered'
  | 'result'
  | 'nullThrow'
  | 'wheelClosed'
  | 'staffTwoCloths'
  | 'staffOneCloth';

export interface ColourChipRules {
  readonly value: Rule;
  readonly chipsInService: Rule;
  readonly withoutValue: Rule;
}

export interface RouletteFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<RouletteRule, Rule>>;
  readonly register: RuleRegister;
  readonly openPoints: readonly OpenPointId[];
  readonly bets: readonly RouletteBet[];
  /** What zero does to simple bets: hold them, or take half at once. */
  readonly onZero: 'prison' | 'half-back';
  readonly roundsOfNotice: number;
  readonly simpleMinimumAtMost: bigint;
  readonly colourChips?: ColourChipRules;
  /** Stakes are only taken that can be paid out with the minimum of the table; absent where any stake is. */
  readonly payableWithMinimum?: Rule;
  readonly staff: { readonly oneCloth: readonly StaffNeed[]; readonly twoCloths: readonly StaffNeed[] };
}
