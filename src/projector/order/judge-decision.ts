import { judgeFact } from '../../ledger/evaluation/judge-event';
import { decidedIn } from '../../ledger/evaluation/sweep/cells';
import type { Change } from '../../ledger/evaluation/sweep/change';
import { bookingDayOf, isClosed } from '../../ledger/casino/closed-days.state';
import type { CasinoBooks } from '../../ledger/casino/casino-books.state';
import type { CasinoAuthorised } from '../../ledger/casino/casino.events';
import type { GamingDayClosed } from '../../ledger/gaming-day/gaming-day.events';
import { nextGamingDay } from '../../kernel/gaming-day';
import type { PageKnowledge } from '../runner/page-knowledge';
import type { JudgedEvent, PageTransaction } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { judgeAgain } from './judge-fact';
import { moveBack, moveToNextBooks } from './move-between-books';
import type { Placed } from './source-days';

/** What a decision is judged with; everything before its record is written where it reaches back. */
export interface Deciding {
  readonly page: PageTransaction;
  readonly knowledge: PageKnowledge;
  /** Where it stands among the numbers of its source. */
  readonly placed: Placed | undefined;
}

const REACHING_BACK: ReadonlySet<string> = new Set([
  'cagnotte.casino.authorised.v1',
  'cagnotte.correction.recorded.v1',
  'cagnotte.gaming-day.closed.v1',
  'cagnotte.gaming-day.reopened.v1',
]);

/** Whether what was recorded before a decision counts in other books because of it, or is judged in another way. */
export const reachesBack = ({ event, standing }: NumberedEvent): boolean =>
  standing === 'counted' && REACHING_BACK.has(event.type);

/** A decision, or whatever else is no fact: it takes effect when it is recorded. */
export async function judgeDecision(
  numbered: NumberedEvent,
  { page, knowledge, placed }: Deciding,
): Promise<JudgedEvent[]> {
  const known = knowledge.before(numbered);
  const own = judgeFact(numbered.event, known);
  const decided = decidedIn(own.books);
  knowledge.sweepOf(numbered.casino).now.balances.enter(own.lines);
  if (own.books !== known.books) knowledge.learnDecided(numbered, decided);
  const again = known.books.authorisations !== decided.authorisations && reached(numbered);
  const change: Change = {
    moves: placed?.moved ?? [],
    ...(again && { decided: { before: known.books, ...again } }),
  };
  const judged = await judgeAgain(numbered, own, { change, knowledge, placed, booksBefore: known.books });
  return withMovedLines(judged, await moveLines(page, numbered, decided));
}

/** From which day on, and until which, facts are judged by other authorisations. */
function reached({ event }: NumberedEvent): { readonly from: string; readonly until?: string } {
  if (event.type !== 'cagnotte.casino.authorised.v1')
    return { from: event.gamingday, until: nextGamingDay(event.gamingday) };
  return { from: (event.data as CasinoAuthorised).validFrom };
}

/**
 * What was posted in the books of a day after the record at which the checks of its close ran is late, though it was
 * recorded before the close: it is moved to the next books, so that closing needs no lock. What came late for the books
 * of a day that is opened again comes back to them from books that are open.
 */
async function moveLines(
  page: PageTransaction,
  { casino, number, event }: NumberedEvent,
  { closedDays = [] }: CasinoBooks,
): Promise<number> {
  const day = event.gamingday;
  if (event.type === 'cagnotte.gaming-day.closed.v1') {
    const through = BigInt((event.data as GamingDayClosed).through);
    return moveToNextBooks(page, {
      casino,
      by: number,
      through,
      from: day,
      to: bookingDayOf(closedDays, day),
    });
  }
  if (event.type === 'cagnotte.gaming-day.reopened.v1' && !isClosed(closedDays, day))
    return moveBack(page, { casino, by: number, day, closed: closedDays });
  return 0;
}

/** The lines that were moved come first under the record. */
const withMovedLines = (judged: readonly JudgedEvent[], moved: number): JudgedEvent[] =>
  judged.map((each) => ({ ...each, linesBefore: each.linesBefore + moved }));
