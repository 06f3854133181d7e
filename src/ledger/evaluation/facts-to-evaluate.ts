import { withOpening, withoutOpening } from '../casino/casino-books.state';
import type { ClosedDays } from '../casino/authorisation.state';
import type { EventOf } from '../event-contract/catalogue';
import { LAST_PLACE, type Place, type Move } from '../fact-order/place.state';
import { carriedPart } from '../jackpot/pool-parts.state';
import { sessionKeyOf } from '../table-session/session-key.state';
import { isSameValue } from '../../kernel/same-value';
import type { Balances } from '../_core/balances';
import type { Amounts } from './account-postings';
import { nextOfPlay } from './evaluate-again';
import { ByPlace, type FactAtHand } from './timeline';
import { type AccountReads, type CellName, cellOfAccount, type CellRow } from './cells';
import type { Change, CountsOtherwise, PlacedFact } from './change';
import type { SweepState } from './sweep-state';

export interface FactToEvaluate {
  readonly place: Place;
  readonly fact: FactAtHand;
  readonly was: boolean;
  readonly is: boolean;
  readonly event?: FactAtHand['event'];
}

/** A fact that read cells in part: it is evaluated again only if what it read has changed. */
interface ReaderOfParts {
  readonly place: Place;
  readonly record: bigint;
  readonly cells: Set<CellName>;
}

const READ_TOGETHER = 200;

export class FactsToEvaluate {
  private readonly planned = new ByPlace<FactToEvaluate | ReaderOfParts>();

  constructor(private readonly state: SweepState) {}

  next(): FactToEvaluate | ReaderOfParts | undefined {
    const first = this.planned.all[0];
    if (first !== undefined) this.planned.remove(first.place);
    return first;
  }

  comesAgain({ record }: FactAtHand): boolean {
    return this.planned.all.some((item) => 'fact' in item && item.fact.record === record && item.is);
  }

  /** Carries a fact that reads the same of its cells as before; plans its evaluation otherwise. */
  async carry({ place, cells }: ReaderOfParts): Promise<void> {
    const { changed, timeline } = this.state;
    const carried: [CellName, CellRow, unknown][] = [];
    for (const cell of cells) {
      const rows = timeline.rowsOf(cell);
      const row = rows.at(place);
      if (row?.read === undefined || !changed.cells.has(cell)) continue;
      const states = { was: changed.cells.get(cell), is: rows.lastBefore(place)?.state, after: row.state };
      const after = carriedPart(row.read, states);
      if (after === undefined) return this.planRow(row, rows);
      carried.push([cell, row, after.state]);
    }
    for (const [cell, row, after] of carried) {
      this.state.carryOver(cell, row, after);
      if (changed.cells.has(cell)) await this.planNextOf(cell, place);
    }
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
    const planned = this.planned.at(fact.place);
    if ((planned === undefined || 'cells' in planned) && !this.state.isParked(fact.event))
      this.plan({ place: fact.place, fact, was: true, is: true });
  }

  async planNext({ place, session }: FactAtHand): Promise<void> {
    const { state } = this;
    const { timeline } = state;
    for (const account of this.accountsAskedBehind(place)) await this.planNextAsking(account, place);
    for (const cell of this.cellsAskedBehind(place)) await this.planNextOf(cell, place);
    for (const key of new Set([...state.changed.sessions.keys(), ...state.changed.plays.keys()]))
      this.planNextOfSession(key, place, timeline.sessionAtHand(key) ?? (await timeline.loadSession(key)));
    if (state.changed.reports.size > 0 && session !== undefined) await this.planReports(place, session);
  }

  planNextOfSession(key: string, place: Place, facts: ByPlace<FactAtHand>): void {
    const { sessions, plays } = this.state.changed;
    const next = sessions.has(key)
      ? facts.nextAfter(place)
      : plays.has(key)
        ? nextOfPlay(facts, place)
        : undefined;
    if (next !== undefined) this.planAgain(next);
  }

  private accountsAskedBehind(place: Place): string[] {
    const { changed, now } = this.state;
    return [...changed.accounts.keys()].filter((account) => (now.accounts.get(account)?.asked ?? '') > place);
  }

  private cellsAskedBehind(place: Place): CellName[] {
    const { changed, now } = this.state;
    return [...changed.cells.keys()].filter((cell) => (now.cells.get(cell)?.last ?? '') > place);
  }

  private async planNextAsking(account: string, place: Place): Promise<void> {
    const { state } = this;
    const { timeline } = state;
    const cell = cellOfAccount(account);
    await timeline.loadCell(cell, place);
    const rows = timeline.rowsOf(cell);
    let next = rows.nextAfter(place);
    if (next === undefined) return;
    // An account that has fallen is still within every limit that it was within before.
    const mayExceed = state.changed.accounts.get(account)?.isMore === true;
    if (mayExceed) await timeline.loadAccount(account, place);
    const postedSince = mayExceed ? timeline.postedSinceEach(account) : undefined;
    for (; next !== undefined; next = rows.nextAfter(next.place))
      if (!keepsWithin(next, account, { held: state.now.balances, postedSince }))
        return this.planRow(next, rows);
  }

  private async planNextOf(cell: CellName, place: Place): Promise<void> {
    const { timeline } = this.state;
    await timeline.loadCell(cell, place);
    const rows = timeline.rowsOf(cell);
    const next = rows.nextAfter(place);
    if (next === undefined) return;
    if (next.read === undefined) await this.planRow(next, rows);
    else this.planReader(next, cell);
  }

  private planReader({ place, record }: CellRow, cell: CellName): void {
    const planned = this.planned.at(place);
    if (planned === undefined) this.planned.put({ place, record, cells: new Set([cell]) });
    else if ('cells' in planned) planned.cells.add(cell);
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

/** Whether an account is, before a fact, still at or below every amount with which the fact compared it. */
function keepsWithin(
  { place, state: asked }: CellRow,
  account: string,
  {
    held,
    postedSince,
  }: { readonly held: Balances; readonly postedSince: ((place: Place) => Amounts) | undefined },
): boolean {
  const limits = asked as AccountReads;
  if (limits === null) return false;
  if (postedSince === undefined) return true;
  const since = postedSince(place);
  return limits.every(({ most, ...limit }) => held.held({ account, ...limit }) - since.held(limit) <= most);
}

export const newFact = (fact: PlacedFact): FactAtHand => ({ ...fact, session: sessionKeyOf(fact.event) });

const openingOf = ({ place, event }: PlacedFact) => ({
  place,
  eventId: event.id,
  currency: (event as EventOf<'cagnotte.ledger.opened.v1'>).data.currency,
});
