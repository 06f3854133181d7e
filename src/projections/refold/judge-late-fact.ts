import { endedBySendingAgain } from '../../accounting/checks/quarantine.check';
import { checkSequence } from '../../accounting/checks/sequence.check';
import { about } from '../../accounting/finding';
import { judgeEvent, judgeFact } from '../../accounting/judge-event';
import type { Judgement, KnownBefore } from '../../accounting/judgement';
import { isBehindInPools } from '../../accounting/pool-turn';
import type { KeyFact } from '../../accounting/refold/key-fact';
import { knownAtTurn } from '../../accounting/refold/pool-fold';
import { foldKeyOf } from '../../domain/fold-order/fold-key';
import { comparePlaces, inRecordOrder } from '../../domain/fold-order/fold-place';
import { voidedRoundOf } from '../../domain/table-session/round-reference';
import type { JudgedEvent } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';
import { byItself } from '../runner/judged-by-itself';
import { countingFacts } from './key-facts';
import { readLatePlace } from './late-place';
import { isLate } from './needs-refold';
import { refoldKeys, type RefoldedKeys } from './refold-keys';
import type { Refolding } from './refolding';
import { restatedKeys } from './restated-keys';

/**
 * A late fact, at its place in its key and at its turn in its pools. Where nothing comes after it in either, it goes on
 * from what is known; where only facts of its pools do, its key is not read, unless it is a void.
 */
export async function judgeLateFact(numbered: NumberedEvent, refolding: Refolding): Promise<JudgedEvent[]> {
  const { page, knowledge } = refolding;
  const { casino, number, event } = numbered;
  const key = foldKeyOf(event)!;
  const known = knowledge.before(numbered);
  const late = isLate(numbered, known);
  const place = late ? await readLatePlace(page, numbered) : inRecordOrder(number);
  const isVoid = voidedRoundOf(event) !== undefined;
  const facts: readonly KeyFact[] = late || isVoid ? await countingFacts(refolding, { casino, key }) : [];
  const isLast = facts.every((fact) => comparePlaces(fact.place, place) < 0);
  if (isLast && !isBehindInPools(event, known)) {
    const judgement = judgeEvent(event, known);
    knowledge.learn(numbered, judgement);
    return [{ ...byItself(numbered, judgement, known), place }];
  }
  const isWhole = isVoid || !isLast;
  const before = isWhole ? facts : [];
  const after = [...before, { place, event }].sort((a, b) => comparePlaces(a.place, b.place));
  const refolded = await refoldKeys(refolding, { casino, key, cause: number, isWhole, before, after });
  const own = ownJudgement(numbered, known, refolded);
  const [first, ...others] = await restatedKeys(page, { cause: numbered, own, known, keys: refolded.keys });
  knowledge.learn(numbered, first!);
  knowledge.learnSessions(numbered, refolded.keys);
  await refolded.pools.write(page);
  return [{ ...first!, place }, ...others];
}

/** What it means at its place; what the casino knows beyond its keys and pools learns of it now. */
function ownJudgement(
  { number, event }: NumberedEvent,
  known: KnownBefore,
  { keys, pools }: RefoldedKeys,
): Judgement {
  const restated = keys.flatMap(({ refolded }) => refolded.restated).find(({ record }) => record === number);
  const atTurn = knownAtTurn(event, known, pools.known.after(number));
  const judgement = restated?.after?.judgement ?? judgeFact(event, atTurn);
  const numbers = checkSequence(event, known);
  return {
    ...judgement,
    books: judgeFact(event, known).books,
    pools: pools.now(known.pools),
    sequence: numbers.sequence,
    findings: [...about(numbers.findings, event.id), ...judgement.findings],
    settles: [...endedBySendingAgain(event), ...numbers.settles],
  };
}
