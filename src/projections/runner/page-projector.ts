import { setImmediate } from 'node:timers/promises';
import { judgeConflict, judgeEvent } from '../../accounting/judge-event';
import type { KnownBefore } from '../../accounting/judgement';
import type { EventStorePort } from '../../event-store/event-store.port';
import { ALL_READ_MODELS } from '../all-read-models';
import { unlessRefused } from '../parking/refused-rows';
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
import { type RowsByModel, RowsInWriting, writeRows } from './rows-in-writing';

/** So many facts are judged before others have their turn: some milliseconds. */
const JUDGED_AT_ONCE = 20;

/**
 * Projects numbered records into the generation that the transaction's search path names. Facts that only go on from
 * what is known are written together; one by which earlier facts are judged again is written by itself, once everything
 * before it is. A record that a fault keeps from being judged, or whose rows the database refuses, is parked with its
 * key, and all others go on.
 */
export async function projectPage(
  page: PageTransaction,
  store: EventStorePort,
  records: readonly NumberedRecord[],
): Promise<void> {
  await projectEvents(records.map(readRecord), { page, store });
}

interface Projecting {
  readonly page: PageTransaction;
  readonly store: EventStorePort;
}

/** Where rows are refused, the events are projected half by half, until the one is found whose rows they are. */
async function projectEvents(events: readonly NumberedEvent[], projecting: Projecting): Promise<void> {
  for (let rest = events; rest.length > 0;) {
    const tried = rest;
    const { done, refused } = await unlessRefused(projecting.page, () => projectNext(tried, projecting));
    if (refused === undefined) rest = rest.slice(done);
    else if (rest.length === 1) return parkRefused(rest[0]!, refused, projecting);
    else {
      const half = Math.ceil(rest.length / 2);
      await projectEvents(rest.slice(0, half), projecting);
      rest = rest.slice(half);
    }
  }
}

/** Projects as many events as can be written together, and one that has to be by itself. Answers how many. */
async function projectNext(events: readonly NumberedEvent[], projecting: Projecting): Promise<number> {
  const { page } = projecting;
  const knowledge = await PageKnowledge.load(page, events);
  const writing = new RowsInWriting(page);
  const judged = await judgeInOrder(events, knowledge, writing);
  await writing.end();
  await knowledge.write(page);
  const next = events[judged];
  if (next === undefined) return judged;
  await projectRefold(next, { ...projecting, knowledge });
  return judged + 1;
}

async function parkRefused(event: NumberedEvent, refusal: Error, { page }: Projecting): Promise<void> {
  const knowledge = await PageKnowledge.load(page, [event]);
  const rows = parkedBy(new FoldFault(parkingKeyOf(event.event), refusal), event, knowledge);
  await write(page, knowledge, rows);
}

/**
 * Judges the events in their order, each with what was known before it, up to one that earlier facts depend on. Answers
 * how many. The rows of those before are being written meanwhile.
 */
async function judgeInOrder(
  events: readonly NumberedEvent[],
  knowledge: PageKnowledge,
  writing: RowsInWriting,
): Promise<number> {
  let judged = 0;
  for (const numbered of events) {
    const key = knowledge.parked.waitingWith(numbered);
    const before = knowledge.before(numbered);
    if (key === undefined && needsRefold(numbered, before)) break;
    writing.add(
      key === undefined ? judgeNext(numbered, before, knowledge) : rowsOf(park(numbered, knowledge, { key })),
    );
    // Without it the database would wait for its next rows, and everybody else for an answer, until all are judged.
    if (++judged % JUDGED_AT_ONCE === 0) await setImmediate();
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
  await write(page, knowledge, rows);
}

/** @throws whatever is no bug in judging: a database or a log that does not answer may do so later */
function parkedBy(fault: unknown, numbered: NumberedEvent, knowledge: PageKnowledge): RowsByModel {
  if (!(fault instanceof FoldFault)) throw fault;
  return rowsOf(park(numbered, knowledge, { key: fault.key, fault: fault.message }));
}

const rowsOf = (judged: JudgedEvent): RowsByModel => ALL_READ_MODELS.map((model) => model.rowsOf(judged));

const rowsOfAll = (judged: readonly JudgedEvent[]): RowsByModel =>
  ALL_READ_MODELS.map((model) => judged.flatMap((fact) => model.rowsOf(fact)));

async function write(page: PageTransaction, knowledge: PageKnowledge, rows: RowsByModel): Promise<void> {
  await knowledge.write(page);
  await writeRows(page, [rows]);
}
