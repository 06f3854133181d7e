import {
  assertWellFormed,
  identityOf,
  decideAppends,
  type EventToStore,
} from '../../../src/event-log/decide-appends';
import { ArrivalBell } from '../../../src/event-log/arrival-bell';
import {
  type AppendOutcome,
  type AppendRequest,
  type EventStorePort,
  type EventToAppend,
  type LogPosition,
  ofPartitions,
  type ReadLogOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  SERVICE,
} from '../../../src/event-log/event-store.port';

/** An event store in memory. It fulfils the whole contract except durability. */
export class InMemoryEventStore implements EventStorePort {
  private readonly log: RecordedEvent[] = [];
  private readonly streams = new Map<string, RecordedEvent[]>();
  private readonly firstByIdentity = new Map<string, RecordedEvent>();
  private readonly bell = new ArrivalBell();
  private closed = false;

  constructor(private readonly now: () => Date = () => new Date()) {}

  async append(request: AppendRequest): Promise<AppendOutcome> {
    this.assertOpen();
    assertWellFormed(request);
    const decision = decideAppends([request], {
      knownEvent: (event) => {
        const first = this.firstByIdentity.get(identityOf(event));
        return first && { contentHash: first.contentHash, place: first.place, bytes: () => first.bytes };
      },
      lastVersion: (stream) => this.streams.get(stream)?.at(-1)?.version ?? 'none',
    });
    const stored = decision.toStore.map((stored) => this.record(stored));
    if (stored.length > 0) this.bell.ring();
    const [outcome] = decision.outcomes((index) => stored[index]!.place, compareLogPositions);
    return outcome!;
  }

  /**
   * Records an event without checking its identity, like a store that records a repeat twice; for tests of readers of the log.
   */
  forceIntoLog(event: EventToAppend, stream: string): RecordedEvent {
    const recorded = this.record({ event, stream, principal: SERVICE });
    this.bell.ring();
    return recorded;
  }

  async *readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<RecordedEvent> {
    this.assertOpen();
    const events = this.streams.get(stream) ?? [];
    yield* options.direction === 'backwards'
      ? backwards(events, (options.from ?? events.length - 1) + 1, options.limit)
      : forwards(events, options.from ?? 0, options.limit);
  }

  readLog({ partitions, limit, ...options }: ReadLogOptions = {}): AsyncGenerator<RecordedEvent> {
    if (partitions === undefined) return this.readWholeLog({ ...options, limit });
    return ofPartitions(this.readWholeLog(options), partitions, limit);
  }

  private async *readWholeLog(options: ReadLogOptions): AsyncGenerator<RecordedEvent> {
    this.assertOpen();
    const number = options.from === undefined ? undefined : numberOf(options.from);
    yield* options.direction === 'backwards'
      ? backwards(this.log, (number ?? this.log.length + 1) - 1, options.limit)
      : forwards(this.log, number ?? 0, options.limit);
  }

  async head(): Promise<LogPosition | undefined> {
    this.assertOpen();
    return this.log.at(-1)?.place;
  }

  compareLogPositions(a: LogPosition, b: LogPosition): number {
    return compareLogPositions(a, b);
  }

  async waitForMore(
    after: LogPosition | undefined,
    options: { signal: AbortSignal; timeoutMs: number },
  ): Promise<void> {
    this.assertOpen();
    const seen = after === undefined ? 0 : numberOf(after);
    if (this.log.length <= seen) await this.bell.wait(options);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.bell.ring();
  }

  private record({ event, stream, principal }: EventToStore): RecordedEvent {
    const events = this.streams.get(stream) ?? [];
    this.streams.set(stream, events);
    const { casino, source, id, type, bytes, contentHash } = event;
    const recorded: RecordedEvent = {
      casino,
      source,
      id,
      type,
      bytes,
      contentHash,
      stream,
      principal,
      version: events.length,
      place: logPositionOf(this.log.length + 1),
      recordedAt: this.recordingInstant(),
    };
    this.log.push(recorded);
    events.push(recorded);
    const identity = identityOf(event);
    if (!this.firstByIdentity.has(identity)) this.firstByIdentity.set(identity, recorded);
    return recorded;
  }

  /** The time of a record, never before the previous one, even if the clock is set back. */
  private recordingInstant(): string {
    const now = this.now().toISOString();
    const last = this.log.at(-1)?.recordedAt ?? now;
    return now < last ? last : now;
  }

  private assertOpen(): void {
    if (this.closed) throw new Error('the event store is closed');
  }
}

/** `m1` for the first record: not a number, so that code that treats positions as numbers fails. */
const logPositionOf = (number: number): LogPosition => `m${number}` as LogPosition;

function numberOf(place: LogPosition): number {
  if (!/^m[1-9][0-9]*$/.test(place)) throw new TypeError(`not a place of this log: ${place}`);
  return Number(place.slice(1));
}

const compareLogPositions = (a: LogPosition, b: LogPosition): number => numberOf(a) - numberOf(b);

function* forwards(
  events: readonly RecordedEvent[],
  start: number,
  limit = Infinity,
): Generator<RecordedEvent> {
  for (let index = start; index < events.length && index - start < limit; index += 1) yield events[index]!;
}

/** The events before index `end`, from the last to the first. */
function* backwards(
  events: readonly RecordedEvent[],
  end: number,
  limit = Infinity,
): Generator<RecordedEvent> {
  const start = Math.min(end, events.length) - 1;
  for (let index = start; index >= 0 && start - index < limit; index -= 1) yield events[index]!;
}
