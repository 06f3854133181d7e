import type { Rule } from '../rule';

export type ErrorEffect =
  | 'goes-on'
  | 'annuls'
  /** The coup may be null, on one cloth or on all. */
  | 'may-annul'
  | 'bank-follows-table'
  | 'bank-draws-by-table'
  | 'draws-otherwise'
  | 'bank-counts-zero'
  | 'two-third-cards'
  | 'punto-has-nine'
  | 'bank-loses'
  | 'punto-loses'
  | 'bets-withdrawable'
  /** An eight or nine in two cards no longer ends the coup, and is no more than its total. */
  | 'totals-only'
  | 'punto-may-not-show'
  | 'unseen-counts-zero'
  | 'decided';

export interface ErrorOfPlay {
  readonly rule: Rule;
  readonly effect: ErrorEffect;
}

export const errorsById = (
  errors: readonly (readonly [ErrorEffect, Rule])[],
): Readonly<Record<string, ErrorOfPlay>> =>
  Object.fromEntries(errors.map(([effect, rule]) => [rule.id, { rule, effect }]));
