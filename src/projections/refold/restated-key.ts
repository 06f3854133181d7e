import { checkHolders } from '../../accounting/checks/holder.checks';
import { about } from '../../accounting/finding';
import type { Judgement, KnownBefore } from '../../accounting/judgement';
import type { Refolded } from '../../accounting/refold/refold-key';
import { restateTable, type RoomChange } from '../../accounting/regulation/room-checks';
import { isSameValue } from '../../kernel/same-value';
import { bookingDayOf } from '../../domain/casino-books/closed-days';
import type { JudgedEvent, PageTransaction, ReferenceChanges } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';
import { byItself } from '../runner/judged-by-itself';
import { inOneRecord, restatedEntries } from './restated-entries';
import { readStandingEntries } from './standing-entries';

/** A record that has had a key folded again, with what it means by itself. */
interface RecordOfRefold {
  readonly cause: NumberedEvent;
  readonly own: Judgement;
  readonly known: KnownBefore;
  readonly key: string;
  readonly refolded: Refolded;
}

/**
 * Everything that a record means whose key was folded again: its own meaning first, then the facts that mean something
 * else now. What stands (who is open, who is below zero) is looked at once, with everything it posts.
 */
export async function restatedKey(page: PageTransaction, record: RecordOfRefold): Promise<JudgedEvent[]> {
  const { cause, own, known, key, refolded } = record;
  const others = refolded.restated.filter((fact) => fact.record !== cause.number);
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
  const standingFindings = about([...room.findings, ...holders.findings], cause.event.id);
  const judgement = {
    ...own,
    room: room.room,
    findings: [...own.findings, ...standingFindings],
    settles: [...(own.settles ?? []), ...room.settles, ...holders.settles],
  };
  const references = referenceChanges(key, refolded);
  return inOneRecord([{ ...byItself(cause, judgement, known), references }, ...entries]);
}

function roomAfter({ cause, known, key, refolded: { before, after } }: RecordOfRefold): RoomChange {
  if (isSameValue(before.room, after.room)) return { room: known.room, findings: [], settles: [] };
  return restateTable(cause.event, known, { session: key, table: after.room });
}

/** The references of a key are those of its session, and so of its day. */
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
