import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';

/** The bets there are: on a hand, or on equal totals. */
export type DealBet = 'punto' | 'banca' | 'tie';

export interface DealBetFacts {
  readonly spanish: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly pays: Rational;
}

export type PuntoYBancaRule =
  | 'bancaWithSix'
  | 'nullOnTie'
  | 'result'
  | 'minimum'
  | 'maximum'
  | 'step'
  | 'tieMaximum'
  | 'cutCard'
  | 'burntCards'
  | 'dealing'
  | 'natural'
  | 'puntoDraws'
  | 'bancaDraws'
  | 'shoePasses'
  | 'puntoHand'
  | 'croupierDeals'
  | 'sharedChief'
  | 'seats'
  | 'decks'
  | 'voidCoup';

export interface TableSize {
  readonly name: 'mini' | 'midi' | 'large';
  readonly seatsAtMost?: number;
  readonly staff: readonly StaffNeed[];
  readonly staffRule: Rule;
  readonly tablesOfChief: number;
  readonly playersDeal: boolean;
}

export interface PuntoYBancaFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<PuntoYBancaRule, Rule>>;
  readonly register: RuleRegister;
  readonly bets: Readonly<Record<DealBet, DealBetFacts>>;
  readonly deduction: { readonly name: string; readonly onTotal: number; readonly share: Rational };
  readonly puntoDrawsUpTo: number;
  /**
   * One row for each total of banca from 0 to 7, one column for each third card of punto from 0 to 9 and a last one
   * for punto standing: T draws, P stands.
   */
  readonly bancaTable: readonly string[];
  readonly maximum: { readonly atLeast: bigint; readonly atMost: bigint };
  /** The maximum of the tie, as a share of the table's. */
  readonly tieShare: Rational;
  readonly decks: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  readonly sizes: readonly TableSize[];
}
