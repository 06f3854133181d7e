import { refusalText } from '../words/message';
import deliveries from '../words/refusals/deliveries.json';
import type { ArrivalWait } from './arrival-bell';
import { ExpectedFailure } from '../kernel/result';
import { sha256 } from '../kernel/identity';

/**
 * The store could not be reached within the time of the adapter's attempts. An append that fails like this may or may not
 * have been stored: repeat it; its identity makes the repetition harmless.
 */
export class EventStoreUnavailable extends ExpectedFailure {
  override readonly name = 'EventStoreUnavailable';
}

/** The log cannot be written now. Earlier answers remain valid; a repetition is harmless. */
export const UNAVAILABLE_ANSWER = {
  code: 'EVENT_STORE_UNAVAILABLE',
  ...refusalText(deliveries.answers.EVENT_STORE_UNAVAILABLE),
};

/** Where a store keeps a record: opaque, made by the adapter; used to resume and as a receipt. */
export type LogPosition = string & { readonly __brand: 'LogPosition' };

export interface EventToAppend {
  readonly casino: string;
  readonly source: string;
  readonly id: string;
  readonly type: string;
  /** The stored form (guarantee: kept byte for byte, never written again). */
  readonly bytes: string;
  /** SHA-256 of the bytes, lower-case hexadecimal. */
  readonly contentHash: string;
}

export interface RecordedEvent extends EventToAppend {
  /** Who delivered or decided it; undefined for what a release before 0.2.0 recorded. */
  readonly principal: string | undefined;
  readonly stream: string;
  readonly version: number;
  readonly place: LogPosition;
  /** When the store recorded it, ISO 8601 with milliseconds, UTC. */
  readonly recordedAt: string;
}

/**
 * What the writer believes about the stream: `any` for facts reported by tables, `none` for a stream that must not
 * exist, a number for the version of its last event. Exact versions are for decisions of people.
 */
export type ExpectedVersion = 'any' | 'none' | number;

export const SERVICE = 'service';
export const CONSOLE = 'console';

export interface AppendRequest {
  readonly stream: string;
  readonly events: readonly EventToAppend[];
  /** Who delivers or decides: the id of the credential, `SERVICE` or `CONSOLE`. A repeat keeps the first one. */
  readonly principal: string;
  readonly expected: ExpectedVersion;
}

export interface AppendedEvent {
  /** `duplicate`: the log already held this identity with the same content; nothing was stored again. */
  readonly kind: 'stored' | 'duplicate';
  /** Its place, or a later place of the same append: a reader at that place has read the event. */
  readonly place: LogPosition;
}

export interface Appended {
  readonly kind: 'appended';
  readonly events: readonly AppendedEvent[];
  readonly receipt: LogPosition;
}

export type AppendRefused =
  | {
      readonly kind: 'wrong-expected-version';
      readonly expected: ExpectedVersion;
      readonly actual: number | 'none';
    }
  /** These indices carry an identity that is already recorded with other content. */
  | { readonly kind: 'conflict'; readonly indices: readonly number[] }
  | { readonly kind: 'too-large'; readonly index: number; readonly bytes: number };

export type AppendOutcome = Appended | AppendRefused;

export interface ReadStreamOptions {
  readonly direction?: 'forwards' | 'backwards';
  /** Forwards: the first version to read (default 0). Backwards: the last one (default: the end). */
  readonly from?: number;
  readonly limit?: number;
}

export interface ReadLogOptions {
  readonly direction?: 'forwards' | 'backwards';
  /** Forwards: only records after this position. Backwards: only records before it. */
  readonly from?: LogPosition;
  readonly limit?: number | undefined;
  /** Only records of casinos in these partitions (`partitionOf`); undefined: of all. */
  readonly partitions?: ReadonlySet<number> | undefined;
}

/** The place and size of a record, without its content. */
export interface OutlinedRecord extends Pick<RecordedEvent, 'casino' | 'place'> {
  /** At least the number of UTF-16 units. */
  readonly bytes: { readonly length: number };
}

