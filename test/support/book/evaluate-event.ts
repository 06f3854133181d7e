import { type HolderChange, HolderMoves, isHolder } from '../../../src/ledger/chips/holder.checks';
import type { Balances } from '../../../src/ledger/_core/balances';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import {
  type Evaluation,
  initialState,
  type Known,
  type LedgerState,
} from '../../../src/ledger/_core/evaluation.state';
import type { EntryLine } from '../../../src/ledger/_core/journal-entry';
import { evaluateArrival, evaluateFact } from '../../../src/ledger/evaluation/evaluate-event';
import { begunBy, standingAfter } from '../../../src/ledger/evaluation/standing';
import { sessionKeyOf } from '../../../src/ledger/table-session/session-key.state';

/**
 * Evaluates an event for the ledger, given the state before it. It is total: an unexpected fact is posted as declared and
 * gives a finding. It throws only for a bug of its own (an entry that does not balance).
 */
export function evaluateEvent(event: CasinoEvent, known: Known): Evaluation {
  const before: LedgerState = { ...initialState, ...known };
  const evaluated = evaluateFact(event, before);
  const arrival = evaluateArrival(event, before);
  const key = sessionKeyOf(event);
  const standing = standingAfter({
    sessions: key === undefined ? [] : [[key, { before: before.session, after: evaluated.session }]],
    holders: known.balances === undefined ? [] : holdersAfter(event, evaluated.lines, known.balances),
    // A book in memory keeps no list of its tallies.
    prizes: { movesPrizes: false, talliesOfPrizes: () => [] },
    room: before.room,
    begun: begunBy(event, before.begunDays),
    books: { before: before.books, after: evaluated.books },
    customers: [],
  });
  return {
    ...evaluated,
    sequence: arrival.sequence,
    room: standing.room,
    begunDays: standing.begunDays,
    findings: [...arrival.findings, ...evaluated.findings, ...standing.findings],
    settles: [...arrival.settles, ...(evaluated.settles ?? []), ...standing.settles],
  };
}

const holdersAfter = (
  { gamingday: day }: CasinoEvent,
  lines: readonly EntryLine[],
  balances: Balances,
): HolderChange[] => {
  const moves = new HolderMoves();
  for (const line of lines) if (isHolder(line.account)) moves.add(day, line);
  return moves.all.map(({ account, currency, byDay }) => {
    const was = balances.of(account, currency);
    return { account, currency, opening: 0n, days: [{ day, was, is: was + byDay.get(day)! }] };
  });
};
