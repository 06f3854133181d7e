import type { ThreeCardCategory, ThreeCardOrder } from '../_mechanics/poker-hands/three-card-hand';
import type { Answers } from '../open-points';
import type { Rule } from '../rule';
import type { HousePokerTable, TableRule } from './house-poker-table';
import type { THREE_CARD_POKER_RULES } from './three-card-poker.register';

/** The bets there are: on the own hand alone, on beating the house, and the one that goes on with that. */
export const THREE_CARD_BETS = ['fortune', 'ante', 'bet'] as const;
export type ThreeCardBet = (typeof THREE_CARD_BETS)[number];

/** A combination and what it wins for one unit. */
export interface ThreeCardPrize {
  readonly category: ThreeCardCategory;
  readonly spanish: string;
  readonly pays: bigint;
}

/** Everything in which one three card poker differs from another. */
export interface ThreeCardPokerFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | keyof typeof THREE_CARD_POKER_RULES, Rule>>;
  /** What the own hand wins on fortune. */
  readonly fortune: readonly ThreeCardPrize[];
  /** What it adds to the ante, whatever the house has. */
  readonly extraAnte: readonly ThreeCardPrize[];
  /** The order of hands, as a casino reads it. */
  readonly orders: Readonly<Record<Answers['OP2-21'], ThreeCardOrder>>;
  /** The house plays with this card as its highest, or better. */
  readonly qualifiesFromRank: string;
}
