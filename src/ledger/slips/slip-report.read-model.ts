import { slipsIn } from './slip-report';
import { factColumns } from '../_core/store/fact-columns';
import { versionedFacts } from '../_core/store/versioned-facts';

export const slipReportReadModel = versionedFacts('slip_report', (fact) => {
  const slips = slipsIn(fact.event);
  if (slips.length === 0) return undefined;
  const { currency = '' } = fact.event.data as { readonly currency?: string };
  return { ...factColumns(fact), currency, slips: JSON.stringify(slips) };
});
