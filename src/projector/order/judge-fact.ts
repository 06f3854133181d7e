import { judgeArrival, type JudgedArrival } from '../../ledger/evaluation/judge-event';
import type { Judgement } from '../../ledger/_core/judgement.state';

import { standingAfter, type StateChange } from '../../ledger/evaluation/standing';
import type { Meaning } from '../../ledger/evaluation/sweep/judge-at-place';
import type { Change, RestatedFact, Swept } from '../../ledger/evaluation/sweep/change';
import { bookingDayOf } from '../../ledger/casino/closed-days.state';
import type { CasinoBooks } from '../../ledger/casino/casino-books.state';
import { dayOf } from '../../ledger/fact-order/place.state';
import type { GamingDay } from '../../kernel/gaming-day';
import { sessionKeyOf } from '../../ledger/table-session/session-key.state';
import { byItself } from '../runner/judged-by-itself';
import type { PageKnowledge } from '../runner/page-knowledge';
import type { JudgedEvent, ReferenceChanges } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { inOneRecord, restatedEntries } from './restated-entries';
import type { Placed } from './source-days';

/** A fact that stands behind everything it depends on; undefined where it stands elsewhere, and nothing is taken in. */
export function judgeInOrder(
  numbered: NumberedEvent,
  placed: Placed,
  knowledge: PageKnowledge,
): JudgedEvent | undefined {
  const { casino, number, event } = numbered;
  const sweep = knowledge.sweepOf(casino);
  sweep.now.begin(number);
  const meaning = sweep.takeInOrder({ record: number, place: placed.place, event });
  if (meaning === undefined) return undefined;
  const key = sessionKeyOf(event);
  const sessions: StateChange['sessions'] =
    key === undefined ? [] : [[key, { before: meaning.session, after: meaning.judgement.session }]];
  const arrival = arrivalOf(numbered, knowledge);
  const own = meaning.judgement;
  return ownEntry(numbered, own, { arrival, knowledge, placed, sessions, lines: own.lines });
}

/** A fact wherever it stands, and whatever means something else because of it. */
export async function judgeAnywhere(
  numbered: NumberedEvent,
  placed: Placed,
  knowledge: PageKnowledge,
): Promise<JudgedEvent[]> {
  const { casino, number: record, event } = numbered;
  const { place, moved } = placed;
  const sweep = knowledge.sweepOf(casino);
  sweep.now.begin(record);
  const before = sweep.now.decided;
  const swept = await sweep.sweep({ comes: [{ record, place, event }], moves: moved });
  if (sweep.now.decided !== before) knowledge.learnDecided(numbered, sweep.now.decided);
  const meaning = swept.restated.find((fact) => fact.record === record)!.after!;
  return restatedBy(numbered, meaning.judgement, { swept, knowledge, placed });
}

/** A record that is no fact itself, and whatever means something else because of it. */
export async function judgeAgain(
  numbered: NumberedEvent,
  own: Judgement,
  { change, knowledge, placed, booksBefore }: Omit<Restating, 'swept'> & { readonly change: Change },
): Promise<JudgedEvent[]> {
  const sweep = knowledge.sweepOf(numbered.casino);
  const before = sweep.now.decided;
  sweep.now.begin(numbered.number);
  const swept = await sweep.sweep(change);
  if (sweep.now.decided !== before) knowledge.learnDecided(numbered, sweep.now.decided);
  return restatedBy(numbered, own, { swept, knowledge, placed, booksBefore: booksBefore ?? before });
}

interface Restating {
  readonly swept: Swept;
  readonly knowledge: PageKnowledge;
  readonly placed: Placed | undefined;
  /** What was decided before the record. */
  readonly booksBefore?: CasinoBooks | undefined;
}

function restatedBy(
  numbered: NumberedEvent,
  own: Judgement,
  { swept, knowledge, placed, booksBefore }: Restating,
): JudgedEvent[] {
  const closed = knowledge.sweepOf(numbered.casino).now.decided.closedDays ?? [];
  const cause = { ...numbered, bookingDay: (gamingDay: GamingDay) => bookingDayOf(closed, gamingDay) };
  const others = swept.restated
    .filter(({ record }) => record !== numbered.number)
    .sort((a, b) => (a.record < b.record ? -1 : 1));
  const entries = others.flatMap((fact) => restatedEntries(fact, cause, standingLines(fact)));
  const lines = [own.lines, ...entries.map(({ posts }) => posts)].flat();
  const arrival = arrivalOf(numbered, knowledge);
  const first = ownEntry(numbered, own, {
    ...{ arrival, knowledge, placed, booksBefore, lines },
    ...{ sessions: swept.sessions, references: referencesOf(swept) },
  });
  return inOneRecord([first, ...entries]);
}

const standingLines = ({ before }: RestatedFact): Meaning['judgement']['lines'] =>
  before?.judgement.lines ?? [];

function arrivalOf(numbered: NumberedEvent, knowledge: PageKnowledge): JudgedArrival {
  const arrival = judgeArrival(numbered.event, knowledge.before(numbered));
  knowledge.learnArrival(numbered, arrival);
  return arrival;
}

/** What a record means by itself, with how it arrived and the states of affairs that everything it posts leaves. */
function ownEntry(
  numbered: NumberedEvent,
  own: Judgement,
  {
    arrival,
    knowledge,
    placed,
    references,
    sessions,
    lines,
    booksBefore,
  }: {
    readonly arrival: JudgedArrival;
    readonly knowledge: PageKnowledge;
    readonly placed: Placed | undefined;
    readonly references?: ReferenceChanges | undefined;
    readonly sessions: StateChange['sessions'];
    readonly lines: Judgement['lines'];
    readonly booksBefore?: CasinoBooks | undefined;
  },
): JudgedEvent {
  const { now } = knowledge.sweepOf(numbered.casino);
  const books = { before: booksBefore ?? now.decided, after: now.decided };
  const standing = standingAfter({
    sessions,
    lines,
    balances: now.balances,
    room: knowledge.roomOf(numbered.casino),
    books,
    lastPosted: (account) => daysPosted(now.lastPosted(account)),
  });
  if (standing.room !== knowledge.roomOf(numbered.casino)) knowledge.learnRoom(numbered, standing.room);
  const judgement: Judgement = {
    ...own,
    room: standing.room,
    sequence: arrival.sequence,
    findings: [...arrival.findings, ...own.findings, ...standing.findings],
    settles: [...arrival.settles, ...(own.settles ?? []), ...standing.settles],
  };
  const { place, moved } = placed ?? {};
  return byItself(numbered, judgement, { books: books.before, place, moved, references });
}

const daysPosted = ({ before, after }: { readonly before: string; readonly after: string }) => ({
  ...(before === '' ? {} : { before: dayOf(before) }),
  ...(after === '' ? {} : { after: dayOf(after) }),
});

/** Which events report rounds first now. */
function referencesOf({ reports }: Swept): ReferenceChanges | undefined {
  if (reports.size === 0) return undefined;
  return {
    ended: [...reports].flatMap(([reference, { before }]) => (before === undefined ? [] : [reference])),
    begun: [...reports].flatMap(([reference, { after }]) =>
      after === undefined
        ? []
        : [
            {
              reference,
              record: after.entry.record,
              eventId: after.eventId,
              gamingDay: dayOf(after.place),
            },
          ],
    ),
  };
}
