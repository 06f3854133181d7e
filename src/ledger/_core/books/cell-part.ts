import type { Minor } from '../../../kernel/money';
import type { Rational } from '../../../kernel/rational';
import type { EventType } from '../../event-contract/catalogue';

export interface PostedMove {
  readonly ofRecord: bigint;
  readonly source: string;
  readonly eventId: string;
  /** Where the fact stands among those of its casino; absent of one that has no place. */
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

export const sumOfMoves = (moves: readonly PostedMove[]): Minor =>
  moves.reduce((sum, { amount }) => sum + amount, 0n);

/** Lines of the journal; what is omitted is of any kind. Debits count above credits. */
export interface LineChoice {
  readonly line?: { readonly record: bigint; readonly line: number };
  readonly under?: readonly string[];
  readonly account?: string;
  readonly subLedger?: string;
  readonly currency?: string;
  readonly table?: string | null;
  readonly game?: string | null;
  readonly sessionNo?: number;
  /** The days of the facts; from the beginning if the first is undefined. */
  readonly ofDays?: readonly [from: string | undefined, until: string];
  /** The booking days; from the beginning if the first is undefined. */
  readonly bookedOn?: readonly [from: string | undefined, until: string];
  readonly types?: readonly string[];
  readonly otherTypes?: readonly string[];
  readonly undoes?: boolean;
  readonly ofTables?: boolean;
  readonly ofRecords?: readonly bigint[];
  readonly ofFacts?: readonly bigint[];
  readonly records?: readonly bigint[];
  /** How their amounts are known: `count` is what a count found above or below the book. */
  readonly basis?: 'declared' | 'derived' | 'count';
  readonly before?: bigint;
  readonly entryKinds?: readonly ('original' | 'reversal' | 'replacement')[];
  /** Only what they debit, or only what they credit; what undoes an earlier line is deducted the other side. */
  readonly side?: 'debit' | 'credit' | 'debit-less-undone' | 'credit-less-undone';
  readonly moves?: readonly PostedMove[];
}

export interface BankChoice {
  readonly day: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly bank: string;
}

/** Where a part of an amount comes from, so that the amount can be read again without the book it stands in. */
export type PartSource =
  /** A value at a path of a report (`toCage.0.chips`), times the value at another path. */
  | { readonly from: 'stated'; readonly record: bigint; readonly at: string; readonly times?: string }
  | { readonly from: 'lines'; readonly lines: LineChoice }
  | { readonly from: 'figure'; readonly figure: string }
  /** Another cell: of the same row, of a row at an offset, or of a row of another section, counted from 0. */
  | {
      readonly from: 'cell';
      readonly column: string;
      readonly further?: number;
      readonly of?: { readonly section: number; readonly row: number };
    }
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
    }
  /** What a banker deposited or proved: by one fact, or by all until it; by all there are, where none is named. */
  | {
      readonly from: 'deposits';
      readonly banker: string;
      readonly currency: string;
      readonly measure: 'amount' | 'guarantee';
      readonly record?: bigint;
      readonly isBalance: boolean;
      readonly until?: string;
    }
  /** Outstanding chips: what holders lack of the sets, what events say of a day and those around it, what counts found besides. */
  | { readonly from: 'chips'; readonly measure: 'stock' | 'flow' | 'variance'; readonly day: string }
  | { readonly from: 'meter'; readonly pool: string; readonly record: bigint }
  | {
      readonly from: 'computed';
      readonly says: string;
      readonly amount: Minor;
      readonly exact: Rational;
      readonly rounding: string;
    }
  | { readonly from: 'slip'; readonly eventId: string; readonly slip: string; readonly end: string };

export type CellPart = PartSource & { readonly sign: 1 | -1 };

export type SourcedPart = Exclude<CellPart, { readonly from: 'cell' }>;

export const stated = (record: bigint, at: string, sign: 1 | -1 = 1): SourcedPart => ({
  ...{ from: 'stated', record, at, sign },
});

export const statedPieces = (record: bigint, list: string, sign: 1 | -1 = 1): CellPart => ({
  ...{ from: 'stated', record, at: `${list}.denomination`, times: `${list}.pieces`, sign },
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
  ...{ from: 'cell', column, further, sign },
});
