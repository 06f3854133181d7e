import { chipsFlow, chipVariance, outstandingChips } from './chips-flow';
import { type EvaluatedEvent, totals } from '../_core/store/read-model';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/versioned-facts';
import { column, table } from '../_core/store/table';

export const CHIPS_FLOW = table('chips_flow', {
  ...VERSION_COLUMNS,
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  gamingDay: column.date,
  flow: column.numeric,
  variance: column.numeric,
});

export const chipsFlowReadModel = versionedFacts(CHIPS_FLOW, (fact) => {
  const { flow, variance } = chipsMovedBy(fact);
  if (flow === 0n && variance === 0n) return undefined;
  const { casino, event } = fact;
  return { casino, gamingDay: event.gamingday, flow, variance };
});

/** Outstanding chips more, or less, by a fact: as it says, and as a count found. Minor units. */
export const chipsMovedBy = (fact: EvaluatedEvent): { readonly flow: bigint; readonly variance: bigint } => ({
  flow: flowOf(fact),
  variance: chipVariance(fact.event.type, fact.lines),
});

const flowOf = (fact: EvaluatedEvent): bigint =>
  fact.event.type === 'cagnotte.ledger.opened.v1'
    ? outstandingChips(fact.lines.map(({ account, debit, credit }) => [account, debit - credit]))
    : chipsFlow(fact.event, fact);

export const CHIPS_FLOW_TOTAL = table('chips_flow_total', {
  casino: column.key(column.text),
  thousand: column.key(column.bigint),
  flow: column.numeric,
  variance: column.numeric,
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
