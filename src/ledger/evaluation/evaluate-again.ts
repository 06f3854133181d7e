import type { Place } from '../fact-order/place.state';
import { reportedOnce } from '../table-session/session-key.state';
import { isAsideOfPlay, type TablePlay } from '../table-session/table-play.state';
import { type TableSession, unopenedSession } from '../table-session/table-session.state';
import { type Amounts, BalancesAt, NO_AMOUNTS } from './account-postings';
import type { FirstReport } from './casino-now';
import type { CellName } from './cells';
import { type Before, evaluateAtPlace, type Meaning } from './evaluate-at-place';
import { firstReport, type SweepState, type Version } from './sweep-state';
import { type ByPlace, type FactAtHand, referencesOf } from './timeline';

interface Missing {
  readonly accounts: Set<string>;
  readonly cells: Set<CellName>;
}

export async function evaluateChangedFacts(
  fact: FactAtHand,
  version: Version,
  state: SweepState,
): Promise<Meaning> {
  const session = await sessionBefore(fact, version, state);
  const references = referencesOf(fact.event);
  const reports =
    references.length === 0 ? NO_REPORTS : await reportsBefore(fact, references, { version, state });
  for (;;) {
    const missing: Missing = { accounts: new Set(), cells: new Set() };
    const before = {
      ...knownBefore(fact, version, { state, missing }),
      session,
      report: (of: string) => reports.get(of),
    };
    const evaluated = attempt(() =>
      state.evaluating(fact.event, () => evaluateAtPlace(fact.event, fact.place, before)),
    );
    // An evaluation that lacked something it read is discarded, and so is its fault.
    if (missing.accounts.size === 0 && missing.cells.size === 0) return evaluated();
    for (const account of missing.accounts) await state.timeline.loadAccount(account, fact.place);
    for (const cell of missing.cells) await state.timeline.loadCell(cell, fact.place);
  }
}

function attempt<Answer>(work: () => Answer): () => Answer {
  try {
    const answer = work();
    return () => answer;
  } catch (fault) {
    return () => {
      throw fault;
    };
  }
}

function knownBefore(
  fact: FactAtHand,
  version: Version,
  { state, missing }: { readonly state: SweepState; readonly missing: Missing },
): Omit<Before, 'session' | 'report'> {
  const { now, earlier } = state;
  return {
    decided: version === 'was' ? (earlier ?? now.decided) : now.decided,
    balances: new BalancesAt(now.balances, (account) => [
      postedBehind(fact, account, { state, missing }),
      (version === 'was' && state.changed.accounts.get(account)) || NO_AMOUNTS,
    ]),
    cell: (cell) => cellBefore(fact, cell, version, { state, missing }),
  };
}

function postedBehind(
  { place }: FactAtHand,
  account: string,
  { state: { now, timeline }, missing }: { readonly state: SweepState; readonly missing: Missing },
): Amounts {
  if (timeline.knowsAccount(account, place)) return timeline.postedSince(account, place);
  if ((now.accounts.get(account)?.posted ?? '') >= place) missing.accounts.add(account);
  return NO_AMOUNTS;
}

function cellBefore(
  { place }: FactAtHand,
  cell: CellName,
  version: Version,
  { state, missing }: { readonly state: SweepState; readonly missing: Missing },
): unknown {
  const { now, timeline, changed } = state;
  if (version === 'was' && changed.cells.has(cell)) return changed.cells.get(cell);
  if (timeline.knowsCell(cell, place)) return timeline.rowsOf(cell).lastBefore(place)?.state;
  const known = now.cells.get(cell);
  if (known === undefined || known.last < place) return known?.state;
  missing.cells.add(cell);
  return undefined;
}

export async function sessionBefore(
  fact: FactAtHand,
  version: Version,
  state: SweepState,
): Promise<TableSession> {
  const { session: key, place } = fact;
  if (key === undefined) return unopenedSession;
  const { sessions, plays } = state.changed;
  if (version === 'was' && sessions.has(key)) return sessions.get(key)!;
  const isChanged = sessions.has(key) || plays.has(key);
  const known = isChanged ? undefined : await knownSession(fact, key, state);
  const session = known ?? (await sessionAt(place, await state.timeline.loadSession(key), state));
  return withPlay(session, version === 'was' ? plays.get(key) : undefined);
}

