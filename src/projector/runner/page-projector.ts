import { evaluateConflict } from '../../ledger/evaluation/evaluate-event';
import { isFact } from '../../ledger/fact-order/place.state';
import type { EventStorePort } from '../../event-log/event-store.port';
import { ALL_READ_MODELS } from '../all-read-models';
import { findingReadModel } from '../../ledger/findings/finding.read-model';
import { evaluating, FoldFault, parkingKeyOf, savepoint, unlessRefused } from './parked-keys';
import { park, byItself } from './park';
import type { EvaluatedEvent, PageTransaction } from '../../ledger/_core/store/read-model';
import { evaluateCorrection, evaluateDecision, reachesBack } from './evaluate-decision';
import { evaluateAnywhere, evaluateInOrder } from './evaluate-fact';
import type { NumberedEvent, NumberedRecord } from '../../ledger/_core/store/numbered-event';
import { readRecord } from '../../ledger/register/read-records';
import { yieldToEventLoop } from './yield-to-event-loop';
import { UnitOfWork } from './unit-of-work';

/** Facts evaluated before the event loop yields: some milliseconds. */
const EVALUATED_AT_ONCE = 20;

/**
 * Projects numbered records into the generation that the transaction's search path names: facts at their places,
 * decisions when they were recorded. A record that a fault keeps from being evaluated, or whose rows the database refuses,
 * is parked with its key, and all other records are projected.
 */
export async function projectPage(
  page: PageTransaction,
  store: EventStorePort,
  records: readonly NumberedRecord[],
): Promise<void> {
  for (const events of inBatches(records.map(readRecord))) await projectEvents(events, { page, store });
}

/**
 * Groups what can be projected together: of each casino the events up to its first decision that reaches back, that
 * decision, then the events up to the next one. Casinos share no row; without groups, every such decision of any
 * casino would load the state of all later events again. The events of one casino follow one another, so that a
 * balance that several of them change is written once.
 */
export function inBatches(events: readonly NumberedEvent[]): readonly (readonly NumberedEvent[])[] {
  const rounds: { readonly others: NumberedEvent[]; readonly reachingBack: NumberedEvent[] }[] = [];
  const roundOf = new Map<string, number>();
  for (const event of events.toSorted((a, b) => (a.casino < b.casino ? -1 : Number(a.casino > b.casino)))) {
    const n = roundOf.get(event.casino) ?? 0;
    const round = (rounds[n] ??= { others: [], reachingBack: [] });
    if (reachesBack(event)) roundOf.set(event.casino, n + 1);
    (reachesBack(event) ? round.reachingBack : round.others).push(event);
  }
  return rounds.map(({ others, reachingBack }) => [...others, ...reachingBack]);
}

interface Projecting {
  readonly page: PageTransaction;
  readonly store: EventStorePort;
}

async function projectEvents(events: readonly NumberedEvent[], projecting: Projecting): Promise<void> {
  for (let rest = events; rest.length > 0;) {
    const first = rest.findIndex(reachesBack);
    const tried = first === -1 ? rest : rest.slice(0, first + 1);
    const { done, refused } = await unlessRefused(projecting.page, () => projectNext(tried, projecting));
    const half = Math.ceil(tried.length / 2);
    if (refused !== undefined && tried.length === 1) await parkRefused(tried[0]!, refused, projecting);
    else if (refused !== undefined) await projectEvents(tried.slice(0, half), projecting);
    rest = rest.slice(refused === undefined ? done : half);
  }
}

/**
 * Projects as many events as can be written together, and one decision that reaches back: it is evaluated after
 * everything before it is written. Returns their number.
 */
