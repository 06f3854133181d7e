import type { Rational } from '../../kernel/rational';
import type { PrisonFacts } from '../_mechanics/prison';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { TRENTE_ET_QUARANTE_RULES } from './trente-et-quarante.register';

export interface RowBet {
  readonly type: 'black' | 'red' | 'color' | 'inverse';
  readonly spanish: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly pays: Rational;
}

export interface RowsFacts extends PrisonFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof TRENTE_ET_QUARANTE_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly RowBet[];
  readonly premium: { readonly name: string; readonly share: Rational };
  readonly maximum: bigint;
  readonly decks: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  readonly staff: readonly StaffNeed[];
}
