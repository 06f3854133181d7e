import { type HolderChange, holderKey, type HolderMove, isHolder } from '../chips/holder.checks';
import type { CasinoEvent } from '../../kernel/envelope';
import { customerOperationOf } from '../customers/customers-of-day.state';
import { dayOf, type Place } from '../fact-order/place.state';
import { reportedOnce, sessionKeyOf } from '../table-session/session-key.state';
import { isSameValue } from '../../kernel/same-value';
import type { CasinoNow } from './casino-now';
import { type CellName, cellOfAccount, type CellRow, tallyRows } from './cells';
import { type Change, type RestatedFact, shownOf, type Swept, type Past, type PlacedFact } from './change';
import { FactsToEvaluate, type FactToEvaluate, newFact } from './facts-to-evaluate';
import { carriedSession } from './carried-session';
import { evaluateChangedFacts, knownSessionAt } from './evaluate-again';
import { evaluateAtPlace, type Meaning, postingsOf } from './evaluate-at-place';
import { propagate, propagateCarried } from './propagate';
import { firstReport, posted, type SweepOptions, SweepState } from './sweep-state';
import { referencesOf, Timeline } from './timeline';
import { sharingParts, sharingPlay } from '../table-session/session-parts.state';
import { unopenedSession } from '../table-session/table-session.state';
import { openedBefore } from '../casino/casino-books.state';
import type { GamingDay } from '../../kernel/gaming-day';

/** Facts evaluated before the event loop yields: some milliseconds. */
const EVALUATED_AT_ONCE = 20;

const isOfSame = (one: CasinoEvent, other: CasinoEvent): boolean =>
  sessionKeyOf(one) === sessionKeyOf(other) && isSameValue(referencesOf(one), referencesOf(other));

function isMoved({ byDay }: HolderMove): boolean {
  for (const amount of byDay.values()) if (amount !== 0n) return true;
  return false;
}

function firstDay({ byDay }: HolderMove): GamingDay {
  let first: GamingDay | undefined;
  for (const day of byDay.keys()) if (first === undefined || day < first) first = day;
  return first!;
}

const lastDay = (move: HolderMove, now: CasinoNow): GamingDay => now.holders.get(holderKey(move))!.day;

/**
 * The one way to evaluate facts, in the one order of a casino. A fact after everything it depends on continues from
 * the current state; any other change sweeps forward from its place and evaluates again each fact that reads
 * something that has changed. Effects only go forward, so each fact is evaluated again at most once per cause.
 */
export class Sweep {
  private readonly timeline: Timeline;
  private state: SweepState;
  private toEvaluate: FactsToEvaluate;
  private evaluated = 0;
  private restated = new Map<bigint, Omit<RestatedFact, 'record'>>();

  constructor(
    readonly now: CasinoNow,
    past: Past,
    private readonly options: SweepOptions = {},
  ) {
    this.timeline = new Timeline(past);
    this.state = new SweepState(now, this.timeline, options);
    this.toEvaluate = new FactsToEvaluate(this.state);
  }

  get rows(): ReadonlyMap<CellName, ReadonlyMap<Place, CellRow | undefined>> {
    return this.timeline.rows;
  }

  /**
   * Takes in a fact that comes after everything it depends on, and before nothing that depends on it. Returns its
   * meaning; undefined, and without an effect, if the fact belongs elsewhere in the order.
   */
  takeInOrder(fact: PlacedFact): Meaning | undefined {
    const { now, state } = this;
    const { event, place } = fact;
    if (event.type === 'cagnotte.ledger.opened.v1') return undefined;
    const operation = customerOperationOf(event);
    if (operation?.player !== undefined && !now.customers.knows(event.gamingday)) return undefined;
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
    if (operation !== undefined) now.enterCustomer(event.gamingday, operation, 1n);
    return meaning;
  }

  async sweep(change: Change): Promise<Swept> {
    this.state = new SweepState(this.now, this.timeline, this.options);
    this.toEvaluate = new FactsToEvaluate(this.state);
    this.restated = new Map();
    await this.toEvaluate.begin(change);
    for (;;) {
      const next = this.toEvaluate.next();
      if (next === undefined) break;
      if ('cells' in next) await this.toEvaluate.carry(next);
      else if (!this.carries(next)) await this.take(next);
      if (++this.evaluated % EVALUATED_AT_ONCE === 0) await this.options.yieldToEventLoop?.();
    }
    await loadHolders(this.now, this.timeline);
    return this.swept();
  }

  get holders(): readonly HolderChange[] {
    return this.now.moved.all.filter(isMoved).map((move) => changeOf(move, this.now, this.timeline));
  }

  /** A fact corrected to belong to another session or round leaves the earlier one and joins the other. */
  private async take(item: FactToEvaluate): Promise<void> {
    const { place, fact, was, is, event } = item;
    if (event === undefined || !was || !is || isOfSame(fact.event, event)) return this.restate(item);
    await this.restate({ place, fact, was, is: false });
    await this.restate({ place, fact: newFact({ record: fact.record, place, event }), was: false, is });
  }

