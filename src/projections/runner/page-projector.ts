import { judgeConflict, judgeEvent } from '../../accounting/judge-event';
import type { EventStorePort } from '../../event-store/event-store.port';
import { ALL_READ_MODELS } from '../all-read-models';
import type { JudgedEvent, PageTransaction } from '../read-model';
import { needsRefold } from '../refold/needs-refold';
import { refoldAt } from '../refold/refold-at';
import type { NumberedEvent, NumberedRecord } from '../register/numbered-event';
import { readRecord } from '../register/read-record';
import { byItself } from './judged-by-itself';
import { PageKnowledge } from './page-knowledge';

/**
 * Projects numbered records into the generation that the transaction's search path names. Facts that only go on from
 * what is known are written together; one by which earlier facts are judged again is written by itself, once everything
 * before it is.
 */
export async function projectPage(
  page: PageTransaction,
  store: EventStorePort,
  records: readonly NumberedRecord[],
): Promise<void> {
  for (let rest = records.map(readRecord); rest.length > 0;) {
    const knowledge = await PageKnowledge.load(page, rest);
    const judged = judgeInOrder(rest, knowledge);
    await write(page, knowledge, judged);
    const next = rest[judged.length];
    if (next !== undefined) {
      const ownKnowledge = await PageKnowledge.load(page, [next]);
      await write(page, ownKnowledge, await refoldAt(next, { page, store, knowledge: ownKnowledge }));
    }
    rest = rest.slice(judged.length + 1);
  }
}

/** Judges the events in their order, each with what was known before it, up to one that earlier facts depend on. */
function judgeInOrder(events: readonly NumberedEvent[], knowledge: PageKnowledge): JudgedEvent[] {
  const judged: JudgedEvent[] = [];
  for (const event of events) {
    if (needsRefold(event, knowledge.before(event))) break;
    judged.push(judgeNext(event, knowledge));
  }
  return judged;
}

function judgeNext(numbered: NumberedEvent, knowledge: PageKnowledge): JudgedEvent {
  const { event, standing } = numbered;
  const before = knowledge.before(numbered);
  if (standing === 'conflict') return byItself(numbered, judgeConflict(event, before), before);
  const judgement = judgeEvent(event, before);
  knowledge.learn(numbered, judgement);
  return byItself(numbered, judgement, before);
}

async function write(
  page: PageTransaction,
  knowledge: PageKnowledge,
  judged: readonly JudgedEvent[],
): Promise<void> {
  await knowledge.write(page);
  for (const model of ALL_READ_MODELS) {
    const rows = judged.flatMap((fact) => model.rowsOf(fact));
    if (rows.length > 0) await model.write(page, rows);
  }
}
