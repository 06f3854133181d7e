import type { FindingAcknowledged } from './finding.events';
import { factColumns } from '../_core/store/fact-columns';
import { appendOnly, isReport } from '../_core/store/read-model';

export const findingDecisionReadModel = appendOnly('finding_decision', (fact) => {
  if (!isReport(fact) || !fact.event.type.startsWith('cagnotte.finding.')) return [];
  const { finding, by, note } = fact.event.data as FindingAcknowledged;
  return [{ ...factColumns(fact), finding, by_id: by.id, by_name: by.name ?? null, note: note ?? null }];
});
