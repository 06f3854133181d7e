import type { GamingDay } from '../../kernel/gaming-day';
import { type Minor, sumMinor } from '../../kernel/money';
import type { Place } from '../fact-order/place.state';
import type { Authorisation, ClosedDays } from './authorisation.state';
import { present } from '../../kernel/present';

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

interface LedgerOpening {
  readonly place: Place;
  readonly currency: string;
  readonly eventId: string;
}

/** A banker's guarantee at a credit institution: recorded, never posted. */
interface BankGuarantee {
  readonly banker: string;
  readonly amount: Minor;
  /** Its number at the credit institution, if the casino states it. */
  readonly document?: string | undefined;
}

interface BlockedInBank {
  readonly day: GamingDay;
  readonly amount: Minor;
}

interface DutyAccrued {
  readonly day: GamingDay;
  readonly earlierYear?: number;
  readonly amount: Minor;
  readonly currency: string;
}

export interface FreeBankTable {
  readonly day: string;
  readonly table: string;
}

interface DiceOut {
  readonly day: GamingDay;
  readonly dice: readonly string[];
}

export const unopenedBooks: CasinoBooks = {};

export const openLedger = (books: CasinoBooks, opening: { currency: string; eventId: string }): CasinoBooks =>
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

/** How many cage reports are kept; older ones no longer count, even if all kept ones are cancelled. */
const MOST_BLOCKED_REPORTS = 16;

/**
 * Records the amount blocked in the bank that an opening of the cage states; it is valid until a later day states
 * another.
 */
export function recordBlockedInBank(books: CasinoBooks, blocked: BlockedInBank): CasinoBooks {
  const { blockedReports: known = [] } = books;
  if (known.length === 0 && blocked.amount === 0n) return books;
  const earlier = known.filter(({ day }) => day <= blocked.day);
  const reports = [...earlier, blocked, ...known.slice(earlier.length)];
  return { ...books, blockedReports: reports.slice(-MOST_BLOCKED_REPORTS) };
}

export const blockedInBank = ({ blockedReports = [] }: CasinoBooks): Minor =>
  blockedReports.at(-1)?.amount ?? 0n;

/**
 * Adds an authorisation: from its first day on it replaces earlier ones, except on days whose books are already closed.
 */
export const authorise = (books: CasinoBooks, authorisation: Authorisation): CasinoBooks => ({
  ...books,
  authorisations: [
    ...(books.authorisations ?? []),
    books.closedDays?.length ? { ...authorisation, notFor: books.closedDays } : authorisation,
  ],
});

export const guaranteeOf = ({ guarantees = [] }: CasinoBooks, banker: string): Minor =>
  sumMinor(guarantees.filter((each) => each.banker === banker).map(({ amount }) => amount));

/**
 * The guarantee that may be released under a document: what was given under it, and what was given without a document.
 */
export const guaranteeUnder = ({ guarantees = [] }: CasinoBooks, banker: string, document: string): Minor =>
  sumMinor(
    guarantees
      .filter((each) => each.banker === banker && (each.document ?? document) === document)
      .map(({ amount }) => amount),
  );

/**
 * Adds to a banker's guarantees, or releases part of them: first those given under the document, then those without
 * one; never below zero.
 */
export function guarantee(books: CasinoBooks, { banker, amount, document }: BankGuarantee): CasinoBooks {
  const known = books.guarantees ?? [];
  const under = (number: string | undefined) => (each: BankGuarantee) =>
    each.banker === banker && each.document === number;
  const held = (number: string | undefined): Minor =>
    sumMinor(known.filter(under(number)).map((each) => each.amount));
  const own = held(document) + amount;
  const lacking = document !== undefined && own < 0n;
  const changed = [
    { banker, amount: own, ...present({ document }) },
    ...(lacking ? [{ banker, amount: held(undefined) + own }] : []),
  ];
  const isChanged = (each: BankGuarantee): boolean =>
    under(document)(each) || (lacking && under(undefined)(each));
  return {
    ...books,
    guarantees: [...known.filter((each) => !isChanged(each)), ...changed.filter((each) => each.amount > 0n)],
  };
}

/** How many openings are kept: enough to reach back beyond the previous session for any number of tables. */
const OPENINGS_KEPT = 40;

export const noteDice = (books: CasinoBooks, out: DiceOut): CasinoBooks => ({
  ...books,
  diceOut: [...(books.diceOut ?? []), out].slice(-OPENINGS_KEPT),
});

export function diceUsedBefore({ diceOut = [] }: CasinoBooks, { day, dice }: DiceOut): readonly string[] {
  const earlier = diceOut.filter((out) => out.day < day);
  const last = earlier.reduce((latest, out) => (out.day > latest ? out.day : latest), '');
  const used = new Set(earlier.filter((out) => out.day === last).flatMap((out) => out.dice));
  return [...new Set(dice)].filter((each) => used.has(each));
}

/** How many authorisations are kept: even at one a day they reach back further than any late event. */
const AUTHORISATIONS_KEPT = 20;

export function noteFreeBank(books: CasinoBooks, opened: FreeBankTable): CasinoBooks {
  const known = books.freeBanks ?? [];
  if (known.some(({ day, table }) => day === opened.day && table === opened.table)) return books;
  return { ...books, freeBanks: [...known, opened].slice(-AUTHORISATIONS_KEPT) };
}

export const otherFreeBanks = ({ freeBanks = [] }: CasinoBooks, { day, table }: FreeBankTable): string[] =>
  freeBanks.filter((each) => each.day === day && each.table !== table).map((each) => each.table);

/**
 * How many accruals are kept: days are reopened soon or never, and the next close corrects the accrual of an older day.
 */
const ACCRUALS_KEPT = 62;

export function noteAccruals(books: CasinoBooks, accrued: readonly DutyAccrued[]): CasinoBooks {
  const posted = accrued.filter(({ amount }) => amount !== 0n);
  if (posted.length === 0) return books;
  return { ...books, accruals: [...(books.accruals ?? []), ...posted].slice(-ACCRUALS_KEPT) };
}

export const accruedOn = ({ accruals = [] }: CasinoBooks, day: GamingDay): readonly DutyAccrued[] =>
  accruals.filter((accrued) => accrued.day === day);

export const withoutAccruals = (books: CasinoBooks, day: GamingDay): CasinoBooks =>
  books.accruals === undefined
    ? books
    : { ...books, accruals: books.accruals.filter((accrued) => accrued.day !== day) };
