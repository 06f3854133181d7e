import type { EventStorePort } from '../../../event-log/event-store.port';
import { type Queryable, readRows } from '../../../database/queryable';
import type { CasinoEvent } from '../../../kernel/envelope';
import { PROTECTED_BYTES, PROTECTED_TEXT } from '../../../kernel/fields.schema';
import { isSameValue } from '../../../kernel/same-value';
import { asCounted, uncorrected } from '../../../ledger/corrections/corrected-fact.state';
import { readCorrectedFacts } from '../../../ledger/corrections/corrections.queries';
import { readEventsOfRecords, type RecordInStream } from '../../../ledger/register/read-records';
import { sheetFault, type SheetFault } from '../sheet';
import type { SheetEvent } from '../sheet-events';

/** A row whose event is recorded with other data: the ordinary way to change it is a correction, by two persons. */
export interface RowToCorrect extends SheetEvent {
  readonly record: bigint;
}

export interface ComparedRows {
  readonly fresh: readonly SheetEvent[];
  /** Recorded with the same content, or corrected to it since. */
  readonly recorded: readonly SheetEvent[];
  readonly toCorrect: readonly RowToCorrect[];
  readonly faults: readonly SheetFault[];
}

export interface RecordsKnown {
  readonly casino: string;
  readonly position: bigint;
  readonly manager: Queryable;
  readonly store: EventStorePort;
}

/** Compares the events of a sheet with what is recorded under their identities at a position. */
export async function compareWithRecords(
  events: readonly SheetEvent[],
  { casino, position, manager, store }: RecordsKnown,
): Promise<ComparedRows> {
  const found = await readRows<RecordInStream>(
    manager,
    `SELECT number, casino, place, source, event_id, stream, stream_version FROM register.record
      WHERE casino = $1 AND standing = 'counted' AND number <= $2 AND source = ANY ($3) AND event_id = ANY ($4)`,
    [
      casino,
      position,
      [...new Set(events.map(({ event }) => event.source))],
      events.map(({ event }) => event.id),
    ],
  );
  const numbers = found.map(({ number }) => number);
  const [facts, known] = [
    await readEventsOfRecords(store, found),
    await readCorrectedFacts(manager, casino, numbers),
  ];
  const byIdentity = new Map(
    [...facts].map(([record, fact]) => [
      identity(fact),
      { record, fact, known: known.get(record) ?? uncorrected },
    ]),
  );
  const rows = { fresh: [] as SheetEvent[], recorded: [] as SheetEvent[], toCorrect: [] as RowToCorrect[] };
  const faults: SheetFault[] = [];
  for (const row of events) {
    const told = byIdentity.get(identity(row.event));
    if (told === undefined) rows.fresh.push(row);
    else if (!hasSameEnvelope(told.fact, row.event))
      faults.push(sheetFault('recorded-otherwise', { row: row.row }, { record: told.record }));
    else if (hasSameData(told.fact, row.event) || hasSameData(asCounted(told.fact, told.known), row.event))
      rows.recorded.push(row);
    else rows.toCorrect.push({ ...row, record: told.record });
  }
  return { ...rows, faults };
}

const identity = ({ source, id }: Pick<CasinoEvent, 'source' | 'id'>): string => `${source} ${id}`;

/** A correction replaces data; the day, the time and the session of a fact stay as they were reported. */
const hasSameEnvelope = (one: CasinoEvent, other: CasinoEvent): boolean =>
  one.gamingday === other.gamingday &&
  Date.parse(one.time) === Date.parse(other.time) &&
  (one.sessionno ?? 1) === (other.sessionno ?? 1) &&
  one.type === other.type;

/** Names of customers are recorded encrypted, so what is recorded of them cannot be compared, and counts as the same. */
const hasSameData = (recorded: CasinoEvent | undefined, told: CasinoEvent): boolean =>
  recorded !== undefined && isSameValue(recorded.data, withNamesOf(recorded.data, told.data));

function withNamesOf(recorded: unknown, told: unknown): unknown {
  if (typeof recorded === 'string' && typeof told === 'string')
    return isProtected(recorded) ? recorded : told;
  if (typeof told !== 'object' || typeof recorded !== 'object' || told === null || recorded === null)
    return told;
  const of = recorded as Readonly<Record<string, unknown>>;
  if (Array.isArray(told)) return told.map((each, at) => withNamesOf(of[at], each));
  return Object.fromEntries(Object.entries(told).map(([name, each]) => [name, withNamesOf(of[name], each)]));
}

const isProtected = (text: string): boolean =>
  text.startsWith(PROTECTED_TEXT) || text.startsWith(PROTECTED_BYTES);
