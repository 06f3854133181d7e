import { FACT_COLUMNS, factColumns } from '../_core/store/fact-columns';
import { appendOnly, isReport } from '../_core/store/read-model';
import { text, table } from '../_core/store/table';

export const GAMING_DAY_DECISION = table('gaming_day_decision', {
  ...FACT_COLUMNS,
  data: text,
});

export const gamingDayDecisionReadModel = appendOnly(GAMING_DAY_DECISION, (fact) =>
  isReport(fact) && fact.event.type.startsWith('cagnotte.gaming-day.')
    ? [{ ...factColumns(fact), data: JSON.stringify(fact.event.data) }]
    : [],
);
