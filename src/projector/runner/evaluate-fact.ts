import { evaluateArrival, type EvaluatedArrival } from '../../ledger/evaluation/evaluate-event';
import type { Evaluation } from '../../ledger/_core/evaluation.state';
import { isDecisionOfCustomer, withDecision } from '../../ledger/customers/customers-of-day.state';
import {
  begunBy,
  customersChanged,
  standingAfter,
  type StateChange,
  findingChanges,
} from '../../ledger/evaluation/standing';
import type { Meaning } from '../../ledger/evaluation/evaluate-at-place';
import type { Change, RestatedFact, Swept } from '../../ledger/evaluation/change';
import { shownBesideFindings } from '../../ledger/evaluation/change';
import { bookingDayOf } from '../../ledger/casino/authorisation.state';
import type { CasinoBooks } from '../../ledger/casino/casino-books.state';
import { dayOf } from '../../ledger/fact-order/place.state';
import type { GamingDay } from '../../kernel/gaming-day';
import { sessionKeyOf } from '../../ledger/table-session/session-key.state';
import { byItself } from './park';
import type { UnitOfWork } from './unit-of-work';
import type { EvaluatedEvent, ReferenceChanges } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import type { Placed } from './source-days';
import { type EntryLine, inJournalOrder, reversalOf } from '../../ledger/_core/journal-entry';
import { isSameValue } from '../../kernel/same-value';
import { gameOf } from '../../ledger/journal/journal.queries';

/** A fact that comes after everything it depends on; undefined otherwise, without an effect. */
export function evaluateInOrder(
  numbered: NumberedEvent,
  placed: Placed,
  knowledge: UnitOfWork,
): EvaluatedEvent | undefined {
  const { casino, number, event } = numbered;
  const sweep = knowledge.sweepOf(casino);
  sweep.now.begin(number);
  const meaning = sweep.takeInOrder({ record: number, place: placed.place, event });
  if (meaning === undefined) return undefined;
  const key = sessionKeyOf(event);
  const sessions: StateChange['sessions'] =
    key === undefined ? [] : [[key, { before: meaning.session, after: meaning.evaluation.session }]];
  const arrival = arrivalOf(numbered, knowledge);
  const own = meaning.evaluation;
  return ownEntry(numbered, own, { arrival, knowledge, placed, sessions });
}

export async function evaluateAnywhere(
  numbered: NumberedEvent,
  placed: Placed,
  knowledge: UnitOfWork,
): Promise<EvaluatedEvent[]> {
  const { casino, number: record, event } = numbered;
  const { place, moved } = placed;
  const sweep = knowledge.sweepOf(casino);
  sweep.now.begin(record);
  const before = sweep.now.decided;
  const swept = await sweep.sweep({ comes: [{ record, place, event }], moves: moved });
  if (sweep.now.decided !== before) knowledge.applyDecision(numbered, sweep.now.decided);
  const meaning = swept.restated.find((fact) => fact.record === record)!.after!;
  return restatedBy(numbered, meaning.evaluation, { swept, knowledge, placed });
}

export async function evaluateFactAgain(
  numbered: NumberedEvent,
  own: Evaluation,
  { change, knowledge, placed, booksBefore }: Omit<Restating, 'swept'> & { readonly change: Change },
): Promise<EvaluatedEvent[]> {
  const sweep = knowledge.sweepOf(numbered.casino);
  const before = sweep.now.decided;
  sweep.now.begin(numbered.number);
  const swept = await sweep.sweep(change);
  if (sweep.now.decided !== before) knowledge.applyDecision(numbered, sweep.now.decided);
  return restatedBy(numbered, own, { swept, knowledge, placed, booksBefore: booksBefore ?? before });
}

interface Restating {
  readonly swept: Swept;
  readonly knowledge: UnitOfWork;
  readonly placed: Placed | undefined;
  readonly booksBefore?: CasinoBooks | undefined;
}

function restatedBy(
  numbered: NumberedEvent,
  own: Evaluation,
  { swept, knowledge, placed, booksBefore }: Restating,
): EvaluatedEvent[] {
  const closed = knowledge.sweepOf(numbered.casino).now.decided.closedDays ?? [];
  const cause = { ...numbered, bookingDay: (gamingDay: GamingDay) => bookingDayOf(closed, gamingDay) };
  const others = swept.restated
    .filter(({ record }) => record !== numbered.number)
    .sort((a, b) => (a.record < b.record ? -1 : 1));
  const entries = others.flatMap((fact) => restatedEntries(fact, cause, standingLines(fact)));
  const arrival = arrivalOf(numbered, knowledge);
  const first = ownEntry(numbered, own, {
    arrival,
    knowledge,
    placed,
    booksBefore,
    sessions: swept.sessions,
    references: referencesOf(swept),
  });
  return inOneRecord([first, ...entries]);
}

const standingLines = ({ before }: RestatedFact): Meaning['evaluation']['lines'] =>
  before?.evaluation.lines ?? [];

