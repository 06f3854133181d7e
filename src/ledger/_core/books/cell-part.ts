import type { Minor } from '../../../kernel/money';
import type { Rational } from '../../../kernel/rational';
import type { PostedMove } from './posted-move';

/** Lines of the journal; what is left out is of any kind. Debits count above credits. */
export interface LineChoice {
  /** One line, by the record that posted it and its number there. */
  readonly line?: { readonly record: bigint; readonly line: number };
  /** An account, or one that stands under it. */
  readonly under?: readonly string[];
  /** This very account. */
  readonly account?: string;
  readonly subLedger?: string;
  readonly currency?: string;
  readonly table?: string | null;
  readonly game?: string | null;
  readonly sessionNo?: number;
  /** The days of the facts; from the beginning where the first is undefined. */
  readonly ofDays?: readonly [from: string | undefined, until: string];
  /** The days in whose books they count; from the beginning where the first is undefined. */
  readonly bookedOn?: readonly [from: string | undefined, until: string];
  readonly types?: readonly string[];
  readonly otherTypes?: readonly string[];
  /** Whether they undo an earlier line. */
  readonly undoes?: boolean;
  /** Whether they are of a table, whichever. */
  readonly ofTables?: boolean;
  /** The facts that they are about. */
  readonly ofRecords?: readonly bigint[];
  /** The facts whose own entries they are, or restate. */
  readonly ofFacts?: readonly bigint[];
  /** The entries that posted them. */
  readonly records?: readonly bigint[];
  /** How their amounts are known: `count` is what a count found above or below the book. */
  readonly basis?: 'declared' | 'derived' | 'count';
  /** Of facts that stand before that of a record. */
  readonly before?: bigint;
  readonly entryKinds?: readonly ('original' | 'reversal' | 'replacement')[];
  /** Only what they debit, or only what they credit; what undoes an earlier line is taken off the other side. */
  readonly side?: 'debit' | 'credit' | 'debit-less-undone' | 'credit-less-undone';
  /** Moves of facts: what each moved on an account, and nothing else. */
  readonly moves?: readonly PostedMove[];
}

/** A bank of players in its session. */
export interface BankChoice {
  readonly day: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly bank: string;
}

/** Where a part of an amount comes from, so that the amount can be read again without the book it stands in. */
export type PartSource =
  /** What a report states at a place of its data (`toCage.0.chips`), as often as another place says. */
  | { readonly from: 'stated'; readonly record: bigint; readonly at: string; readonly times?: string }
  | { readonly from: 'lines'; readonly lines: LineChoice }
  | { readonly from: 'figure'; readonly figure: string }
  /** Another cell: of the same row, of one so many rows further, or of a row of another section, counted from 0. */
  | {
      readonly from: 'cell';
      readonly column: string;
      readonly further?: number;
      readonly of?: { readonly section: number; readonly row: number };
    }
  /** What coups of a bank brought it, or the house. */
  | {
      readonly from: 'coups';
      readonly bank: BankChoice;
      readonly measure: 'gain' | 'commission';
      readonly record?: bigint;
    }
  /** What moved the parts of the members of a bank. */
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
      /** The last gaming day taken in. */
      readonly until?: string;
    }
  /** Chips in hands: what holders lack of the sets, what events say of a day and those around it, what counts found besides. */
  | { readonly from: 'chips'; readonly measure: 'stock' | 'flow' | 'variance'; readonly day: string }
  /** What an event says that a meter showed. */
  | { readonly from: 'meter'; readonly pool: string; readonly record: bigint }
  /** Worked out, and rounded once. */
  | {
      readonly from: 'computed';
      readonly says: string;
      readonly amount: Minor;
      readonly exact: Rational;
      readonly rounding: string;
    }
  /** What a report says of a slip. */
  | { readonly from: 'slip'; readonly eventId: string; readonly slip: string; readonly end: string };

/** A part of an amount with its sign. */
export type CellPart = PartSource & { readonly sign: 1 | -1 };

/** A part that can be read without the book that it stands in. */
export type SourcedPart = Exclude<CellPart, { readonly from: 'cell' }>;

/** What a report states; nothing where it states nothing there. */
export const stated = (record: bigint, at: string, sign: 1 | -1 = 1): SourcedPart => ({
  ...{ from: 'stated', record, at, sign },
});

/** Pieces of a denomination that a report states, in a list of its data. */
export const statedPieces = (record: bigint, list: string, sign: 1 | -1 = 1): CellPart => ({
  ...{ from: 'stated', record, at: `${list}.denomination`, times: `${list}.pieces`, sign },
});

export const ofLines = (lines: LineChoice, sign: 1 | -1 = 1): SourcedPart => ({ from: 'lines', lines, sign });

/** What moves come to: debits above credits, or the other way round. */
export const ofMoves = (moves: readonly PostedMove[], sign: 1 | -1 = 1): CellPart[] =>
  moves.length === 0 ? [] : [ofLines({ moves, ofFacts: recordsOf(moves) }, sign)];

const recordsOf = (moves: readonly PostedMove[]): bigint[] => [
  ...new Set(moves.map(({ ofRecord }) => ofRecord)),
];

export const ofFigure = (figure: string, sign: 1 | -1 = 1): SourcedPart => ({ from: 'figure', figure, sign });

/** Cells of the same row. */
export const ofCells = (columns: readonly string[], sign: 1 | -1 = 1): CellPart[] =>
  columns.map((column) => ({ from: 'cell', column, sign }));

/** The cell of a column so many rows further down, or up where that is negative. */
export const ofCellFurther = (column: string, further: number, sign: 1 | -1 = 1): CellPart => ({
  ...{ from: 'cell', column, further, sign },
});
