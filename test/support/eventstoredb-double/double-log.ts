import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';

/** An event that a client wants to append. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface StoredEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: number;
  /** The position in $all; positions are not consecutive. */
  readonly position: number;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** A number is the revision of the last event of the stream. */
export type ExpectedRevision = 'any' | 'no-stream' | 'stream-exists' | number;

export type AppendVerdict =
  /** `idempotent` if all events were there already; `last` names the place. */
  | { readonly kind: 'written' | 'idempotent'; readonly last: StoredEvent }
  /** No event was proposed. */
  | { readonly kind: 'empty'; readonly position: number }
  /** -1: there is no such stream. */
  | { readonly kind: 'wrong-version'; readonly current: number }
  | { readonly kind: 'too-large' }
  /** The stream has a tombstone. */
  | { readonly kind: 'deleted' };

export interface LogLimits {
  /** The maximum size of one append in bytes (of a server: 1 MiB by default). */
  readonly appendBytes: number;
  /** The size of the cache of event ids for appends that expect nothing. */
  readonly idsRemembered: number;
}

export const MAX_APPEND_BYTES = 1024 * 1024;
const BETWEEN_POSITIONS = 128;
/** Metadata of a stream are events of another one. */
const METADATA_STREAM = '$$';
/** What a deletion names as the first event that remains. */
const LAST_REVISION = '9223372036854775807';
/** Servers write events of their own among those of clients; the double writes one after this many appends. */
const APPENDS_PER_STATISTICS = 7;

/**
 * The log of a server or of the nodes of a cluster. Like the server of release 24.6 it compares event ids, never content:
 *
 * - An append that expects `any` is compared with a bounded cache of ids, in which an id belongs to the stream that used it
 *   first. If the first event is unknown in this stream, everything is stored, known events a second time. If the first is
 *   known and a later one is not, the append is refused. If all are known, nothing is stored.
 * - An append that expects a revision after which the stream has grown is idempotent if events of the same ids follow there.
 *   If it expects the last revision, everything is stored, whatever its ids.
 */
export class DoubleLog {
  readonly all: StoredEvent[] = [];
  readonly streams = new Map<string, StoredEvent[]>();
  /** The size of each stored append in bytes, counted like a server. */
  readonly appendSizes: number[] = [];
  /** The number of events sent to readers, repeats included. */
  eventsSent = 0;
  /** Whether subscriptions get a message when they have caught up, as from servers since release 23.10. */
  tellsItsEnd = true;
  readonly growth = new EventEmitter().setMaxListeners(0);
  /** The number of deleted first events by stream. */
  private readonly hidden = new Map<string, number>();
  private readonly ended = new Set<string>();
  private readonly knownIds = new Map<string, StoredEvent>();
  private readonly limits: LogLimits;

  constructor(limits: Partial<LogLimits> = {}) {
    this.limits = { appendBytes: MAX_APPEND_BYTES, idsRemembered: 100_000, ...limits };
    this.writeStatistics();
  }

  append(stream: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): AppendVerdict {
    const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
    if (bytes > this.limits.appendBytes) return { kind: 'too-large' };
    if (this.ended.has(stream)) return { kind: 'deleted' };
    if (events.length === 0) return { kind: 'empty', position: this.all.at(-1)!.position };
    const before = this.streams.get(stream) ?? [];
    const refusal =
      expected === 'any'
        ? this.evaluateByIds(stream, events)
        : evaluateByRevision(before, this.revisionBehind(stream, expected), events);
    if (refusal) return refusal;
    const last = this.write(stream, events);
    this.appendSizes.push(bytes);
    if (this.appendSizes.length % APPENDS_PER_STATISTICS === 0) this.writeStatistics();
    this.growth.emit('grown');
    return { kind: 'written', last };
  }

  /** Hides the events of a stream; its revisions continue. */
  deleteStream(stream: string): number {
    this.hidden.set(stream, this.streams.get(stream)?.length ?? 0);
    const settings = Buffer.from(`{"$tb":${LAST_REVISION}}`);
    this.writeOwn(METADATA_STREAM + stream, '$metadata', settings);
    return this.all.at(-1)!.position;
  }

  /** Ends a stream for good. */
  tombstone(stream: string): number {
    this.ended.add(stream);
    return this.writeOwn(stream, '$streamDeleted', Buffer.from('{}')).position;
  }

