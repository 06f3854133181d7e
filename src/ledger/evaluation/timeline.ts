import type { CasinoEvent } from '../../kernel/envelope';
import { type ClosedDays, isClosed } from '../casino/authorisation.state';
import { dayOf, type Place } from '../fact-order/place.state';
import type { CustomersOfDay } from '../customers/customers-of-day.state';
import type { GamingDay } from '../../kernel/gaming-day';
import { reportedOnce, sessionKeyOf, voidedRoundOf } from '../table-session/session-key.state';
import { AccountPostings, type Amounts, byPlace, indexByPlace, type Posted } from './account-postings';
import type { FirstReport, SessionNow } from './casino-now';
import type { CellName, CellRow } from './cells';
import type { Past, PlacedFact } from './change';
import type { Meaning } from './evaluate-at-place';

export const referencesOf = (event: CasinoEvent): readonly string[] =>
  [reportedOnce(event), voidedRoundOf(event)].filter((reference) => reference !== undefined);

export interface FactAtHand extends PlacedFact {
  place: Place;
  event: CasinoEvent;
  readonly session: string | undefined;
  meaning?: Meaning | undefined;
}

export class ByPlace<Thing extends { readonly place: Place }> {
  /** The index that the last search found: a sweep goes from each thing to the next one. */
  private near = 0;

  constructor(private readonly things: Thing[] = []) {
    this.things.sort(byPlace);
  }

  private indexOf(place: Place): number {
    const { things, near } = this;
    for (let index = near; index < near + 2 && index < things.length; index += 1)
      if (things[index]!.place === place) return (this.near = index);
    return (this.near = indexByPlace(things, place));
  }

  at(place: Place): Thing | undefined {
    const found = this.things[this.indexOf(place)];
    return found?.place === place ? found : undefined;
  }

  lastBefore(place: Place): Thing | undefined {
    return this.things[this.indexOf(place) - 1];
  }

  nextAfter(place: Place): Thing | undefined {
    const index = this.indexOf(place);
    return this.things[index]?.place === place ? this.things[index + 1] : this.things[index];
  }

  behind(place: Place, most = Infinity): readonly Thing[] {
    const index = this.indexOf(place);
    const from = this.things[index]?.place === place ? index + 1 : index;
    return this.things.slice(from, Math.min(from + most, this.things.length));
  }

  before(place: Place): readonly Thing[] {
    return this.things.slice(0, this.indexOf(place));
  }

  from(place: Place, most = Infinity): readonly Thing[] {
    const index = this.indexOf(place);
    return this.things.slice(index, Math.min(index + most, this.things.length));
  }

  put(thing: Thing): void {
    const index = this.indexOf(thing.place);
    this.things.splice(index, this.things[index]?.place === thing.place ? 1 : 0, thing);
  }

  remove(place: Place): void {
    const index = this.indexOf(place);
    if (this.things[index]?.place === place) this.things.splice(index, 1);
  }

  get all(): readonly Thing[] {
    return this.things;
  }

  get last(): Thing | undefined {
    return this.things.at(-1);
  }
}

/**
 * The facts of a casino in their one order, as far as they are needed: the current work, and what was loaded of the
 * past. Every answer includes the current work.
 */
export class Timeline {
  private readonly facts = new Map<bigint, FactAtHand>();
  private readonly sessions = new Map<string, ByPlace<FactAtHand>>();
  private readonly reporting = new Map<string, ByPlace<FactAtHand>>();
  private readonly cells = new Map<CellName, { from: Place; rows: ByPlace<CellRow> }>();
  private readonly accounts = new Map<string, AccountPostings>();
  private readonly changedRows = new Map<CellName, Map<Place, CellRow | undefined>>();
  private readonly posted = new Map<string, Posted[]>();

  constructor(private readonly past: Past) {}

  get rows(): ReadonlyMap<CellName, ReadonlyMap<Place, CellRow | undefined>> {
    return this.changedRows;
  }

  enter({ record, place, event }: PlacedFact, meaning?: Meaning): FactAtHand {
    const session = sessionKeyOf(event);
    const atHand: FactAtHand = { record, place, event, session, meaning };
    this.facts.set(record, atHand);
    const facts = session === undefined ? undefined : this.sessions.get(session);
    if (facts === undefined) return atHand;
    facts.put(atHand);
    this.index(atHand);
    return atHand;
  }

  private index(fact: FactAtHand): void {
    for (const reference of referencesOf(fact.event)) {
      const facts = this.reporting.get(reference) ?? new ByPlace<FactAtHand>();
      facts.put(fact);
      this.reporting.set(reference, facts);
    }
  }

  factsOfReference(reference: string): ByPlace<FactAtHand> {
    return this.reporting.get(reference) ?? new ByPlace();
  }

