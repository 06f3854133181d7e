import { setAside } from '../../ledger/evaluation/evaluate-event';
import type { EvaluatedEvent } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import type { UnitOfWork } from './unit-of-work';
import type { Evaluation, LedgerState } from '../../ledger/_core/evaluation.state';
import { bookingDayOf } from '../../ledger/casino/authorisation.state';

type InOrder = Pick<EvaluatedEvent, 'place' | 'moved' | 'references'>;

export const byItself = (
  { casino, number, standing, event }: NumberedEvent,
  evaluation: Evaluation,
  { books, place, moved, references }: Pick<LedgerState, 'books'> & InOrder,
): EvaluatedEvent => ({
  casino,
  number,
  standing,
  event,
  entry: 'own',
  ofRecord: number,
  posts: evaluation.lines,
  linesBefore: 0,
  bookingDay: bookingDayOf(
    // What a reopening takes back counts in the books that it opens.
    (isReopening(event) ? evaluation.books : books).closedDays ?? [],
    event.gamingday,
  ),
  opens: evaluation.findings,
  closes: [],
  place,
  moved,
  references,
  // Last: a spread that is added to has a shape of its own in every event, which every read model would be slow to read.
  ...evaluation,
});

const isReopening = ({ type }: NumberedEvent['event']): boolean => type === 'cagnotte.gaming-day.reopened.v1';

/**
 * Sets a record aside: nothing of it is evaluated or shown. Its number counts as arrived, so that it is not reported as
 * missing. The fault is given for the record that had it; those after it in its key only wait.
 */
export function park(
  numbered: NumberedEvent,
  knowledge: UnitOfWork,
  parked: NonNullable<EvaluatedEvent['parked']>,
): EvaluatedEvent {
  const before = knowledge.before(numbered);
  const evaluation = setAside(numbered.event, before);
  knowledge.applyArrival(numbered, evaluation);
  knowledge.parked.add(numbered.casino, parked.key);
  return { ...byItself(numbered, evaluation, { books: before.books }), standing: 'parked', parked };
}
