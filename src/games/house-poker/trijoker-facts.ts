import type { HandCategory } from '../_mechanics/poker-hands/hand-ranking';
import type { Rule } from '../rule';
import type { HousePokerTable, TableRule } from './house-poker-table';
import type { TRIJOKER_RULES } from './trijoker.register';

/** One of the three bets, in the order in which they can be withdrawn. */
export interface TrijokerBet {
  readonly type: string;
  readonly spanish: string;
  /** The rule by which it may be withdrawn; absent where it may not. */
  readonly withdrawn?: Rule;
}

/** A combination and what each bet in play wins with it, for one unit. */
export interface TrijokerPrize {
  readonly category: HandCategory;
  readonly spanish: string;
  readonly rule: Rule;
  readonly pays: bigint;
  /** Of a pair: its lowest rank. */
  readonly fromRank?: string;
}

/** Everything in which one trijoker differs from another. */
export interface TrijokerFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | keyof typeof TRIJOKER_RULES, Rule>>;
  readonly bets: readonly TrijokerBet[];
  readonly prizes: readonly TrijokerPrize[];
  /** A common card from this rank up that is seen too early makes the hand null. */
  readonly nullFromRank: string;
}