  withdraw(fact: FactAtHand): void {
    this.facts.delete(fact.record);
    if (fact.session === undefined) return;
    this.sessions.get(fact.session)?.remove(fact.place);
    for (const reference of referencesOf(fact.event)) this.reporting.get(reference)?.remove(fact.place);
  }

  atHand(record: bigint): FactAtHand | undefined {
    return this.facts.get(record);
  }

  post(posted: Posted): void {
    const others = this.posted.get(posted.account);
    if (others === undefined) this.posted.set(posted.account, [posted]);
    else others.push(posted);
    const known = this.accounts.get(posted.account);
    if (known !== undefined && posted.place >= known.from) known.add(posted);
  }

  setRow(cell: CellName, place: Place, row: CellRow | undefined): void {
    const changed = this.changedRows.get(cell) ?? new Map<Place, CellRow | undefined>();
    this.changedRows.set(cell, changed.set(place, row));
    const known = this.cells.get(cell);
    if (known === undefined) return;
    if (row === undefined) known.rows.remove(place);
    else known.rows.put(row);
  }

  knowsCell(cell: CellName, place: Place): boolean {
    const known = this.cells.get(cell);
    return known !== undefined && known.from <= place;
  }

  knowsAccount(account: string, place: Place): boolean {
    const known = this.accounts.get(account);
    return known !== undefined && known.from <= place;
  }

  rowsOf(cell: CellName): ByPlace<CellRow> {
    return this.cells.get(cell)!.rows;
  }

  postedSince(account: string, place: Place): Amounts {
    return this.accounts.get(account)!.since(place);
  }

  postedSinceEach(account: string): (place: Place) => Amounts {
    return this.accounts.get(account)!.sinceEach();
  }

  postedByDay(account: string): ReadonlyMap<GamingDay, Amounts> {
    return this.accounts.get(account)!.byDay();
  }

  async loadCell(cell: CellName, place: Place): Promise<void> {
    if (this.knowsCell(cell, place)) return;
    const changed = this.changedRows.get(cell) ?? new Map<Place, CellRow | undefined>();
    const before = (await this.past.cellFrom(place, cell)).filter((row) => !changed.has(row.place));
    const rows = [...before, ...[...changed.values()].filter((row) => row !== undefined)];
    this.cells.set(cell, { from: place, rows: new ByPlace(rows) });
  }

  async loadAccount(account: string, place: Place): Promise<void> {
    if (this.knowsAccount(account, place)) return;
    const own = (this.posted.get(account) ?? []).filter((each) => each.place >= place);
    const posted = [...(await this.past.postedFrom(place, account)), ...own];
    this.accounts.set(account, new AccountPostings(place, posted));
  }

  /** The facts of a session, if they are loaded. */
  sessionAtHand(key: string): ByPlace<FactAtHand> | undefined {
    return this.sessions.get(key);
  }

  async loadSession(key: string): Promise<ByPlace<FactAtHand>> {
    const known = this.sessions.get(key);
    if (known !== undefined) return known;
    const past = await this.past.factsOfSession(key);
    for (const fact of past) this.keep(fact);
    const facts = [...this.facts.values()].filter(({ session }) => session === key);
    const loaded = new ByPlace(facts);
    this.sessions.set(key, loaded);
    for (const fact of facts) this.index(fact);
    return loaded;
  }

  reportInPast(reference: string): Promise<FirstReport | undefined> {
    return this.past.report(reference);
  }

  sessionInPast(key: string): Promise<SessionNow | undefined> {
    return this.past.session(key);
  }

  customersInPast(day: GamingDay): Promise<CustomersOfDay | undefined> {
    return this.past.customers(day);
  }

  async loadFacts(records: readonly bigint[]): Promise<void> {
    const missing = records.filter((record) => !this.facts.has(record));
    if (missing.length > 0) for (const fact of await this.past.facts(missing)) this.keep(fact);
  }

  async loadFrom(place: Place, closed: ClosedDays): Promise<readonly FactAtHand[]> {
    for (const fact of await this.past.factsFrom(place, closed)) this.keep(fact);
    return [...this.facts.values()].filter(
      (fact) => fact.place >= place && !isClosed(closed, dayOf(fact.place)),
    );
  }

  /** Keeps a fact of the past unless the current work has it, moved it or withdrew it. */
  private keep(fact: PlacedFact): void {
    if (!this.facts.has(fact.record) && !this.gone.has(fact.record))
      this.facts.set(fact.record, { ...fact, session: sessionKeyOf(fact.event) });
  }

  private readonly gone = new Set<bigint>();

  forget(record: bigint): void {
    this.gone.add(record);
  }
}
