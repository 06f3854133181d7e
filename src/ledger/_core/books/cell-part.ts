import { type Minor, sumMinor } from '../../../kernel/money';
import { type Rational, rational } from '../../../kernel/rational';
import type { BothLanguages } from '../../../kernel/words';
import { filled, type Parts } from '../../../words/message';
import terms from '../../../words/terms.json';
import type { EventType } from '../../event-contract/catalogue';
import type { AccountBranch, AccountPath } from '../chart-of-accounts';
import type { AmountBasis } from '../journal-entry';
import { roundAmount, TO_THE_CENT } from '../../../kernel/rounding';

export interface PostedMove {
  readonly ofRecord: bigint;
  readonly source: string;
  readonly eventId: string;
  /** The place of the fact in the order of the casino's facts; undefined for a decision, which has none. */
  readonly place?: string | null;
  readonly type: EventType;
  readonly gamingDay: string;
  readonly bookingDay: string;
  readonly account: string;
  readonly subLedger: string;
  readonly table: string | null;
  readonly sessionNo: number;
  readonly currency: string;
  /** Debits less credits, minor units. */
  readonly amount: Minor;
}

export const sumOfAmounts = (parts: readonly { readonly amount: Minor }[]): Minor =>
  sumMinor(parts.map(({ amount }) => amount));

/** Selects lines of the journal; an omitted criterion selects any value. Debits count as positive. */
export interface LineChoice {
  readonly line?: { readonly record: bigint; readonly line: number };
  /** These lines and no others; `records` names their records, by which an index finds them. */
  readonly lines?: readonly { readonly record: bigint; readonly line: number }[];
  readonly under?: readonly AccountBranch[];
  readonly account?: string;
  readonly subLedger?: string;
  readonly currency?: string;
  readonly table?: string | null;
  readonly game?: string | null;
  readonly sessionNo?: number;
  /** The gaming days of the facts; without a first day, from the beginning of the books. */
  readonly ofDays?: readonly [from: string | undefined, until: string];
  /** The booking days; without a first day, from the beginning of the books. */
  readonly bookedOn?: readonly [from: string | undefined, until: string];
  readonly types?: readonly string[];
  readonly otherTypes?: readonly string[];
  readonly undoes?: boolean;
  readonly ofTables?: boolean;
  readonly ofRecords?: readonly bigint[];
  readonly ofFacts?: readonly bigint[];
  readonly records?: readonly bigint[];
  /**
   * How an amount is known: stated by the event, calculated from rules, or (`count`) a difference that a count found.
   */
  readonly basis?: 'declared' | 'derived' | 'count';
  readonly before?: bigint;
  readonly entryKinds?: readonly ('original' | 'reversal' | 'replacement')[];
  /**
   * Takes one side only; with `…-less-undone`, what reverses an earlier line is deducted, although it is on the other
   * side.
   */
  readonly side?: 'debit' | 'credit' | 'debit-less-undone' | 'credit-less-undone';
  readonly moves?: readonly PostedMove[];
}

export interface BankChoice {
  readonly day: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly bank: string;
}

/** Where a part of an amount comes from, so that the amount can be recalculated without its book. */
export type PartSource =
  /** A value at a path of a report (`toCage.0.chips`), times the value at another path. */
  | { readonly from: 'stated'; readonly record: bigint; readonly at: string; readonly times?: string }
  | { readonly from: 'lines'; readonly lines: LineChoice }
  | { readonly from: 'figure'; readonly figure: string }
  /**
   * Another cell: in the same row, in a row `further` down (or up), or in a row of another section; both are counted
   * from 0.
   */
  | {
      readonly from: 'cell';
      readonly column: string;
      readonly further?: number;
      readonly of?: { readonly section: number; readonly row: number };
    }
  /** A value at a path of a reported coup of a player's bank (`bets.0.stake`). */
  | { readonly from: 'coup-report'; readonly record: bigint; readonly at: string }
  | {
      readonly from: 'coups';
      readonly bank: BankChoice;
      readonly measure: 'gain' | 'commission';
      readonly record?: bigint;
    }
  | {
      readonly from: 'bank';
      readonly bank: BankChoice;
      readonly member?: string;
      readonly places?: readonly string[];
      readonly types?: readonly string[];
      readonly ofRecord?: bigint;
      /** Only facts before this one in their order, or up to it. */
      readonly before?: bigint;
      readonly upTo?: bigint;
    }
  /**
   * What a banker deposited or guaranteed: by the fact `record`; with `isBalance` also by all facts before it; by every
   * fact if no record is named.
   */
  | {
      readonly from: 'deposits';
      readonly banker: string;
      readonly currency: string;
      readonly measure: 'amount' | 'guarantee';
      readonly record?: bigint;
      readonly isBalance: boolean;
      readonly until?: string;
    }
  /**
   * Outstanding chips: `stock` is what holders lack of the chip sets, `flow` what events hand to customers, `variance`
   * what counts found.
   */
  | { readonly from: 'chips'; readonly measure: 'stock' | 'flow' | 'variance'; readonly day: string }
  | { readonly from: 'meter'; readonly pool: string; readonly record: bigint }
  | {
      readonly from: 'computed';
      readonly says: BothLanguages;
      readonly amount: Minor;
      readonly exact: Rational;
      readonly rounding: BothLanguages;
    }
  | { readonly from: 'slip'; readonly eventId: string; readonly slip: string; readonly end: string };

