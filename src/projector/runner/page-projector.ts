import { setImmediate } from 'node:timers/promises';
import { judgeConflict } from '../../ledger/evaluation/judge-event';
import { isFact } from '../../ledger/fact-order/fold-key.state';
import type { EventStorePort } from '../../event-log/event-store.port';
import { ALL_READ_MODELS } from '../all-read-models';
import { unlessRefused } from '../parking/refused-rows';
import { FoldFault, judging } from '../parking/fold-fault';
import { park } from '../parking/park';
import { parkingKeyOf } from '../parking/parked-keys';
import type { JudgedEvent, PageTransaction } from '../../ledger/_core/store/read-model';
import { judgeCorrection } from '../order/judge-correction';
import { judgeDecision, reachesBack } from '../order/judge-decision';
import { judgeAnywhere, judgeInOrder } from '../order/judge-fact';
import type { NumberedEvent, NumberedRecord } from '../../ledger/_core/store/numbered-event';
import { readRecord } from '../../ledger/register/read-record';
import { byItself } from './judged-by-itself';
import { PageKnowledge } from './page-knowledge';
import { type RowsByModel, RowsInWriting, writeRows } from './rows-in-writing';

/** So many facts are judged before others have their turn: some milliseconds. */
const JUDGED_AT_ONCE = 20;

/**
 * Projects numbered records into the generation that the transaction's search path names: facts at their places,
 * decisions when they were recorded. A record that a fault keeps from being judged, or whose rows the database refuses,
 * is parked with its key, and all others go on.
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

/**
 * Projects as many events as can be written together, and one decision that reaches back: it is judged once everything
 * before it is written. Answers how many.
 */
async function projectNext(events: readonly NumberedEvent[], projecting: Projecting): Promise<number> {
  const writing = new RowsInWriting(projecting.page);
  const knowledge = await load(projecting, events, () => writing.quiet());
  const { judged, fault } = await judgeAll(events, knowledge, { writing, projecting });
  if (fault !== undefined) {
    await writing.quiet().catch(() => undefined);
    return projectWithout(events.slice(0, judged + 1), fault, projecting);
  }
  await writing.end();
  await knowledge.write(projecting.page);
  const next = events[judged];
  if (next === undefined) return judged;
  await projectReachingBack(next, projecting);
  return judged + 1;
}

const load = (
  { page, store }: Projecting,
  events: readonly NumberedEvent[],
  quiet: () => Promise<void> = () => Promise.resolve(),
): Promise<PageKnowledge> => PageKnowledge.load(page, events, { store, quiet });

/**
 * Judges the events in the order of their records, up to a decision that reaches back, or to one whose change of others
 * met a fault. Answers how many. The rows of those before are being written meanwhile.
 */
async function judgeAll(
  events: readonly NumberedEvent[],
  knowledge: PageKnowledge,
  { writing, projecting }: { readonly writing: RowsInWriting; readonly projecting: Projecting },
): Promise<{ readonly judged: number; readonly fault?: FoldFault }> {
  let judged = 0;
  for (const numbered of events) {
    const key = knowledge.parked.waitingWith(numbered);
    if (key === undefined && reachesBack(numbered)) break;
    try {
      const now =
        key === undefined ? judgeNow(numbered, knowledge) : rowsOf(park(numbered, knowledge, { key }));
      writing.add(now ?? (await judgeElsewhere(numbered, knowledge, { writing, projecting })));
    } catch (fault) {
      if (fault instanceof FoldFault) return { judged, fault };
      throw fault;
    }
    // Without it the database would wait for its next rows, and everybody else for an answer, until all are judged.
    if (++judged % JUDGED_AT_ONCE === 0) await setImmediate();
  }
  return { judged };
}

