import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { BankMode } from '../round';
import type { Rule, RuleRegister } from '../rule';
import type { ErrorOfPlay } from './errors-of-play';

/** One of the cloths at which a bank is played against. */
export type Tableau = 1 | 2;

/** A bet against a player's bank. All pay their own amount; they differ in where and how much of them plays. */
export interface BankBet {
  readonly spanish: string;
  readonly rule: Rule;
  readonly covers: string;
  /** The most that may be staked, in words. */
  readonly maximum: string;
  /** Where it plays; on both it is halved, the larger part on the first. */
  readonly on: readonly Tableau[];
  /** Half plays and half is returned in any case. */
  readonly onTheLine?: true;
  /** The whole bank over both cloths. */
  readonly isBanco?: true;
  /** A call for the whole bank, or a part of it, has room before what is covered after it. */
  readonly precedence: number;
}

/** Who draws a third card. */
export interface DrawingFacts {
  readonly puntoDrawsUpTo: number;
  readonly puntoFreeOn: number;
  /**
   * One row for each total of the bank from 0 to 7, one column for each third card of punto from 0 to 9 and a last one
   * for punto standing: T draws, P stands, O as the banker likes.
   */
  readonly bankTable: readonly string[];
  /** Over two cloths: the rule by which it follows its table, drawing by choice, once one of them has shown. */
  readonly afterNatural?: Rule;
  /** An eight or nine in two cards beats the same total in three. */
  readonly naturalIsHigher: boolean;
}

/** What the rules that both games with a player's bank share are about. */
export type BankGameRule =
  | 'commission'
  | 'commissionBasis'
  | 'nullOnTie'
  | 'result'
  | 'minimum'
  | 'coverage'
  | 'natural'
  | 'puntoDraws'
  | 'puntoStands'
  | 'bankDraws'
  | 'bankFollows'
  | 'settledCoup'
  | 'withdrawal'
  | 'errorsOfPlay'
  | 'voidCoup'
  | 'players'
  | 'seats'
  | 'staff'
  | 'decks'
  | 'cutCard'
  | 'houseIsNoPlayer';

/** Everything in which one game with a player's bank differs from the other. */
export interface BankGameFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<BankGameRule, Rule>>;
  readonly register: RuleRegister;
  readonly bets: Readonly<Record<string, BankBet>>;
  readonly cloths: readonly Tableau[];
  /** What the house takes of what the banker wins in a coup, by the mode of the bank. */
  readonly commission: Readonly<Record<BankMode, Rational>>;
  readonly drawing: DrawingFacts;
  /** By the id of the rule that is applied to the error. */
  readonly errors: Readonly<Record<string, ErrorOfPlay>>;
  readonly staff: readonly StaffNeed[];
  readonly playersAtLeast: number;
  readonly decks: number;
  /** Cards below the cut card: so many, or at least so many. */
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
}
