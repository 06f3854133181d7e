import { applyMoves } from '../domain/player-bank/player-bank';
import type { CatalogueEvent, EventType } from '../domain/event-registry/catalogue';
import type { CasinoEvent } from '../domain/event-registry/envelope';
import { foldTableSession } from '../domain/table-session/fold-table-session';
import { sessionKeyOf, tableConcerned } from '../domain/table-session/session-key';
import type { TableSession } from '../domain/table-session/table-session';
import { movesOf } from './bank-lines';
import { checkCurrency } from './checks/currency.check';
import { checkHolders } from './checks/holder.checks';
import { endedBySendingAgain } from './checks/quarantine.check';
import { checkRoundNumber } from './checks/round-number.check';
import { checkSequence } from './checks/sequence.check';
import { about, type Finding } from './finding';
import { judgeConflictingRecord } from './judges/conflict.judge';
import { JUDGES } from './judges/judges';
import { assertBalanced, type EntryLine, inJournalOrder } from './journal-entry';
import { type Judge, type Judgement, type Known, type KnownBefore, nothingKnown } from './judgement';
import { turnTaken } from './pool-turn';
import { countMonths } from './regulation/pool-life';
import { checkHalves } from './checks/slip-halves.check';
import { findSurprises } from './surprises';
import { enterPosted } from './table-result/posted-parts';

/**
 * What an event means for the ledger, given what was known before it. Total: a surprising fact is posted as declared
 * and gives a finding; the function throws only for a bug of its own (an entry that does not sum to zero).
 */
export function judgeEvent(event: CasinoEvent, known: Known): Judgement {
  const before: KnownBefore = { ...nothingKnown, ...known };
  const judged = judgeFact(event, before);
  const numbers = checkSequence(event, before);
  const holders = known.balances === undefined ? undefined : checkHolders(judged.lines, known.balances);
  const halves = checkHalves({
    ...{ before: before.session, after: judged.session },
    ...{ session: sessionKeyOf(event) ?? '', books: judged.books },
  });
  return {
    ...judged,
    sequence: numbers.sequence,
    findings: [
      ...about(numbers.findings, event.id),
      ...judged.findings,
      ...about([...halves.findings, ...(holders?.findings ?? [])], event.id),
    ],
    settles: [
      ...endedBySendingAgain(event),
      ...numbers.settles,
      ...(judged.settles ?? []),
      ...halves.settles,
      ...(holders?.settles ?? []),
    ],
  };
}

/**
 * What an event means by itself: its entry, its findings, and the state after it. The numbers of its source, the
 * halves of slips and the holders that its entry leaves below zero are looked at once, when it is recorded, and not when it is folded again.
 */
export function judgeFact(event: CasinoEvent, before: KnownBefore): Judgement {
  const own = judgeOf(event.type)?.(event as CatalogueEvent, before) ?? {};
  const lines = inJournalOrder(assertBalanced(own.lines ?? []));
  const months = countMonths(event, before, { lines, pools: own.pools ?? before.pools });
  const { byRules, reverses } = own;
  return {
    lines,
    findings: [
      ...checkCurrencyOf(event, lines, before),
      ...checkRoundNumber(event, before.firstReport),
      ...(own.findings ?? []),
      ...months.findings,
      ...findSurprises(lines, event.id),
    ],
    books: own.books ?? before.books,
    session: sessionAfter(event, { lines, reverses }, own.session ?? before.session),
    pools: turnTaken(event, lines, months.pools),
    room: own.room ?? before.room,
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
function sessionAfter(
  event: CasinoEvent,
  { lines, reverses }: { lines: readonly EntryLine[]; reverses: bigint | undefined },
  before: TableSession,
): TableSession {
  const table = tableConcerned(event);
  if (sessionKeyOf(event) === undefined || table === undefined) return before;
  const folded = foldTableSession(before, event as CatalogueEvent);
  const posted = enterPosted(folded, { type: event.type, table, lines, reversal: reverses !== undefined });
  const moves = movesOf(lines);
  return moves.length === 0 ? posted : { ...posted, banks: applyMoves(posted.banks, moves) };
}

/** Money moved: in the currency of the books, which are open. */
function checkCurrencyOf(event: CasinoEvent, lines: readonly EntryLine[], { books }: KnownBefore): Finding[] {
  const currency = (event.data as { currency?: unknown } | null)?.currency;
  const opens = event.type === 'cagnotte.ledger.opened.v1';
  if (lines.length === 0 || opens || typeof currency !== 'string') return [];
  return checkCurrency(currency, books, event.id);
}
