import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { CASINO_WAR_RULES } from './casino-war.register';

/** The bets there are: on the higher card, on equal cards, and once more after equal cards. */
export const WAR_BETS = ['initial', 'tie', 'revancha'] as const;
export type WarBetType = (typeof WAR_BETS)[number];

export interface WarBet {
  readonly spanish: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly pays: Rational;
}

export interface WarFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof CASINO_WAR_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: Readonly<Record<WarBetType, WarBet>>;
  /** What the initial bet is paid when the second cards are equal, too. */
  readonly secondTiePays: Rational;
  readonly surrenderCosts: Rational;
  readonly maximum: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly seats: number;
  readonly playersOfBox: number;
  readonly decks: number;
  readonly setAside: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  readonly burntBeforeRevancha: { readonly atLeast: number; readonly atMost: number };
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}