  /**
   * Carries a fact past a change of parts of its session that it does not read; returns false for a fact that has to be
   * evaluated. It loads nothing, because most facts are carried: a fact that needs a row which is not loaded is evaluated.
   */
  private carries({ fact, was: stood, is: stands, event }: FactToEvaluate): boolean {
    const { state } = this;
    const { meaning: was, session: key, place } = fact;
    if (!stood || !stands || event !== undefined || was === undefined || key === undefined) return false;
    const facts = state.timeline.sessionAtHand(key);
    if (facts === undefined || this.restated.has(fact.record) || !readsTheSame(was, place, state))
      return false;
    const before = knownSessionAt(place, facts);
    const after = before && carriedSession(was, before, openedBefore(state.now.decided, place));
    if (after === undefined) return false;
    const is: Meaning = { ...was, session: before!, evaluation: { ...was.evaluation, session: after } };
    fact.meaning = is;
    propagateCarried(key, { fact, was, is, facts }, state);
    this.toEvaluate.planNextOfSession(key, place, facts);
    return true;
  }

  private async restate({ place, fact, was: stood, is: stands, event }: FactToEvaluate): Promise<void> {
    const { timeline, state } = this;
    const was = stood ? (fact.meaning ?? (await evaluateChangedFacts(fact, 'was', state))) : undefined;
    if (!stands) {
      timeline.withdraw(fact);
      if (!this.toEvaluate.comesAgain(fact)) timeline.forget(fact.record);
    }
    const moved = fact.place === place ? fact : { ...fact, place, meaning: undefined };
    const counted = event === undefined ? moved : { ...moved, event };
    const is = stands ? sharing(await evaluateChangedFacts(counted, 'is', state), was) : undefined;
    if (is !== undefined) timeline.enter(counted, is);
    const known = this.restated.get(fact.record);
    this.restated.set(fact.record, { before: known === undefined ? was : known.before, after: is });
    await propagate({ fact: counted, was, is }, state);
    await this.toEvaluate.planNext(counted);
  }

  private swept(): Swept {
    const { now, restated } = this;
    const { sessions, reports } = this.state;
    return {
      restated: [...restated]
        .map(([record, { before, after }]) => ({ record, before, after }))
        .filter(({ before, after }) => !isSameValue(shownOf(before), shownOf(after))),
      sessions: new Map([...sessions].map(([key, before]) => [key, { before, after: now.session(key) }])),
      reports: new Map(
        [...reports]
          .map(([reference, before]) => [reference, { before, after: now.reports.get(reference) }] as const)
          .filter(([, { before, after }]) => before?.entry.record !== after?.entry.record),
      ),
    };
  }
}

function sharing(is: Meaning, was: Meaning | undefined): Meaning {
  if (was === undefined) return is;
  const { evaluation } = is;
  const before = was.evaluation.session;
  if (before === evaluation.session) return is;
  const play = sharingPlay(evaluation.session.play, before.play);
  return { ...is, evaluation: { ...evaluation, session: sharingParts(evaluation.session, before, play) } };
}

/** Whether a fact is known to read the same as before, its session aside. */
function readsTheSame({ event, accounts, cells }: Meaning, place: Place, state: SweepState): boolean {
  const { earlier, changed, timeline } = state;
  if (earlier !== undefined) return false;
  for (const account of accounts.keys()) if (changed.accounts.has(account)) return false;
  for (const cell of cells.keys())
    if (changed.cells.has(cell) || !timeline.knowsCell(cell, place)) return false;
  if (changed.reports.size === 0) return true;
  return !referencesOf(event).some((reference) => changed.reports.has(reference));
}

function standsBefore(place: Place, meaning: Meaning, now: CasinoNow): boolean {
  const { accounts, cells } = meaning;
  for (const account of accounts.keys()) if ((now.accounts.get(account)?.posted ?? '') > place) return true;
  for (const cell of cells.keys()) if ((now.cells.get(cell)?.last ?? '') > place) return true;
  const day = dayOf(place);
  return postingsOf(meaning).some(
    (line) =>
      (now.accounts.get(line.account)?.asked ?? '') > place ||
      (isHolder(line.account) && (now.holders.get(holderKey(line))?.day ?? '') > day),
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
  for (const [account, asked] of meaning.accounts)
    state.setRow(cellOfAccount(account), place, { place, record, state: asked });
  for (const [cell, after] of meaning.cells)
    state.setRow(cell, place, { place, record, state: after, read: meaning.partsRead.get(cell) });
  if (session !== undefined) now.sessions.set(session, { state: meaning.evaluation.session, last: place });
  const reference = reportedOnce(fact.event);
  if (reference !== undefined && now.reports.get(reference) === undefined)
    now.reports.set(reference, firstReport(fact, meaning));
  timeline.enter(fact, meaning);
}

async function loadHolders(now: CasinoNow, timeline: Timeline): Promise<void> {
  for (const move of now.moved.all)
    if (isMoved(move) && firstDay(move) < lastDay(move, now))
      await timeline.loadAccount(move.account, firstDay(move));
}

function changeOf(move: HolderMove, now: CasinoNow, timeline: Timeline): HolderChange {
  const { account, currency, byDay } = move;
  const held = now.balances.of(account, currency);
  const { day: last, opening } = now.holders.get(holderKey(move))!;
  const first = firstDay(move);
  if (first === last)
    return { account, currency, opening, days: [{ day: last, was: held - byDay.get(last)!, is: held }] };
  const posted = timeline.postedByDay(account);
  const days = [...new Set([...posted.keys(), ...byDay.keys()])].filter((day) => day >= first).sort();
  const onDay = (day: GamingDay): bigint => posted.get(day)?.sumIn(currency) ?? 0n;
  let [was, is] = [held, held];
  for (const day of days) is -= onDay(day);
  was = is;
  return {
    account,
    currency,
    opening: is,
    days: days.map((day) => ({
      day,
      was: (was += onDay(day) - (byDay.get(day) ?? 0n)),
      is: (is += onDay(day)),
    })),
  };
}
