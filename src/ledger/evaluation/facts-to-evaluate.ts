import { withOpening, withoutOpening } from '../casino/casino-books.state';
import type { ClosedDays } from '../casino/authorisation.state';
import type { EventOf } from '../event-contract/catalogue';
import { LAST_PLACE, type Place } from '../fact-order/place.state';
import type { Move } from '../fact-order/place.state';
import { sessionKeyOf } from '../table-session/session-key.state';
import { isSameValue } from '../../kernel/same-value';
import { BalancesAt } from './account-postings';
import { nextOfPlay } from './evaluate-again';
import { ByPlace } from './timeline';
import { type AskedAccount, type CellName, cellOfAccount, type CellRow } from './cells';
import type { Change, CountsOtherwise } from './change';
import type { PlacedFact } from './past';
import type { SweepState } from './sweep-state';
import type { FactAtHand } from './timeline';

export interface FactToEvaluate {
  readonly place: Place;
  readonly fact: FactAtHand;
  readonly was: boolean;
  readonly is: boolean;
  /** What counts of it now, where that is something else. */
  readonly event?: FactAtHand['event'];
}

const READ_TOGETHER = 200;

/** The facts a sweep still has to evaluate, by place: those of its cause, and readers of changed state. */
export class FactsToEvaluate {
  private readonly planned = new ByPlace<FactToEvaluate>();

  constructor(private readonly state: SweepState) {}

  /** Takes the first one out; undefined if none is left. */
  next(): FactToEvaluate | undefined {
    const first = this.planned.all[0];
    if (first !== undefined) this.planned.remove(first.place);
    return first;
  }

  comesAgain({ record }: FactAtHand): boolean {
    return this.planned.all.some((item) => item.fact.record === record && item.is);
  }

  async begin({ comes = [], moves = [], counts = [], decided }: Change): Promise<void> {
    for (const fact of comes) {
      this.plan({ place: fact.place, fact: newFact(fact), was: false, is: true });
      await this.openLedger({ ...fact, was: undefined, is: fact.event });
    }
    await this.state.timeline.loadFacts(moves.map(({ record }) => record));
    for (const move of moves) await this.planMove(move);
    for (const fact of counts) {
      await this.planOtherwise(fact);
      await this.openLedger(fact);
    }
    if (decided === undefined) return;
    this.state.earlier = decided.before;
    await this.planAll(decided.from, this.state.now.decided.closedDays ?? [], decided.until);
  }

  private async planMove({ record, from, to }: Move): Promise<void> {
    const fact = this.state.timeline.atHand(record);
    if (fact === undefined || this.state.isParked(fact.event)) return;
    this.plan({ place: from, fact, was: true, is: false });
    this.plan({ place: to, fact, was: false, is: true });
    const { event } = fact;
    await this.openLedger({ record, place: from, was: event, is: undefined });
    await this.openLedger({ record, place: to, was: undefined, is: event });
  }

  private async planOtherwise({ record, place, was, is }: CountsOtherwise): Promise<void> {
    if (was !== undefined) await this.state.timeline.loadFacts([record]);
    const known = was === undefined ? undefined : this.state.timeline.atHand(record);
    const fact = known ?? newFact({ record, place, event: (is ?? was)! });
    if (known !== undefined) known.event = was!;
    this.plan({ place, fact, was: was !== undefined, is: is !== undefined, ...(is && { event: is }) });
  }

  private async openLedger({ record, place, was, is }: CountsOtherwise): Promise<void> {
    const { state } = this;
    const { now } = state;
    if ((is ?? was)?.type !== 'cagnotte.ledger.opened.v1') return;
    const stood = now.decided;
    const without = was === undefined ? stood : withoutOpening(stood, place);
    state.earlier ??= stood;
    now.decided = is === undefined ? without : withOpening(without, openingOf({ record, place, event: is }));
    if (!isSameValue(stood.openings?.[0], now.decided.openings?.[0])) await this.planAll(place, []);
  }

