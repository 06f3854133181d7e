import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { BLACKJACK_RULES } from './blackjack.register';

/** The bets there are: on a hand as dealt, on one that was split, on one more card, and against the dealer's ace. */
export const BLACKJACK_BETS = ['main', 'split', 'double', 'insurance'] as const;
export type BlackjackBet = (typeof BLACKJACK_BETS)[number];

/** A combination of Bolsa: so many sevens first, and what they win. */
export interface BolsaPrize {
  readonly name: string;
  readonly spanish: string;
  readonly rule: Rule;
  readonly sevens: 1 | 2 | 3;
  readonly isSuited: boolean;
  /** Winnings for one unit; absent for the one that wins the pool. */
  readonly pays?: Rational;
}

export interface BlackjackFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof BLACKJACK_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly pays: {
    readonly hand: Rational;
    readonly blackjack: Rational;
    readonly insurance: Rational;
    readonly evenMoney: Rational;
  };
  readonly maximum: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly insuranceShare: Rational;
  readonly bolsa: readonly BolsaPrize[];
  readonly bolsaFloor: bigint;
  readonly playersOfBox: number;
  readonly seats: number;
  readonly decks: number;
  readonly burnt: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  readonly roundsOfNotice: number;
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}