function arrivalOf(numbered: NumberedEvent, knowledge: UnitOfWork): EvaluatedArrival {
  const arrival = evaluateArrival(numbered.event, knowledge.before(numbered), numbered.recordedAt);
  knowledge.applyArrival(numbered, arrival);
  return arrival;
}

function ownEntry(
  numbered: NumberedEvent,
  own: Evaluation,
  {
    arrival,
    knowledge,
    placed,
    references,
    sessions,
    booksBefore,
  }: {
    readonly arrival: EvaluatedArrival;
    readonly knowledge: UnitOfWork;
    readonly placed: Placed | undefined;
    readonly references?: ReferenceChanges | undefined;
    readonly sessions: StateChange['sessions'];
    readonly booksBefore?: CasinoBooks | undefined;
  },
): EvaluatedEvent {
  const { casino, event } = numbered;
  const { now, holders } = knowledge.sweepOf(casino);
  const books = { before: booksBefore ?? now.decided, after: now.decided };
  if (isDecisionOfCustomer(event.type))
    now.changeCustomers(event.gamingday, (known) => withDecision(known, event));
  const customers = customersChanged(now, event, books);
  const begun = begunBy(event, knowledge.begunDaysOf(casino));
  const room = knowledge.roomOf(casino);
  const standing = standingAfter({ sessions, holders, prizes: now, room, begun, books, customers });
  if (standing.room !== room) knowledge.applyRoom(numbered, standing.room);
  if (begun.after !== begun.before) knowledge.applyBegunDays(numbered, begun.after);
  const evaluation: Evaluation = {
    ...own,
    room: standing.room,
    begunDays: standing.begunDays,
    sequence: arrival.sequence,
    findings: [...arrival.findings, ...own.findings, ...standing.findings],
    settles: [...arrival.settles, ...(own.settles ?? []), ...standing.settles],
  };
  const { place, moved } = placed ?? {};
  return byItself(numbered, evaluation, { books: books.before, place, moved, references });
}

function referencesOf({ reports }: Swept): ReferenceChanges | undefined {
  if (reports.size === 0) return undefined;
  return {
    ended: [...reports].flatMap(([reference, { before }]) => (before === undefined ? [] : [reference])),
    begun: [...reports].flatMap(([reference, { after }]) =>
      after === undefined
        ? []
        : [{ reference, record: after.entry.record, eventId: after.eventId, gamingDay: dayOf(after.place) }],
    ),
  };
}

interface Cause extends Pick<NumberedEvent, 'casino' | 'number'> {
  readonly bookingDay: (gamingDay: string) => string;
}

/**
 * The entries and findings of a fact that is evaluated again. If its entry has changed, they are one reversal of the former
 * entry and one replacement, both under the record that caused the change; otherwise only the findings.
 */
function restatedEntries(
  { record, before, after }: RestatedFact,
  cause: Cause,
  standing: readonly EntryLine[],
): EvaluatedEvent[] {
  const [was, is] = [before, after].map((meaning) => meaning?.evaluation ?? NOTHING) as [
    Evaluated,
    Evaluated,
  ];
  const { closes, opens } = findingChanges(was.findings, is.findings);
  const isReposted = !isSameValue(was.lines, is.lines) || isOfOtherGame(before, after);
  if (!isReposted && isSameValue(shownBesideFindings(before), shownBesideFindings(after)))
    return entryOf(after, record, cause, {
      entry: 'replacement',
      only: 'findings',
      posts: [],
      closes,
      opens,
    });
  const reversed = isReposted ? inJournalOrder(reversalOf(standing)) : [];
  const posted = isReposted ? is.lines : [];
  return [
    ...entryOf(before, record, cause, { entry: 'reversal', posts: reversed, closes, opens: [] }),
    ...entryOf(after, record, cause, { entry: 'replacement', posts: posted, closes: [], opens }),
  ];
}

const isOfOtherGame = (before: Meaning | undefined, after: Meaning | undefined): boolean =>
  before !== undefined && after !== undefined && gameOfMeaning(before) !== gameOfMeaning(after);

const gameOfMeaning = ({ event, evaluation: { session } }: Meaning): string | null =>
  gameOf({ event, session });

type Evaluated = Pick<Evaluation, 'lines' | 'findings'>;
const NOTHING: Evaluated = { lines: [], findings: [] };

const entryOf = (
  meaning: Meaning | undefined,
  ofRecord: bigint,
  { casino, number, bookingDay }: Cause,
  entry: Pick<EvaluatedEvent, 'entry' | 'only' | 'posts' | 'closes' | 'opens'>,
): EvaluatedEvent[] =>
  meaning === undefined
    ? []
    : [
        {
          casino,
          number,
          ofRecord,
          standing: 'counted',
          linesBefore: 0,
          ...meaning.evaluation,
          event: meaning.event,
          bookingDay: bookingDay(meaning.event.gamingday),
          ...entry,
        },
      ];

function inOneRecord(entries: readonly EvaluatedEvent[]): EvaluatedEvent[] {
  let linesBefore = 0;
  return entries.map((entry) => {
    const placed = { ...entry, linesBefore };
    linesBefore += entry.posts.length;
    return placed;
  });
}
