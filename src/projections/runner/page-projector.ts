import { judgeConflict, judgeEvent } from '../../accounting/judge-event';
import type { KnownBefore } from '../../accounting/judgement';
import type { EventStorePort } from '../../event-store/event-store.port';
import { ALL_READ_MODELS } from '../all-read-models';
import { FoldFault, judging } from '../parking/fold-fault';
import { park } from '../parking/park';
import { parkingKeyOf } from '../parking/parked-keys';
import type { JudgedEvent, PageTransaction } from '../read-model';
import { needsRefold } from '../refold/needs-refold';
import { refoldAt } from '../refold/refold-at';
import type { Refolding } from '../refold/refolding';
import type { NumberedEvent, NumberedRecord } from '../register/numbered-event';
import { readRecord } from '../register/read-record';
import { byItself } from './judged-by-itself';
import { PageKnowledge } from './page-knowledge';

/** The rows of one record, or of one fact, for each of the read models. */
type RowsByModel = readonly (readonly object[])[];

/**
 * Projects numbered records into the generation that the transaction's search path names. Facts that only go on from
 * what is known are written together; one by which earlier facts are judged again is written by itself, once everything
 * before it is. A record that a fault keeps from being judged is parked with its key, and all others go on.
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
    if (next !== undefined) await projectRefold(next, { page, store, knowledge });
    rest = rest.slice(judged.length + 1);
  }
}

/** Judges the events in their order, each with what was known before it, up to one that earlier facts depend on. */
function judgeInOrder(events: readonly NumberedEvent[], knowledge: PageKnowledge): RowsByModel[] {
  const judged: RowsByModel[] = [];
  for (const numbered of events) {
    const key = knowledge.parked.waitingWith(numbered);
    const before = knowledge.before(numbered);
    if (key === undefined && needsRefold(numbered, before)) break;
    judged.push(
      key === undefined ? judgeNext(numbered, before, knowledge) : rowsOf(park(numbered, knowledge, { key })),
    );
  }
  return judged;
}

function judgeNext(numbered: NumberedEvent, before: KnownBefore, knowledge: PageKnowledge): RowsByModel {
  const { event, standing } = numbered;
  if (standing === 'conflict') return rowsOf(byItself(numbered, judgeConflict(event, before), before));
  try {
    const judgement = judgeEvent(event, before);
    const rows = rowsOf(byItself(numbered, judgement, before));
    knowledge.learn(numbered, judgement);
    return rows;
  } catch (fault) {
    return parkedBy(new FoldFault(parkingKeyOf(event), fault), numbered, knowledge);
  }
}

async function projectRefold(next: NumberedEvent, refolding: Refolding): Promise<void> {
  const { page } = refolding;
  let { knowledge } = refolding;
  let rows: RowsByModel;
  try {
    const judged = await refoldAt(next, refolding);
    rows = judging(parkingKeyOf(next.event), () => rowsOfAll(judged));
  } catch (fault) {
    // What was learned before the fault is forgotten.
    knowledge = await PageKnowledge.load(page, [next]);
    rows = parkedBy(fault, next, knowledge);
  }
  await write(page, knowledge, [rows]);
}

/** @throws whatever is no bug in judging: a database or a log that does not answer may do so later */
function parkedBy(fault: unknown, numbered: NumberedEvent, knowledge: PageKnowledge): RowsByModel {
  if (!(fault instanceof FoldFault)) throw fault;
  return rowsOf(park(numbered, knowledge, { key: fault.key, fault: fault.message }));
}

const rowsOf = (judged: JudgedEvent): RowsByModel => ALL_READ_MODELS.map((model) => model.rowsOf(judged));

const rowsOfAll = (judged: readonly JudgedEvent[]): RowsByModel =>
  ALL_READ_MODELS.map((model) => judged.flatMap((fact) => model.rowsOf(fact)));

async function write(
  page: PageTransaction,
  knowledge: PageKnowledge,
  judged: readonly RowsByModel[],
): Promise<void> {
  await knowledge.write(page);
  for (const [index, model] of ALL_READ_MODELS.entries()) {
    const rows = judged.flatMap((byModel) => byModel[index]!);
    if (rows.length > 0) await model.write(page, rows);
  }
}
