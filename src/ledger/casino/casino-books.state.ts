import type { GamingDay } from '../../kernel/gaming-day';
import type { Minor } from '../../kernel/money';
import type { Place } from '../fact-order/place.state';
import type { Authorisation } from './authorisation.state';
import type { ClosedDays } from './closed-days.state';

/** What the books of a casino start from: one currency for ever, opened once, and what it may offer. */
export interface CasinoBooks {
  /** ISO 4217; undefined until the ledger is opened. */
  readonly currency?: string;
  readonly openedBy?: string;
  readonly openings?: readonly LedgerOpening[];
  readonly authorisations?: readonly Authorisation[];
  readonly guarantees?: readonly BankGuarantee[];
  readonly freeBanks?: readonly FreeBankTable[];
  readonly diceOut?: readonly DiceOut[];
  readonly closedDays?: ClosedDays;
  readonly certifiedDays?: ClosedDays;
  readonly accruals?: readonly DutyAccrued[];
  readonly blockedReports?: readonly BlockedInBank[];
  readonly openedDays?: ClosedDays;
}

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

interface BlockedInBank {
  readonly day: GamingDay;
  readonly amount: Minor;
}

export interface DutyAccrued {
  readonly day: GamingDay;
  readonly earlierYear?: number;
  readonly amount: Minor;
  readonly currency: string;
}

export interface FreeBankTable {
  readonly day: string;
  readonly table: string;
}

export interface DiceOut {
  readonly day: GamingDay;
  readonly dice: readonly string[];
}

export const unopenedBooks: CasinoBooks = {};

export const openBooks = (books: CasinoBooks, opening: { currency: string; eventId: string }): CasinoBooks =>
  books.openedBy === undefined ? { ...books, currency: opening.currency, openedBy: opening.eventId } : books;

export const withOpening = (books: CasinoBooks, opening: LedgerOpening): CasinoBooks =>
  openedBy(
    books,
    [...(books.openings ?? []), opening].sort((a, b) => (a.place < b.place ? -1 : 1)),
  );

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

export function openedBefore(books: CasinoBooks, place: Place): CasinoBooks {
  const [first] = books.openings ?? [];
  if (first === undefined || first.place < place) return books;
  return unopened(books);
}

/** Number of cage reports kept; earlier ones no longer count, even if all of these are cancelled. */
const MOST_BLOCKED_REPORTS = 16;

/** The cage opened: the stated blocked amount is valid until a later day states another. */
export function noteBlocked(books: CasinoBooks, blocked: BlockedInBank): CasinoBooks {
  const { blockedReports: known = [] } = books;
  if (known.length === 0 && blocked.amount === 0n) return books;
  const earlier = known.filter(({ day }) => day <= blocked.day);
  const reports = [...earlier, blocked, ...known.slice(earlier.length)];
  return { ...books, blockedReports: reports.slice(-MOST_BLOCKED_REPORTS) };
}

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

export const guaranteeOf = ({ guarantees = [] }: CasinoBooks, banker: string): Minor =>
  guarantees.reduce((sum, each) => (each.banker === banker ? sum + each.amount : sum), 0n);

/** Adds to the guarantees of a banker, or releases a part of them; never below nothing. */
export function guarantee(books: CasinoBooks, { banker, amount }: BankGuarantee): CasinoBooks {
  const others = (books.guarantees ?? []).filter((each) => each.banker !== banker);
  const total = guaranteeOf(books, banker) + amount;
  return { ...books, guarantees: total > 0n ? [...others, { banker, amount: total }] : others };
}