  private async planAll(from: Place, closed: ClosedDays, until: Place = LAST_PLACE): Promise<void> {
    for (const fact of await this.state.timeline.loadFrom(from, closed))
      if (fact.place < until) this.planAgain(fact);
  }

  private plan(item: FactToEvaluate): void {
    this.planned.put(item);
  }

  private planAgain(fact: FactAtHand): void {
    if (this.planned.at(fact.place) === undefined && !this.state.isParked(fact.event))
      this.plan({ place: fact.place, fact, was: true, is: true });
  }

  async planNext({ place, session }: FactAtHand): Promise<void> {
    const { state } = this;
    const { timeline } = state;
    for (const account of this.accountsAskedBehind(place)) await this.planNextAsking(account, place);
    for (const cell of this.cellsAskedBehind(place)) await this.planNextOf(cell, place);
    for (const key of state.changed.sessions.keys()) {
      const next = (await timeline.loadSession(key)).nextAfter(place);
      if (next !== undefined) this.planAgain(next);
    }
    for (const key of state.changed.plays.keys()) {
      const next = nextOfPlay(await timeline.loadSession(key), place);
      if (next !== undefined) this.planAgain(next);
    }
    if (state.changed.reports.size > 0 && session !== undefined) await this.planReports(place, session);
  }

  private accountsAskedBehind(place: Place): string[] {
    const { changed, now } = this.state;
    return [...changed.accounts.keys()].filter((account) => (now.accounts.get(account)?.asked ?? '') > place);
  }

  private cellsAskedBehind(place: Place): CellName[] {
    const { changed, now } = this.state;
    return [...changed.cells.keys()].filter((cell) => (now.cells.get(cell)?.last ?? '') > place);
  }

  /** The next fact that read how much an account holds, or for which it no longer keeps within what it was held against. */
  private async planNextAsking(account: string, place: Place): Promise<void> {
    const { state } = this;
    const { timeline } = state;
    const cell = cellOfAccount(account);
    await timeline.loadCell(cell, place);
    const rows = timeline.rowsOf(cell);
    let next = rows.nextAfter(place);
    if (next === undefined) return;
    await timeline.loadAccount(account, place);
    for (; next !== undefined; next = rows.nextAfter(next.place))
      if (!keepsWithin(next, account, state)) return this.planRow(next, rows);
  }

  private async planNextOf(cell: CellName, place: Place): Promise<void> {
    const { timeline } = this.state;
    await timeline.loadCell(cell, place);
    const rows = timeline.rowsOf(cell);
    const next = rows.nextAfter(place);
    if (next !== undefined) await this.planRow(next, rows);
  }

  private async planRow(next: CellRow, rows: ByPlace<CellRow>): Promise<void> {
    const { timeline } = this.state;
    if (timeline.atHand(next.record) === undefined)
      await timeline.loadFacts(rows.from(next.place, READ_TOGETHER).map(({ record }) => record));
    const fact = timeline.atHand(next.record);
    if (fact !== undefined) this.planAgain(fact);
  }

  private async planReports(place: Place, session: string): Promise<void> {
    await this.state.timeline.loadSession(session);
    for (const reference of this.state.changed.reports.keys()) {
      const next = this.state.timeline.factsOfReference(reference).nextAfter(place);
      if (next !== undefined) this.planAgain(next);
    }
  }
}

/** Whether an account is, before a fact, still at or below whatever the fact held it against. */
function keepsWithin({ place, state: asked }: CellRow, account: string, state: SweepState): boolean {
  const limits = asked as AskedAccount;
  if (limits === null) return false;
  const { now, timeline } = state;
  const balances = new BalancesAt(now.balances, () => [timeline.postedSince(account, place)]);
  return limits.every(({ most, ...limit }) => balances.isAtMost({ account, ...limit }, most));
}

export const newFact = (fact: PlacedFact): FactAtHand => ({ ...fact, session: sessionKeyOf(fact.event) });

const openingOf = ({ place, event }: PlacedFact) => ({
  place,
  eventId: event.id,
  currency: (event as EventOf<'cagnotte.ledger.opened.v1'>).data.currency,
});
