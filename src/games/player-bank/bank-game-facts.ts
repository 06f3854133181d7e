import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { BankMode } from '../round';
import type { Rule, RuleRegister } from '../rule';

export type Tableau = 1 | 2;

/**
 * A bet against a player's bank, paid even money. `on` are its cloths; bets of lower `precedence` are covered first.
 */
export interface BankBet {
  /** The name of the bet in the regulation, where findings use another one. */
  readonly spanish?: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly maximum: string;
  readonly on: readonly Tableau[];
  readonly onTheLine?: true;
  readonly isBanco?: true;
  readonly precedence: number;
}

export interface DrawingFacts {
  readonly puntoDrawsUpTo: number;
  readonly puntoFreeOn: number;
  /**
   * A row for each total of the bank from 0 to 7; a column for each third card of punto, 0 to 9, and one for none.
   * T: draws, P: stands, O: optional.
   */
  readonly bankTable: readonly string[];
  /**
   * Over two cloths: the rule that the bank follows its table, and draws where that is optional, after a natural on
   * one.
   */
  readonly afterNatural?: Rule;
  readonly naturalIsHigher: boolean;
}

type BankGameRule =
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
  | 'shoes'
  | 'cutCard'
  | 'houseIsNoPlayer'
  | 'bankInPlay'
  | 'betsAgainstBank';

export interface BankGameFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<BankGameRule, Rule>>;
  readonly register: RuleRegister;
  readonly bets: Readonly<Record<string, BankBet>>;
  readonly cloths: readonly Tableau[];
  readonly commission: Readonly<Record<BankMode, Rational>>;
  readonly drawing: DrawingFacts;
  readonly errors: Readonly<Record<string, ErrorOfPlay>>;
  /** Set where every session begins with decks that were never used. */
  readonly decksAreNew?: true;
  /** The rule that takes what no bet covers out of play for the coup; absent where a bank has no garage. */
  readonly mandatoryGarage?: Rule;
  readonly staff: readonly StaffNeed[];
  readonly playersAtLeast: number;
  readonly decks: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
}

export const ERROR_EFFECTS = [
  'goes-on',
  'annuls',
  'may-annul',
  'bank-follows-table',
  'bank-draws-by-table',
  'draws-otherwise',
  'bank-counts-zero',
  'two-third-cards',
  'punto-has-nine',
  'bank-loses',
  'punto-loses',
  'bets-withdrawable',
  /** Eight or nine in two cards does not end the coup, and counts as its total only. */
  'totals-only',
  'punto-may-not-show',
  'unseen-counts-zero',
  'decided',
] as const;
export type ErrorEffect = (typeof ERROR_EFFECTS)[number];

export interface ErrorOfPlay {
  readonly rule: Rule;
  readonly effect: ErrorEffect;
}

interface RulesOfGame extends Pick<RuleRegister, 'notCheckable'> {
  readonly rules: Readonly<Record<string, Rule>>;
  readonly errors: Readonly<Record<string, { readonly rule: Rule }>>;
}

/** The register of a game, with each rule once, although several facts cite it. */
export function registerOf({ rules, errors, notCheckable }: RulesOfGame): RuleRegister {
  const applied = [...Object.values(rules), ...Object.values(errors).map(({ rule }) => rule)];
  return { applied: [...new Map(applied.map((rule) => [rule.id, rule])).values()], notCheckable };
}
