import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { MONTE_RULES } from './monte.register';

/** Bets are made twice in a play: over four placed cards, and over the row that is left. */
export const PHASES = ['primeras', 'segundas'] as const;
export type Phase = (typeof PHASES)[number];

/** Upper left, upper right, lower left, lower right. */
export type Position = 1 | 2 | 3 | 4;
export const ROWS = { upper: [1, 2], lower: [3, 4] } as const;
export type Row = keyof typeof ROWS;

export type SuitBet = 'camo' | 'anti' | 'viudo';

/** What a bet wins with: a suit so many steps on, any suit, or the rank of its own cards before that of others. */
export type Winning =
  | { readonly kind: 'suit'; readonly steps: 1 | 2 | 3; readonly onlyFirstCard: boolean }
  | { readonly kind: 'rank' }
  | { readonly kind: 'cards' };

export interface MonteBet {
  readonly type: string;
  readonly spanish: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly wins: Winning;
  /** Winnings for one unit staked, by phase; a phase that is absent has not the bet. */
  readonly pays: Readonly<Partial<Record<Phase, bigint>>>;
  readonly pointsLost: 'none' | 'doubled' | 'doubled-and-burnt';
  readonly isDeducted: boolean;
  readonly maximum: Readonly<Record<Phase, bigint>> & { readonly rule: Rule };
}

export interface Annulment {
  readonly rule: Rule;
  readonly suits: Readonly<Partial<Record<Position, readonly SuitBet[]>>>;
}

export interface MonteFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof MONTE_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly MonteBet[];
  readonly deduction: { readonly name: string; readonly share: Rational };
  /** By how many cards lie on the first and on the second: "1,0" where the first is doubled. */
  readonly annulled: Readonly<Record<string, Annulment>>;
  readonly annulledInSalto: Readonly<Record<string, Annulment>>;
  readonly decks: number;
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}
