import { checkCorrection, whyWithoutEffect } from '../../ledger/corrections/correction.check';
import { judgeFact } from '../../ledger/evaluation/judge-event';
import { asCounted, corrected } from '../../ledger/corrections/corrected-fact.state';
import type { EventOf } from '../../ledger/event-contract/catalogue';
import { foldKeyOf } from '../../ledger/fact-order/fold-key.state';
import type { Place } from '../../ledger/fact-order/place.state';
import type { EventStorePort } from '../../event-log/event-store.port';
import { park } from '../parking/park';
import type { JudgedEvent } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { writeCorrectedFact } from '../../ledger/corrections/corrected-facts.queries';
import { findTarget } from '../../ledger/corrections/correction-target.queries';
import type { Deciding } from './judge-decision';
import { judgeAgain } from './judge-fact';

type CorrectionEvent = EventOf<'cagnotte.correction.recorded.v1'>;

/** A correction: the fact it is about counts with other data from now on, or not at all, at its place. */
export async function judgeCorrection(
  numbered: NumberedEvent,
  { page, store, knowledge, placed }: Deciding & { readonly store: EventStorePort },
): Promise<JudgedEvent[]> {
  const { casino, number } = numbered;
  const event = numbered.event as CorrectionEvent;
  const known = knowledge.before(numbered);
  const target = await findTarget(page, store, { casino, corrects: event.data.corrects, before: number });
  const judgement = judgeFact(event, known);
  const findings = [...judgement.findings, ...checkCorrection(event, target)];
  const own = { ...judgement, findings };
  const moves = placed?.moved ?? [];
  if (target === undefined || whyWithoutEffect(event.data, target) !== undefined)
    return judgeAgain(numbered, own, { change: { moves }, knowledge, placed });
  const key = foldKeyOf(target.fact)!;
  if (knowledge.parked.has(casino, key)) return [park(numbered, knowledge, { key })];
  const { record, fact } = target;
  const state = corrected(target.known, {
    by: { source: event.source, id: event.id },
    replacement: event.data.replacement,
  });
  const [{ place }]: [{ place: Place }] = await page.query(
    'SELECT place FROM fact_order WHERE casino = $1 AND record_number = $2',
    [casino, record.toString()],
  );
  const counts = [{ record, place, was: asCounted(fact, target.known), is: asCounted(fact, state) }];
  const judged = await judgeAgain(numbered, own, { change: { moves, counts }, knowledge, placed });
  await writeCorrectedFact(page, { casino, record, by: number, state });
  return judged;
}
