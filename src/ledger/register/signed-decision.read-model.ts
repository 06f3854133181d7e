import { definitionOf } from '../event-contract/catalogue';
import { appendOnly, isReport } from '../_core/store/read-model';
import { column, table } from '../_core/store/table';

/** The decisions that carry the signature of a person, with the credential that made it. */
export const SIGNED_DECISION = table('signed_decision', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  credential: column.text,
});

export const signedDecisionReadModel = appendOnly(SIGNED_DECISION, (fact) => {
  const { casino, number, event } = fact;
  const { signature, imported } = event;
  if (signature === undefined || imported !== undefined || !isReport(fact)) return [];
  if (definitionOf(event.type)?.toldBy !== 'person') return [];
  return [{ casino, recordNumber: number, credential: signature.split('.', 1)[0]! }];
});
