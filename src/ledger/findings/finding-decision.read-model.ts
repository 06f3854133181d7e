import type { FindingAcknowledged } from './finding.events';
import { FACT_COLUMNS, factColumns } from '../_core/store/fact-columns';
import { appendOnly, isReport } from '../_core/store/read-model';
import { optional, type RowOf, text, table } from '../_core/store/table';

export const FINDING_DECISION = table('finding_decision', {
  ...FACT_COLUMNS,
  finding: text,
  byId: text,
  byName: optional(text),
  note: optional(text),
});

export type FindingDecisionRow = RowOf<typeof FINDING_DECISION>;

export const findingDecisionReadModel = appendOnly(FINDING_DECISION, (fact) => {
  if (!isReport(fact) || !fact.event.type.startsWith('cagnotte.finding.')) return [];
  const { finding, by, note } = fact.event.data as FindingAcknowledged;
  return [{ ...factColumns(fact), finding, byId: by.id, byName: by.name ?? null, note: note ?? null }];
});