async function projectNext(events: readonly NumberedEvent[], projecting: Projecting): Promise<number> {
  const buffer = new WriteBuffer(projecting.page);
  const knowledge = await load(projecting, events, () => buffer.settled());
  const { evaluated, fault } = await evaluateAll(events, knowledge, { buffer, projecting });
  if (fault !== undefined) {
    await buffer.settled().catch(() => undefined);
    return projectWithout(events.slice(0, evaluated + 1), fault, projecting);
  }
  const next = events[evaluated];
  if (evaluated > 0 || next === undefined) {
    await buffer.end();
    await knowledge.write(projecting.page);
  }
  if (next === undefined) return evaluated;
  await projectReachingBack(next, projecting, evaluated === 0 ? knowledge : undefined);
  return evaluated + 1;
}

const load = (
  { page, store }: Projecting,
  events: readonly NumberedEvent[],
  quiet: () => Promise<void> = () => Promise.resolve(),
): Promise<UnitOfWork> => UnitOfWork.load(page, events, { store, quiet });

/**
 * Evaluates the events in the order of their records, up to a decision that reaches back, or to an event whose effect
 * on other records caused a fault. Returns their number. The rows of earlier events are written meanwhile.
 */
async function evaluateAll(
  events: readonly NumberedEvent[],
  knowledge: UnitOfWork,
  { buffer, projecting }: { readonly buffer: WriteBuffer; readonly projecting: Projecting },
): Promise<{ readonly evaluated: number; readonly fault?: FoldFault }> {
  const turn = yieldToEventLoop(projecting.page, () => buffer.settled());
  let evaluated = 0;
  for (const numbered of events) {
    const key = knowledge.parked.waitingWith(numbered);
    if (key === undefined && reachesBack(numbered)) break;
    try {
      const now =
        key === undefined ? evaluateNow(numbered, knowledge) : rowsOf(park(numbered, knowledge, { key }));
      buffer.add(now ?? (await evaluateElsewhere(numbered, knowledge, { buffer, projecting })));
    } catch (fault) {
      if (fault instanceof FoldFault) return { evaluated, fault };
      throw fault;
    }
    // Otherwise the database would wait for its next rows, and every other request for an answer, until all are
    // evaluated.
    if (++evaluated % EVALUATED_AT_ONCE === 0) await turn();
  }
  return { evaluated };
}

function evaluateNow(numbered: NumberedEvent, knowledge: UnitOfWork): RowsByModel | undefined {
  const { event, standing } = numbered;
  if (standing === 'conflict') {
    const before = knowledge.before(numbered);
    return rowsOf(byItself(numbered, evaluateConflict(event, before), { books: before.books }));
  }
  if (!isFact(event)) return undefined;
  const placed = knowledge.days.placeInOrder(numbered);
  if (placed === undefined) return undefined;
  const evaluated = evaluating(event, () => evaluateInOrder(numbered, placed, knowledge));
  if (evaluated === undefined) return undefined;
  return evaluating(event, () => rowsOf(evaluated));
}

async function evaluateElsewhere(
  numbered: NumberedEvent,
  knowledge: UnitOfWork,
  { buffer, projecting: { page } }: { readonly buffer: WriteBuffer; readonly projecting: Projecting },
): Promise<RowsByModel> {
  const { event } = numbered;
  const placed =
    isFact(event) || event.sequence !== undefined
      ? (knowledge.days.placeOf(numbered) ?? (await knowledge.days.place(numbered, () => buffer.settled())))
      : undefined;
  const evaluated = isFact(event)
    ? await evaluateAnywhere(numbered, placed!, knowledge)
    : await evaluateDecision(numbered, { page, knowledge, placed });
  return evaluating(event, () => rowsOfAll(evaluated));
}

/** A record whose effect on others caused a fault: it is parked, and the records before it are projected again. */
async function projectWithout(
  events: readonly NumberedEvent[],
  fault: FoldFault,
  projecting: Projecting,
): Promise<number> {
  await savepoint(projecting.page, 'ROLLBACK TO SAVEPOINT');
  const before = events.slice(0, -1);
  if (before.length > 0) await projectNext(before, projecting);
  await parkFaulty(events.at(-1)!, fault, projecting);
  return events.length;
}

