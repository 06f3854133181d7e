import type { ThreeCardCategory, ThreeCardOrder } from '../_mechanics/poker-hands/three-card-hand';
import type { Answers } from '../open-points';
import type { Rule } from '../rule';
import type { HousePokerTable, TableRule } from './house-poker-table';
import type { THREE_CARD_POKER_RULES } from './three-card-poker.register';

/** The bets there are: on the own hand alone, on beating the house, and the one that goes on with that. */
export const THREE_CARD_BETS = ['fortune', 'ante', 'bet'] as const;
export type ThreeCardBet = (typeof THREE_CARD_BETS)[number];

export interface ThreeCardPrize {
  readonly category: ThreeCardCategory;
  readonly spanish: string;
  readonly pays: bigint;
}

export interface ThreeCardPokerFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | keyof typeof THREE_CARD_POKER_RULES, Rule>>;
  readonly fortune: readonly ThreeCardPrize[];
  readonly extraAnte: readonly ThreeCardPrize[];
  readonly orders: Readonly<Record<Answers['OP2-21'], ThreeCardOrder>>;
  readonly qualifiesFromRank: string;
}
