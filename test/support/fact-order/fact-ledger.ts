import {
  begunBy,
  expiredPrizes,
  standingAfter,
  type StateChange,
} from '../../../src/ledger/evaluation/standing';
import type { ClosedDays } from '../../../src/ledger/casino/authorisation.state';
import type { EventFinding } from '../../../src/finding-catalogue/finding';
import { CasinoNow } from '../../../src/ledger/evaluation/casino-now';
import type { CellRow, TallyRow } from '../../../src/ledger/evaluation/cells';
import type { Change, Past } from '../../../src/ledger/evaluation/change';
import type { Meaning } from '../../../src/ledger/evaluation/evaluate-at-place';
import type { Posted } from '../../../src/ledger/evaluation/account-postings';
import { isTally } from '../../../src/ledger/_core/balances';
import { Sweep } from '../../../src/ledger/evaluation/sweep';
import { ByPlace, referencesOf } from '../../../src/ledger/evaluation/timeline';
import { posted, type SweepOptions } from '../../../src/ledger/evaluation/sweep-state';
import { emptyRoom, type Room } from '../../../src/ledger/casino/open-room.state';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import {
  enterNumbered,
  type NumberedFact,
  type Place,
  placeOf,
  type SourceDay,
} from '../../../src/ledger/fact-order/place.state';
import { sessionKeyOf } from '../../../src/ledger/table-session/session-key.state';

/** An empty past: everything is in the memory of the sweep. */
const NO_PAST: Past = {
  session: () => Promise.resolve(undefined),
  customers: () => Promise.resolve(undefined),
  report: () => Promise.resolve(undefined),
  factsOfSession: () => Promise.resolve([]),
  facts: () => Promise.resolve([]),
  factsFrom: () => Promise.resolve([]),
  postedFrom: () => Promise.resolve([]),
  cellFrom: () => Promise.resolve([]),
};

const identityOf = ({ source, id }: CasinoEvent): string => `${source} ${id}`;

interface Known {
  readonly record: bigint;
  place: Place;
  /** The effective event: the fact or its correction; undefined after a cancellation. */
  counts: CasinoEvent | undefined;
}

/** The amounts that facts added to a tally, from their rows, as in the service. */
const talliedIn = (rows: ReadonlyMap<Place, CellRow | undefined> | undefined, account: string): Posted[] =>
  [...(rows?.values() ?? [])].flatMap((row) =>
    row === undefined
      ? []
      : (row.state as TallyRow).map((each) => ({ place: row.place, account, subLedger: undefined, ...each })),
  );

/** A ledger of one casino in memory, evaluated by the sweep in any order of arrival. */
export class FactLedger {
  /** The current meaning of each fact, by record. */
  readonly meanings = new Map<bigint, Meaning>();
  /** Open findings about states instead of single facts, by key. */
  readonly standing = new Map<string, EventFinding>();
  private readonly sweep: Sweep;
  private readonly known = new Map<string, Known>();
  private readonly sourceDays = new Map<string, NumberedFact[]>();
  private record = 0n;
  private rowsOfPast = new Map<string, Map<Place, CellRow | undefined>>();
  private room: Room = emptyRoom;
  private begunDays: ClosedDays = [];

  constructor(
    readonly now = new CasinoNow(),
    private readonly past: Past = NO_PAST,
    options: SweepOptions = {},
  ) {
    this.sweep = new Sweep(now, past, options);
  }

  /** The same ledger after a restart of the service: recorded state is loaded on demand. */
  startedAgain(): FactLedger {
    const { decided, balances, cells, accounts, holders, tallies } = this.now;
    const kept = {
      decided,
      balances: balances.copy(),
      cells: cells.entries(),
      accounts: accounts.entries(),
      holders: holders.entries(),
      tallies: tallies.entries(),
    };
    const again = new FactLedger(new CasinoNow(kept), this.asPast());
    for (const [record, meaning] of this.meanings) again.meanings.set(record, meaning);
    for (const [name, finding] of this.standing) again.standing.set(name, finding);
    for (const [identity, known] of this.known) again.known.set(identity, { ...known });
    for (const [day, facts] of this.sourceDays) again.sourceDays.set(day, [...facts]);
    again.record = this.record;
    again.room = this.room;
    again.begunDays = this.begunDays;
    again.rowsOfPast = this.rowsNow();
    return again;
  }

  /** The rows of cells: those before the restart with later changes. */
  private rowsNow(): Map<string, Map<Place, CellRow | undefined>> {
    const rows = new Map(this.rowsOfPast);
    for (const [cell, changed] of this.sweep.rows)
      rows.set(cell, new Map([...(rows.get(cell) ?? []), ...changed]));
    return rows;
  }

  /** A read-only past of what was recorded so far. */
  private asPast(): Past {
    const facts = [...this.known.values()].flatMap(({ record, place, counts: event }) =>
      event === undefined ? [] : [{ record, place, event }],
    );
    const from = (place: Place) => facts.filter((fact) => fact.place >= place);
    const meanings = new Map(this.meanings);
    const { now, past } = this;
    const rows = this.rowsNow();
    return {
      session: async (key) => (now.sessions.knows(key) ? now.sessions.get(key) : past.session(key)),
      customers: async (day) => (now.customers.knows(day) ? now.customers.get(day) : past.customers(day)),
      report: async (reference) =>
        now.reports.knows(reference) ? now.reports.get(reference) : past.report(reference),
      factsOfSession: (key) => Promise.resolve(facts.filter(({ event }) => sessionKeyOf(event) === key)),
      facts: (records) => Promise.resolve(facts.filter(({ record }) => records.includes(record))),
      factsFrom: (place) => Promise.resolve(from(place)),
      postedFrom: (place, account) =>
        Promise.resolve(
          isTally(account)
            ? talliedIn(rows.get(account), account).filter((each) => each.place >= place)
            : from(place)
                .flatMap((fact) =>
                  (meanings.get(fact.record)?.evaluation.lines ?? []).map((line) =>
                    posted(fact.place, line, 1n),
                  ),
                )
                .filter((each) => each.account === account),
        ),
      cellFrom: (place, cell) => {
        const own = new ByPlace([...(rows.get(cell)?.values() ?? [])].filter((row) => row !== undefined));
        const before = own.lastBefore(place);
        return Promise.resolve([...(before === undefined ? [] : [before]), ...own.from(place)]);
      },
    };
  }

