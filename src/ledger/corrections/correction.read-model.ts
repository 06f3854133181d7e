import { column, type RowOf, table } from '../../database/table';
import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { appendOnly, isReport } from '../_core/store/read-model';
import type { CorrectionRecorded } from './corrections.events';

export const CORRECTION = table('correction', {
  ...FACT_COLUMNS,
  correctsSource: column.text,
  correctsId: column.text,
  proposal: column.optional(column.text),
  data: column.text,
});

export type CorrectionRow = RowOf<typeof CORRECTION>;

export const correctionReadModel = appendOnly(CORRECTION, (fact) => {
  if (!isReport(fact) || !fact.event.type.startsWith('cagnotte.correction.')) return [];
  const { corrects, proposal } = fact.event.data as CorrectionRecorded;
  return [
    {
      ...factColumns(fact),
      correctsSource: corrects.source,
      correctsId: corrects.id,
      proposal: proposal ?? null,
      data: JSON.stringify(fact.event.data),
    },
  ];
});
