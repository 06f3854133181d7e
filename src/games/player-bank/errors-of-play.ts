import type { Rule } from '../rule';

/** What an error of play does to a coup. */
export type ErrorEffect =
  /** The coup goes on as if nothing had happened. */
  | 'goes-on'
  /** The coup is null on every cloth. */
  | 'annuls'
  /** The coup may be null, on one cloth or on all. */
  | 'may-annul'
  /** The banker has to follow his table, which may leave him the choice. */
  | 'bank-follows-table'
  /** The same, drawing where it leaves him the choice. */
  | 'bank-draws-by-table'
  /** Who draws follows from the error and not from the table. */
  | 'draws-otherwise'
  /** The two first cards of the bank count nothing; it keeps the right to a third. */
  | 'bank-counts-zero'
  /** Of two third cards punto has the better and the bank the worse. */
  | 'two-third-cards'
  /** Punto is taken to have nine. */
  | 'punto-has-nine'
  | 'bank-loses'
  | 'punto-loses'
  /** Bets may be withdrawn before the coup goes on. */
  | 'bets-withdrawable'
  /** An eight or nine in two cards no longer ends the coup, and is no more than its total. */
  | 'totals-only'
  /** The same for a punto that forgot to show; and with nine it loses to an eight that the bank shows. */
  | 'punto-may-not-show'
  /** A hand whose cards nobody saw counts nothing. */
  | 'unseen-counts-zero'
  /** The inspector decides; what is reported stands. */
  | 'decided';

/** An error of play for which the regulation has a rule. */
export interface ErrorOfPlay {
  readonly rule: Rule;
  readonly effect: ErrorEffect;
}

/** The rules on errors by their ids, as events name them. */
export const errorsById = (
  errors: readonly (readonly [ErrorEffect, Rule])[],
): Readonly<Record<string, ErrorOfPlay>> =>
  Object.fromEntries(errors.map(([effect, rule]) => [rule.id, { rule, effect }]));