  /** Loads the stored sessions and reports of a fact before it is evaluated, as the service does. */
  private async load(event: CasinoEvent): Promise<void> {
    const { past } = this;
    const { sessions, reports, customers } = this.now;
    const key = sessionKeyOf(event);
    if (key !== undefined) sessions.load(key, await past.session(key));
    customers.load(event.gamingday, await past.customers(event.gamingday));
    for (const reference of referencesOf(event)) reports.load(reference, await past.report(reference));
  }

  /** Evaluates a fact; a repeat is ignored. */
  async take(event: CasinoEvent): Promise<void> {
    if (this.known.has(identityOf(event))) return;
    await this.load(event);
    const record = this.begin();
    const { place, moves } = this.placed(record, event);
    this.known.set(identityOf(event), { record, place, counts: event });
    const fact = { record, place, event };
    const meaning = moves.length > 0 ? undefined : this.sweep.takeInOrder(fact);
    if (meaning === undefined) return this.change({ comes: [fact], moves }, event);
    this.meanings.set(record, meaning);
    const key = sessionKeyOf(event);
    const { session, evaluation } = meaning;
    const sessions: StateChange['sessions'] =
      key === undefined ? [] : [[key, { before: session, after: evaluation.session }]];
    this.stand(sessions, { event });
  }

  /** Corrects a fact with other data, or cancels it without any. */
  async correct(target: CasinoEvent, data: unknown): Promise<void> {
    this.begin();
    const known = this.known.get(identityOf(target))!;
    const { record, place, counts: was } = known;
    known.counts = data === undefined ? undefined : { ...target, data };
    await this.change({ counts: [{ record, place, was, is: known.counts }] });
  }

  /** The id of the fact under a record. */
  idOf(record: bigint | undefined): string | undefined {
    return [...this.known].find(([, known]) => known.record === record)?.[0];
  }

  private begin(): bigint {
    this.record += 1n;
    this.now.begin(this.record);
    return this.record;
  }

  private placed(record: bigint, event: CasinoEvent) {
    if (event.sequence === undefined) return { place: placeOf(event), moves: [] };
    const day = `${event.source} ${event.gamingday}`;
    const known = this.sourceDays.get(day) ?? [];
    const last = known.at(-1);
    if (last === undefined || last.number < BigInt(event.sequence)) {
      // Like the service: after the last one, whatever came before.
      const entered = enterNumbered(last === undefined ? [] : [last], record, event);
      this.sourceDays.set(day, known);
      known.push(entered.facts.at(-1)!);
      return { place: entered.place, moves: [] };
    }
    const { place, moved, facts } = enterNumbered(known, record, event);
    this.sourceDays.set(day, [...facts]);
    for (const { record: of, to } of moved)
      for (const known of this.known.values()) if (known.record === of) known.place = to;
    return { place, moves: moved };
  }

  private async change(change: Change, event?: CasinoEvent): Promise<void> {
    const before = this.now.decided;
    const { restated, sessions } = await this.sweep.sweep(change);
    for (const { record, after } of restated) {
      if (after === undefined) this.meanings.delete(record);
      else this.meanings.set(record, after);
    }
    this.stand(sessions, { before, event });
  }

  /** Updates the findings about rooms, slips, holders and prizes. */
  private stand(
    sessions: StateChange['sessions'],
    { before = this.now.decided, event }: { before?: CasinoNow['decided']; event?: CasinoEvent | undefined },
  ): void {
    const books = { before, after: this.now.decided };
    const standing = standingAfter({
      ...{ sessions, books, holders: this.sweep.holders, room: this.room, customers: [] },
      // No day is closed here.
      begun: { before: [], after: [] },
      prizes: { movesPrizes: false, talliesOfPrizes: () => [] },
    });
    this.room = standing.room;
    const begun =
      event === undefined
        ? { before: this.begunDays, after: this.begunDays }
        : begunBy(event, this.begunDays);
    this.begunDays = begun.after;
    const expired = expiredPrizes({ prizes: this.now, begun, books });
    for (const name of [...standing.settles, ...expired.settles]) this.standing.delete(name);
    for (const finding of [...standing.findings, ...expired.findings])
      this.standing.set(finding.standing!, finding);
  }
}

export function inOrderOfPlace(events: readonly CasinoEvent[]): CasinoEvent[] {
  const days = new Map<string, SourceDay>();
  const places = new Map<CasinoEvent, Place>();
  const records = new Map<bigint, CasinoEvent>();
  for (const [index, event] of events.entries()) {
    if (event.sequence === undefined) {
      places.set(event, placeOf(event));
      continue;
    }
    const day = `${event.source} ${event.gamingday}`;
    records.set(BigInt(index), event);
    days.set(day, enterNumbered(days.get(day) ?? [], BigInt(index), event).facts);
  }
  for (const day of days.values())
    for (const { record, place } of day) places.set(records.get(record)!, place);
  return [...events].sort((a, b) => (places.get(a)! < places.get(b)! ? -1 : 1));
}