/** What stands behind everything that it has to do with; undefined for what stands elsewhere, or is no fact. */
function judgeNow(numbered: NumberedEvent, knowledge: PageKnowledge): RowsByModel | undefined {
  const { event, standing } = numbered;
  if (standing === 'conflict') {
    const before = knowledge.before(numbered);
    return rowsOf(byItself(numbered, judgeConflict(event, before), { books: before.books }));
  }
  if (!isFact(event)) return undefined;
  const placed = knowledge.days.placeInOrder(numbered);
  if (placed === undefined) return undefined;
  const judged = judging(event, () => judgeInOrder(numbered, placed, knowledge));
  if (judged === undefined) return undefined;
  return judging(event, () => rowsOf(judged));
}

/** A fact that stands before others, or a decision that changes nothing before it. */
async function judgeElsewhere(
  numbered: NumberedEvent,
  knowledge: PageKnowledge,
  { writing, projecting: { page } }: { readonly writing: RowsInWriting; readonly projecting: Projecting },
): Promise<RowsByModel> {
  const { event } = numbered;
  const placed =
    isFact(event) || event.sequence !== undefined
      ? (knowledge.days.placeOf(numbered) ?? (await knowledge.days.place(numbered, () => writing.quiet())))
      : undefined;
  const judged = isFact(event)
    ? await judgeAnywhere(numbered, placed!, knowledge)
    : await judgeDecision(numbered, { page, knowledge, placed });
  return judging(event, () => rowsOfAll(judged));
}

/** A record whose change of others met a fault: those before it are projected anew without it, and it is parked. */
async function projectWithout(
  events: readonly NumberedEvent[],
  fault: FoldFault,
  projecting: Projecting,
): Promise<number> {
  await projecting.page.query('ROLLBACK TO SAVEPOINT rows');
  const before = events.slice(0, -1);
  if (before.length > 0) await projectNext(before, projecting);
  await parkFaulty(events.at(-1)!, fault, projecting);
  return events.length;
}

/** A decision by which what was recorded before counts in other books, or is judged in another way. */
async function projectReachingBack(numbered: NumberedEvent, projecting: Projecting): Promise<void> {
  const { page, store } = projecting;
  const knowledge = await load(projecting, [numbered]);
  const placed =
    numbered.event.sequence === undefined
      ? undefined
      : await knowledge.days.place(numbered, () => Promise.resolve());
  const deciding = { page, knowledge, placed };
  try {
    const judged = isCorrection(numbered)
      ? await judgeCorrection(numbered, { ...deciding, store })
      : await judgeDecision(numbered, deciding);
    await write(
      page,
      knowledge,
      judging(numbered.event, () => rowsOfAll(judged)),
    );
  } catch (fault) {
    if (!(fault instanceof FoldFault)) throw fault;
    await parkFaulty(numbered, fault, projecting);
  }
}

const isCorrection = ({ event }: NumberedEvent): boolean => event.type === 'cagnotte.correction.recorded.v1';

const parkRefused = (event: NumberedEvent, refusal: Error, projecting: Projecting): Promise<void> =>
  parkFaulty(event, new FoldFault(parkingKeyOf(event.event), refusal), projecting);

/** What was learned before the fault is forgotten. */
async function parkFaulty(
  event: NumberedEvent,
  { key, message }: FoldFault,
  projecting: Projecting,
): Promise<void> {
  const knowledge = await load(projecting, [event]);
  await write(projecting.page, knowledge, rowsOf(park(event, knowledge, { key, fault: message })));
}

const rowsOf = (judged: JudgedEvent): RowsByModel => ALL_READ_MODELS.map((model) => model.rowsOf(judged));

const rowsOfAll = (judged: readonly JudgedEvent[]): RowsByModel =>
  ALL_READ_MODELS.map((model) => judged.flatMap((fact) => model.rowsOf(fact)));

async function write(page: PageTransaction, knowledge: PageKnowledge, rows: RowsByModel): Promise<void> {
  await knowledge.write(page);
  await writeRows(page, [rows]);
}
