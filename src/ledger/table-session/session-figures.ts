import type { Minor } from '../../kernel/money';
import type { CountedCagnotte } from './cagnotte-count';
import type { ResultParts } from './result/table-result';

/** A session of a table as books show it; amounts in minor units of the book currency. */
export interface SessionInBooks {
  readonly table: string;
  /** Its gaming day. */
  readonly day: string;
  readonly sessionNo: number;
  /** Undefined where nobody named one. */
  readonly game: string | undefined;
  readonly isHouseBanked: boolean;
  readonly openedAt: string | undefined;
  /** The record of its opening; undefined where it was not reported. */
  readonly openedRecord?: bigint | undefined;
  readonly closedAt: string | undefined;
  readonly minimum: Minor | undefined;
  readonly staff: readonly string[];
  /** Who signed counts and close. */
  readonly signers: readonly string[];
  /** Of a house-banked table that was counted. */
  readonly parts: ResultParts | undefined;
  readonly result: Minor | undefined;
  /** Fills that differ from the float, where limits were not changed. */
  readonly unequalSlips: number;
  /** Commissions, deductions, rakes and fees that were posted. */
  readonly commission: Minor;
  /** What lay in the cagnotte before the session, by the facts before it. */
  readonly inCagnotteBefore: Minor;
  /** Of the commissions, dropped in the cagnotte. */
  readonly dropped: Minor;
  /** What was counted in the cagnotte, as declared; undefined where nobody counted it. */
  readonly counted: CountedCagnotte | undefined;
  /** What the count of the cagnotte found above (+) or below (-) the books, as it was posted. */
  readonly cagnotteDifference: Minor;
  /** What is known of the cagnotte from its count alone, where hands or coups were not reported. */
  readonly onlyCounted: Minor;
  readonly banks: readonly BankInBooks[];
}

/** A banker's time at a circle table. */
export interface BankInBooks {
  readonly bank: string;
  readonly banker: string;
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly expected: Minor;
  /** Counted at the change of banker; undefined where the slot was counted for all together. */
  readonly counted: Minor | undefined;
  /** Where the counts say so, by their records. */
  readonly countedIn?: readonly { readonly record: bigint; readonly at: string }[];
}

/** What the books of the tables of a day are made from. */
export interface SessionFigures {
  readonly currency: string;
  readonly sessions: readonly SessionInBooks[];
}
