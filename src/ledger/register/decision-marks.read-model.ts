import { definitionOf } from '../event-contract/catalogue';
import { appendOnly, type EvaluatedEvent, isReport } from '../_core/store/read-model';
import { column, table } from '../_core/store/table';

const isDecision = (fact: EvaluatedEvent): boolean =>
  isReport(fact) && definitionOf(fact.event.type)?.toldBy === 'person';

export const IMPORTED_DECISION = table('imported_decision', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  imported: column.text,
});

export const importedDecisionReadModel = appendOnly(IMPORTED_DECISION, (fact) => {
  const { casino, number, event } = fact;
  if (event.imported === undefined || !isDecision(fact)) return [];
  return [{ casino, recordNumber: number, imported: event.imported }];
});

/** The decisions that carry the signature of a person, with the credential that made it; not those of imported history. */
export const SIGNED_DECISION = table('signed_decision', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  credential: column.text,
});

export const signedDecisionReadModel = appendOnly(SIGNED_DECISION, (fact) => {
  const { casino, number, event } = fact;
  const { signature, imported } = event;
  if (signature === undefined || imported !== undefined || !isDecision(fact)) return [];
  return [{ casino, recordNumber: number, credential: signature.split('.', 1)[0]! }];
});
