import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { appendOnly, isReport } from '../_core/store/read-model';
import { column, table } from '../../database/table';

/** Decisions of persons about who is sent the monthly pack; an address stands in `data` as it is recorded, encrypted. */
export const PACK_DECISION = table('pack_decision', { ...FACT_COLUMNS, data: column.text });

export const packDecisionReadModel = appendOnly(PACK_DECISION, (fact) =>
  isReport(fact) && fact.event.type.startsWith('cagnotte.pack.')
    ? [{ ...factColumns(fact), data: JSON.stringify(fact.event.data) }]
    : [],
);
