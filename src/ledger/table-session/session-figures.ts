import type { Minor } from '../../kernel/money';
import type { CountedCagnotte } from './cagnotte-count';
import type { ResultParts } from './result/table-result';

/** A session of a table as books show it; amounts in minor units of the book currency. */
export interface SessionInBooks {
  readonly table: string;
  readonly day: string;
  readonly sessionNo: number;
  readonly game: string | undefined;
  readonly isHouseBanked: boolean;
  readonly openedAt: string | undefined;
  /** The record of its opening; undefined if it was not reported. */
  readonly openedRecord?: bigint | undefined;
  readonly closedAt: string | undefined;
  readonly minimum: Minor | undefined;
  readonly staff: readonly string[];
  readonly signers: readonly string[];
  readonly parts: ResultParts | undefined;
  readonly result: Minor | undefined;
  /** Fills that differ from the float, where limits were not changed. */
  readonly unequalSlips: number;
  readonly commission: Minor;
  readonly inCagnotteBefore: Minor;
  readonly dropped: Minor;
  /** The count of the cagnotte, as declared; undefined without a count. */
  readonly counted: CountedCagnotte | undefined;
  readonly cagnotteDifference: Minor;
  readonly onlyCounted: Minor;
  readonly banks: readonly BankInBooks[];
}

export interface BankInBooks {
  readonly bank: string;
  readonly banker: string;
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly expected: Minor;
  /** Counted at the change of banker; undefined if the slot was counted for all together. */
  readonly counted: Minor | undefined;
  readonly countedIn?: readonly { readonly record: bigint; readonly at: string }[];
}

export interface SessionFigures {
  readonly currency: string;
  readonly sessions: readonly SessionInBooks[];
}
