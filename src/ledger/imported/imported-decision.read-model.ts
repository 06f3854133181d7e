import { definitionOf } from '../event-contract/catalogue';
import { appendOnly, isReport } from '../_core/store/read-model';

export const importedDecisionReadModel = appendOnly('imported_decision', (fact) => {
  const { casino, number, event } = fact;
  if (event.imported === undefined || !isReport(fact)) return [];
  if (definitionOf(event.type)?.toldBy !== 'person') return [];
  return [{ casino, record_number: number.toString(), imported: event.imported }];
});
