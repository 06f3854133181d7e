import type { EventStorePort, RecordedEvent, LogPosition } from '../../event-log/event-store.port';
import type { CasinoEvent } from '../../kernel/envelope';
import { findStream } from '../event-contract/streams';
import { casinoOf } from '../../kernel/source';
import { currentForm } from '../event-contract/upcasters';
import { sha256 } from '../../kernel/identity';
import type { NumberedEvent, NumberedRecord } from '../_core/store/numbered-event';
import { present } from '../../kernel/present';

export interface DamagedRecord extends Pick<RecordedEvent, 'casino' | 'source' | 'id' | 'place'> {
  readonly number?: bigint;
}

/** Thrown if the log was altered: a record changed, is missing or is in another place. Names the first such record. */
export class LogDamaged extends Error {
  readonly code = 'LOG_DAMAGED';

  readonly record: DamagedRecord | undefined;

  constructor(
    record: DamagedRecord | undefined,
    readonly detail: string,
  ) {
    super(record ? `${describe(record)}: ${detail}` : detail);
    this.name = 'LogDamaged';
    this.record = record && nameOf(record);
  }
}

const nameOf = ({ casino, number, source, id, place }: DamagedRecord): DamagedRecord => ({
  casino,
  source,
  id,
  place,
  ...present({ number }),
});

function describe({ casino, number, source, id, place }: DamagedRecord): string {
  const event = `event ${id} of ${source} at log position ${place}`;
  return number === undefined
    ? `casino ${casino}, ${event}`
    : `casino ${casino}, record ${number} (${event})`;
}

/** Thrown instead of reading more bytes of events than a reader takes. */
export class TooManyBytes extends Error {
  constructor(most: number) {
    super(`the events have more than ${most} bytes together`);
    this.name = 'TooManyBytes';
  }
}

export interface KeptPlace {
  readonly stream: string;
  readonly version: number;
}

/** Records of a stream with a wider gap of versions between them are read separately. */
const WIDEST_GAP = 50;

/**
 * Reads the stored bytes of records in the requested order, with one read for each run of a stream. Undefined for a
 * record that the log no longer holds, which `cagnotte verify` reports.
 * @throws TooManyBytes as soon as the events have more than `most` bytes, so that no answer fills the memory
 */
export async function readKeptBytes(
  store: Pick<EventStorePort, 'readStream'>,
  places: readonly KeptPlace[],
  most = Infinity,
): Promise<(string | undefined)[]> {
  const bytes = new Map<string, string>();
  let read = 0;
  for (const { stream, from, to } of runsOf(places)) {
    for await (const record of store.readStream(stream, { from, limit: to - from + 1 })) {
      bytes.set(keyOf(record), record.bytes);
      read += record.bytes.length;
      if (read > most) throw new TooManyBytes(most);
    }
  }
  return places.map((place) => bytes.get(keyOf(place)));
}

interface Run {
  readonly stream: string;
  readonly from: number;
  to: number;
}

function runsOf(places: readonly KeptPlace[]): Run[] {
  const runs: Run[] = [];
  const sorted = places.toSorted((one, other) =>
    one.stream === other.stream ? one.version - other.version : one.stream < other.stream ? -1 : 1,
  );
  for (const { stream, version } of sorted) {
    const last = runs.at(-1);
    if (last?.stream === stream && version - last.to <= WIDEST_GAP) last.to = version;
    else runs.push({ stream, from: version, to: version });
  }
  return runs;
}

const keyOf = ({ stream, version }: KeptPlace): string => `${version} ${stream}`;

/**
 * Reads the event of a record, in the current version of its type.
 * @throws LogDamaged as `parseRecord`
 */
export const readRecord = (numbered: NumberedRecord): NumberedEvent => ({
  event: currentForm(parseRecord(numbered.record, numbered.number)),
  ...numbered,
});

/**
 * Checks the hash of the stored bytes; `number` is only used in the message.
 * @throws LogDamaged if the stored bytes do not have the hash that the log states
 */
export function assertUnaltered(record: RecordedEvent, number?: bigint): void {
  const found = sha256(record.bytes);
  if (found === record.contentHash) return;
  throw damaged(record, number, `its stored bytes hash to ${found}, the log says ${record.contentHash}`);
}

