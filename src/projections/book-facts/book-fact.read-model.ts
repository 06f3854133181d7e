import type { EventType } from '../../domain/event-registry/catalogue';
import { sessionOf } from '../../domain/event-registry/streams';
import { tableConcerned } from '../../domain/table-session/session-key';
import { factColumns } from '../fact-columns';
import { versionedFacts } from '../versioned-facts';

/** What the official books show as it was declared, besides what sessions and counts of the cage keep already. */
const IN_BOOKS: ReadonlySet<string> = new Set<EventType>([
  'cagnotte.box.issued.v1',
  'cagnotte.box.swapped.v1',
  'cagnotte.slot.counted.v1',
  'cagnotte.cambista.counted.v1',
  'cagnotte.tips.counted.v1',
  'cagnotte.bank.adjudicated.v1',
  'cagnotte.bank.ended.v1',
  'cagnotte.bank.broken.v1',
  'cagnotte.cage.float-issued.v1',
  'cagnotte.cage.credit-received.v1',
  'cagnotte.cage.cheque-issued.v1',
  'cagnotte.cage.cheque-cleared.v1',
  'cagnotte.cage.cheque-returned.v1',
  'cagnotte.variance.cleared.v1',
  'cagnotte.duty.paid.v1',
]);

/** Facts that stand in an official book with what was declared, as each was known. */
export const bookFactReadModel = versionedFacts('book_fact', (fact) => {
  const { event } = fact;
  if (!IN_BOOKS.has(event.type)) return undefined;
  return {
    ...factColumns(fact),
    table_id: tableConcerned(event) ?? null,
    session_no: sessionOf(event),
    data: JSON.stringify(event.data),
  };
});
