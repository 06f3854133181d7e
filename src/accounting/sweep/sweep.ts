import { withOpening, withoutOpening } from '../../domain/casino-books/casino-books';
import type { ClosedDays } from '../../domain/casino-books/closed-days';
import type { EventOf } from '../../domain/event-registry/catalogue';
import { LAST_PLACE, type Place } from '../../domain/fact-order/place';
import type { Move } from '../../domain/fact-order/source-day';
import { reportedOnce } from '../../domain/table-session/round-reference';
import { sessionKeyOf } from '../../domain/table-session/session-key';
import { unopenedSession } from '../../domain/table-session/table-session';
import { isSameValue } from '../../kernel/same-value';
import type { CasinoNow } from './casino-now';
import { type CellName, cellOfAccount, type CellRow } from './cells';
import { type Change, type CountsOtherwise, type RestatedFact, shownOf, type Swept } from './change';
import { judgeAgain } from './judge-again';
import { judgeAtPlace, type Meaning } from './judge-at-place';
import { propagate } from './propagate';
import { firstReport, posted, type SweepOptions, SweepState } from './sweep-state';
import { type FactAtHand, type Past, type PlacedFact, Timeline } from './timeline';
import { ByPlace } from './by-place';

/** A fact that is to be judged at a place. */
interface Item {
  readonly place: Place;
  readonly fact: FactAtHand;
  /** Whether it stood here, and whether it stands here now. */
  readonly was: boolean;
  readonly is: boolean;
  /** What counts of it now, where that is something else. */
  readonly event?: FactAtHand['event'];
}

/** How many facts are read together that will probably be judged one after the other. */
const READ_TOGETHER = 200;

/**
 * The one way in which facts are judged, in the one order of a casino: one that stands behind everything it depends on
 * goes on from what is known; any other change sweeps forward from its place and judges again who asked for what is
 * otherwise. Effects only go forward, so each fact is judged again at most once for each cause.
 */
export class Sweep {
  private readonly timeline: Timeline;
  private state: SweepState;
  private todo = new ByPlace<Item>();
  private restated = new Map<bigint, Omit<RestatedFact, 'record'>>();

  constructor(
    readonly now: CasinoNow,
    past: Past,
    private readonly options: SweepOptions = {},
  ) {
    this.timeline = new Timeline(past);
    this.state = new SweepState(now, this.timeline, options);
  }

  /** Rows of cells that were made, changed or taken away, by cell and place. */
  get rows(): ReadonlyMap<CellName, ReadonlyMap<Place, CellRow | undefined>> {
    return this.timeline.rows;
  }

  /**
   * Takes in a fact that stands behind everything it depends on, and before nothing that depends on it. Answers what it
   * means; undefined, and nothing is taken in, where it stands elsewhere.
   */
  takeInOrder(fact: PlacedFact): Meaning | undefined {
    const { now } = this;
    const { event, place } = fact;
    if (event.type === 'cagnotte.ledger.opened.v1') return undefined;
    const session = sessionKeyOf(event);
    const known = session === undefined ? undefined : now.sessions.get(session);
    if (known !== undefined && place < known.last) return undefined;
    const meaning = this.state.judging(event, () =>
      judgeAtPlace(event, place, {
        decided: now.decided,
        balances: now.balances,
        session: known?.state ?? unopenedSession,
        cell: (cell) => now.cells.get(cell)?.state,
        report: (reference) => now.reports.get(reference),
      }),
    );
    if (this.standsBefore(place, meaning)) return undefined;
    this.learn(fact, meaning, session);
    return meaning;
  }

  /** Whether a fact stands before something that it depends on, or that depends on it. */
  private standsBefore(place: Place, { accounts, cells, judgement: { lines } }: Meaning): boolean {
    const { now } = this;
    for (const account of accounts) if ((now.accounts.get(account)?.posted ?? '') > place) return true;
    for (const cell of cells.keys()) if ((now.cells.get(cell)?.last ?? '') > place) return true;
    return lines.some(({ account }) => (now.accounts.get(account)?.asked ?? '') > place);
  }

