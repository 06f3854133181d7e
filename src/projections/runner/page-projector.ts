import { judgeConflict, judgeEvent } from '../../accounting/judge-event';
import { ALL_READ_MODELS } from '../all-read-models';
import type { JudgedEvent, PageTransaction } from '../read-model';
import type { NumberedEvent, NumberedRecord } from '../register/numbered-event';
import { readRecord } from '../register/read-record';
import { PageKnowledge } from './page-knowledge';

/** Projects numbered records into the generation that the transaction's search path names. */
export async function projectPage(page: PageTransaction, records: readonly NumberedRecord[]): Promise<void> {
  const events = records.map(readRecord);
  const judged = await judgePage(page, events);
  for (const model of ALL_READ_MODELS) {
    const rows = judged.flatMap((fact) => model.rowsOf(fact));
    if (rows.length > 0) await model.write(page, rows);
  }
}

/** Judges the events in their order, each with what was known before it. */
async function judgePage(page: PageTransaction, events: readonly NumberedEvent[]): Promise<JudgedEvent[]> {
  const knowledge = await PageKnowledge.load(page, events);
  const judged = events.map((event) => judgeNext(event, knowledge));
  await knowledge.write(page);
  return judged;
}

function judgeNext(numbered: NumberedEvent, knowledge: PageKnowledge): JudgedEvent {
  const { event, standing } = numbered;
  const before = knowledge.before(numbered);
  if (standing === 'conflict') return { ...numbered, ...judgeConflict(event, before) };
  const judgement = judgeEvent(event, before);
  knowledge.learn(numbered, judgement);
  return { ...numbered, ...judgement };
}
