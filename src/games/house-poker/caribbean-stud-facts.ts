import type { CarruselFacts } from '../_mechanics/jackpots/carrusel-facts';
import type { HandCategory, HandRanking } from '../_mechanics/poker-hands/hand-ranking';
import type { Rule } from '../rule';
import type { HousePokerTable, TableRule } from './house-poker-table';

export type CaribbeanRule =
  | 'initialBet'
  | 'decision'
  | 'secondBet'
  | 'qualifies'
  | 'notQualified'
  | 'playerWins'
  | 'houseWins'
  | 'tie'
  | 'perBox'
  | 'players'
  | 'forfeited'
  | 'secondBetUnqualified'
  | 'tieBreakReadings';

/** A combination and what it wins for one unit of the second bet. */
export interface CaribbeanPrize {
  readonly category: HandCategory;
  readonly spanish: string;
  readonly rule: Rule;
  readonly pays: bigint;
  readonly tieBreak?: Rule;
}

export interface Insurance {
  readonly rule: Rule;
  /** Its amount is fixed, and at most this share of the minimum: one in so many. */
  readonly fixed: Rule;
  readonly mostOfMinimum: bigint;
  readonly afterPassing: Rule;
  readonly prizes: readonly { readonly category: HandCategory; readonly pays: bigint }[];
}

export interface CardPurchase {
  readonly rule: Rule;
  readonly price: Rule;
  readonly notBlind: Rule;
}

/** Everything in which one caribbean stud differs from another: the rulebooks of 2010 and of 1996 are two of them. */
export interface CaribbeanFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | CaribbeanRule, Rule>>;
  /** The order of hands; which cards decide between hands of a category is asked of the casino (OP2-09). */
  readonly ranking: HandRanking;
  /** Where full houses are told apart by an open point: what it leaves open (OP2-45). */
  readonly fullHouseReadings?: Rule;
  readonly prizes: readonly CaribbeanPrize[];
  readonly secondBetTimes: bigint;
  readonly playersOfBox: number;
  readonly backers?: Rule;
  readonly insurance?: Insurance;
  readonly purchase?: CardPurchase;
  readonly carrusel: CarruselFacts;
}
