import { AppendQueue } from '../../append-queue';
import { assertWellFormed } from '../../append-request';
import {
  type AppendOutcome,
  type AppendRequest,
  type EventStorePort,
  type EventToAppend,
  type LogPlace,
  MAX_EVENT_BYTES,
  type ReadLogOptions,
  type ReadStreamOptions,
  type RecordedEvent,
} from '../../event-store.port';
import { DEFAULT_PATIENCE, type Patience } from '../../patience';
import { ArrivalFollower } from './arrival-follower';
import { EventStoreDbConnection } from './eventstoredb-connection';
import { comparePlaces, positionOf } from './eventstoredb-place';
import type { FirstRecord, IdentityRegister } from './identity-register.port';
import { KnownIdentities } from './known-identities';
import { LogReader, STREAM_PREFIX } from './log-reader';
import { MAX_PACKED_BYTES, packedBytes, recordedEvent } from './packed-event';
import { StreamWriter } from './stream-writer';

export interface EventStoreDbOptions {
  /** esdb://user:password@host:port,host:port?tls=true and so on. */
  readonly url: string;
  readonly register: IdentityRegister;
  /** What sets the streams of one installation apart where several share a server; by default nothing. */
  readonly namespace?: string;
  /** How long to go on while the store cannot be reached; by default 30 seconds. */
  readonly patience?: Partial<Patience>;
  /** How long one answer is waited for before the same is asked again. */
  readonly answerMs?: number;
}

const ANSWER_MS = 5_000;
const MOST_GATHERED = 1_000;

/**
 * The log in EventStoreDB, 22.10 or later, a node or a cluster. Of each casino one append is on its way at a time, so
 * that its log has the order in which its events came in; what comes meanwhile for the same stream goes together.
 */
export class EventStoreDbEventStore implements EventStorePort {
  private readonly connection: EventStoreDbConnection;
  private readonly reader: LogReader;
  private readonly writer: StreamWriter;
  private readonly follower: ArrivalFollower;
  private readonly queues = new Map<string, AppendQueue>();
  private readonly closing = new AbortController();

  /** @throws an Error for an address that is none, or whose certificate file is not there */
  constructor({ url, register, patience, answerMs = ANSWER_MS, namespace = '' }: EventStoreDbOptions) {
    const untiring = { ...DEFAULT_PATIENCE, ...patience };
    this.connection = new EventStoreDbConnection({ url, answerMs, namespace });
    this.reader = new LogReader(this.connection, untiring, this.closing.signal);
    const identities = new KnownIdentities(register, (record) => this.bytesOf(record));
    this.writer = new StreamWriter(this.connection, identities, untiring);
    this.follower = new ArrivalFollower(this.connection, untiring);
  }

  async append(request: AppendRequest): Promise<AppendOutcome> {
    this.assertOpen();
    assertWellFormed(request);
    assertPackable(request);
    const { casino } = request.events[0]!;
    const queue = this.queues.get(casino) ?? this.newQueue();
    this.queues.set(casino, queue);
    return queue.add(request);
  }

  readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<RecordedEvent> {
    return this.reader.readStream(stream, options);
  }

  async *readLog(options: ReadLogOptions = {}): AsyncGenerator<RecordedEvent> {
    yield* this.reader.readLog(options);
  }

  head(): Promise<LogPlace | undefined> {
    return this.reader.head();
  }

  comparePlaces(a: LogPlace, b: LogPlace): number {
    return comparePlaces(a, b);
  }

  async waitForMore(
    after: LogPlace | undefined,
    options: { signal: AbortSignal; timeoutMs: number },
  ): Promise<void> {
    this.assertOpen();
    if (options.signal.aborted) return;
    await this.follower.wait(after === undefined ? undefined : positionOf(after), {
      ...options,
      isThereMore: async () => {
        const head = await this.head();
        return head !== undefined && (after === undefined || comparePlaces(head, after) > 0);
      },
    });
  }

  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    await Promise.all([...this.queues.values()].map((queue) => queue.drained()));
    await this.follower.close();
    await this.connection.close();
  }

  private newQueue(): AppendQueue {
    return new AppendQueue((requests) => this.appendGathered(requests), {
      limits: { maxEvents: MOST_GATHERED, maxBytes: MAX_PACKED_BYTES },
      sizeOf: packedSize,
      joins: (first, next) =>
        first.stream === next.stream && first.expected === 'any' && next.expected === 'any',
    });
  }

  private async appendGathered(requests: readonly AppendRequest[]): Promise<readonly AppendOutcome[]> {
    const outcomes = await this.writer.append(requests);
    for (const outcome of outcomes)
      if (outcome.kind === 'appended') this.follower.arrived(positionOf(outcome.receipt));
    return outcomes;
  }

  /** Not by way of the reader, which reads no more once the store is being closed. */
  private async bytesOf({ stream, version, place }: FirstRecord): Promise<string> {
    const page = { stream, direction: 'forwards' as const, from: version, limit: 1 };
    const [record] = await this.connection.readStream(page);
    if (record) return recordedEvent(record).bytes;
    throw new TypeError(
      `the log holds nothing at ${place}, where its register says that version ${version} of ${stream} is`,
    );
  }

  private assertOpen(): void {
    if (this.closing.signal.aborted) throw new Error('the event store is closed');
  }
}

const packedSize = ({ events }: AppendRequest): number =>
  events.reduce((sum, event) => sum + packedBytes(event), 0);

const isTooLarge = ({ bytes }: EventToAppend): boolean => Buffer.byteLength(bytes) > MAX_EVENT_BYTES;

/** What is too large by itself is answered as such; what is too large together no caller may bring. */
function assertPackable(request: AppendRequest): void {
  if (!request.stream.startsWith(STREAM_PREFIX))
    throw new TypeError(`not a stream of this log: ${JSON.stringify(request.stream)}`);
  const bytes = packedSize(request);
  if (request.events.length > 1 && bytes > MAX_PACKED_BYTES && !request.events.some(isTooLarge))
    throw new TypeError(
      `an append to ${request.stream} has ${bytes} bytes, at most ${MAX_PACKED_BYTES} go together`,
    );
}
