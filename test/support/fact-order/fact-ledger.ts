import { type EntryLine, reversalOf } from '../../../src/ledger/_core/journal-entry';
import { standingAfter, type StateChange } from '../../../src/ledger/evaluation/standing';
import type { Finding } from '../../../src/ledger/_core/finding';
import { CasinoNow } from '../../../src/ledger/evaluation/sweep/casino-now';
import type { Change, RestatedFact } from '../../../src/ledger/evaluation/sweep/change';
import type { Meaning } from '../../../src/ledger/evaluation/sweep/judge-at-place';
import { Sweep } from '../../../src/ledger/evaluation/sweep/sweep';
import type { Past } from '../../../src/ledger/evaluation/sweep/past';
import { emptyRoom, type Room } from '../../../src/ledger/casino/open-room.state';
import type { CasinoEvent } from '../../../src/ledger/_core/events/envelope';
import { dayOf, type Place, placeOf } from '../../../src/ledger/fact-order/place.state';
import { enterNumbered, type SourceDay } from '../../../src/ledger/fact-order/source-day.state';
import { sessionKeyOf } from '../../../src/ledger/table-session/session-key.state';

/** Nothing was recorded before: everything is in the memory of the sweep. */
const NO_PAST: Past = {
  session: () => Promise.resolve(undefined),
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
  /** What counts of it; undefined once it was cancelled. */
  counts: CasinoEvent | undefined;
}

/** The facts of one casino in one ledger in memory, judged by the sweep in whatever order they are taken in. */
export class FactLedger {
  /** What stands of each fact, by its record. */
  readonly meanings = new Map<bigint, Meaning>();
  /** States of affairs that last, by their names. */
  readonly standing = new Map<string, Finding>();
  private readonly sweep: Sweep;
  private readonly known = new Map<string, Known>();
  private readonly sourceDays = new Map<string, SourceDay>();
  private record = 0n;
  private room: Room = emptyRoom;

  constructor(readonly now = new CasinoNow()) {
    this.sweep = new Sweep(now, NO_PAST);
  }

  /** Takes in a fact; one that is known already, only once. */
  async take(event: CasinoEvent): Promise<void> {
    if (this.known.has(identityOf(event))) return;
    const record = this.begin();
    const { place, moves } = this.placed(record, event);
    this.known.set(identityOf(event), { record, place, counts: event });
    const fact = { record, place, event };
    const meaning = moves.length > 0 ? undefined : this.sweep.takeInOrder(fact);
    if (meaning === undefined) return this.change({ comes: [fact], moves });
    this.meanings.set(record, meaning);
    const key = sessionKeyOf(event);
    const { session, judgement } = meaning;
    const sessions: StateChange['sessions'] =
      key === undefined ? [] : [[key, { before: session, after: judgement.session }]];
    this.stand(sessions, judgement.lines);
  }

  /** A fact that was taken in counts with other data, or, where there are none, not at all. */
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
    const { place, moved, facts } = enterNumbered(this.sourceDays.get(day) ?? [], record, event);
    this.sourceDays.set(day, facts);
    for (const { record: of, to } of moved)
      for (const known of this.known.values()) if (known.record === of) known.place = to;
    return { place, moves: moved };
  }

  private async change(change: Change): Promise<void> {
    const before = this.now.decided;
    const { restated, sessions } = await this.sweep.sweep(change);
    for (const { record, after } of restated) {
      if (after === undefined) this.meanings.delete(record);
      else this.meanings.set(record, after);
    }
    this.stand(sessions, restated.flatMap(postedBy), before);
  }

  /** What stands from now on of rooms, slips and holders. */
  private stand(
    sessions: StateChange['sessions'],
    lines: readonly EntryLine[],
    before = this.now.decided,
  ): void {
    const { now } = this;
    const { room, findings, settles } = standingAfter({
      ...{ sessions, lines, balances: now.balances, room: this.room },
      books: { before, after: now.decided },
      lastPosted: (account) => {
        const posted = now.lastPosted(account);
        return {
          ...(posted.before !== '' && { before: dayOf(posted.before) }),
          ...(posted.after !== '' && { after: dayOf(posted.after) }),
        };
      },
    });
    this.room = room;
    for (const name of settles) this.standing.delete(name);
    for (const finding of findings) this.standing.set(finding.standing!, finding);
  }
}

/** What is posted where a fact comes to mean something else: its entry is reversed, and another one made. */
const postedBy = ({ before, after }: RestatedFact): readonly EntryLine[] => [
  ...reversalOf(before?.judgement.lines ?? []),
  ...(after?.judgement.lines ?? []),
];

/** The facts in the order of their places. */
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
