import { signedAs, staffName } from '../_core/books/declared-fact';
import { type GamingDayStatus, statusOfDay } from '../gaming-day/gaming-day.state';
import type { DayAt } from '../_core/books/book-facts.queries';
import { decidersOf, readDecisions, type RecordedDecision } from '../gaming-day/decisions.queries';
import { readCasinoBooks, readKnownDays } from '../casino/known-days.queries';
import { readGamingDayStatus } from '../gaming-day/gaming-day.queries';
import type { Queryable } from '../../database/queryable';
import type { Book } from '../_core/books/book';
import { addressedBook } from '../_core/books/addressed-book';
import { inOneCurrency } from './one-currency';
import { BOOKS, type BookKind, type BookName, type DeclaredBook } from './book-catalogue.queries';

export interface BookStatus {
  readonly status: GamingDayStatus;
  /** The last record that the book covers: that of the close for a closed day, the requested one for a period. */
  readonly through: bigint;
  /** The certifiers; empty unless every day is certified. */
  readonly certifiedBy: readonly string[];
  readonly currency: string;
}

export async function readDayStatus(db: Queryable, at: DayAt): Promise<BookStatus | undefined> {
  const { known, status, checkedThrough: through, currency, decisions } = await readGamingDayStatus(db, at);
  return known ? { status, through, currency, certifiedBy: certifiersOf(status, decisions) } : undefined;
}

export async function readPeriodStatus(
  db: Queryable,
  { casino, position, day: from, until }: DayAt & { readonly until: string },
): Promise<BookStatus | undefined> {
  const days = await readKnownDays(db, { casino, position, period: { from, until } });
  if (days.length === 0) return undefined;
  const decisions = await readDecisions(db, { casino, position });
  const ofDays = days.map((day) => decisions.filter(({ gamingDay }) => gamingDay === day));
  const reached = ofDays.map((own) => statusOfDay(own, { openTables: ['not looked at'], uncounted: [] }));
  const status = PROGRESS.find((each) => reached.includes(each))!;
  const { currency = 'EUR' } = await readCasinoBooks(db, { casino, position });
  const certifiedBy = [...new Set(ofDays.flatMap((own) => certifiersOf(status, own)))];
  return { status, through: position, currency, certifiedBy };
}

/** In order of progress. A period takes the status of its least advanced day; a day without decisions is open. */
const PROGRESS: readonly GamingDayStatus[] = ['open', 'reopened', 'closed', 'certified'];

function certifiersOf(status: GamingDayStatus, decisions: readonly RecordedDecision[]): string[] {
  const certified = decisions.findLast(({ type }) => type === 'cagnotte.gaming-day.certified.v1');
  if (status !== 'certified' || certified === undefined) return [];
  return decidersOf(certified).map((person) => signedAs(staffName(person), certified.imported));
}

export interface KeptBook<Name extends string = BookName> extends Book, BookKind, BookStatus {
  readonly name: Name;
  readonly casino: string;
  readonly day: string;
  readonly until: string;
}

interface DaysWanted extends DayAt {
  readonly until?: string | undefined;
}

export interface BookWanted extends DaysWanted {
  readonly name: BookName;
}

/** Why the book does not exist: nothing is known of its days, or it is written for single days only. */
export type NoBook = 'GAMING_DAY.UNKNOWN' | 'BOOK.OF_ONE_DAY';

/** Reads a book of a day (for a closed day as it was at the close) or of a period (as known at the position). */
export const readBook = (db: Queryable, { name, ...wanted }: BookWanted): Promise<KeptBook | NoBook> =>
  readDeclaredBook(db, { name, ...BOOKS[name] }, wanted);

/** Like `readBook`, for a book of any catalogue and in any layout. */
export async function readDeclaredBook<Name extends string>(
  db: Queryable,
  { name, read, layouts: _layouts, group: _group, ...kind }: DeclaredBook & { readonly name: Name },
  { layout, ...wanted }: DaysWanted & { readonly layout?: number | undefined },
): Promise<KeptBook<Name> | NoBook> {
  const at = { ...wanted, until: wanted.until ?? wanted.day };
  const isPeriod = at.until !== at.day;
  if (isPeriod && kind.span === 'day') return 'BOOK.OF_ONE_DAY';
  const standing = isPeriod ? await readPeriodStatus(db, at) : await readDayStatus(db, at);
  if (standing === undefined) return 'GAMING_DAY.UNKNOWN';
  const { through: position, currency } = standing;
  const book = await read(db, { ...at, position, knownAt: at.position, currency }, layout);
  const named = { book: name, day: at.day, ...(isPeriod ? { until: at.until } : {}) };
  return {
    ...addressedBook(inOneCurrency(book, currency), named),
    ...kind,
    ...standing,
    name,
    casino: at.casino,
    day: at.day,
    until: at.until,
  };
}
