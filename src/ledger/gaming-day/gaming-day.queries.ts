import { tieOutDay } from './tie-out-day';
import type { DayFigures } from './day-figures';
import type { TieOut } from './tie-out';
import { type AccountingRules, inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { type DayProgress, type GamingDayState, statusOfDay } from './gaming-day.state';
import type { Person } from '../../kernel/second-person';
import type { GamingDayClosed } from './gaming-day.events';
import { type Queryable, readRows } from '../../database/queryable';
import type { DayAt } from '../_core/books/book-facts.queries';
import { readCageCount } from './held-accounts.queries';
import { readCasinoBooks, readKnownDays } from '../casino/known-days.queries';
import { readDayFigures } from './day-figures.queries';
import { readDaySessions } from '../table-session/session-figures.queries';
import { readDecisions, type RecordedDecision } from './decisions.queries';
import { present } from '../../kernel/present';

export interface GamingDayBooks extends GamingDayState {
  readonly day: string;
  readonly decisions: readonly RecordedDecision[];
  readonly progress: DayProgress;
  readonly tieOuts: readonly TieOut[];
  readonly figures: DayFigures;
  readonly checkedThrough: bigint;
  readonly books: CasinoBooks;
  readonly accounting: AccountingRules | undefined;
}

export async function readGamingDay(db: Queryable, day: DayAt): Promise<GamingDayBooks> {
  const books = await readCasinoBooks(db, day);
  const decisions = await readDecisions(db, day);
  const accounting = accountingOn(books, day.day);
  const checkedThrough = closedThrough(decisions) ?? day.position;
  const figures = await readFiguresToTie(db, { ...day, position: checkedThrough }, books);
  const progress = progressOf({ sessions: figures.sessions, isCageCounted: figures.cage !== undefined });
  const proposal = reopeningProposal(decisions);
  return {
    day: day.day,
    decisions,
    progress,
    figures,
    checkedThrough,
    books,
    accounting,
    status: statusOfDay(decisions, progress),
    known: decisions.length > 0 || (await isHeardOf(db, day)),
    opened: decisions.some(({ type }) => type === 'cagnotte.gaming-day.opened.v1'),
    tieOuts: tieOutDay(figures),
    ...present({ proposal }),
  };
}

const accountingOn = ({ authorisations = [] }: CasinoBooks, day: string): AccountingRules | undefined =>
  inForce(authorisations, day)?.accounting;

/** Reads the figures that the tie-outs of a day compare, by the rules that were in force on it. */
export const readFiguresToTie = (db: Queryable, day: DayAt, books: CasinoBooks): Promise<DayFigures> =>
  readDayFigures(db, day, {
    currency: books.currency ?? 'EUR',
    accounting: accountingOn(books, day.day),
  });

export interface GamingDayReadiness extends Pick<
  GamingDayBooks,
  'status' | 'known' | 'decisions' | 'checkedThrough'
> {
  readonly currency: string;
  readonly sessions: DayFigures['sessions'];
  readonly isCageCounted: boolean;
}

export async function readGamingDayStatus(db: Queryable, day: DayAt): Promise<GamingDayReadiness> {
  const { currency = 'EUR' } = await readCasinoBooks(db, day);
  const decisions = await readDecisions(db, day);
  const checkedThrough = closedThrough(decisions) ?? day.position;
  const at = { ...day, position: checkedThrough };
  const sessions = await readDaySessions(db, at);
  const isCageCounted = (await readCageCount(db, at)) !== undefined;
  return {
    decisions,
    checkedThrough,
    currency,
    sessions,
    isCageCounted,
    status: statusOfDay(decisions, progressOf({ sessions, isCageCounted })),
    known: decisions.length > 0 || (await isHeardOf(db, at)),
  };
}

async function isHeardOf(db: Queryable, { casino, day, position }: DayAt): Promise<boolean> {
  const reported = await readKnownDays(db, { casino, position, period: { from: day, until: day }, limit: 1 });
  if (reported.length > 0) return true;
  const moved = await readRows<object>(
    db,
    'SELECT FROM journal_line WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2 LIMIT 1',
    [casino, position.toString(), day],
  );
  return moved.length > 0;
}

/** The record up to which the books of a closed day were checked; undefined while it is open. */
export function closedThrough(decisions: readonly RecordedDecision[]): bigint | undefined {
  const last = decisions.findLast(
    ({ type }) => type === 'cagnotte.gaming-day.closed.v1' || type === 'cagnotte.gaming-day.reopened.v1',
  );
  if (last?.type !== 'cagnotte.gaming-day.closed.v1') return undefined;
  const through = BigInt((last.data as GamingDayClosed).through);
  // An imported close may name a record that did not exist yet.
  return through < last.recordNumber ? through : last.recordNumber;
}

/** What of a day is open or still to be counted. */
export function progressOf({
  sessions,
  isCageCounted,
}: Pick<GamingDayReadiness, 'sessions' | 'isCageCounted'>): DayProgress {
  const boxes = sessions.flatMap(({ name, boxes: own }) =>
    own.flatMap(({ box, isPlaced, counts }) => (isPlaced && counts === 0 ? [`box ${box} of ${name}`] : [])),
  );
  const floats = sessions.filter(({ isHouseBanked, result }) => isHouseBanked && result === undefined);
  return {
    openTables: sessions.filter(({ closed }) => !closed).map(({ name }) => name),
    uncounted: [
      ...boxes,
      ...floats.map(({ name }) => `float of ${name}`),
      ...(isCageCounted ? [] : ['cage']),
    ],
  };
}

/** The proposal to reopen a day, if it still waits for the second person. */
export function reopeningProposal(decisions: readonly RecordedDecision[]): GamingDayState['proposal'] {
  const last = decisions.findLast(({ type }) =>
    /^cagnotte\.gaming-day\.(closed|reopened|reopening-proposed)\.v1$/.test(type),
  );
  if (last?.type !== 'cagnotte.gaming-day.reopening-proposed.v1') return undefined;
  return last.data as { readonly by: Person; readonly reason: string };
}
