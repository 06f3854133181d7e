import { updateRows } from '../../ledger/_core/store/change-rows';
import { readRows } from '../../ledger/_core/store/queryable';
import { checkCorrection, whyWithoutEffect } from '../../ledger/corrections/correction.check';
import { evaluateFact } from '../../ledger/evaluation/evaluate-event';
import { asCounted, corrected } from '../../ledger/corrections/corrected-fact.state';
import type { EventOf } from '../../ledger/event-contract/catalogue';
import { FACT_ORDER } from '../../ledger/fact-order/fact-order.read-model';
import { partitionKeyOf } from '../../ledger/fact-order/place.state';
import type { Place } from '../../ledger/fact-order/place.state';
import type { EventStorePort } from '../../event-log/event-store.port';
import { park } from './park';
import type { EvaluatedEvent } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { writeCorrectedFact, findTarget } from '../../ledger/corrections/corrections.queries';
import type { Deciding } from './evaluate-decision';
import { evaluateAgain } from './evaluate-fact';

type CorrectionEvent = EventOf<'cagnotte.correction.recorded.v1'>;

interface EvaluatedCorrection {
  readonly evaluated: EvaluatedEvent[];
  /** Writes with what data the fact counts from now on. A preview leaves it out. */
  readonly keep: () => Promise<void>;
}

const nothingToKeep = (evaluated: EvaluatedEvent[]): EvaluatedCorrection => ({
  ...{ evaluated, keep: () => Promise.resolve() },
});

export async function evaluateCorrection(
  numbered: NumberedEvent,
  { page, store, knowledge, placed }: Deciding & { readonly store: EventStorePort },
): Promise<EvaluatedCorrection> {
  const { casino, number } = numbered;
  const event = numbered.event as CorrectionEvent;
  const known = knowledge.before(numbered);
  const target = await findTarget(page, store, { casino, corrects: event.data.corrects, before: number });
  const evaluation = evaluateFact(event, known);
  const findings = [...evaluation.findings, ...checkCorrection(event, target)];
  const own = { ...evaluation, findings };
  const moves = placed?.moved ?? [];
  if (target === undefined || whyWithoutEffect(event.data, target) !== undefined)
    return nothingToKeep(await evaluateAgain(numbered, own, { change: { moves }, knowledge, placed }));
  const { record, fact } = target;
  const state = corrected(target.known, {
    by: { source: event.source, id: event.id },
    replacement: event.data.replacement,
  });
  const [was, is] = [asCounted(fact, target.known), asCounted(fact, state)];
  const keys = [was ?? fact, is ?? fact].map((counted) => partitionKeyOf(counted)!);
  const key = keys.find((each) => knowledge.parked.has(casino, each));
  if (key !== undefined) return nothingToKeep([park(numbered, knowledge, { key })]);
  const [told] = await readRows<{ place: Place }>(
    page,
    'SELECT place FROM fact_order WHERE casino = $1 AND record_number = $2',
    [casino, record.toString()],
  );
  const counts = [{ record, place: told!.place, was, is }];
  const evaluated = await evaluateAgain(numbered, own, { change: { moves, counts }, knowledge, placed });
  const keep = async (): Promise<void> => {
    await writeCorrectedFact(page, { casino, record, by: number, state });
    if (keys[0] !== keys[1])
      await updateRows(page, FACT_ORDER, [
        { of: { casino, recordNumber: record }, to: { partitionKey: keys[1]! } },
      ]);
  };
  return { evaluated, keep };
}
