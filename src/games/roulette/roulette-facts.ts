import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { OpenPointId } from '../open-points';
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
  /** The bet it is a variant of, whose limits it has where it has none of its own. */
  readonly variantOf?: string;
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
  | 'betsOffered'
  | 'result'
  | 'nullThrow'
  | 'wheelClosed'
  | 'staffTwoCloths'
  | 'staffOneCloth';

/** What is said of chips that have a colour of their own for each player, and the value he gives them. */
export interface ColourChipRules {
  /** The value is between the minimum and the maximum on a number. */
  readonly value: Rule;
  /** It is the value of a chip that the casino has. */
  readonly chipsInService: Rule;
  /** Without one, a chip is worth the minimum of the table. */
  readonly withoutValue: Rule;
}

/** Everything in which one roulette differs from another. */
export interface RouletteFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<RouletteRule, Rule>>;
  readonly register: RuleRegister;
  /** The open points its rules depend on. */
  readonly openPoints: readonly OpenPointId[];
  readonly bets: readonly RouletteBet[];
  /** What zero does to simple bets: hold them, or take half at once. */
  readonly onZero: 'prison' | 'half-back';
  /** Rounds on the old minimum after a change was announced. */
  readonly roundsOfNotice: number;
  /** The minimum of simple bets is at most so many times the authorised minimum. */
  readonly simpleMinimumAtMost: bigint;
  /** Absent where players have no colours. */
  readonly colourChips?: ColourChipRules;
  /** Stakes are only taken that can be paid out with the minimum of the table; absent where any stake is. */
  readonly payableWithMinimum?: Rule;
  readonly staff: { readonly oneCloth: readonly StaffNeed[]; readonly twoCloths: readonly StaffNeed[] };
}
