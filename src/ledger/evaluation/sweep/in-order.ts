import type { Place } from '../../fact-order/place.state';
import { reportedOnce } from '../../table-session/round-reference.state';
import { sessionKeyOf } from '../../table-session/session-key.state';
import { unopenedSession } from '../../table-session/table-session.state';
import type { CasinoNow } from './casino-now';
import { cellOfAccount } from './cells';
import { judgeAtPlace, type Meaning } from './judge-at-place';
import type { PlacedFact } from './past';
import { firstReport, posted, type SweepState } from './sweep-state';

/**
 * Takes in a fact that stands behind everything it depends on, and before nothing that depends on it. Answers what it
 * means; undefined, and nothing is taken in, where it stands elsewhere.
 */
export function takeInOrder(fact: PlacedFact, state: SweepState): Meaning | undefined {
  const { now } = state;
  const { event, place } = fact;
  if (event.type === 'cagnotte.ledger.opened.v1') return undefined;
  const session = sessionKeyOf(event);
  const known = session === undefined ? undefined : now.sessions.get(session);
  if (known !== undefined && place < known.last) return undefined;
  const meaning = state.judging(event, () =>
    judgeAtPlace(event, place, {
      decided: now.decided,
      balances: now.balances,
      session: known?.state ?? unopenedSession,
      cell: (cell) => now.cells.get(cell)?.state,
      report: (reference) => now.reports.get(reference),
    }),
  );
  if (standsBefore(place, meaning, now)) return undefined;
  learn(fact, meaning, session, state);
  return meaning;
}

/** Whether a fact stands before something that it depends on, or that depends on it. */
function standsBefore(
  place: Place,
  { accounts, cells, judgement: { lines } }: Meaning,
  now: CasinoNow,
): boolean {
  for (const account of accounts) if ((now.accounts.get(account)?.posted ?? '') > place) return true;
  for (const cell of cells.keys()) if ((now.cells.get(cell)?.last ?? '') > place) return true;
  return lines.some(({ account }) => (now.accounts.get(account)?.asked ?? '') > place);
}

/** Goes on from a fact: everything it says is behind everything that was known. */
function learn(fact: PlacedFact, meaning: Meaning, session: string | undefined, state: SweepState): void {
  const { now, timeline } = state;
  const { place, record } = fact;
  const { lines } = meaning.judgement;
  now.post(place, lines);
  for (const line of lines) timeline.post(posted(place, line, 1n));
  for (const account of meaning.accounts)
    state.setRow(cellOfAccount(account), place, { place, record, state: null });
  for (const [cell, after] of meaning.cells) state.setRow(cell, place, { place, record, state: after });
  if (session !== undefined) now.sessions.set(session, { state: meaning.judgement.session, last: place });
  const reference = reportedOnce(fact.event);
  if (reference !== undefined && now.reports.get(reference) === undefined)
    now.reports.set(reference, firstReport(fact, meaning));
  timeline.enter(fact, meaning);
}
