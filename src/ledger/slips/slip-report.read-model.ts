import { slipsIn } from './slip-report';
import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/versioned-facts';
import { column, table } from '../_core/store/table';

export const SLIP_REPORT = table('slip_report', {
  ...FACT_COLUMNS,
  ...VERSION_COLUMNS,
  currency: column.text,
  slips: column.text,
});

export const slipReportReadModel = versionedFacts(SLIP_REPORT, (fact) => {
  const slips = slipsIn(fact.event);
  if (slips.length === 0) return undefined;
  const { currency = '' } = fact.event.data as { readonly currency?: string };
  return { ...factColumns(fact), currency, slips: JSON.stringify(slips) };
});
