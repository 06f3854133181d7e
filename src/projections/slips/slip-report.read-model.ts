import { slipsIn } from '../../accounting/slips/slip-report';
import { factColumns } from '../fact-columns';
import { versionedFacts } from '../versioned-facts';

/** The slips that events name, as each was known. */
export const slipReportReadModel = versionedFacts('slip_report', (fact) => {
  const slips = slipsIn(fact.event);
  if (slips.length === 0) return undefined;
  const { currency = '' } = fact.event.data as { readonly currency?: string };
  return { ...factColumns(fact), currency, slips: JSON.stringify(slips) };
});
