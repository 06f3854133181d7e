import type { ExplanationInBook } from '../_core/books/addressed-book';
import type { GamingDayClosed } from './gaming-day.events';
import { readDecisions } from './decisions.queries';
import type { Queryable } from '../_core/store/queryable';
import type { BookSpan } from '../_core/books/book-facts.queries';

/**
 * What was explained when the days of a book were closed. The close itself comes after the record up to which its book
 * is written: what is asked for is what is known of it now. A day that was closed again has the explanations of each close.
 */
export async function readExplanations(
  db: Queryable,
  { casino, knownAt: position, day, until }: BookSpan,
): Promise<ExplanationInBook[]> {
  const decisions = await readDecisions(db, { casino, position, ...(day === until ? { day } : {}) });
  return decisions
    .filter(({ type, gamingDay }) => type === CLOSED && gamingDay >= day && gamingDay <= until)
    .flatMap(({ gamingDay, recordNumber: record, data, imported }) =>
      ((data as GamingDayClosed).explained ?? []).map(({ check, at, explanation, by }) => ({
        ...{ day: gamingDay, record, check, explanation, by, imported },
        ...(at === undefined ? {} : { at }),
      })),
    );
}

const CLOSED = 'cagnotte.gaming-day.closed.v1';
