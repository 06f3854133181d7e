import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';

/** An event as a client proposes it. */
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
  /** Of the event in $all; it has no neighbour at position + 1. */
  readonly position: number;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** A number is the revision of the stream's last event. */
export type ExpectedRevision = 'any' | 'no-stream' | 'stream-exists' | number;

export type AppendVerdict =
  /** Idempotent where all of it was there already: then it names where. */
  | { readonly kind: 'written' | 'idempotent'; readonly last: StoredEvent }
  /** No event was proposed. */
  | { readonly kind: 'empty'; readonly position: number }
  /** -1: there is no such stream. */
  | { readonly kind: 'wrong-version'; readonly current: number }
  | { readonly kind: 'too-large' };

export interface LogLimits {
  /** One append may come to so many bytes (of a server: 1 MiB unless told otherwise). */
  readonly appendBytes: number;
  /** So many event ids are remembered for appends that expect nothing. */
  readonly idsRemembered: number;
}

export const MAX_APPEND_BYTES = 1024 * 1024;
const BETWEEN_POSITIONS = 128;
/** Servers write events of their own among those of their clients: after every so many appends one, here. */
const APPENDS_PER_STATISTICS = 7;

/**
 * The log of a server, or of the nodes of a cluster that have agreed on it. It compares event ids and never content,
 * as the server of release 24.6 does:
 *
 * - expecting `any`, it looks into a cache of ids that forgets, and in which an id stays with the stream that brought
 *   it first. The first event unknown of this stream: everything is stored, known ones of it a second time. The first
 *   known and a later one not: refused. All known: nothing is stored.
 * - expecting a revision behind which the stream has grown, events of the same ids there make the append idempotent.
 *   Expecting the last revision, everything is stored, whatever its ids.
 */
export class DoubleLog {
  readonly all: StoredEvent[] = [];
  readonly streams = new Map<string, StoredEvent[]>();
  /** What each append that was carried out came to, in bytes as a server counts. */
  readonly appendSizes: number[] = [];
  /** Events that were sent to readers, each time that they were. */
  eventsSent = 0;
  /** Whether a subscription is told when it has caught up, as servers do from release 23.10 on. */
  tellsItsEnd = true;
  readonly growth = new EventEmitter().setMaxListeners(0);
  /** How many first events of a stream are deleted. */
  private readonly hidden = new Map<string, number>();
  private readonly knownIds = new Map<string, StoredEvent>();
  private readonly limits: LogLimits;

  constructor(limits: Partial<LogLimits> = {}) {
    this.limits = { appendBytes: MAX_APPEND_BYTES, idsRemembered: 100_000, ...limits };
    this.writeStatistics();
  }

  append(stream: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): AppendVerdict {
    const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
    if (bytes > this.limits.appendBytes) return { kind: 'too-large' };
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

  /** Hides what a stream held; its numbers go on where they were. */
  deleteStream(stream: string): number {
    this.hidden.set(stream, this.streams.get(stream)?.length ?? 0);
    this.writeStatistics();
    return this.all.at(-1)!.position;
  }

  /** What readers of a stream get: not what was deleted. */
  visible(stream: string): readonly StoredEvent[] | undefined {
    const records = this.streams.get(stream)?.slice(this.hidden.get(stream) ?? 0);
    return records?.length === 0 ? undefined : records;
  }

  /** As after the restart of a server. */
  forgetIds(): void {
    this.knownIds.clear();
  }

  /** Of a stream that is deleted and not written to since, no stream is there: it goes on behind its last number. */
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

  /** An event of the server's own. */
  writeStatistics(): void {
    const event = { id: randomUUID(), type: '$statsCollected', contentType: 'application/json' };
    this.write('$stats-127.0.0.1:2113', [
      { ...event, data: Buffer.from('{"proc-cpu":1}'), metadata: new Uint8Array() },
    ]);
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

/** As a server counts: names take two bytes a character. */
const sizeOf = ({ type, data, metadata }: ProposedEvent): number =>
  2 * type.length + data.length + metadata.length;
