import { closeDay, reopenDay } from '../../domain/casino-books/closed-days';
import type { EventOf } from '../../domain/event-registry/catalogue';
import { checkTwoPersons } from '../checks/two-persons.check';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';

/** The books of a day are closed: what is recorded of it from now on counts in the books of a later one. */
export const judgeGamingDayClosed = (
  { gamingday }: EventOf<'cagnotte.gaming-day.closed.v1'>,
  { books }: KnownBefore,
): Partial<Judgement> => ({
  books: { ...books, closedDays: closeDay(books.closedDays ?? [], gamingday) },
});

/** Two persons open the books of a day again. */
export const judgeGamingDayReopened = (
  { id, gamingday, data }: EventOf<'cagnotte.gaming-day.reopened.v1'>,
  { books }: KnownBefore,
): Partial<Judgement> => ({
  books: { ...books, closedDays: reopenDay(books.closedDays ?? [], gamingday) },
  findings: about(checkTwoPersons(data.by), id),
});
