import type { ArrivalWait } from '../arrival-bell';
import { AppendQueue } from '../append-queue';
import { assertWellFormed } from '../decide-appends';
import {
  type AppendOutcome,
  type AppendRequest,
  type EventStorePort,
  type EventToAppend,
  type LogPosition,
  MAX_EVENT_BYTES,
  type ReadLogOptions,
  type ReadStreamOptions,
  type RecordedEvent,
} from '../event-store.port';
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../retry';
import { ArrivalFollower } from './arrival-follower';
import { EventStoreDbConnection } from './eventstoredb-connection';
import {
  compareInEventStoreDb,
  eventStoreDbPosition,
  MAX_PACKED_BYTES,
  packedBytes,
  unpackedEvent,
} from './packed-event';
import { type FirstRecord, type IdentityRegister, KnownIdentities } from './known-identities';
import { EventStoreDbLogReader, STREAM_PREFIX } from './log-reader';
import { StreamWriter } from './stream-writer';

interface Group {
  readonly stream: string;
  /** Resolves once everything that the source reported earlier, in other streams, is stored or refused. */
  readonly begin: Promise<void>;
  readonly end: Promise<void>;
  readonly hasEnded: () => void;
  pending: number;
}

/**
 * Keeps the order of the events of one source across streams. Streams do not wait for each other, but an earlier event of the
 * same source in another stream is stored first. Otherwise the log would hold the events of a device out of order, and each
 * would be evaluated as late.
 */
class SourceOrder {
  private readonly last = new Map<string, Group>();

  async inTurn<Answer>(source: string, stream: string, append: () => Promise<Answer>): Promise<Answer> {
    const group = this.groupOf(source, stream);
    group.pending += 1;
    try {
      await group.begin;
      return await append();
    } finally {
      group.pending -= 1;
      if (group.pending === 0) this.end(source, group);
    }
  }

  private groupOf(source: string, stream: string): Group {
    const last = this.last.get(source);
    if (last?.stream === stream) return last;
    let hasEnded: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (hasEnded = resolve));
    const group = { stream, begin: last?.end ?? Promise.resolve(), end, hasEnded, pending: 0 };
    this.last.set(source, group);
    return group;
  }

  private end(source: string, group: Group): void {
    if (this.last.get(source) === group) this.last.delete(source);
    group.hasEnded();
  }
}

export interface EventStoreDbOptions {
  /** esdb://user:password@host:port,host:port?tls=true and so on. */
  readonly url: string;
  readonly register: IdentityRegister;
  /** Separates the streams of installations that share a server; empty by default. */
  readonly namespace?: string;
  readonly retryPolicy?: Partial<RetryPolicy>;
  readonly answerMs?: number;
}

const ANSWER_MS = 5_000;
const MOST_GATHERED = 500;

/**
 * The log in EventStoreDB, 22.10 or later, a node or a cluster. Each stream has one append under way at a time;
 * appends to the same stream that come meanwhile are sent together. Different streams do not wait for each other,
 * except for the order of each source.
 */
export class EventStoreDbEventStore implements EventStorePort {
  readonly compareLogPositions = compareInEventStoreDb;
  private readonly connection: EventStoreDbConnection;
  private readonly reader: EventStoreDbLogReader;
  private readonly writer: StreamWriter;
  private readonly follower: ArrivalFollower;
  private readonly queues = new Map<string, AppendQueue>();
  private readonly sources = new SourceOrder();
  private readonly accepted = new Set<Promise<AppendOutcome>>();
  private readonly closing = new AbortController();

  /** @throws an Error for an invalid address, or a missing certificate file */
  constructor({ url, register, retryPolicy, answerMs = ANSWER_MS, namespace = '' }: EventStoreDbOptions) {
    const policy = { ...DEFAULT_RETRY_POLICY, ...retryPolicy };
    this.connection = new EventStoreDbConnection({ url, answerMs, namespace });
    this.reader = new EventStoreDbLogReader(this.connection, policy, this.closing.signal);
    const identities = new KnownIdentities(register, (record) => this.bytesOf(record));
    this.writer = new StreamWriter(this.connection, identities, policy);
    this.follower = new ArrivalFollower(this.connection, policy);
  }

