import type { Rational } from '../../kernel/rational';
import type { HousePokerTable, TableRule } from '../house-poker/house-poker-table';
import type { Rule } from '../rule';
import type { PAI_GOW_RULES } from './pai-gow-poker.register';

/** How a hand stands against that of the bank. */
export type Standing = 'superior' | 'equal' | 'inferior';

/** Everything in which one pai gow poker differs from another. */
export interface PaiGowFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | keyof typeof PAI_GOW_RULES, Rule>>;
  /** What becomes of a bet, by how the big hand and the small hand stand against those of the bank. */
  readonly comparison: Readonly<Record<Standing, Readonly<Record<Standing, 'wins' | 'null' | 'loses'>>>>;
  /** Winnings for one unit, before the commission. */
  readonly pays: Rational;
  /** Of the prize; what a round says of it where it says something, and at most this. */
  readonly commission: { readonly name: string; readonly atMost: Rational };
  /** The maximum in multiples of the minimum. */
  readonly multiple: bigint;
}
