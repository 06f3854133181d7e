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
    // The lines that a reopening takes back are booked in the books that it opens.
    (isReopening(event) ? evaluation.books : books).closedDays ?? [],
    event.gamingday,
  ),
  opens: evaluation.findings,
  closes: [],
  place,
  moved,
  references,
  // The spread comes last: members added after a spread would give every event a shape of its own, which read models
  // would read slowly.
  ...evaluation,
});

const isReopening = ({ type }: NumberedEvent['event']): boolean => type === 'cagnotte.gaming-day.reopened.v1';

/**
 * Sets a record aside: it is neither evaluated nor shown. Its number counts as arrived, so that it is not reported as
 * missing. Only the record that caused the fault states it; later records of its key wait.
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