  async append(request: AppendRequest): Promise<AppendOutcome> {
    this.assertOpen();
    assertWellFormed(request);
    assertPackable(request);
    const { source } = request.events[0]!;
    const answer = this.sources.inTurn(source, request.stream, () => this.queued(request));
    this.accepted.add(answer);
    try {
      return await answer;
    } finally {
      this.accepted.delete(answer);
    }
  }

  private async queued(request: AppendRequest): Promise<AppendOutcome> {
    const { stream } = request;
    const queue = this.queues.get(stream) ?? this.newQueue();
    this.queues.set(stream, queue);
    try {
      return await queue.add(request);
    } finally {
      if (queue.waiting.events === 0) this.queues.delete(stream);
    }
  }

  readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<RecordedEvent> {
    return this.reader.readStream(stream, options);
  }

  async *readLog(options: ReadLogOptions = {}): AsyncGenerator<RecordedEvent> {
    yield* this.reader.readLog(options);
  }

  head(): Promise<LogPosition | undefined> {
    return this.reader.head();
  }

  async waitForMore(after: LogPosition | undefined, options: ArrivalWait): Promise<void> {
    this.assertOpen();
    if (options.signal.aborted) return;
    await this.follower.wait(after === undefined ? undefined : eventStoreDbPosition(after), {
      ...options,
      isThereMore: async () => {
        const head = await this.head();
        return head !== undefined && (after === undefined || compareInEventStoreDb(head, after) > 0);
      },
    });
  }

  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    await Promise.allSettled(this.accepted);
    await this.follower.close();
    await this.connection.close();
  }

  private newQueue(): AppendQueue {
    return new AppendQueue((requests) => this.appendBatch(requests), {
      limits: { maxEvents: MOST_GATHERED, maxBytes: MAX_PACKED_BYTES },
      sizeOf: packedSize,
      joins: (first, next) => first.expected === 'any' && next.expected === 'any',
      halves: false,
    });
  }

  private async appendBatch(requests: readonly AppendRequest[]): Promise<readonly AppendOutcome[]> {
    const outcomes = await this.writer.append(requests);
    for (const outcome of outcomes)
      if (outcome.kind === 'appended') this.follower.arrived(eventStoreDbPosition(outcome.receipt));
    return outcomes;
  }

  private async bytesOf({ stream, version, place }: FirstRecord): Promise<string> {
    const page = { stream, direction: 'forwards' as const, from: version, limit: 1 };
    const [record] = await this.connection.readStream(page);
    if (record) return unpackedEvent(record).bytes;
    throw new TypeError(
      `the log holds nothing at ${place}, where its register says that version ${version} of ${stream} is`,
    );
  }

  private assertOpen(): void {
    if (this.closing.signal.aborted) throw new Error('the event store is closed');
  }
}

const packedSize = ({ events, principal }: AppendRequest): number =>
  events.reduce((sum, event) => sum + packedBytes(event, principal), 0);

const isTooLarge = ({ bytes }: EventToAppend): boolean => Buffer.byteLength(bytes) > MAX_EVENT_BYTES;

/** A single event that is too large gets that answer; a request that is too large in total is the caller's error. */
function assertPackable(request: AppendRequest): void {
  if (!request.stream.startsWith(STREAM_PREFIX))
    throw new TypeError(`not a stream of this log: ${JSON.stringify(request.stream)}`);
  const bytes = packedSize(request);
  if (request.events.length > 1 && bytes > MAX_PACKED_BYTES && !request.events.some(isTooLarge))
    throw new TypeError(
      `an append to ${request.stream} has ${bytes} bytes, at most ${MAX_PACKED_BYTES} go together`,
    );
}
