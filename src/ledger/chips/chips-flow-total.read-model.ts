import { totals } from '../_core/store/read-model';
import { chipsMovedBy } from './chips-flow.read-model';
import { bigint, key, numeric, text, table } from '../_core/store/table';

export const CHIPS_FLOW_TOTAL = table('chips_flow_total', {
  casino: key(text),
  thousand: key(bigint),
  flow: numeric,
  variance: numeric,
});

export const RECORDS_OF_A_TOTAL = 1_000n;

/**
 * By how many chips every thousand records changed what customers hold: what is evaluated anew is taken out by the record
 * that causes it, so that the totals up to a record are what was known then.
 */
export const chipsFlowTotalReadModel = totals(CHIPS_FLOW_TOTAL, (fact) => {
  if (fact.standing !== 'counted') return [];
  const { flow, variance } = chipsMovedBy(fact);
  if (flow === 0n && variance === 0n) return [];
  const sign = fact.entry === 'reversal' ? -1n : 1n;
  const thousand = fact.number / RECORDS_OF_A_TOTAL;
  return [{ casino: fact.casino, thousand, flow: sign * flow, variance: sign * variance }];
});
