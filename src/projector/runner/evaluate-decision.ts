import { evaluateFact } from '../../ledger/evaluation/evaluate-event';
import { decidedIn } from '../../ledger/evaluation/cells';
import type { Change } from '../../ledger/evaluation/change';
import { bookingDayOf, isClosed } from '../../ledger/casino/authorisation.state';
import type { CasinoBooks } from '../../ledger/casino/casino-books.state';
import type { CasinoAuthorised } from '../../ledger/casino/casino.events';
import type { GamingDayClosed } from '../../ledger/gaming-day/gaming-day.events';
import { type GamingDay, nextGamingDay } from '../../kernel/gaming-day';
import type { UnitOfWork } from './unit-of-work';
import type { EvaluatedEvent, PageTransaction } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { evaluateAgain } from './evaluate-fact';
import type { Placed } from './source-days';
import { factOf } from '../../ledger/_core/store/statement-parts';
import { readRows } from '../../ledger/_core/store/queryable';
import { blockOf } from '../../ledger/journal/account-sums.queries';
import { updateRows } from '../../ledger/_core/store/table';
import { checkCorrection, whyWithoutEffect } from '../../ledger/corrections/correction.check';
import { asCounted, corrected } from '../../ledger/corrections/corrected-fact.state';
import type { EventOf } from '../../ledger/event-contract/catalogue';
import { FACT_ORDER } from '../../ledger/fact-order/fact-order.read-model';
import { partitionKeyOf, type Place } from '../../ledger/fact-order/place.state';
import type { EventStorePort } from '../../event-log/event-store.port';
import { park } from './park';
import { findTarget, writeCorrectedFact } from '../../ledger/corrections/corrections.queries';

