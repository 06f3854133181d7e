import type { BookedLine } from '../_core/balances';
import { customerOperationOf } from '../customers/customers-of-day.state';
import { reportedOnce } from '../table-session/session-key.state';
import { differingOfPlay, isSameBesidePlay } from '../table-session/session-parts.state';
import { isAsideOfPlay } from '../table-session/table-play.state';
import { type TableSession, unopenedSession } from '../table-session/table-session.state';
import { isSameValue } from '../../kernel/same-value';
import { reversalOf } from '../_core/journal-entry';
import type { FirstReport, SessionNow } from './casino-now';
import { type CellName, cellOfAccount, type CellRow, tallyRows } from './cells';
import { firstReport, note, posted, type SweepState, type Version } from './sweep-state';
import { type Meaning, postingsOf } from './evaluate-at-place';
import { nextOfPlay, reportBefore, sessionBefore, withPlay } from './evaluate-again';
import type { ByPlace, FactAtHand } from './timeline';
import type { Place } from '../fact-order/place.state';

/** The earlier and the new meaning of a fact at its place; undefined if it did not count or counts no longer. */
export interface Restating {
  readonly fact: FactAtHand;
  readonly was: Meaning | undefined;
  readonly is: Meaning | undefined;
}

/** Replaces the earlier meaning of a fact by the new one and notes which states after it have changed. */
export async function propagate(restating: Restating, state: SweepState): Promise<void> {
  const { fact, was, is } = restating;
  if (reportedOnce(fact.event) !== undefined) await propagateReport(restating, state);
  const [before, after] = [was && postingsOf(was), is && postingsOf(is)];
  if (!isSameValue(before, after)) {
    if (before !== undefined) post(fact, before, -1n, state);
    if (after !== undefined) post(fact, after, 1n, state);
    keepTallies(restating, state);
  }
  await enterCustomers(restating, state);
  askAccounts(restating, state);
  for (const cell of union(was?.cells.keys(), is?.cells.keys())) {
    if (!state.timeline.knowsCell(cell, fact.place)) await state.timeline.loadCell(cell, fact.place);
    propagateCell(cell, restating, state);
  }
  if (fact.session !== undefined) await propagateSession(fact.session, restating, state);
}

async function enterCustomers({ was, is }: Restating, state: SweepState): Promise<void> {
  if (was !== undefined && is !== undefined && isSameValue(was.event.data, is.event.data)) return;
  const told = [
    [was, -1n],
    [is, 1n],
  ] as const;
  for (const [meaning, sign] of told) {
    const operation = meaning && customerOperationOf(meaning.event);
    if (operation?.player === undefined) continue;
    await state.loadCustomers(meaning!.event.gamingday);
    state.now.enterCustomer(meaning!.event.gamingday, operation, sign);
  }
}

function askAccounts({ fact: { place, record }, was, is }: Restating, state: SweepState): void {
  for (const account of union(was?.accounts.keys(), is?.accounts.keys())) {
    const asks = is?.accounts.get(account);
    state.setRow(
      cellOfAccount(account),
      place,
      asks === undefined ? undefined : { place, record, state: asks },
    );
  }
}

function keepTallies({ fact: { place, record }, was, is }: Restating, state: SweepState): void {
  const [before, after] = [was && tallyRows(was), is && tallyRows(is)];
  for (const tally of union(before?.keys(), after?.keys())) {
    const amounts = after?.get(tally);
    state.setRow(tally, place, amounts && { place, record, state: amounts });
  }
}

function post({ place }: FactAtHand, lines: readonly BookedLine[], sign: 1n | -1n, state: SweepState): void {
  const { now, changed } = state;
  changed.post(lines, sign);
  now.post(place, sign === 1n ? lines : reversalOf(lines));
  for (const line of lines) state.timeline.post(posted(place, line, sign));
}

function propagateCell(cell: CellName, { fact, was, is }: Restating, state: SweepState): void {
  const { place, record } = fact;
  const { timeline, changed, now } = state;
  const before = timeline.rowsOf(cell).lastBefore(place)?.state;
  const wasBefore = changed.cells.has(cell) ? changed.cells.get(cell) : before;
  const asks = is?.cells.has(cell) === true;
  const isAfter = asks ? is.cells.get(cell) : before;
  const wasAfter = was?.cells.has(cell) === true ? was.cells.get(cell) : wasBefore;
  const row: CellRow = { place, record, state: isAfter, read: is?.partsRead.get(cell) };
  state.setRow(cell, place, asks ? row : undefined);
  note(changed.cells, cell, wasAfter, isSameValue(wasAfter, isAfter));
  if (timeline.rowsOf(cell).nextAfter(place) !== undefined) return;
  now.cells.set(cell, { state: isAfter, last: later(place, now.cells.get(cell)?.last) });
}

/** A fact that is carried (`carriedSession`), with its meaning before and after the change of its session. */
interface Carried {
  readonly fact: FactAtHand;
  /** The earlier meaning, and the same meaning with other sessions. */
  readonly was: Meaning;
  readonly is: Meaning;
  /** All facts of the session. */
  readonly facts: ByPlace<FactAtHand>;
}

/**
 * Propagates a carried fact as if it were evaluated again, with this cause: its cells, which are loaded, stay as they
 * are.
 */
