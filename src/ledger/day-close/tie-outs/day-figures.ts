import type { LineChoice, SourcedPart } from '../../_core/books/cell-part';
import type { BoxOfSession } from '../../slips/box-placings';
import type { CountedCagnotte } from '../../table-session/cagnotte-count';
import type { BankInBooks } from '../../table-session/session-figures';
import type { SlipUsedAgain } from '../../slips/slips-used-again';
import type { MeterMovements } from '../identities/a4-meters';
import type { Minor } from '../../../kernel/money';

/** What an account of the books holds through the day, debit positive. */
export interface BookBalance {
  readonly account: string;
  /** Slip, cheque or banker behind a control account; absent of a whole account. */
  readonly subLedger?: string;
  readonly currency: string;
  readonly balance: Minor;
}

/** What the entries of the day have moved on one account, by what posted them. */
export interface DayMove {
  readonly account: string;
  readonly eventType: string;
  /** The lines undo earlier ones. */
  readonly reversal: boolean;
  readonly currency: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

/** A session of a table on the day. */
export interface DaySession {
  /** `RF1`, or `RF1 session 2`. */
  readonly name: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly closed: boolean;
  /** Whether its count or close was signed. */
  readonly signed: boolean;
  /** R twice, of a house-banked table whose float was counted. */
  readonly result?: { readonly fromCounts: Minor; readonly fromBooks: Minor; readonly currency: string };
  /** The records that opened, counted and closed it. */
  readonly records: readonly bigint[];
  /** Its game is banked by the house, so that it must have a result. */
  readonly isHouseBanked: boolean;
  /** Each box as often as it was put on the table, and how often it was counted then. */
  readonly boxes: readonly BoxOfSession[];
}

/** A banker of the day whose part of a cagnotte was counted by itself. */
export interface CountedBanker extends Required<
  Pick<BankInBooks, 'bank' | 'banker' | 'expected' | 'countedIn'>
> {
  readonly counted: Minor;
  readonly table: string;
  readonly sessionNo: number;
}

/** What the cage was counted to hold last on the day. */
export interface CageHoldings {
  /** `chips EUR`, `cash EUR`, `cash USD`, `cheque CH-1 EUR`. */
  readonly holder: string;
  readonly currency: string;
  readonly counted: Minor;
  /** Where the count says so. */
  readonly countedIn: readonly SourcedPart[];
  readonly booked: Minor;
  /** What it is called in the books. */
  readonly bookedOn: Pick<BookBalance, 'account' | 'subLedger'>;
}

/** What a banker has deposited with the house: by the list of deposits, and by the ledger. Owed is positive. */
export interface BankerDeposit {
  readonly banker: string;
  readonly currency: string;
  readonly listed: Minor;
  readonly booked: Minor;
}

/** A difference that two persons have said what it was. */
export interface ClearedDifference {
  /** `variance:drop:RF1` */
  readonly account: string;
  readonly currency: string;
  /** A shortage that was cleared is positive. */
  readonly amount: Minor;
  readonly document: string;
}

/** The cagnotte of a session of the day that was counted. */
export interface CagnotteOfDay {
  readonly table: string;
  readonly sessionNo: number;
  readonly counted: CountedCagnotte;
  /** In the slot by the facts before the session, and dropped in it. */
  readonly before: Minor;
  readonly dropped: Minor;
  /** What the counts posted as a difference, or as commission that was not known before. */
  readonly difference: Minor;
  readonly onlyCounted: Minor;
}

/** A finding that stands and belongs to a check. */
export interface DayFinding {
  readonly id: string;
  /** The events that it is about. */
  readonly eventIds: readonly string[];
  readonly code: string;
  readonly about: string;
  readonly expected: string;
  readonly found: string;
}

/** The sums of one account in two books that must say the same. */
export interface BookPair {
  readonly books: string;
  readonly account: string;
  readonly currency: string;
  /** The lines of the journal that both are made from. */
  readonly lines: LineChoice;
  readonly one: Minor;
  readonly other: Minor;
}

/** Everything that the tie-outs of a gaming day are worked out from, as it was known at one position. */
export interface DayFigures {
  readonly day: string;
  readonly currency: string;
  /** Of the books through the day: whole accounts. */
  readonly balances: readonly BookBalance[];
  /** Of the books through the day: `chips:transit` by slip, `bank-deposit` by banker. */
  readonly subLedgers: readonly BookBalance[];
  /** Booked on the day. */
  readonly moves: readonly DayMove[];
  /** Booked on the day, and facts of the day. */
  readonly ownMoves: readonly DayMove[];
  /** Per table and currency: custody kept, and owed. */
  readonly custody: readonly { at: string; currency: string; kept: Minor; owed: Minor }[];
  readonly meters: readonly { pool: string; before: Minor; after: Minor; movements: MeterMovements }[];
  /** Hands whose pots do not add up, by number. */
  readonly untiedHands: readonly { hand: string; record: bigint }[];
  /** Records with a derived line that is a unit or more away from its exact amount. */
  readonly misrounded: readonly bigint[];
  readonly gaps: readonly DayFinding[];
  readonly quarantined: readonly { delivery: string; reason: string; record: bigint }[];
  readonly parked: readonly { key: string; fault: string; records: readonly bigint[] }[];
  readonly sessions: readonly DaySession[];
  readonly bankers: readonly CountedBanker[];
  readonly cagnottes: readonly CagnotteOfDay[];
  readonly slipFindings: readonly DayFinding[];
  /** Slips of the day that one end has reported more than once, of which no finding of a session tells. */
  readonly slipsUsedAgain: readonly SlipUsedAgain[];
  readonly meterFindings: readonly DayFinding[];
  /** Undefined where the cage was not counted at the end of the day. */
  readonly cage: readonly CageHoldings[] | undefined;
  /** Each banker who has a deposit in the list or in the ledger. */
  readonly deposits: readonly BankerDeposit[];
  /** Of the whole ledger. */
  readonly chips: { readonly stock: Minor; readonly flow: Minor; readonly variances: Minor };
  readonly pairs: readonly BookPair[];
  /** What counts of several holders found at each of them, booked on the day: over is positive. */
  readonly holders: readonly { readonly holder: string; readonly currency: string; readonly found: Minor }[];
  /** What two persons have cleared of differences of the day, whenever they did. */
  readonly cleared: readonly ClearedDifference[];
  /** Differences that need no explanation, by point. */
  readonly tolerances: Readonly<Record<string, Minor>>;
}
