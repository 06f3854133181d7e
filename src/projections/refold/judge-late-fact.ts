import { checkSequence } from '../../accounting/checks/sequence.check';
import { about } from '../../accounting/finding';
import { judgeEvent } from '../../accounting/judge-event';
import type { Judgement, KnownBefore } from '../../accounting/judgement';
import { afterLate } from '../../accounting/refold/casino-wide';
import type { Refolded } from '../../accounting/refold/refold-key';
import { foldKeyOf } from '../../domain/fold-order/fold-key';
import { comparePlaces } from '../../domain/fold-order/fold-place';
import type { JudgedEvent } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';
import { byItself } from '../runner/judged-by-itself';
import { loadKeyFacts } from './key-facts';
import { readLatePlace } from './late-place';
import type { Refolding } from './refolding';
import { refoldFacts } from './refold-facts';
import { restatedKey } from './restated-key';

/** A late fact, at its place. Where no fact of its key comes after it, it goes on from what is known. */
export async function judgeLateFact(
  numbered: NumberedEvent,
  { page, store, knowledge }: Refolding,
): Promise<JudgedEvent[]> {
  const { casino, event } = numbered;
  const key = foldKeyOf(event)!;
  const known = knowledge.before(numbered);
  const place = await readLatePlace(page, numbered);
  const before = (await loadKeyFacts(page, store, { casino, key })).filter(({ counts }) => counts);
  if (before.every((fact) => comparePlaces(fact.place, place) < 0)) {
    const judgement = judgeEvent(event, known);
    knowledge.learn(numbered, judgement);
    return [{ ...byItself(numbered, judgement, known), place }];
  }
  const after = [...before, { place, event }].sort((a, b) => comparePlaces(a.place, b.place));
  const refolded = await refoldFacts(page, { casino, key, before, after });
  const own = ownJudgement(numbered, known, refolded);
  const [late, ...others] = await restatedKey(page, { cause: numbered, own, known, key, refolded });
  knowledge.learn(numbered, { ...late!, session: refolded.after.session });
  return [{ ...late!, place }, ...others];
}

/** What it means at its place; what the casino knows beyond the key learns of it now. */
function ownJudgement(
  { number, event }: NumberedEvent,
  known: KnownBefore,
  { restated }: Refolded,
): Judgement {
  const { judgement } = restated.find(({ record }) => record === number)!.after!;
  const numbers = checkSequence(event, known);
  return {
    ...judgement,
    ...afterLate(event, known),
    sequence: numbers.sequence,
    findings: [...about(numbers.findings, event.id), ...judgement.findings],
    settles: numbers.settles,
  };
}
