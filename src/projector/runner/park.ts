import { setAside } from '../../ledger/evaluation/evaluate-event';
import type { EvaluatedEvent } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { byItself } from './evaluated-by-itself';
import type { UnitOfWork } from './unit-of-work';

/**
 * Sets a record aside: nothing of it is evaluated or shown. That its number has arrived is known, so that nobody looks for
 * it. The fault is given for the record that had it; those after it in its key only wait.
 */
export function park(
  numbered: NumberedEvent,
  knowledge: UnitOfWork,
  parked: NonNullable<EvaluatedEvent['parked']>,
): EvaluatedEvent {
  const before = knowledge.before(numbered);
  const evaluation = setAside(numbered.event, before);
  knowledge.learnArrival(numbered, evaluation);
  knowledge.parked.add(numbered.casino, parked.key);
  return { ...byItself(numbered, evaluation, { books: before.books }), standing: 'parked', parked };
}
