import { evaluateFact } from '../../ledger/evaluation/evaluate-event';
import { decidedIn } from '../../ledger/evaluation/sweep/cells';
import type { Change } from '../../ledger/evaluation/sweep/change';
import { bookingDayOf, isClosed } from '../../ledger/casino/authorisation.state';
import type { CasinoBooks } from '../../ledger/casino/casino-books.state';
import type { CasinoAuthorised } from '../../ledger/casino/casino.events';
import type { GamingDayClosed } from '../../ledger/gaming-day/gaming-day.events';
import { nextGamingDay } from '../../kernel/gaming-day';
import type { UnitOfWork } from '../runner/unit-of-work';
import type { EvaluatedEvent, PageTransaction } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { evaluateAgain } from './evaluate-fact';
import { moveBack, moveToNextBooks } from './move-between-books';
import type { Placed } from './source-days';

export interface Deciding {
  readonly page: PageTransaction;
  readonly knowledge: UnitOfWork;
  readonly placed: Placed | undefined;
}

const REACHING_BACK: ReadonlySet<string> = new Set([
  'cagnotte.casino.authorised.v1',
  'cagnotte.correction.recorded.v1',
  'cagnotte.gaming-day.closed.v1',
  'cagnotte.gaming-day.reopened.v1',
]);

/** Whether a decision changes the booking day or the evaluation of earlier records. */
export const reachesBack = ({ event, standing }: NumberedEvent): boolean =>
  standing === 'counted' && REACHING_BACK.has(event.type);

/** A decision, or another record that is no fact: it takes effect when recorded. */
export async function evaluateDecision(
  numbered: NumberedEvent,
  { page, knowledge, placed }: Deciding,
): Promise<EvaluatedEvent[]> {
  const known = knowledge.before(numbered);
  const own = evaluateFact(numbered.event, known);
  const decided = decidedIn(own.books);
  knowledge.sweepOf(numbered.casino).now.balances.enter(own.lines);
  if (own.books !== known.books) knowledge.learnDecided(numbered, decided);
  const again = known.books.authorisations !== decided.authorisations && reached(numbered);
  const change: Change = {
    moves: placed?.moved ?? [],
    ...(again && { decided: { before: known.books, ...again } }),
  };
  const evaluated = await evaluateAgain(numbered, own, {
    change,
    knowledge,
    placed,
    booksBefore: known.books,
  });
  return withMovedLines(evaluated, await moveLines(page, numbered, decided));
}

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

const withMovedLines = (evaluated: readonly EvaluatedEvent[], moved: number): EvaluatedEvent[] =>
  evaluated.map((each) => ({ ...each, linesBefore: each.linesBefore + moved }));
