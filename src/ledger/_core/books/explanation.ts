import type { Minor } from '../../../kernel/money';
import type { Rational } from '../../../kernel/rational';
import type { AmountBasis } from '../journal-entry';
import { roundAmount, TO_THE_CENT } from '../../../kernel/rounding';

export interface ExplainingLine {
  readonly recordNumber: bigint;
  readonly line: number;
  readonly entryKind: 'original' | 'reversal' | 'replacement';
  readonly ofRecord: bigint;
  /** The record of the fact concerned; for a line of a void, the record of the void. */
  readonly fact: bigint;
  readonly source: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly gamingDay: string;
  readonly bookingDay: string;
  readonly account: string;
  readonly subLedger: string | null;
  readonly table: string | null;
  readonly game: string | null;
  readonly sessionNo: number;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly currency: string;
  readonly basis: AmountBasis;
  readonly ruleId: string | null;
  readonly rulesRelease: string;
  readonly slip: string | null;
  readonly undoes: boolean;
  readonly exact?: Rational | undefined;
}

export interface ExplainingFact {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly eventType: string;
  readonly document: string | null;
}

/** A part of an amount: what it adds, in minor units, and where it comes from. */
export type Term = { readonly amount: Minor } & (
  | { readonly kind: 'line'; readonly line: ExplainingLine }
  | { readonly kind: 'fact'; readonly fact: ExplainingFact }
  | { readonly kind: 'figure'; readonly figure: string; readonly sign: 1 | -1 }
  | { readonly kind: 'computed'; readonly says: string; readonly exact: Rational; readonly rounding: string }
);

export interface Explanation {
  readonly amount: Minor;
  readonly currency: string;
  readonly terms: readonly Term[];
}

/** Checks that the parts add up to the amount; if they do not, one of the two is wrong. */
export const explained = (terms: readonly Term[]): Minor =>
  terms.reduce((sum, { amount }) => sum + amount, 0n);

export interface CountedThing {
  readonly kind: 'event' | 'finding';
  readonly id: string;
  readonly what: string;
  readonly recordNumber: bigint;
  readonly eventIds: readonly string[];
}

export interface CountExplanation {
  readonly expected: string;
  readonly found: string;
  readonly ties: boolean;
  readonly counted: readonly CountedThing[];
}

/** The rounding step between an exact amount and the posted one, in words. Amounts without their signs. */
export function roundingStep({ numerator, denominator }: Rational, amount: Minor): string {
  const exact = { numerator: numerator < 0n ? -numerator : numerator, denominator };
  const posted = amount < 0n ? -amount : amount;
  const isDown = roundAmount(exact, { mode: 'floor', unit: 1n }) === posted;
  const isNearest = roundAmount(exact, TO_THE_CENT) === posted;
  if (isDown && isNearest) return 'once, to minor units; half up and down come to the same';
  if (isDown) return 'once, down to minor units';
  return isNearest ? 'once, half up to minor units' : 'once, to the step that the rule or the table has';
}
