import { chipVariance } from './chip-variance';
import { chipsFlow } from './chips-flow';
import { chipsInHands } from './chips-in-hands';
import type { EvaluatedEvent } from '../_core/store/read-model';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/versioned-facts';
import { bigint, date, key, numeric, text, table } from '../_core/store/table';

export const CHIPS_FLOW = table('chips_flow', {
  ...VERSION_COLUMNS,
  casino: key(text),
  recordNumber: key(bigint),
  gamingDay: date,
  flow: numeric,
  variance: numeric,
});

export const chipsFlowReadModel = versionedFacts(CHIPS_FLOW, (fact) => {
  const { flow, variance } = chipsMovedBy(fact);
  if (flow === 0n && variance === 0n) return undefined;
  const { casino, event } = fact;
  return { casino, gamingDay: event.gamingday, flow, variance };
});

/** What customers have in hands more, or less, by a fact: as it says, and as a count found. Minor units. */
export const chipsMovedBy = (fact: EvaluatedEvent): { readonly flow: bigint; readonly variance: bigint } => ({
  flow: flowOf(fact),
  variance: chipVariance(fact.event.type, fact.lines),
});

const flowOf = (fact: EvaluatedEvent): bigint =>
  fact.event.type === 'cagnotte.ledger.opened.v1'
    ? chipsInHands(fact.lines.map(({ account, debit, credit }) => [account, debit - credit]))
    : chipsFlow(fact.event, fact);