  private learn(fact: PlacedFact, meaning: Meaning, session: string | undefined): void {
    const { now, timeline, state } = this;
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

  /** Takes in a change, wherever it stands, and judges again what depends on it. */
  async sweep(change: Change): Promise<Swept> {
    this.state = new SweepState(this.now, this.timeline, this.options);
    this.todo = new ByPlace();
    this.restated = new Map();
    await this.begin(change);
    for (;;) {
      const item = this.todo.all[0];
      if (item === undefined) return this.swept();
      this.todo.remove(item.place);
      await this.take(item);
    }
  }

  private async begin({ comes = [], moves = [], counts = [], decided }: Change): Promise<void> {
    for (const fact of comes) {
      this.plan({ place: fact.place, fact: newFact(fact), was: false, is: true });
      await this.openLedger({ ...fact, was: undefined, is: fact.event });
    }
    await this.timeline.loadFacts(moves.map(({ record }) => record));
    for (const move of moves) await this.planMove(move);
    for (const fact of counts) {
      await this.planOtherwise(fact);
      await this.openLedger(fact);
    }
    if (decided === undefined) return;
    this.state.earlier = decided.before;
    await this.planAll(decided.from, this.now.decided.closedDays ?? [], decided.until);
  }

  private async planMove({ record, from, to }: Move): Promise<void> {
    const fact = this.timeline.atHand(record);
    if (fact === undefined || this.state.isParked(fact.event)) return;
    this.plan({ place: from, fact, was: true, is: false });
    this.plan({ place: to, fact, was: false, is: true });
    const { event } = fact;
    await this.openLedger({ record, place: from, was: event, is: undefined });
    await this.openLedger({ record, place: to, was: undefined, is: event });
  }

  private async planOtherwise({ record, place, was, is }: CountsOtherwise): Promise<void> {
    if (was !== undefined) await this.timeline.loadFacts([record]);
    const known = was === undefined ? undefined : this.timeline.atHand(record);
    const fact = known ?? newFact({ record, place, event: (is ?? was)! });
    if (known !== undefined) known.event = was!;
    this.plan({ place, fact, was: was !== undefined, is: is !== undefined, ...(is && { event: is }) });
  }

  /** The first opening of a ledger is asked for by everything behind it. */
  private async openLedger({ record, place, was, is }: CountsOtherwise): Promise<void> {
    const { now, state } = this;
    if ((is ?? was)?.type !== 'cagnotte.ledger.opened.v1') return;
    const stood = now.decided;
    const without = was === undefined ? stood : withoutOpening(stood, place);
    state.earlier ??= stood;
    now.decided = is === undefined ? without : withOpening(without, openingOf({ record, place, event: is }));
    if (!isSameValue(stood.openings?.[0], now.decided.openings?.[0])) await this.planAll(place, []);
  }

  private async planAll(from: Place, closed: ClosedDays, until: Place = LAST_PLACE): Promise<void> {
    for (const fact of await this.timeline.loadFrom(from, closed))
      if (fact.place < until) this.planAgain(fact);
  }

  private plan(item: Item): void {
    this.todo.put(item);
  }

  /** A fact is to be judged again where it stands. */
  private planAgain(fact: FactAtHand): void {
    if (this.todo.at(fact.place) === undefined && !this.state.isParked(fact.event))
      this.plan({ place: fact.place, fact, was: true, is: true });
  }

  private async take({ place, fact, was: stood, is: stands, event }: Item): Promise<void> {
    const { timeline, state } = this;
    const was = stood ? (fact.meaning ?? (await judgeAgain(fact, 'was', state))) : undefined;
    if (!stands) {
      timeline.withdraw(fact);
      if (!this.comesAgain(fact)) timeline.forget(fact.record);
    }
    const moved = fact.place === place ? fact : { ...fact, place, meaning: undefined };
    const counted = event === undefined ? moved : { ...moved, event };
    const is = stands ? await judgeAgain(counted, 'is', state) : undefined;
    if (is !== undefined) timeline.enter(counted, is);
    const known = this.restated.get(fact.record);
    this.restated.set(fact.record, { before: known === undefined ? was : known.before, after: is });
    await propagate({ fact: counted, was, is }, state);
    await this.planNext(counted);
  }

  private comesAgain({ record }: FactAtHand): boolean {
    return this.todo.all.some((item) => item.fact.record === record && item.is);
  }

  /** The next facts behind a place that asked for what is otherwise are to be judged again. */
  private async planNext({ place, session }: FactAtHand): Promise<void> {
    const { timeline, state } = this;
    for (const cell of this.cellsAskedBehind(place)) await this.planNextOf(cell, place);
    for (const key of state.changed.sessions.keys()) {
      const next = (await timeline.loadSession(key)).nextAfter(place);
      if (next !== undefined) this.planAgain(next);
    }
    if (state.changed.reports.size > 0 && session !== undefined) await this.planReports(place, session);
  }

  private cellsAskedBehind(place: Place): CellName[] {
    const { now, state } = this;
    const accounts = [...state.changed.accounts.keys()].filter(
      (account) => (now.accounts.get(account)?.asked ?? '') > place,
    );
    const cells = [...state.changed.cells.keys()].filter((cell) => (now.cells.get(cell)?.last ?? '') > place);
    return [...accounts.map(cellOfAccount), ...cells];
  }

  private async planNextOf(cell: CellName, place: Place): Promise<void> {
    const { timeline } = this;
    await timeline.loadCell(cell, place);
    const rows = timeline.rowsOf(cell);
    const next = rows.nextAfter(place);
    if (next === undefined) return;
    if (timeline.atHand(next.record) === undefined)
      await timeline.loadFacts(rows.behind(place, READ_TOGETHER).map(({ record }) => record));
    const fact = timeline.atHand(next.record);
    if (fact !== undefined) this.planAgain(fact);
  }

  private async planReports(place: Place, session: string): Promise<void> {
    await this.timeline.loadSession(session);
    for (const reference of this.state.changed.reports.keys()) {
      const next = this.timeline.factsOfReference(reference).nextAfter(place);
      if (next !== undefined) this.planAgain(next);
    }
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

const newFact = (fact: PlacedFact): FactAtHand => ({ ...fact, session: sessionKeyOf(fact.event) });

const openingOf = ({ place, event }: PlacedFact) => ({
  place,
  eventId: event.id,
  currency: (event as EventOf<'cagnotte.ledger.opened.v1'>).data.currency,
});
