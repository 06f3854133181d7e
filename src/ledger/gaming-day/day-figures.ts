import type { TextCode } from '../../finding-catalogue/catalogue';
import type { LineChoice, SourcedPart } from '../_core/books/cell-part';
import type { BoxOfSession } from '../slips/box-uses';
import type { CountedCagnotte } from '../table-session/session-figures';
import type { BankInBooks } from '../table-session/session-figures';
import type { SlipUsedAgain } from '../slips/slip-control';
import { typesWith } from '../event-contract/catalogue';
import type { Minor } from '../../kernel/money';

/** The balance of an account at the end of the day; debit is positive. */
export interface BookBalance {
  readonly account: string;
  /** Slip, cheque or banker of a control account; undefined for the whole account. */
  readonly subLedger?: string;
  readonly currency: string;
  readonly balance: Minor;
}

export interface DayMove {
  readonly account: string;
  readonly eventType: string;
  readonly reversal: boolean;
  readonly currency: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

export interface DaySession {
  /** `RF1`, or `RF1 session 2`. */
  readonly name: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly closed: boolean;
  readonly signed: boolean;
  readonly result?: { readonly fromCounts: Minor; readonly fromBooks: Minor; readonly currency: string };
  readonly records: readonly bigint[];
  readonly isHouseBanked: boolean;
  readonly boxes: readonly BoxOfSession[];
}

export interface CountedBanker extends Required<
  Pick<BankInBooks, 'bank' | 'banker' | 'expected' | 'countedIn'>
> {
  readonly counted: Minor;
  readonly table: string;
  readonly sessionNo: number;
}

export interface CageHoldings {
  /** `chips EUR`, `cash EUR`, `cash USD`, `cheque CH-1 EUR`. */
  readonly holder: string;
  readonly currency: string;
  readonly counted: Minor;
  readonly countedIn: readonly SourcedPart[];
  readonly booked: Minor;
  readonly bookedOn: Pick<BookBalance, 'account' | 'subLedger'>;
}

/**
 * A banker's deposit with the house by the list of deposits and by the ledger; an amount owed to the banker is
 * positive.
 */
export interface DepositComparison {
  readonly banker: string;
  readonly currency: string;
  readonly listed: Minor;
  readonly booked: Minor;
}

export interface ClearedDifference {
  /** `variance:drop:RF1` */
  readonly account: string;
  readonly currency: string;
  /** A shortage that was cleared is positive. */
  readonly amount: Minor;
  readonly document: string;
}

export interface CagnotteOfDay {
  readonly table: string;
  readonly sessionNo: number;
  readonly counted: CountedCagnotte;
  readonly before: Minor;
  readonly dropped: Minor;
  readonly difference: Minor;
  readonly onlyCounted: Minor;
}

export interface DayFinding {
  readonly id: string;
  readonly eventIds: readonly string[];
  readonly code: string;
  readonly expected: string;
  readonly found: string;
  readonly expectedEs: string;
  readonly foundEs: string;
}

export interface BookPair {
  readonly books: TextCode;
  readonly account: string;
  readonly currency: string;
  readonly lines: LineChoice;
  readonly one: Minor;
  readonly other: Minor;
}

/** The types of events that may move the meter of a pool; what another type moves does not tie (K1-A4). */
export const METER_EVENTS: readonly string[] = typesWith(({ movesMeters }) => movesMeters);

/** The figures that the difference check of a day (K12) needs. */
export type CountedDifferences = Pick<DayFigures, 'day' | 'moves' | 'holders' | 'cleared' | 'tolerances'>;

export interface DayFigures {
  readonly day: string;
  readonly currency: string;
  readonly balances: readonly BookBalance[];
  /** Balances of control accounts at the end of the day: `chips:transit` by slip, `bank-deposit` by banker. */
  readonly subLedgers: readonly BookBalance[];
  readonly moves: readonly DayMove[];
  readonly ownMoves: readonly DayMove[];
  readonly custody: readonly { at: string; currency: string; kept: Minor; owed: Minor }[];
  /** The meters of pools; an amount owed to players is positive. `moved` is the change of the day by `METER_EVENTS`. */
  readonly meters: readonly { pool: string; before: Minor; after: Minor; moved: Minor }[];
  readonly untiedHands: readonly { hand: string; record: bigint }[];
  /** Records with a calculated line that differs from its exact amount by a minor unit or more. */
  readonly misrounded: readonly bigint[];
  readonly gaps: readonly DayFinding[];
  readonly quarantined: readonly { delivery: string; reason: string; record: bigint }[];
  readonly parked: readonly { key: string; fault: string; records: readonly bigint[] }[];
  readonly sessions: readonly DaySession[];
  readonly bankers: readonly CountedBanker[];
  readonly cagnottes: readonly CagnotteOfDay[];
  readonly slipFindings: readonly DayFinding[];
  readonly slipsUsedAgain: readonly SlipUsedAgain[];
  readonly meterFindings: readonly DayFinding[];
  readonly cage: readonly CageHoldings[] | undefined;
  readonly deposits: readonly DepositComparison[];
  readonly chips: { readonly stock: Minor; readonly flow: Minor; readonly variances: Minor };
  readonly pairs: readonly BookPair[];
  /** The difference that counts of several holders found at each of them, booked on the day; a surplus is positive. */
  readonly holders: readonly { readonly holder: string; readonly currency: string; readonly found: Minor }[];
  readonly cleared: readonly ClearedDifference[];
  readonly tolerances: Readonly<Record<string, Minor>>;
}
