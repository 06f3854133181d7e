import { checkHalves } from '../../accounting/checks/slip-halves.check';
import { checkHolders } from '../../accounting/checks/holder.checks';
import { about } from '../../accounting/finding';
import type { Judgement, KnownBefore } from '../../accounting/judgement';
import type { Refolded, RefoldedKey } from '../../accounting/refold/refold-key';
import { restateTable, type RoomChange } from '../../accounting/regulation/room-checks';
import { isSameValue } from '../../kernel/same-value';
import { bookingDayOf } from '../../domain/casino-books/closed-days';
import type { JudgedEvent, PageTransaction, ReferenceChanges } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';
import { byItself } from '../runner/judged-by-itself';
import { inOneRecord, restatedEntries } from './restated-entries';
import { readStandingEntries } from './standing-entries';

/** A record that has had keys folded again, with what it means by itself. */
interface RecordOfRefold {
  readonly cause: NumberedEvent;
  readonly own: Judgement;
  readonly known: KnownBefore;
  readonly keys: readonly RefoldedKey[];
}

/**
 * Everything that a record means by which keys were folded again: its own meaning first, then the facts that mean something
 * else now. What stands (who is open, who is below zero) is looked at once, with everything it posts.
 */
export async function restatedKeys(page: PageTransaction, record: RecordOfRefold): Promise<JudgedEvent[]> {
  const { cause, own, known, keys } = record;
  const restated = keys.flatMap(({ refolded }) => refolded.restated);
  const others = restated.filter((fact) => fact.record !== cause.number);
  const standing = await readStandingEntries(
    page,
    cause.casino,
    others.map((fact) => fact.record),
  );
  const closed = known.books.closedDays ?? [];
  const restating = { ...cause, bookingDay: (gamingDay: string) => bookingDayOf(closed, gamingDay) };
  const entries = others.flatMap((fact) => restatedEntries(fact, restating, standing.get(fact.record)!));
  const room = roomAfter(record);
  const posts = [own, ...entries.map(({ posts: lines }) => ({ lines }))].flatMap(({ lines }) => lines);
  const holders = checkHolders(posts, known.balances);
  const halves = keys.map(({ key, refolded: { before, after } }) =>
    checkHalves({ before: before.session, after: after.session, session: key, books: known.books }),
  );
  const standingFindings = about(
    [...room.findings, ...halves.flatMap(({ findings }) => findings), ...holders.findings],
    cause.event.id,
  );
  const judgement = {
    ...own,
    room: room.room,
    findings: [...own.findings, ...standingFindings],
    settles: [
      ...(own.settles ?? []),
      ...room.settles,
      ...halves.flatMap(({ settles }) => settles),
      ...holders.settles,
    ],
  };
  return inOneRecord([{ ...byItself(cause, judgement, known), ...referencesOf(keys) }, ...entries]);
}

/** What the room has come to: tables that are open or on other terms, or are so no longer. */
function roomAfter({ cause, own, known, keys }: RecordOfRefold): RoomChange {
  const changed = keys.filter(({ refolded }) => !isSameValue(refolded.before.room, refolded.after.room));
  return changed.reduce<RoomChange>(
    ({ findings, settles, room }, { key, refolded }) => {
      const change = { session: key, table: refolded.after.room };
      const next = restateTable(cause.event, { ...known, room }, change);
      return {
        room: next.room,
        findings: [...findings, ...next.findings],
        settles: [...settles, ...next.settles],
      };
    },
    { room: keys.length === 0 ? own.room : known.room, findings: [], settles: [] },
  );
}

/** Which events report rounds first now; the references of a key are those of its session, and so of its day. */
function referencesOf(keys: readonly RefoldedKey[]): { references?: ReferenceChanges } {
  const changes = keys.map(({ key, refolded }) => referenceChanges(key, refolded));
  const [ended, begun] = [changes.flatMap((each) => each.ended), changes.flatMap((each) => each.begun)];
  return ended.length === 0 && begun.length === 0 ? {} : { references: { ended, begun } };
}

function referenceChanges(key: string, { before, after }: Refolded): ReferenceChanges {
  const gamingDay = /\d{4}-\d{2}-\d{2}/.exec(key)?.[0] ?? '';
  const differs = (reference: string): boolean =>
    before.reports.get(reference)?.entry.record !== after.reports.get(reference)?.entry.record;
  return {
    ended: [...before.reports.keys()].filter(differs),
    begun: [...after.reports]
      .filter(([reference]) => differs(reference))
      .map(([reference, { eventId, entry }]) => ({ reference, record: entry.record, eventId, gamingDay })),
  };
}
