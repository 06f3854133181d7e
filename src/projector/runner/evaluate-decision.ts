import { evaluateFact } from '../../ledger/evaluation/evaluate-event';
import { decidedIn } from '../../ledger/evaluation/cells';
import type { Change } from '../../ledger/evaluation/change';
import type { CasinoAuthorised } from '../../ledger/casino/casino.events';
import { nextGamingDay } from '../../kernel/gaming-day';
import type { UnitOfWork } from './unit-of-work';
import type { EvaluatedEvent, PageTransaction } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { evaluateFactAgain } from './evaluate-fact';
import type { Placed } from './source-days';
import { readRows } from '../../database/queryable';
import { updateRows } from '../../database/table';
import { checkCorrection, withoutEffectRefusal } from '../../ledger/corrections/correction.check';
import { asCounted, corrected } from '../../ledger/corrections/corrected-fact.state';
import type { EventOf } from '../../ledger/event-contract/catalogue';
import { FACT_ORDER } from '../../ledger/fact-order/fact-order.read-model';
import { partitionKeyOf, type Place } from '../../ledger/fact-order/place.state';
import type { EventStorePort } from '../../event-log/event-store.port';
import { moveLines } from './move-lines';
import { park } from './park';
import { findTarget, writeCorrectedFact } from '../../ledger/corrections/corrections.queries';

export interface DecisionToEvaluate {
  readonly page: PageTransaction;
  readonly knowledge: UnitOfWork;
  readonly placed: Placed | undefined;
}

const REACHING_BACK: ReadonlySet<string> = new Set([
  'cagnotte.casino.authorised.v1',
  'cagnotte.correction.recorded.v1',
  'cagnotte.gaming-day.closed.v1',
  'cagnotte.gaming-day.reopened.v1',
]);

/** Whether a decision changes the booking day or the evaluation of earlier records: the first record of a casino has none. */
export const reachesBack = ({ event, standing, number }: NumberedEvent): boolean =>
  standing === 'counted' && REACHING_BACK.has(event.type) && number > 1n;

/** A decision, or another record that is no fact: it takes effect when recorded. */
export async function evaluateDecision(
  numbered: NumberedEvent,
  { page, knowledge, placed }: DecisionToEvaluate,
): Promise<EvaluatedEvent[]> {
  const known = knowledge.before(numbered);
  const own = evaluateFact(numbered.event, known);
  const decided = decidedIn(own.books);
  knowledge.sweepOf(numbered.casino).now.balances.enter(own.lines);
  if (own.books !== known.books) knowledge.applyDecision(numbered, decided);
  const again =
    numbered.number > 1n && known.books.authorisations !== decided.authorisations && reached(numbered);
  const change: Change = {
    moves: placed?.moved ?? [],
    ...(again && { decided: { before: known.books, ...again } }),
  };
  const evaluated = await evaluateFactAgain(numbered, own, {
    change,
    knowledge,
    placed,
    booksBefore: known.books,
  });
  return withMovedLines(evaluated, reachesBack(numbered) ? await moveLines(page, numbered, decided) : 0);
}

function reached({ event }: NumberedEvent): { readonly from: string; readonly until?: string } {
  if (event.type !== 'cagnotte.casino.authorised.v1')
    return { from: event.gamingday, until: nextGamingDay(event.gamingday) };
  return { from: (event.data as CasinoAuthorised).validFrom };
}

const withMovedLines = (evaluated: readonly EvaluatedEvent[], moved: number): EvaluatedEvent[] =>
  evaluated.map((each) => ({ ...each, linesBefore: each.linesBefore + moved }));

type CorrectionEvent = EventOf<'cagnotte.correction.recorded.v1'>;

interface EvaluatedCorrection {
  readonly evaluated: EvaluatedEvent[];
  /** Stores the data with which the fact counts from now on. A preview does not call it. */
  readonly keep: () => Promise<void>;
}

const nothingToKeep = (evaluated: EvaluatedEvent[]): EvaluatedCorrection => ({
  evaluated,
  keep: () => Promise.resolve(),
});

export async function evaluateCorrection(
  numbered: NumberedEvent,
  { page, store, knowledge, placed }: DecisionToEvaluate & { readonly store: EventStorePort },
): Promise<EvaluatedCorrection> {
  const { casino, number } = numbered;
  const event = numbered.event as CorrectionEvent;
  const known = knowledge.before(numbered);
  const target = await findTarget(page, store, { casino, corrects: event.data.corrects, before: number });
  const evaluation = evaluateFact(event, known);
  const findings = [...evaluation.findings, ...checkCorrection(event, target)];
  const own = { ...evaluation, findings };
  const moves = placed?.moved ?? [];
  if (target === undefined || withoutEffectRefusal(event.data, target) !== undefined)
    return nothingToKeep(await evaluateFactAgain(numbered, own, { change: { moves }, knowledge, placed }));
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
  const evaluated = await evaluateFactAgain(numbered, own, { change: { moves, counts }, knowledge, placed });
  const keep = async (): Promise<void> => {
    await writeCorrectedFact(page, { casino, record, by: number, state });
    if (keys[0] !== keys[1])
      await updateRows(page, FACT_ORDER, [
        { of: { casino, recordNumber: record }, to: { partitionKey: keys[1]! } },
      ]);
  };
  return { evaluated, keep };
}
