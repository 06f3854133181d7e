import type { Judgement, KnownBefore } from '../../ledger/_core/judgement.state';
import { bookingDayOf } from '../../ledger/casino/closed-days.state';
import type { JudgedEvent } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';

/** Where a fact stands in the order of facts, and what stands elsewhere because of it. */
type InOrder = Pick<JudgedEvent, 'place' | 'moved' | 'references'>;

/** A fact as its own record reports it, with what it means. */
export const byItself = (
  { casino, number, standing, event }: NumberedEvent,
  judgement: Judgement,
  { books, place, moved, references }: Pick<KnownBefore, 'books'> & InOrder,
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
  place,
  moved,
  references,
  // Last: a spread that is added to has a shape of its own in every event, which every read model would be slow to read.
  ...judgement,
});

const isReopening = ({ type }: NumberedEvent['event']): boolean => type === 'cagnotte.gaming-day.reopened.v1';