async function sessionAt(place: Place, facts: ByPlace<FactAtHand>, state: SweepState): Promise<TableSession> {
  await evaluateBefore(place, facts, state);
  return knownSessionAt(place, facts)!;
}

/** The session before a place if the facts before it are evaluated. */
export function knownSessionAt(place: Place, facts: ByPlace<FactAtHand>): TableSession | undefined {
  const last = facts.lastBefore(place);
  if (last === undefined) return unopenedSession;
  const played = lastOfPlay(facts, place);
  if (last.meaning === undefined || (played !== undefined && played.meaning === undefined)) return undefined;
  const { play } = played?.meaning?.evaluation.session ?? unopenedSession;
  return withPlay(last.meaning.evaluation.session, play);
}

/**
 * A change of the play does not evaluate facts aside of the play again, so the play in their states may be out of
 * date.
 */
async function evaluateBefore(place: Place, facts: ByPlace<FactAtHand>, state: SweepState): Promise<void> {
  const unknown: FactAtHand[] = [];
  let last = facts.lastBefore(place);
  for (; last !== undefined; last = facts.lastBefore(last.place)) {
    if (last.meaning === undefined) unknown.push(last);
    else if (!isAsideOfPlay(last.event)) break;
  }
  for (const fact of unknown.reverse()) fact.meaning = await evaluateChangedFacts(fact, 'is', state);
}

function lastOfPlay(facts: ByPlace<FactAtHand>, place: Place): FactAtHand | undefined {
  let last = facts.lastBefore(place);
  while (last !== undefined && isAsideOfPlay(last.event)) last = facts.lastBefore(last.place);
  return last;
}

export function nextOfPlay(facts: ByPlace<FactAtHand>, place: Place): FactAtHand | undefined {
  let next = facts.nextAfter(place);
  while (next !== undefined && isAsideOfPlay(next.event)) next = facts.nextAfter(next.place);
  return next;
}

export const withPlay = (session: TableSession, play: TablePlay = session.play): TableSession =>
  play === session.play ? session : { ...session, play };

async function knownSession(
  { place, meaning }: FactAtHand,
  key: string,
  state: SweepState,
): Promise<TableSession | undefined> {
  const now = await state.sessionNow(key);
  return now === undefined || now.last < place ? (now?.state ?? unopenedSession) : meaning?.session;
}

const NO_REPORTS: ReadonlyMap<string, FirstReport> = new Map();

async function reportsBefore(
  fact: FactAtHand,
  references: readonly string[],
  { version, state }: { readonly version: Version; readonly state: SweepState },
): Promise<ReadonlyMap<string, FirstReport>> {
  const reports = new Map<string, FirstReport>();
  for (const reference of references) {
    const report = await reportBefore(fact, reference, version, state);
    if (report !== undefined) reports.set(reference, report);
  }
  return reports;
}

export async function reportBefore(
  { session: key, place }: FactAtHand,
  reference: string,
  version: Version,
  state: SweepState,
): Promise<FirstReport | undefined> {
  const { changed, now } = state;
  const isChanged = changed.reports.has(reference);
  if (version === 'was' && isChanged) return changed.reports.get(reference);
  const session = key === undefined ? undefined : await state.sessionNow(key);
  const isBehind = session === undefined || session.last < place;
  if (key === undefined || (isBehind && !isChanged)) {
    if (!now.reports.knows(reference))
      now.reports.load(reference, await state.timeline.reportInPast(reference));
    return now.reports.get(reference);
  }
  await state.timeline.loadSession(key);
  const facts = state.timeline.factsOfReference(reference).before(place);
  const first = facts.find(({ event }) => reportedOnce(event) === reference);
  if (first === undefined) return undefined;
  first.meaning ??= await evaluateChangedFacts(first, 'is', state);
  return firstReport(first, first.meaning);
}
