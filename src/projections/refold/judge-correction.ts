import { checkCorrection, whyWithoutEffect } from '../../accounting/checks/correction.check';
import { judgeEvent } from '../../accounting/judge-event';
import type { KeyFact } from '../../accounting/refold/key-fact';
import { booksAfterCorrection } from '../../accounting/refold/casino-wide';
import { asCounted, corrected } from '../../domain/corrections/corrected-fact';
import type { EventOf } from '../../domain/event-registry/catalogue';
import { foldKeyOf } from '../../domain/fold-order/fold-key';
import type { JudgedEvent } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';
import { park } from '../parking/park';
import { byItself } from '../runner/judged-by-itself';
import { findTarget, type FoundTarget } from './correction-target';
import { writeCorrectedFact } from './corrected-facts';
import { loadKeyFacts } from './key-facts';
import type { Refolding } from './refolding';
import { refoldKeys } from './refold-keys';
import { restatedKeys } from './restated-keys';

type CorrectionEvent = EventOf<'cagnotte.correction.recorded.v1'>;

/** A correction: the key of the fact it is about is folded again with what counts now. */
export async function judgeCorrection(numbered: NumberedEvent, refolding: Refolding): Promise<JudgedEvent[]> {
  const { page, store, knowledge } = refolding;
  const event = numbered.event as CorrectionEvent;
  const known = knowledge.before(numbered);
  const target = await findTarget(page, store, {
    casino: numbered.casino,
    corrects: event.data.corrects,
    before: numbered.number,
  });
  const judgement = judgeEvent(event, known);
  const own = { ...judgement, findings: [...judgement.findings, ...checkCorrection(event, target)] };
  if (target === undefined || whyWithoutEffect(event.data, target) !== undefined) {
    knowledge.learn(numbered, own);
    return [byItself(numbered, own, known)];
  }
  const { casino, number } = numbered;
  const key = foldKeyOf(target.fact)!;
  if (knowledge.parked.has(casino, key)) return [park(numbered, knowledge, { key })];
  const facts = await correctedFacts(numbered, target, refolding);
  const refolded = await refoldKeys(refolding, { casino, key, cause: number, isWhole: true, ...facts });
  const changed = {
    before: facts.before.find(({ place }) => place.record === target.record)?.event,
    after: facts.after.find(({ place }) => place.record === target.record)?.event,
  };
  const [correction, ...others] = await restatedKeys(page, {
    ...{ cause: numbered, known, keys: refolded.keys },
    own: {
      ...own,
      books: booksAfterCorrection(changed, known),
      pools: refolded.pools.now(known.pools),
    },
  });
  knowledge.learn(numbered, correction!);
  knowledge.learnSessions(numbered, refolded.keys);
  await refolded.pools.write(page);
  return [correction!, ...others];
}

/** The facts of the key as they counted, and as they count once the correction is kept. */
async function correctedFacts(
  { casino, number, event }: NumberedEvent,
  target: FoundTarget,
  { page, store }: Refolding,
): Promise<{ readonly before: KeyFact[]; readonly after: KeyFact[] }> {
  const { replacement } = (event as CorrectionEvent).data;
  const state = corrected(target.known, { by: { source: event.source, id: event.id }, replacement });
  await writeCorrectedFact(page, { casino, record: target.record, by: number, state });
  const reported = await loadKeyFacts(page, store, { casino, key: foldKeyOf(target.fact)! });
  return {
    after: reported.filter(({ counts }) => counts),
    before: reported.flatMap((fact): KeyFact[] => {
      if (fact.place.record !== target.record) return fact.counts ? [fact] : [];
      const counted = asCounted(fact.reported, target.known);
      return counted === undefined ? [] : [{ place: fact.place, event: counted }];
    }),
  };
}