/**
 * Parses the event of a record in the version of its type in which it was recorded; `number` is only used in the
 * message.
 * @throws LogDamaged if the bytes are no event, or not the one that the log names
 */
export function parseRecord(record: RecordedEvent, number?: bigint): CasinoEvent {
  const event = parsed(record, number);
  const contradiction = contradictionIn(record, event);
  if (contradiction === undefined) return event as CasinoEvent;
  throw damaged(record, number, contradiction);
}

const damaged = (record: RecordedEvent, number: bigint | undefined, detail: string): LogDamaged =>
  new LogDamaged({ ...record, ...present({ number }) }, detail);

function parsed(record: RecordedEvent, number?: bigint): Partial<CasinoEvent> | null {
  try {
    return JSON.parse(record.bytes) as Partial<CasinoEvent> | null;
  } catch {
    throw damaged(record, number, 'its stored bytes are no JSON');
  }
}

/**
 * Compares source, id and type, which the log states beside the bytes for lookups, with the event. Casino and stream
 * are derived from the event; the stream only if its type is known.
 */
function contradictionIn(record: RecordedEvent, event: Partial<CasinoEvent> | null): string | undefined {
  for (const name of ['source', 'id', 'type'] as const) {
    if (event?.[name] === record[name]) continue;
    const stated = JSON.stringify(event?.[name]) ?? 'nowhere';
    return `its stored bytes state ${name} ${stated}, the log says ${JSON.stringify(record[name])}`;
  }
  const casino = casinoOf(record.source);
  if (casino !== record.casino) return `by its source it is of casino ${casino}`;
  const stream = findStream(event as CasinoEvent);
  if (stream === undefined || stream === record.stream) return undefined;
  return `it stands in stream ${record.stream} and belongs into ${stream}`;
}

export interface RecordInStream {
  readonly number: bigint;
  readonly casino: string;
  readonly place: LogPosition;
  readonly source: string;
  readonly eventId: string;
  readonly stream: string;
  readonly streamVersion: number;
}

const WORTH_READING_WHOLE = 1 / 8;
const AT_ONCE = 200;

/**
 * Reads the events of records of one casino, stream by stream.
 * @throws LogDamaged if the store does not hold what the register states
 */
export async function readEventsOfRecords(
  store: EventStorePort,
  records: readonly RecordInStream[],
): Promise<ReadonlyMap<bigint, CasinoEvent>> {
  const events = new Map<bigint, CasinoEvent>();
  for (const [stream, wanted] of byStream(records)) {
    const found = await readVersions(store, stream, wanted);
    for (const record of wanted) events.set(record.number, eventOf(record, found.get(record.streamVersion)));
  }
  return events;
}

function byStream(records: readonly RecordInStream[]): ReadonlyMap<string, RecordInStream[]> {
  const streams = new Map<string, RecordInStream[]>();
  for (const record of records) streams.set(record.stream, [...(streams.get(record.stream) ?? []), record]);
  return streams;
}

async function readVersions(
  store: EventStorePort,
  stream: string,
  wanted: readonly RecordInStream[],
): Promise<ReadonlyMap<number, RecordedEvent>> {
  const versions = wanted.map(({ streamVersion }) => streamVersion).sort((a, b) => a - b);
  const [first, last] = [versions[0]!, versions.at(-1)!];
  const isDense = versions.length >= (last - first + 1) * WORTH_READING_WHOLE;
  const found = new Map<number, RecordedEvent>();
  const read = async (from: number, to: number): Promise<void> => {
    for await (const event of store.readStream(stream, { from, limit: to - from + 1 })) {
      found.set(event.version, event);
    }
  };
  if (isDense)
    for (let from = first; from <= last; from += AT_ONCE)
      await read(from, Math.min(last, from + AT_ONCE - 1));
  else for (const version of versions) await read(version, version);
  return found;
}

function eventOf(record: RecordInStream, found: RecordedEvent | undefined): CasinoEvent {
  const { casino, number, place, source, eventId: id } = record;
  if (found?.id !== id || found.source !== source) {
    throw new LogDamaged({ casino, number, place, source, id }, 'the log does not hold it any more');
  }
  assertUnaltered(found, number);
  return currentForm(parseRecord(found, number));
}
