import type { HandCategory } from '../_mechanics/poker-hands/hand-ranking';
import type { Rule } from '../rule';
import type { HousePokerTable, TableRule } from './house-poker-table';
import type { TRIJOKER_RULES } from './trijoker.register';

export interface TrijokerBet {
  readonly type: string;
  readonly spanish: string;
  readonly withdrawn?: Rule;
}

export interface TrijokerPrize {
  readonly category: HandCategory;
  readonly spanish: string;
  readonly rule: Rule;
  readonly pays: bigint;
  readonly fromRank?: string;
}

export interface TrijokerFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | keyof typeof TRIJOKER_RULES, Rule>>;
  readonly bets: readonly TrijokerBet[];
  readonly prizes: readonly TrijokerPrize[];
  /** A common card from this rank up that is seen too early makes the hand null. */
  readonly nullFromRank: string;
}