export interface Deciding {
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
  { page, knowledge, placed }: Deciding,
): Promise<EvaluatedEvent[]> {
  const known = knowledge.before(numbered);
  const own = evaluateFact(numbered.event, known);
  const decided = decidedIn(own.books);
  knowledge.sweepOf(numbered.casino).now.balances.enter(own.lines);
  if (own.books !== known.books) knowledge.learnDecided(numbered, decided);
  const again =
    numbered.number > 1n && known.books.authorisations !== decided.authorisations && reached(numbered);
  const change: Change = {
    moves: placed?.moved ?? [],
    ...(again && { decided: { before: known.books, ...again } }),
  };
  const evaluated = await evaluateAgain(numbered, own, {
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

/**
 * What was posted in the books of a day after the record at which the checks of its close ran (`through`) is late, though
 * it was recorded before the close: it is moved to the next books, so that closing needs no lock. What came late for the
 * books of a day that is opened again comes back to them from later books that are open; what stands in books that were
 * closed meanwhile stays there. A move is a reversal in the one and a replacement in the other, both under the record of
 * the decision. An entry that was reversed meanwhile in the same books is left where it comes to nothing.
 * @returns how many lines of the journal that took
 */
async function moveLines(
  page: PageTransaction,
  numbered: NumberedEvent,
  { closedDays = [] }: CasinoBooks,
): Promise<number> {
  const { event } = numbered;
  const day = event.gamingday;
  if (event.type === 'cagnotte.gaming-day.closed.v1') {
    const { through } = event.data as GamingDayClosed;
    return move(page, numbered, {
      to: bookingDayOf(closedDays, day),
      lines: 'booking_day = $4::date AND record_number > $5::bigint',
      parameters: [day, `${through}`],
    });
  }
  if (event.type !== 'cagnotte.gaming-day.reopened.v1' || isClosed(closedDays, day)) return 0;
  return move(page, numbered, {
    to: day,
    lines: `gaming_day = $4::date AND booking_day <> $4::date
      AND NOT EXISTS (SELECT FROM unnest($5::daterange[]) AS closed WHERE closed @> booking_day)`,
    parameters: [day, closedDays.map(({ first, last }) => `[${first},${last}]`)],
  });
}

const withMovedLines = (evaluated: readonly EvaluatedEvent[], moved: number): EvaluatedEvent[] =>
  evaluated.map((each) => ({ ...each, linesBefore: each.linesBefore + moved }));

interface Move {
  readonly to: GamingDay;
  /** The condition that the lines to be moved meet, with its parameters from $4 on. */
  readonly lines: string;
  readonly parameters: readonly unknown[];
}

async function move(
  page: PageTransaction,
  { casino, number }: NumberedEvent,
  { to, lines, parameters }: Move,
): Promise<number> {
  const rows = await readRows(page, moving(lines), [casino, number.toString(), to, ...parameters]);
  if (rows.length === 0) return 0;
  const moved = [casino, number.toString(), blockOf(number).toString()];
  for (const add of [ADD_TO_DAYS, ADD_TO_SESSIONS]) await page.query(add, moved);
  return rows.length;
}

const KEPT = `source, event_id, event_type, gaming_day, account, sub_ledger, table_id, game, session_no, currency, basis,
  rule_id, exact_numerator, exact_denominator, rules_release, slip`;

/**
 * Of each fact and each of the books, what the lines come to is its first reversal, where they begin with one (it takes
 * back what other books contain), and its last entry, where they do not end with a reversal.
 */
const moving = (lines: string): string => `
  WITH late AS (
    SELECT *, ${factOf('journal_line')} AS fact,
           cause_record IS NOT NULL AND entry_kind = 'reversal' AS takes_back
      FROM journal_line WHERE casino = $1 AND record_number < $2::bigint AND ${lines}),
  bounds AS (
    SELECT fact, booking_day, min(record_number) AS first, max(record_number) AS last FROM late GROUP BY 1, 2),
  moved AS (
    SELECT late.* FROM late JOIN bounds USING (fact, booking_day)
     WHERE (takes_back AND record_number = first) OR (NOT takes_back AND record_number = last)),
  entries AS (
    SELECT 'reversal' AS kind, booking_day AS booking, credit AS new_debit, debit AS new_credit, NOT undoes AS back,
           moved.*
      FROM moved
    UNION ALL
    SELECT CASE WHEN takes_back THEN 'reversal' ELSE 'replacement' END, $3::date, debit, credit, undoes, moved.*
      FROM moved)
  INSERT INTO journal_line (casino, record_number, line, entry_kind, of_record, cause_record, undoes, booking_day, debit,
                            credit, ${KEPT})
  SELECT casino, $2::bigint,
         row_number() OVER (ORDER BY fact, booking_day, booking = $3::date, kind DESC, record_number, new_debit = 0, line),
         kind, fact, $2::bigint, back, booking, new_debit, new_credit, ${KEPT}
    FROM entries RETURNING 1`;

const ADD_TO_DAYS = `
  INSERT INTO day_total (casino, booking_day, gaming_day, account, currency, block, debit, credit, lines)
  SELECT casino, booking_day, gaming_day, account, currency, $3::bigint, sum(debit), sum(credit), count(*)
    FROM journal_line WHERE casino = $1 AND record_number = $2 GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT (casino, booking_day, gaming_day, account, currency, block) DO UPDATE SET
    debit = day_total.debit + excluded.debit, credit = day_total.credit + excluded.credit,
    lines = day_total.lines + excluded.lines`;

const ADD_TO_SESSIONS = `
  INSERT INTO session_total (casino, gaming_day, table_id, session_no, booking_day, game, event_type, reversal, account,
                             currency, block, debit, credit, lines)
  SELECT casino, gaming_day, coalesce(table_id, ''), session_no, booking_day, coalesce(game, ''), event_type, undoes,
         account, currency, $3::bigint, sum(debit), sum(credit), count(*)
    FROM journal_line
   WHERE casino = $1 AND record_number = $2 AND (table_id IS NOT NULL OR starts_with(account, 'commission:'))
   GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  ON CONFLICT (casino, gaming_day, table_id, session_no, booking_day, game, event_type, reversal, account, currency, block)
  DO UPDATE SET debit = session_total.debit + excluded.debit, credit = session_total.credit + excluded.credit,
    lines = session_total.lines + excluded.lines`;

type CorrectionEvent = EventOf<'cagnotte.correction.recorded.v1'>;

interface EvaluatedCorrection {
  readonly evaluated: EvaluatedEvent[];
  /** Writes with what data the fact counts from now on. A preview leaves it out. */
  readonly keep: () => Promise<void>;
}

const nothingToKeep = (evaluated: EvaluatedEvent[]): EvaluatedCorrection => ({
  evaluated,
  keep: () => Promise.resolve(),
});

export async function evaluateCorrection(
  numbered: NumberedEvent,
  { page, store, knowledge, placed }: Deciding & { readonly store: EventStorePort },
): Promise<EvaluatedCorrection> {
  const { casino, number } = numbered;
  const event = numbered.event as CorrectionEvent;
  const known = knowledge.before(numbered);
  const target = await findTarget(page, store, { casino, corrects: event.data.corrects, before: number });
  const evaluation = evaluateFact(event, known);
  const findings = [...evaluation.findings, ...checkCorrection(event, target)];
  const own = { ...evaluation, findings };
  const moves = placed?.moved ?? [];
  if (target === undefined || whyWithoutEffect(event.data, target) !== undefined)
    return nothingToKeep(await evaluateAgain(numbered, own, { change: { moves }, knowledge, placed }));
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
  const evaluated = await evaluateAgain(numbered, own, { change: { moves, counts }, knowledge, placed });
  const keep = async (): Promise<void> => {
    await writeCorrectedFact(page, { casino, record, by: number, state });
    if (keys[0] !== keys[1])
      await updateRows(page, FACT_ORDER, [
        { of: { casino, recordNumber: record }, to: { partitionKey: keys[1]! } },
      ]);
  };
  return { evaluated, keep };
}
