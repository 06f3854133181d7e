import { holderKey } from '../../chips/holder-moves';
import { dayOf, type Place } from '../../fact-order/place.state';
import { reportedOnce } from '../../table-session/round-reference.state';
import { sessionKeyOf } from '../../table-session/session-key.state';
import { unopenedSession } from '../../table-session/table-session.state';
import type { CasinoNow } from './casino-now';
import { cellOfAccount, tallyRows } from './cells';
import { evaluateAtPlace, type Meaning, postingsOf } from './evaluate-at-place';
import type { PlacedFact } from './past';
import { firstReport, posted, type SweepState } from './sweep-state';

/**
 * Takes in a fact that stands behind everything it depends on, and before nothing that depends on it. Answers what it
 * means; undefined, and nothing is received, where it stands elsewhere.
 */
export function takeInOrder(fact: PlacedFact, state: SweepState): Meaning | undefined {
  const { now } = state;
  const { event, place } = fact;
  if (event.type === 'cagnotte.ledger.opened.v1') return undefined;
  const session = sessionKeyOf(event);
  const known = session === undefined ? undefined : now.sessions.get(session);
  if (known !== undefined && place < known.last) return undefined;
  const meaning = state.evaluating(event, () =>
    evaluateAtPlace(event, place, {
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

function standsBefore(place: Place, meaning: Meaning, now: CasinoNow): boolean {
  const { accounts, cells } = meaning;
  for (const account of accounts) if ((now.accounts.get(account)?.posted ?? '') > place) return true;
  for (const cell of cells.keys()) if ((now.cells.get(cell)?.last ?? '') > place) return true;
  return postingsOf(meaning).some(
    (line) =>
      (now.accounts.get(line.account)?.asked ?? '') > place ||
      (now.holders.get(holderKey(line))?.day ?? '') > dayOf(place),
  );
}

function learn(fact: PlacedFact, meaning: Meaning, session: string | undefined, state: SweepState): void {
  const { now, timeline } = state;
  const { place, record } = fact;
  const postings = postingsOf(meaning);
  now.post(place, postings);
  for (const posting of postings) timeline.post(posted(place, posting, 1n));
  for (const [tally, amounts] of tallyRows(meaning))
    state.setRow(tally, place, { place, record, state: amounts });
  for (const account of meaning.accounts)
    state.setRow(cellOfAccount(account), place, { place, record, state: null });
  for (const [cell, after] of meaning.cells) state.setRow(cell, place, { place, record, state: after });
  if (session !== undefined) now.sessions.set(session, { state: meaning.evaluation.session, last: place });
  const reference = reportedOnce(fact.event);
  if (reference !== undefined && now.reports.get(reference) === undefined)
    now.reports.set(reference, firstReport(fact, meaning));
  timeline.enter(fact, meaning);
}
