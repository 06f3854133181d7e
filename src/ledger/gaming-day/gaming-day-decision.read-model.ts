import { factColumns } from '../_core/store/fact-columns';
import { appendOnly, isReport } from '../_core/store/read-model';

export const gamingDayDecisionReadModel = appendOnly('gaming_day_decision', (fact) =>
  isReport(fact) && fact.event.type.startsWith('cagnotte.gaming-day.')
    ? [{ ...factColumns(fact), data: JSON.stringify(fact.event.data) }]
    : [],
);