export interface OutlineOptions {
  readonly after: LogPosition | undefined;
  /** The last place; undefined: the end of the log. */
  readonly upTo: LogPosition | undefined;
  readonly limit: number;
  readonly partitions: ReadonlySet<number> | undefined;
}

/**
 * Lets a reader that is far behind take the records of a few casinos from a long part of the log, then those of
 * further casinos.
 */
export interface LogByPlace {
  outline(options: OutlineOptions): Promise<readonly OutlinedRecord[]>;

  /** The records at these places, in the order of the log. */
  readAt(places: readonly LogPosition[]): Promise<readonly RecordedEvent[]>;
}

/** The largest event, in UTF-8 bytes of its stored form, inclusive. */
export const MAX_EVENT_BYTES = 256 * 1024;

/**
 * The append-only log of everything reported. Every adapter passes one and the same contract suite
 * (test/contract/event-store).
 *
 * Identity is (casino, source, id). A repeat with the same content is a duplicate, with other content a conflict;
 * content is compared by hash, then, when the hashes differ, with object keys sorted.
 */
export interface EventStorePort {
  /**
   * Appends the events to one stream, all or none. A returned `appended` is durable. A duplicate inside an otherwise
   * new request is not stored again; its other events are. An exact expected version whose events are all duplicates
   * is answered as duplicates, so that a repeated call is harmless.
   *
   * Throws EventStoreUnavailable when the store cannot be reached (whether the events were stored is then unknown;
   * repeat the call), a TypeError at a request that no caller may make (no event, several casinos, U+0000 in a name,
   * more events at once than the store takes: 512 KiB go everywhere), and an Error once the store is closed. Reading
   * throws the same.
   */
  append(request: AppendRequest): Promise<AppendOutcome>;

  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;

  /** The whole log in its one order. Never skips a record that commits late, never gives one twice. */
  readLog(options?: ReadLogOptions): AsyncIterable<RecordedEvent>;

  head(): Promise<LogPosition | undefined>;

  /**
   * Negative when `a` is before `b`, 0 when they are the same, positive when after. Throws a TypeError for a text
   * that is no place of this store, as does every method that takes a place.
   */
  compareLogPositions(a: LogPosition, b: LogPosition): number;

  /**
   * Resolves once the log may hold something after this place (undefined: anything at all), when the signal aborts,
   * or after the time-out at the latest. A spurious answer is allowed, a missed append is not (beyond the time-out).
   */
  waitForMore(after: LogPosition | undefined, options: ArrivalWait): Promise<void>;

  /** Absent in a store in which finding a record by its place costs a page of other records. */
  readonly byPlace?: LogByPlace | undefined;

  /**
   * Faults of the store that reading does not show, such as a gap where a record was taken out; one sentence each,
   * the first of its kind. Absent in a store that cannot check itself.
   */
  findFaults?(): Promise<string[]>;

  /**
   * The event as this store would keep it: with the texts about persons encrypted. The signature must cover the
   * stored form, so the signer calls this first. A store that keeps events as they are given has no such method.
   */
  asKept?(event: EventToAppend): Promise<EventToAppend>;

  close(): Promise<void>;
}

export const EVENT_STORE = Symbol('EVENT_STORE');

/** The number of partitions of casinos, a power of two. Databases compute the partition too, so it never changes. */
export const PARTITIONS = 64;

/** The partition of a casino, from 0: the low six bits of the first byte of the SHA-256 of its name. */
export const partitionOf = (casino: string): number =>
  Number.parseInt(sha256(casino).slice(0, 2), 16) % PARTITIONS;

/** The records of these partitions from a reading of the log, at most `limit` of them. */
export async function* ofPartitions(
  records: AsyncIterable<RecordedEvent>,
  partitions: ReadonlySet<number>,
  limit = Infinity,
): AsyncGenerator<RecordedEvent> {
  const known = new Map<string, boolean>();
  let left = limit;
  if (left <= 0) return;
  for await (const record of records) {
    let isWanted = known.get(record.casino);
    if (isWanted === undefined)
      known.set(record.casino, (isWanted = partitions.has(partitionOf(record.casino))));
    if (!isWanted) continue;
    yield record;
    if (--left <= 0) return;
  }
}