/** @param loaded the state that it needs, if nothing was written since it was loaded */
async function projectReachingBack(
  numbered: NumberedEvent,
  projecting: Projecting,
  loaded?: UnitOfWork,
): Promise<void> {
  const { page, store } = projecting;
  const knowledge = loaded ?? (await load(projecting, [numbered]));
  const placed =
    numbered.event.sequence === undefined
      ? undefined
      : await knowledge.days.place(numbered, () => Promise.resolve());
  const deciding = { page, knowledge, placed };
  try {
    const evaluated = isCorrection(numbered)
      ? await correctedBy(numbered, { ...deciding, store })
      : await evaluateDecision(numbered, deciding);
    await write(
      page,
      knowledge,
      evaluating(numbered.event, () => rowsOfAll(evaluated)),
    );
  } catch (fault) {
    if (!(fault instanceof FoldFault)) throw fault;
    await parkFaulty(numbered, fault, projecting);
  }
}

async function correctedBy(...correction: Parameters<typeof evaluateCorrection>): Promise<EvaluatedEvent[]> {
  const { evaluated, keep } = await evaluateCorrection(...correction);
  await keep();
  return evaluated;
}

const isCorrection = ({ event }: NumberedEvent): boolean => event.type === 'cagnotte.correction.recorded.v1';

const parkRefused = (event: NumberedEvent, refusal: Error, projecting: Projecting): Promise<void> =>
  parkFaulty(event, new FoldFault(parkingKeyOf(event.event), refusal), projecting);

async function parkFaulty(
  event: NumberedEvent,
  { key, message }: FoldFault,
  projecting: Projecting,
): Promise<void> {
  const knowledge = await load(projecting, [event]);
  await write(projecting.page, knowledge, rowsOf(park(event, knowledge, { key, fault: message })));
}

const rowsOf = (evaluated: EvaluatedEvent): RowsByModel =>
  ALL_READ_MODELS.map((model) => model.rowsOf(evaluated));

const rowsOfAll = (evaluated: readonly EvaluatedEvent[]): RowsByModel => {
  const others = evaluated.filter(({ only }) => only === undefined);
  return ALL_READ_MODELS.map((model) =>
    (model === findingReadModel ? evaluated : others).flatMap((fact) => model.rowsOf(fact)),
  );
};

async function write(page: PageTransaction, knowledge: UnitOfWork, rows: RowsByModel): Promise<void> {
  await knowledge.write(page);
  await writeRows(page, rows);
}

export type RowsByModel = readonly (readonly object[])[];

/** Rows of this many records are written together: few statements, but early enough to keep the database busy. */
const WRITTEN_AT_ONCE = 1_000;

const noRows = (): object[][] => ALL_READ_MODELS.map(() => []);

export class WriteBuffer {
  private waiting = noRows();
  private records = 0;
  private written: Promise<void> = Promise.resolve();

  constructor(private readonly page: PageTransaction) {}

  add(rows: RowsByModel): void {
    for (const [index, more] of rows.entries()) for (const row of more) this.waiting[index]!.push(row);
    if (++this.records === WRITTEN_AT_ONCE) this.flush();
  }

  settled(): Promise<void> {
    return this.written;
  }

  async end(): Promise<void> {
    this.flush();
    await this.written;
  }

  private flush(): void {
    const rows = this.waiting;
    this.waiting = noRows();
    this.records = 0;
    this.written = this.written.then(() => writeRows(this.page, rows));
    this.written.catch(() => undefined); // It is awaited at the end; until then its failure must not count as unhandled.
  }
}

async function writeRows(page: PageTransaction, byModel: RowsByModel): Promise<void> {
  for (const [index, model] of ALL_READ_MODELS.entries()) {
    const rows = byModel[index]!;
    if (rows.length > 0) await model.write(page, rows);
  }
}
