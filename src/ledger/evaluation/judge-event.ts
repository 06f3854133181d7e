import { applyMoves } from '../player-bank/player-bank.state';
import type { CatalogueEvent, EventType } from '../event-contract/catalogue';
import type { CasinoEvent } from '../_core/events/envelope';
import { foldTableSession } from '../table-session/fold-table-session.state';
import { sessionKeyOf, tableConcerned } from '../table-session/session-key.state';
import type { TableSession } from '../table-session/table-session.state';
import { movesOf } from '../_core/rules/bank-lines';
import { checkCurrency } from '../casino/currency.check';
import { endedBySendingAgain } from '../quarantine/quarantine.check';
import { checkRoundNumber } from '../house-round/round-number.check';
import { checkSequence } from '../source-sequence/sequence.check';
import { about, type Finding } from '../_core/finding';
import { judgeConflictingRecord } from '../quarantine/conflict.judge';
import { JUDGES } from './judges';
import { assertBalanced, type EntryLine, inJournalOrder } from '../_core/journal-entry';
import {
  type Judge,
  type Judgement,
  type Known,
  type KnownBefore,
  nothingKnown,
} from '../_core/judgement.state';
import { followPools } from '../jackpot/follow-pools';
import { countMonths } from '../jackpot/pool-life';
import { standingAfter } from './standing';
import { findSurprises } from '../_core/surprises';

/**
 * What an event means for the ledger, given what was known before it. Total: a surprising fact is posted as declared
 * and gives a finding; the function throws only for a bug of its own (an entry that does not sum to zero).
 */
export function judgeEvent(event: CasinoEvent, known: Known): Judgement {
  const before: KnownBefore = { ...nothingKnown, ...known };
  const judged = judgeFact(event, before);
  const arrival = judgeArrival(event, before);
  const key = sessionKeyOf(event);
  const standing = standingAfter({
    sessions: key === undefined ? [] : [[key, { before: before.session, after: judged.session }]],
    lines: judged.lines,
    balances: known.balances?.after(judged.lines),
    room: before.room,
    books: { before: before.books, after: judged.books },
  });
  return {
    ...judged,
    sequence: arrival.sequence,
    room: standing.room,
    findings: [...arrival.findings, ...judged.findings, ...standing.findings],
    settles: [...arrival.settles, ...(judged.settles ?? []), ...standing.settles],
  };
}

/** What the arrival of an event shows, whatever it says. */
export type JudgedArrival = Pick<Judgement, 'sequence' | 'findings'> & Required<Pick<Judgement, 'settles'>>;

/** The numbers of its source, and a delivery that it replaces. */
export function judgeArrival(event: CasinoEvent, before: Pick<KnownBefore, 'sequence'>): JudgedArrival {
  const { sequence, findings, settles } = checkSequence(event, before);
  return {
    sequence,
    findings: about(findings, event.id),
    settles: [...endedBySendingAgain(event), ...settles],
  };
}

/**
 * What an event means by itself, at its place: its entry, its findings, and the state after it. How it arrived
 * (`judgeArrival`) and the states of affairs that it leaves (`standingAfter`) are no part of that.
 */
export function judgeFact(event: CasinoEvent, before: KnownBefore): Judgement {
  const own = judgeOf(event.type)?.(event as CatalogueEvent, before) ?? {};
  const lines = inJournalOrder(assertBalanced(own.lines ?? []));
  const { byRules, reverses } = own;
  const followed = followPools(event, before, { lines, pools: own.pools ?? before.pools, byRules });
  const months = countMonths(event, before, { lines, pools: followed.pools });
  return {
    lines,
    findings: [
      ...checkCurrencyOf(event, lines, before),
      ...checkRoundNumber(event, before.firstReport),
      ...(own.findings ?? []),
      ...followed.findings,
      ...months.findings,
      ...findSurprises(lines, event.id),
    ],
    books: own.books ?? before.books,
    session: sessionAfter(event, lines, own.session ?? before.session),
    pools: months.pools,
    room: before.room,
    sequence: before.sequence,
    settles: own.settles ?? [],
    ...(byRules === undefined ? {} : { byRules }),
    ...(reverses === undefined ? {} : { reverses }),
  };
}

/** What a record means whose identity the log already holds with other content: a finding, and nothing posted. */
export const judgeConflict = (event: CasinoEvent, known: Known): Judgement => ({
  ...unchanged({ ...nothingKnown, ...known }),
  findings: judgeConflictingRecord(event),
});

/** What a record means that is set aside until a fault is mended: that its number has arrived. */
export function setAside(event: CasinoEvent, known: Known): Judgement {
  const before: KnownBefore = { ...nothingKnown, ...known };
  const { sequence, findings, settles } = checkSequence(event, before);
  return { ...unchanged(before), sequence, findings: about(findings, event.id), settles };
}

const unchanged = ({ books, session, pools, room, sequence }: KnownBefore): Judgement => ({
  lines: [],
  findings: [],
  books,
  session,
  pools,
  room,
  sequence,
});

/** Own entries only: a type may bear the name of something that every object inherits. */
const judgeOf = (type: string): Judge<CatalogueEvent> | undefined =>
  Object.hasOwn(JUDGES, type) ? (JUDGES[type as EventType] as Judge<CatalogueEvent>) : undefined;

/** The session of the event's table after what the event declares and what its entry moved. */
function sessionAfter(event: CasinoEvent, lines: readonly EntryLine[], before: TableSession): TableSession {
  if (sessionKeyOf(event) === undefined || tableConcerned(event) === undefined) return before;
  const folded = foldTableSession(before, event as CatalogueEvent);
  const moves = movesOf(lines);
  return moves.length === 0 ? folded : { ...folded, banks: applyMoves(folded.banks, moves) };
}

/** Money moved: in the currency of the books, which are open. */
function checkCurrencyOf(event: CasinoEvent, lines: readonly EntryLine[], { books }: KnownBefore): Finding[] {
  const currency = (event.data as { currency?: unknown } | null)?.currency;
  const opens = event.type === 'cagnotte.ledger.opened.v1';
  if (lines.length === 0 || opens || typeof currency !== 'string') return [];
  return checkCurrency(currency, books, event.id);
}
