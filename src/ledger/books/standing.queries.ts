import { nameOf, signedAs } from '../_core/books/declared-fact';
import { type GamingDayStatus, statusOf } from '../gaming-day/gaming-day.state';
import type { DayAt } from '../_core/books/booked-moves.queries';
import { decidersOf, readDecisions, type RecordedDecision } from '../gaming-day/decisions.queries';
import { readCasinoBooks } from '../gaming-day/casino-books.queries';
import { readGamingDayStanding } from '../day-close/gaming-day.queries';
import { readKnownDays } from '../gaming-day/known-days.queries';
import type { Queryable } from '../_core/store/queryable';

export interface Standing {
  readonly status: GamingDayStatus;
  /** The record up to which a book is written: the close of a closed day; for a period, the requested one. */
  readonly through: bigint;
  /** The certifier of the day or of a period; none unless all days are certified. */
  readonly certifiedBy: readonly string[];
  readonly currency: string;
}

/** How a day stands; undefined if nothing is known of it. */
export async function readDayStanding(db: Queryable, at: DayAt): Promise<Standing | undefined> {
  const { known, status, checkedThrough: through, currency, decisions } = await readGamingDayStanding(db, at);
  return known ? { status, through, currency, certifiedBy: certifiersOf(status, decisions) } : undefined;
}

/** How the days of a period stand of which anything is known; undefined if there is none. */
export async function readPeriodStanding(
  db: Queryable,
  { casino, position, day: from, until }: DayAt & { readonly until: string },
): Promise<Standing | undefined> {
  const days = await readKnownDays(db, { casino, position, period: { from, until } });
  if (days.length === 0) return undefined;
  const decisions = await readDecisions(db, { casino, position });
  const ofDays = days.map((day) => decisions.filter(({ gamingDay }) => gamingDay === day));
  const reached = ofDays.map((own) => statusOf(own, { openTables: ['not looked at'], uncounted: [] }));
  const status = PROGRESS.find((each) => reached.includes(each))!;
  const { currency = 'EUR' } = await readCasinoBooks(db, { casino, position });
  const certifiedBy = [...new Set(ofDays.flatMap((own) => certifiersOf(status, own)))];
  return { status, through: position, currency, certifiedBy };
}

/** From the least far to the furthest; of a day that nobody decided about, a period says no more than that it is open. */
const PROGRESS: readonly GamingDayStatus[] = ['open', 'reopened', 'closed', 'certified'];

function certifiersOf(status: GamingDayStatus, decisions: readonly RecordedDecision[]): string[] {
  const certified = decisions.findLast(({ type }) => type === 'cagnotte.gaming-day.certified.v1');
  if (status !== 'certified' || certified === undefined) return [];
  return decidersOf(certified).map((person) => signedAs(nameOf(person), certified.imported));
}
