import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { CoveredSet } from './layout';

/** A bet of a roulette: what it can cover, what it pays, how much may be staked on it. */
export interface RouletteBet {
  readonly type: string;
  readonly spanish: string;
  readonly rule: Rule;
  /** What it covers, in words. */
  readonly covers: string;
  readonly sets: readonly CoveredSet[];
  /** Winnings for one unit staked; the stake is kept. */
  readonly pays: Rational;
  /** Maximum by tier, in multiples of the table's minimum. */
  readonly multiples: readonly bigint[];
  /** Red or black, even or odd, low or high: the zero has rules of its own for them. */
  readonly isSimple: boolean;
}

/** What the rules of a roulette are about; every roulette says each in its own words and place. */
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
  | 'result'
  | 'nullThrow'
  | 'staffTwoCloths'
  | 'staffOneCloth';

/** Everything in which one roulette differs from another. */
export interface RouletteFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<RouletteRule, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly RouletteBet[];
  /** What zero does to simple bets: hold them, or take half at once. */
  readonly onZero: 'prison' | 'half-back';
  /** Rounds on the old minimum after a change was announced. */
  readonly roundsOfNotice: number;
  /** The minimum of simple bets is at most so many times the authorised minimum. */
  readonly simpleMinimumAtMost: bigint;
  readonly staff: { readonly oneCloth: readonly StaffNeed[]; readonly twoCloths: readonly StaffNeed[] };
}
