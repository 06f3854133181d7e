import { definitionOf } from '../event-contract/catalogue';
import { appendOnly, isReport } from '../_core/store/read-model';
import { column, table } from '../_core/store/table';

export const IMPORTED_DECISION = table('imported_decision', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  imported: column.text,
});

export const importedDecisionReadModel = appendOnly(IMPORTED_DECISION, (fact) => {
  const { casino, number, event } = fact;
  if (event.imported === undefined || !isReport(fact)) return [];
  if (definitionOf(event.type)?.toldBy !== 'person') return [];
  return [{ casino, recordNumber: number, imported: event.imported }];
});
