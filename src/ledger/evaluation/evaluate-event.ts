import { declaredLines } from './declared-lines';
import { isOf } from '../_core/account';
import type { TallyLine } from '../_core/balances';
import { type CatalogueEvent, definitionOf, type EventType } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import { foldTableSession } from '../table-session/fold-table-session.state';
import { tableConcerned } from '../table-session/session-key.state';
import type { TableSession } from '../table-session/table-session.state';
import { movesOf, withMoves } from '../_core/rules/owed-lines';
import { checkBesidePlay } from './beside-play.check';
import { checkPieces } from '../chips/pieces.check';
import { checkCurrency } from '../casino/casino.evaluation';
import { endedBySendingAgain, evaluateConflictingRecord } from '../quarantine/quarantine.evaluation';
import { checkRoundNumber } from '../house-round/round.evaluation';
import { checkClockAhead, checkSequence } from '../fact-order/source-sequence.check';
import { about, type EventFinding, type Finding } from '../../finding-catalogue/finding';
import { applyBankRules } from '../player-bank/player-bank-rules';
import { EVALUATORS } from './evaluators';
import { assertBalanced, assertInChart, type EntryLine, inJournalOrder } from '../_core/journal-entry';
import type { Evaluator, Evaluation, Known, LedgerState, Evaluated } from '../_core/evaluation.state';
import { initialState } from '../_core/evaluation.state';
import { followPools } from '../jackpot/follow-pools';
import { countMonths, tallyMeters } from '../jackpot/pool-life';
import { poolsOf } from '../_core/rules/rules-at-table';
import { findSuspense } from '../_core/suspense';

export type EvaluatedArrival = Pick<Evaluation, 'sequence' | 'findings'> &
  Required<Pick<Evaluation, 'settles'>>;

/**
 * The findings about an arrival: the numbers of its source, a delivery that it replaces, and its time, where the time
 * of recording is known.
 */
export function evaluateArrival(
  event: CasinoEvent,
  before: Pick<LedgerState, 'sequence'>,
  recordedAt?: string,
): EvaluatedArrival {
  const { sequence, findings, settles } = checkSequence(event, before);
  return {
    sequence,
    findings: [
      ...about(findings, event.id),
      ...(recordedAt === undefined ? [] : checkClockAhead(event, recordedAt)),
    ],
    settles: [...endedBySendingAgain(event), ...settles],
  };
}

/**
 * What an event means by itself, at its place: its entry, its findings, and the state after it. How it arrived
 * (`evaluateArrival`) and the states of affairs that it leaves (`standingAfter`) are no part of that.
 */
export function evaluateFact(event: CasinoEvent, before: LedgerState): Evaluation {
  const own = withBankRules(event, before, evaluateOf(event.type)?.(event as CatalogueEvent, before) ?? {});
  const lines = inJournalOrder(
    assertBalanced(assertInChart(own.lines ?? declaredLines(event, before.session))),
  );
  const { byRules, reverses } = own;
  const pools = evaluatePools(event, before, { own, lines });
  const said = [...(own.findings ?? []), ...pools.findings];
  const findings: (Finding | EventFinding)[] = [
    ...checkCurrencyOf(event, lines, before),
    ...checkRoundNumber(event, before.firstReport),
    ...checkBesidePlay(event as CatalogueEvent, before),
    ...checkPieces(event as CatalogueEvent),
    ...said,
    ...findSuspense(lines, said),
  ];
  return {
    lines,
    findings: findings.map((finding) =>
      'eventIds' in finding ? finding : { ...finding, eventIds: [event.id] },
    ),
    books: own.books ?? before.books,
    session: sessionAfter(event, lines, own.session ?? before.session),
    pools: pools.pools,
    equipment: own.equipment,
    room: before.room,
    begunDays: before.begunDays,
    sequence: before.sequence,
    settles: own.settles ?? NOTHING_SETTLED,
    tallies: pools.tallies.length === 0 ? undefined : pools.tallies,
    byRules,
    reverses,
  };
}

/** The rules of banks apply, besides its own evaluator, to a fact that reports of the life of a player's bank. */
function withBankRules(event: CasinoEvent, before: LedgerState, own: Evaluated): Evaluated {
  if (definitionOf(event.type)?.bankReport === undefined) return own;
  const { findings, play } = applyBankRules(event as CatalogueEvent, before);
  const session = { ...(own.session ?? before.session), play };
  return { ...own, session, findings: [...(own.findings ?? []), ...findings] };
}

const NOTHING_SETTLED: readonly string[] = [];

function evaluatePools(
  event: CasinoEvent,
  before: LedgerState,
  { own, lines }: { readonly own: Evaluated; readonly lines: readonly EntryLine[] },
): Pick<Evaluation, 'pools'> & {
  readonly findings: readonly Finding[];
  readonly tallies: readonly TallyLine[];
} {
  const { pools = before.pools, tallies = [], byRules } = own;
  const names = poolsOf(event, lines);
  if (names.length === 0) return { pools, tallies, findings: [] };
  const followed = followPools(event, before, { names, lines, pools, byRules });
  const months = countMonths(event, before, { names, lines, pools: followed.pools });
  return {
    pools: months.pools,
    findings: [...followed.findings, ...months.findings],
    tallies: [...tallies, ...months.tallies, ...tallyMeters(event, names, lines)],
  };
}

/** A record whose identity the log already holds with other content: a finding, and nothing posted. */
export const evaluateConflict = (event: CasinoEvent, known: Known): Evaluation => ({
  ...unchanged({ ...initialState, ...known }),
  findings: evaluateConflictingRecord(event),
});

export function setAside(event: CasinoEvent, known: Known): Evaluation {
  const before: LedgerState = { ...initialState, ...known };
  const { sequence, findings, settles } = checkSequence(event, before);
  return { ...unchanged(before), sequence, findings: about(findings, event.id), settles };
}

const unchanged = ({ books, session, pools, room, begunDays, sequence }: LedgerState): Evaluation => ({
  lines: [],
  findings: [],
  books,
  session,
  pools,
  room,
  begunDays,
  sequence,
});

const evaluateOf = (type: string): Evaluator<EventType> | undefined =>
  Object.hasOwn(EVALUATORS, type) ? (EVALUATORS[type as EventType] as Evaluator<EventType>) : undefined;

export function sessionAfter(
  event: CasinoEvent,
  lines: readonly EntryLine[],
  before: TableSession,
): TableSession {
  if (tableConcerned(event) === undefined) return before;
  return withMoves(foldTableSession(before, event as CatalogueEvent), movesOf(lines));
}

function checkCurrencyOf(
  event: CasinoEvent,
  lines: readonly EntryLine[],
  { books }: LedgerState,
): EventFinding[] {
  const currency = (event.data as { currency?: unknown } | null)?.currency;
  const opens = event.type === 'cagnotte.ledger.opened.v1';
  if (lines.length === 0 || opens || typeof currency !== 'string') return [];
  // The cage also holds notes and cheques in foreign currency; chips and results are in the currency of the books alone.
  const isMoneyAlone = !lines.some(({ account }) => isOf(account, 'chips', 'win'));
  if (isMoneyAlone && books.currency !== undefined && definitionOf(event.type)?.foreignCurrency === true)
    return [];
  return checkCurrency(currency, books, event.id);
}
