import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { BLACKJACK_RULES } from './blackjack.register';

/** The bets there are: on a hand as dealt, on one that was split, on one more card, and against the dealer's ace. */
export const BLACKJACK_BETS = ['main', 'split', 'double', 'insurance'] as const;
export type BlackjackBet = (typeof BLACKJACK_BETS)[number];

/** Everything in which one blackjack differs from another. */
export interface BlackjackFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof BLACKJACK_RULES, Rule>>;
  readonly register: RuleRegister;
  /** Winnings for one unit staked. */
  readonly pays: {
    readonly hand: Rational;
    readonly blackjack: Rational;
    readonly insurance: Rational;
    readonly evenMoney: Rational;
  };
  /** The maximum of a table, in multiples of its minimum. */
  readonly maximum: { readonly atLeast: bigint; readonly atMost: bigint };
  /** Insurance is at most this share of the bet. */
  readonly insuranceShare: Rational;
  readonly playersOfBox: number;
  readonly seats: number;
  readonly decks: number;
  readonly burnt: number;
  /** Cards behind the separator. */
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  readonly roundsOfNotice: number;
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}
