import type { CorrectionRecorded } from './correction.events';
import { factColumns } from '../_core/store/fact-columns';
import { appendOnly, isReport } from '../_core/store/read-model';

export const correctionReadModel = appendOnly('correction', (fact) => {
  if (!isReport(fact) || !fact.event.type.startsWith('cagnotte.correction.')) return [];
  const { corrects, proposal } = fact.event.data as CorrectionRecorded;
  return [
    {
      ...factColumns(fact),
      corrects_source: corrects.source,
      corrects_id: corrects.id,
      proposal: proposal ?? null,
      data: JSON.stringify(fact.event.data),
    },
  ];
});
