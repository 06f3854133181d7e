import type { Rational } from '../../kernel/rational';
import type { HousePokerTable, TableRule } from '../house-poker/house-poker-table';
import type { Rule } from '../rule';
import type { PAI_GOW_RULES } from './pai-gow-poker.register';

export type Standing = 'superior' | 'equal' | 'inferior';

export interface PaiGowFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | keyof typeof PAI_GOW_RULES, Rule>>;
  readonly comparison: Readonly<Record<Standing, Readonly<Record<Standing, 'wins' | 'null' | 'loses'>>>>;
  readonly pays: Rational;
  /** Of the prize; what a round says of it where it says something, and at most this. */
  readonly commission: { readonly name: string; readonly atMost: Rational };
  readonly multiple: bigint;
}