  hasEnded(stream: string): boolean {
    return this.ended.has(stream);
  }

  /** The events of a stream that readers get: those that are not deleted, and the last ones where its metadata say how many. */
  visible(stream: string): readonly StoredEvent[] | undefined {
    const records = this.streams.get(stream)?.slice(this.hidden.get(stream) ?? 0);
    const most = this.mostOf(stream);
    const last = most === undefined ? records : records?.slice(-most);
    return last?.length === 0 ? undefined : last;
  }

  private mostOf(stream: string): number | undefined {
    const settings = this.streams.get(METADATA_STREAM + stream)?.at(-1);
    if (settings === undefined) return undefined;
    return (JSON.parse(Buffer.from(settings.data).toString()) as { $maxCount?: number }).$maxCount;
  }

  /** Empties the cache of ids, like the restart of a server. */
  forgetIds(): void {
    this.knownIds.clear();
  }

  /** The revision that an append expects. A stream that is deleted and not written to since counts as absent. */
  private revisionBehind(
    stream: string,
    expected: Exclude<ExpectedRevision, 'any'>,
  ): Exclude<ExpectedRevision, 'any'> {
    const hidden = this.hidden.get(stream) ?? 0;
    const isGone = hidden > 0 && hidden === this.streams.get(stream)?.length;
    return expected === 'no-stream' && isGone ? hidden - 1 : expected;
  }

  private evaluateByIds(stream: string, events: readonly ProposedEvent[]): AppendVerdict | undefined {
    const known = events.map(({ id }) => this.knownIds.get(id));
    const firstUnknown = known.findIndex((event) => event?.stream !== stream);
    if (firstUnknown === 0) return undefined;
    if (firstUnknown > 0)
      return { kind: 'wrong-version', current: (this.streams.get(stream)?.length ?? 0) - 1 };
    return { kind: 'idempotent', last: known.at(-1)! };
  }

  private write(stream: string, events: readonly ProposedEvent[]): StoredEvent {
    const records = this.streams.get(stream) ?? [];
    this.streams.set(stream, records);
    for (const event of events) {
      const position = ((this.all.at(-1)?.position ?? 0) + sizeOf(event) + BETWEEN_POSITIONS) | 0;
      const stored = { ...event, stream, revision: records.length, position, created: Date.now() };
      records.push(stored);
      this.all.push(stored);
      this.remember(stored);
    }
    return records.at(-1)!;
  }

  private remember(event: StoredEvent): void {
    const known = this.knownIds.get(event.id);
    if (known !== undefined && known.stream !== event.stream) return;
    this.knownIds.delete(event.id);
    this.knownIds.set(event.id, event);
    if (this.knownIds.size <= this.limits.idsRemembered) return;
    this.knownIds.delete(this.knownIds.keys().next().value!);
  }

  writeStatistics(): void {
    this.writeOwn('$stats-127.0.0.1:2113', '$statsCollected', Buffer.from('{"proc-cpu":1}'));
  }

  /** An event of the server's own. */
  private writeOwn(stream: string, type: string, data: Uint8Array): StoredEvent {
    const event = {
      id: randomUUID(),
      type,
      contentType: 'application/json',
      data,
      metadata: new Uint8Array(),
    };
    return this.write(stream, [event]);
  }
}

function evaluateByRevision(
  before: readonly StoredEvent[],
  expected: Exclude<ExpectedRevision, 'any'>,
  events: readonly ProposedEvent[],
): AppendVerdict | undefined {
  const current = before.length - 1;
  const wrongVersion = { kind: 'wrong-version' as const, current };
  if (expected === 'stream-exists') return current >= 0 ? undefined : wrongVersion;
  const revision = expected === 'no-stream' ? -1 : expected;
  if (revision === current) return undefined;
  if (revision > current) return wrongVersion;
  const isThere = events.every(({ id }, index) => before[revision + 1 + index]?.id === id);
  return isThere ? { kind: 'idempotent', last: before[revision + events.length]! } : wrongVersion;
}

/** The size of an event as a server counts it: type names take two bytes per character. */
const sizeOf = ({ type, data, metadata }: ProposedEvent): number =>
  2 * type.length + data.length + metadata.length;
