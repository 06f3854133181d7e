import { TimeoutError } from 'p-timeout';
import type { ArrivalWait } from '../arrival-bell';
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
import { SendingOrder } from './sending-order';
import { faultsOfStreams } from './stream-settings';
import { StreamWriter } from './stream-writer';

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
 * The log in EventStoreDB, a node or a cluster. Appends are sent in the order of each source, mostly without waiting for
 * the answers to earlier ones (sending-order.ts), and each names the version of its stream (stream-writer.ts).
 */
export class EventStoreDbEventStore implements EventStorePort {
  readonly compareLogPositions = compareInEventStoreDb;
  private readonly connection: EventStoreDbConnection;
  private readonly reader: EventStoreDbLogReader;
  private readonly writer: StreamWriter;
  private readonly follower: ArrivalFollower;
  private readonly order: SendingOrder;
  private readonly accepted = new Set<Promise<AppendOutcome>>();
  private readonly closing = new AbortController();

  /** @throws an Error for an invalid address, or a missing certificate file */
  constructor({ url, register, retryPolicy, answerMs = ANSWER_MS, namespace = '' }: EventStoreDbOptions) {
    const policy = { ...DEFAULT_RETRY_POLICY, ...retryPolicy };
    this.connection = new EventStoreDbConnection({ url, answerMs, retryPolicy: policy, namespace });
    this.reader = new EventStoreDbLogReader(this.connection, policy, this.closing.signal);
    const identities = new KnownIdentities(register, (record) => this.bytesOf(record));
    this.writer = new StreamWriter(this.connection, identities, policy);
    this.follower = new ArrivalFollower(this.connection, policy);
    this.order = new SendingOrder((requests) => this.writer.send(requests), {
      maxEvents: MOST_GATHERED,
      maxBytes: MAX_PACKED_BYTES,
      sizeOf: packedSize,
    });
  }

  async append(request: AppendRequest): Promise<AppendOutcome> {
    this.assertOpen();
    assertWellFormed(request);
    assertPackable(request);
    this.writer.expect(request);
    const answer = this.order.add(request);
    this.accepted.add(answer);
    try {
      const outcome = await answer;
      if (outcome.kind === 'appended') this.follower.arrived(eventStoreDbPosition(outcome.receipt));
      return outcome;
    } finally {
      this.accepted.delete(answer);
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

  /** A server before release 23.10 cannot be asked, because it does not report the end of its log. */
  async findFaults(): Promise<string[]> {
    this.assertOpen();
    try {
      return faultsOfStreams(await this.connection.readSettings(STREAM_PREFIX));
    } catch (error) {
      if (error instanceof TimeoutError) return [];
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    await Promise.allSettled(this.accepted);
    await this.follower.close();
    await this.connection.close();
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