export function propagateCarried(key: string, carried: Carried, state: SweepState): void {
  const { fact, was, is, facts } = carried;
  for (const cell of is.cells.keys()) propagateCell(cell, carried, state);
  const { sessions, plays } = state.changed;
  const isAside = isAsideOfPlay(fact.event);
  const playBefore = sessions.get(key)?.play ?? plays.get(key) ?? is.session.play;
  const wasAfter = was.evaluation.session;
  const isAfter = is.evaluation.session;
  const after = isAside
    ? { wasAfter: withPlay(wasAfter, playBefore), isAfter: withPlay(isAfter, is.session.play) }
    : { wasAfter, isAfter };
  enterSession(key, { ...after, place: fact.place, facts }, state);
}

async function propagateSession(key: string, { fact, was, is }: Restating, state: SweepState): Promise<void> {
  const { place } = fact;
  const isPlay = !isAsideOfPlay(fact.event);
  const wasAfter =
    isPlay && was !== undefined ? was.evaluation.session : await sessionAfter(fact, 'was', was, state);
  const isAfter =
    isPlay && is !== undefined ? is.evaluation.session : await sessionAfter(fact, 'is', is, state);
  const { sessions } = state.now;
  const now = sessions.knows(key) ? sessions.get(key) : await state.sessionNow(key);
  const facts =
    now !== undefined && place < now.last
      ? (state.timeline.sessionAtHand(key) ?? (await state.timeline.loadSession(key)))
      : undefined;
  enterSession(key, { wasAfter, isAfter, place, facts }, state);
}

interface SessionAfter {
  readonly wasAfter: TableSession;
  readonly isAfter: TableSession;
  readonly place: Place;
  /** Undefined if no fact follows the place. */
  readonly facts: ByPlace<FactAtHand> | undefined;
}

function enterSession(key: string, after: SessionAfter, state: SweepState): void {
  const { isAfter, place, facts } = after;
  noteSession(key, after, state.changed);
  const now = state.now.sessions.get(key);
  if (facts?.nextAfter(place) === undefined) setSession(key, { state: isAfter, last: place }, state);
  else if (nextOfPlay(facts, place) === undefined && !isSameValue(now!.state.play, isAfter.play))
    setSession(key, { state: { ...now!.state, play: isAfter.play }, last: now!.last }, state);
}

function noteSession(
  key: string,
  { wasAfter, isAfter }: Pick<SessionAfter, 'wasAfter' | 'isAfter'>,
  { sessions, plays }: SweepState['changed'],
): void {
  const isSame = isSameBesidePlay(wasAfter, isAfter);
  note(sessions, key, wasAfter, isSame);
  note(plays, key, wasAfter.play, !isSame || differingOfPlay(wasAfter.play, isAfter.play).length === 0);
}

function setSession(key: string, { state: is, last }: SessionNow, { now, sessions }: SweepState): void {
  const known = now.sessions.get(key);
  if (!sessions.has(key)) sessions.set(key, known?.state ?? unopenedSession);
  now.sessions.set(key, { state: is, last: later(last, known?.last) });
}

async function sessionAfter(
  fact: FactAtHand,
  version: Version,
  meaning: Meaning | undefined,
  state: SweepState,
): Promise<TableSession> {
  const before = await sessionBefore({ ...fact, meaning: undefined }, version, state);
  return meaning === undefined ? before : { ...meaning.evaluation.session, play: before.play };
}

async function propagateReport({ fact, was, is }: Restating, state: SweepState): Promise<void> {
  const reference = reportedOnce(fact.event);
  if (reference === undefined) return;
  const isFirst = (await reportBefore(fact, reference, 'is', state)) ?? (is && firstReport(fact, is));
  const wasFirst = (await reportBefore(fact, reference, 'was', state)) ?? (was && firstReport(fact, was));
  note(state.changed.reports, reference, wasFirst, isSameReport(wasFirst, isFirst));
  const isOther = wasFirst?.eventId !== isFirst?.eventId || state.reports.has(reference);
  if (isOther) await setReport(reference, isFirst ?? (await nextReport(fact, reference, state)), state);
  else if (isFirst !== undefined) restateReport(reference, isFirst, state);
}

function restateReport(reference: string, report: FirstReport, { now }: SweepState): void {
  if (now.reports.get(reference)?.eventId === report.eventId) now.reports.set(reference, report);
}

async function nextReport(
  { session, place }: FactAtHand,
  reference: string,
  { timeline }: SweepState,
): Promise<FirstReport | undefined> {
  if (session === undefined) return undefined;
  await timeline.loadSession(session);
  const behind = timeline.factsOfReference(reference).behind(place);
  const next = behind.find(({ event }) => reportedOnce(event) === reference);
  return next && { eventId: next.event.id, place: next.place, entry: { record: next.record, lines: [] } };
}

async function setReport(
  reference: string,
  report: FirstReport | undefined,
  state: SweepState,
): Promise<void> {
  const { now, reports, timeline } = state;
  if (!reports.has(reference)) {
    if (!now.reports.knows(reference)) now.reports.load(reference, await timeline.reportInPast(reference));
    reports.set(reference, now.reports.get(reference));
  }
  if (report === undefined) now.reports.delete(reference);
  else now.reports.set(reference, report);
}

const isSameReport = (a: FirstReport | undefined, b: FirstReport | undefined): boolean =>
  a?.eventId === b?.eventId &&
  isSameValue(a?.entry.lines, b?.entry.lines) &&
  isSameValue(a?.entry.tallies, b?.entry.tallies);

const later = (place: string, last = ''): string => (place > last ? place : last);

function union<Thing>(a: Iterable<Thing> | undefined, b: Iterable<Thing> | undefined): Iterable<Thing> {
  if (a === undefined || b === undefined) return a ?? b ?? [];
  const all = new Set(a);
  for (const thing of b) all.add(thing);
  return all;
}
