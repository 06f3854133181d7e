import { setAside } from '../../ledger/evaluation/judge-event';
import type { JudgedEvent } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { byItself } from '../runner/judged-by-itself';
import type { PageKnowledge } from '../runner/page-knowledge';

/**
 * Sets a record aside: nothing of it is judged or shown. That its number has arrived is known, so that nobody looks for
 * it. The fault is given for the record that had it; those after it in its key only wait.
 */
export function park(
  numbered: NumberedEvent,
  knowledge: PageKnowledge,
  parked: NonNullable<JudgedEvent['parked']>,
): JudgedEvent {
  const before = knowledge.before(numbered);
  const judgement = setAside(numbered.event, before);
  knowledge.learnArrival(numbered, judgement);
  knowledge.parked.add(numbered.casino, parked.key);
  return { ...byItself(numbered, judgement, { books: before.books }), standing: 'parked', parked };
}
