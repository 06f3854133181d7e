import type { Judgement, KnownBefore } from '../../accounting/judgement';
import { bookingDayOf } from '../../domain/casino-books/closed-days';
import type { JudgedEvent } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';

/** A fact as its own record reports it, with what it means. */
export const byItself = (
  { casino, number, standing, event }: NumberedEvent,
  judgement: Judgement,
  { books }: Pick<KnownBefore, 'books'>,
): JudgedEvent => ({
  casino,
  number,
  standing,
  event,
  entry: 'own',
  ofRecord: number,
  posts: judgement.lines,
  linesBefore: 0,
  bookingDay: bookingDayOf(
    // What a reopening takes back counts in the books that it opens.
    (isReopening(event) ? judgement.books : books).closedDays ?? [],
    event.gamingday,
  ),
  opens: judgement.findings,
  closes: [],
  // Last: a spread that is added to has a shape of its own in every event, which every read model would be slow to read.
  ...judgement,
});

const isReopening = ({ type }: NumberedEvent['event']): boolean => type === 'cagnotte.gaming-day.reopened.v1';
