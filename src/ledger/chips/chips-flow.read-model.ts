import { chipVariance } from './chip-variance';
import { chipsFlow } from './chips-flow';
import { chipsInHands } from './chips-in-hands';
import type { JudgedEvent } from '../_core/store/read-model';
import { versionedFacts } from '../_core/store/versioned-facts';

/** By how many chips each fact changes what customers have in hands, as it says, and what a count found besides. */
export const chipsFlowReadModel = versionedFacts('chips_flow', (fact) => {
  const { flow, variance } = chipsMovedBy(fact);
  if (flow === 0n && variance === 0n) return undefined;
  const { casino, event } = fact;
  return { casino, gaming_day: event.gamingday, flow: flow.toString(), variance: variance.toString() };
});

/** What customers have in hands more, or less, by a fact: as it says, and as a count found. Minor units. */
export const chipsMovedBy = (fact: JudgedEvent): { readonly flow: bigint; readonly variance: bigint } => ({
  flow: flowOf(fact),
  variance: chipVariance(fact.event.type, fact.lines),
});

/** What a ledger is opened with comes from nowhere: it is what its entry says. */
const flowOf = (fact: JudgedEvent): bigint =>
  fact.event.type === 'cagnotte.ledger.opened.v1'
    ? chipsInHands(fact.lines.map(({ account, debit, credit }) => [account, debit - credit]))
    : chipsFlow(fact.event, fact);