export type CellPart = PartSource & { readonly sign: 1 | -1 };

export type SourcedPart = Exclude<CellPart, { readonly from: 'cell' }>;

export const stated = (record: bigint, at: string, sign: 1 | -1 = 1): SourcedPart => ({
  from: 'stated',
  record,
  at,
  sign,
});

export const statedPieces = (record: bigint, list: string, sign: 1 | -1 = 1): CellPart => ({
  from: 'stated',
  record,
  at: `${list}.denomination`,
  times: `${list}.pieces`,
  sign,
});

export const ofLines = (lines: LineChoice, sign: 1 | -1 = 1): SourcedPart => ({ from: 'lines', lines, sign });

export const ofMoves = (moves: readonly PostedMove[], sign: 1 | -1 = 1): CellPart[] =>
  moves.length === 0 ? [] : [ofLines({ moves, ofFacts: recordsOf(moves) }, sign)];

const recordsOf = (moves: readonly PostedMove[]): bigint[] => [
  ...new Set(moves.map(({ ofRecord }) => ofRecord)),
];

export const ofFigure = (figure: string, sign: 1 | -1 = 1): SourcedPart => ({ from: 'figure', figure, sign });

export const ofCells = (columns: readonly string[], sign: 1 | -1 = 1): CellPart[] =>
  columns.map((column) => ({ from: 'cell', column, sign }));

export const ofCellFurther = (column: string, further: number, sign: 1 | -1 = 1): CellPart => ({
  from: 'cell',
  column,
  further,
  sign,
});

export interface ExplainingLine {
  readonly recordNumber: bigint;
  readonly line: number;
  readonly entryKind: 'original' | 'reversal' | 'replacement';
  readonly ofRecord: bigint;
  /** The record of the fact that the line is about; for a line of a void, the record of the void. */
  readonly fact: bigint;
  readonly source: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly gamingDay: string;
  readonly bookingDay: string;
  readonly account: AccountPath;
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
  | {
      readonly kind: 'figure';
      readonly figure: string;
      readonly sign: 1 | -1;
      /** Whose figure it is, where several casinos are explained together. */
      readonly casino?: string;
    }
  | {
      readonly kind: 'computed';
      readonly says: BothLanguages;
      readonly exact: Rational;
      readonly rounding: BothLanguages;
    }
);

/** What a calculated part says, in both languages. */
export const saysOfTerm = (code: keyof typeof terms.says, parts: Parts = {}): BothLanguages =>
  filled(terms.says[code], parts);

/** The rounding step of a calculated part, in both languages. */
export const roundingNamed = (code: keyof typeof terms.rounding): BothLanguages => terms.rounding[code];

/** Makes a term for a part that needed no rounding; minor units. */
export const wholeTerm = (amount: Minor, says: BothLanguages): Term => ({
  kind: 'computed',
  amount,
  says,
  exact: rational(amount),
  rounding: roundingNamed('none'),
});

/** An amount and its parts. If the parts do not add up to it (`sumOfAmounts`), either the amount or a part is wrong. */
export interface Explanation {
  readonly amount: Minor;
  readonly currency: string;
  readonly terms: readonly Term[];
}

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

/** Names the rounding step that leads from an exact amount to the posted one; signs are ignored. */
export function roundingInWords({ numerator, denominator }: Rational, amount: Minor): BothLanguages {
  const exact = { numerator: numerator < 0n ? -numerator : numerator, denominator };
  const posted = amount < 0n ? -amount : amount;
  const isDown = roundAmount(exact, { mode: 'floor', unit: 1n }) === posted;
  const isNearest = roundAmount(exact, TO_THE_CENT) === posted;
  if (isDown && isNearest) return roundingNamed('posted-either');
  if (isDown) return roundingNamed('posted-down');
  return roundingNamed(isNearest ? 'posted-half-up' : 'posted-step');
}
