import type { GamingDay } from '../../kernel/gaming-day';
import type { Minor } from '../../kernel/money';
import type { Place } from '../fact-order/place.state';
import type { Authorisation } from './authorisation.state';
import type { ClosedDays } from './closed-days.state';

/** What the books of a casino start from: one currency for ever, opened once, and what it may offer. */
export interface CasinoBooks {
  /** ISO 4217; undefined until the ledger is opened. */
  readonly currency?: string;
  /** Id of the event that opened the ledger. */
  readonly openedBy?: string;
  /** Everything that opened the ledger, by place: the first counts. */
  readonly openings?: readonly LedgerOpening[];
  /** Every authorisation, in the order in which they were recorded. */
  readonly authorisations?: readonly Authorisation[];
  /** Guarantees of bankers at credit institutions that were not released yet. */
  readonly guarantees?: readonly BankGuarantee[];
  /** The tables that opened with free banks lately. */
  readonly freeBanks?: readonly FreeBankTable[];
  /** The dice that were put out lately. */
  readonly diceOut?: readonly DiceOut[];
  /** The days whose books are closed. */
  readonly closedDays?: ClosedDays;
  /** The days whose closed books a person has certified. */
  readonly certifiedDays?: ClosedDays;
  /** The duty that the closes of the last days have accrued. */
  readonly accruals?: readonly DutyAccrued[];
  /** What the bank keeps blocked for prizes, as the cage said at its last openings. */
  readonly blockedReports?: readonly BlockedInBank[];
  /** The day that was opened last. */
  readonly openedDay?: GamingDay;
}

/** An event that opens the ledger. */
export interface LedgerOpening {
  readonly place: Place;
  readonly currency: string;
  readonly eventId: string;
}

/** A banker's guarantee at a credit institution: recorded, never posted. */
export interface BankGuarantee {
  readonly banker: string;
  readonly amount: Minor;
}

/** What a bank keeps blocked for prizes on a day. */
interface BlockedInBank {
  readonly day: GamingDay;
  readonly amount: Minor;
}

/** What the close of a day has accrued of the gaming duty. */
export interface DutyAccrued {
  readonly day: GamingDay;
  /** Of the year of the day where it is left out. */
  readonly earlierYear?: number;
  readonly amount: Minor;
  readonly currency: string;
}

/** A table whose banks were free on a gaming day. */
export interface FreeBankTable {
  readonly day: string;
  readonly table: string;
}

/** The dice of a table on a gaming day, by their numbers. */
export interface DiceOut {
  readonly day: GamingDay;
  readonly dice: readonly string[];
}

export const unopenedBooks: CasinoBooks = {};

/** The first opening counts; a later one leaves the books as they were. */
export const openBooks = (books: CasinoBooks, opening: { currency: string; eventId: string }): CasinoBooks =>
  books.openedBy === undefined ? { ...books, currency: opening.currency, openedBy: opening.eventId } : books;

/** The books with one more opening, at its place. */
export const withOpening = (books: CasinoBooks, opening: LedgerOpening): CasinoBooks =>
  openedBy(
    books,
    [...(books.openings ?? []), opening].sort((a, b) => (a.place < b.place ? -1 : 1)),
  );

/** The books without an opening that counts no more. */
export const withoutOpening = (books: CasinoBooks, place: Place): CasinoBooks =>
  openedBy(
    books,
    (books.openings ?? []).filter((opening) => opening.place !== place),
  );

function openedBy(books: CasinoBooks, openings: readonly LedgerOpening[]): CasinoBooks {
  const [first] = openings;
  return {
    ...unopened(books),
    openings,
    ...(first && { currency: first.currency, openedBy: first.eventId }),
  };
}

function unopened(books: CasinoBooks): CasinoBooks {
  const others: { -readonly [Part in keyof CasinoBooks]: CasinoBooks[Part] } = { ...books };
  delete others.currency;
  delete others.openedBy;
  return others;
}

/** The books as a fact at a place finds them: opened only by what stands before it. */
export function openedBefore(books: CasinoBooks, place: Place): CasinoBooks {
  const [first] = books.openings ?? [];
  if (first === undefined || first.place < place) return books;
  return unopened(books);
}

/** So many reports of the cage are kept; an earlier one counts no more, even where all of these are cancelled. */
const MOST_BLOCKED_REPORTS = 16;

/** The cage opened: what it says is blocked holds until a later day says otherwise. */
export function noteBlocked(books: CasinoBooks, blocked: BlockedInBank): CasinoBooks {
  const { blockedReports: known = [] } = books;
  if (known.length === 0 && blocked.amount === 0n) return books;
  const earlier = known.filter(({ day }) => day <= blocked.day);
  const reports = [...earlier, blocked, ...known.slice(earlier.length)];
  return { ...books, blockedReports: reports.slice(-MOST_BLOCKED_REPORTS) };
}

/** What the bank keeps blocked for prizes, in minor units. */
export const blockedInBank = ({ blockedReports = [] }: CasinoBooks): Minor =>
  blockedReports.at(-1)?.amount ?? 0n;

/** Adds an authorisation: it replaces the earlier ones from its day on, but for days whose books are closed by then. */
export const authorise = (books: CasinoBooks, authorisation: Authorisation): CasinoBooks => ({
  ...books,
  authorisations: [
    ...(books.authorisations ?? []),
    books.closedDays?.length ? { ...authorisation, notFor: books.closedDays } : authorisation,
  ],
});

/** What the guarantees of a banker come to, in minor units. */
export const guaranteeOf = ({ guarantees = [] }: CasinoBooks, banker: string): Minor =>
  guarantees.reduce((sum, each) => (each.banker === banker ? sum + each.amount : sum), 0n);

/** Adds to the guarantees of a banker, or releases a part of them; never below nothing. */
export function guarantee(books: CasinoBooks, { banker, amount }: BankGuarantee): CasinoBooks {
  const others = (books.guarantees ?? []).filter((each) => each.banker !== banker);
  const total = guaranteeOf(books, banker) + amount;
  return { ...books, guarantees: total > 0n ? [...others, { banker, amount: total }] : others };
}
