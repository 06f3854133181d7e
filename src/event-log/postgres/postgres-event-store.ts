import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { AppendQueue, DEFAULT_BATCH_LIMITS, type BatchLimits, type Waiting } from '../append-queue';
import { assertWellFormed } from '../decide-appends';
import type {
  AppendOutcome,
  AppendRequest,
  EventStorePort,
  LogByPlace,
  LogPosition,
  ReadLogOptions,
  ReadStreamOptions,
  RecordedEvent,
} from '../event-store.port';
import { DEFAULT_RETRY_POLICY, type RetryPolicy, retry, type RetryOptions } from '../retry';
import { HeldConnection, isTransientInPostgres } from './held-connection';
import { PostgresLogReader, compareInPostgres, numberOfPosition } from './log-reader';
import { LogWriter } from './log-writer';
import { ArrivalBell, type ArrivalWait } from '../arrival-bell';
import { ChannelListener, type Listening } from './channel-listener';

export interface PostgresEventStoreOptions {
  /** How long to retry while the database cannot be reached; by default 30 seconds. */
  readonly retryPolicy?: Partial<RetryPolicy>;
  readonly batch?: Partial<BatchLimits>;
}

const CHANNEL = 'event_log';

/**
 * Contradictions between the tables of the log: gaps in the places or in the versions of a stream, instants that go
 * back, an event whose stream has no name, a stream without an event. Each statement sees one instant of the log, so
 * appends may go on.
 */
async function findLogFaults(dataSource: DataSource): Promise<string[]> {
  const faults: string[] = [];
  for (const statement of [
    GAP_OF_PLACES,
    INSTANT_GOES_BACK,
    GAP_OF_VERSIONS,
    EVENT_WITHOUT_STREAM,
    EMPTY_STREAM,
  ]) {
    const rows: { fault: string }[] = await dataSource.query(statement);
    faults.push(...rows.map(({ fault }) => fault));
  }
  return faults;
}

const GAP_OF_PLACES = `
  SELECT format('log position %s is missing', before + 1) AS fault
    FROM (SELECT place, lag(place, 1, 0::bigint) OVER (ORDER BY place) AS before FROM event_log.event) e
   WHERE place <> before + 1 ORDER BY place LIMIT 1`;

const INSTANT_GOES_BACK = `
  SELECT format('casino %s, event %s of %s at log position %s: it was recorded before the record in front of it',
                casino, id, source, place) AS fault
    FROM (SELECT place, casino, source, id, recorded_at,
                 lag(recorded_at) OVER (ORDER BY place) AS before FROM event_log.event) e
   WHERE recorded_at < before ORDER BY place LIMIT 1`;

const GAP_OF_VERSIONS = `
  SELECT format('stream %s: %s events and last version %s', name, events, last) AS fault
    FROM (SELECT stream, count(*) AS events, max(version) AS last FROM event_log.event GROUP BY stream) e
    JOIN event_log.stream s ON s.id = e.stream
   WHERE events <> last + 1 ORDER BY name LIMIT 1`;

const EVENT_WITHOUT_STREAM = `
  SELECT format('casino %s, event %s of %s at log position %s: its stream has no name', casino, e.id, source, place)
         AS fault
    FROM event_log.event e LEFT JOIN event_log.stream s ON s.id = e.stream
   WHERE s.id IS NULL ORDER BY place LIMIT 1`;

const EMPTY_STREAM = `
  SELECT format('stream %s holds no event', name) AS fault
    FROM event_log.stream s
   WHERE NOT EXISTS (SELECT 1 FROM event_log.event e WHERE e.stream = s.id) ORDER BY id LIMIT 1`;

/** Tracks the end of the log; after a reconnection all waiters check for themselves. */
class ArrivalListener {
  private readonly bell = new ArrivalBell();
  private readonly listener: ChannelListener;
  private head = 0n;

  constructor(dataSource: DataSource, retryPolicy: RetryPolicy) {
    this.listener = new ChannelListener(dataSource, retryPolicy, {
      channel: CHANNEL,
      onNotified: (place) => this.advance(BigInt(place)),
      onListening: (db) => this.lookUpHead(db),
    });
  }

  /**
   * Resolves when the log has a record after `after`, or when its options end the wait. It may resolve without a new record.
   */
  async wait(after: bigint, options: ArrivalWait): Promise<void> {
    this.listener.start();
    if (this.head <= after) await this.bell.wait(options);
  }

  advance(head: bigint): void {
    if (head > this.head) this.head = head;
    this.bell.ring();
  }

  async close(): Promise<void> {
    const closed = this.listener.close();
    this.bell.ring();
    await closed;
  }

  private async lookUpHead(db: Parameters<Listening['onListening']>[0]): Promise<void> {
    const { rows } = await db.query<{ head: string }>(
      'SELECT coalesce(max(place), 0)::text AS head FROM event_log.event',
    );
    this.head = BigInt(rows[0]!.head);
    this.bell.ring();
  }
}

/**
 * The log in the schema event_log of PostgreSQL 15 or later. It holds one connection of the data source for appends
 * and one for listening, and borrows others page by page for reading.
 */
export class PostgresEventStore implements EventStorePort {
  readonly compareLogPositions = compareInPostgres;
  private readonly retryPolicy: RetryPolicy;
  private readonly connection: HeldConnection;
  private readonly queue: AppendQueue;
  private readonly writer = new LogWriter();
  private readonly reader: PostgresLogReader;
  private readonly listener: ArrivalListener;
  private readonly closing = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    options: PostgresEventStoreOptions = {},
  ) {
    this.retryPolicy = { ...DEFAULT_RETRY_POLICY, ...options.retryPolicy };
    this.connection = new HeldConnection(dataSource, prepareForAppends);
    this.queue = new AppendQueue((requests) => this.appendBatch(requests), {
      ...DEFAULT_BATCH_LIMITS,
      ...options.batch,
    });
    this.reader = new PostgresLogReader(dataSource, this.retryPolicy, this.closing.signal);
    this.listener = new ArrivalListener(dataSource, this.retryPolicy);
  }

  async append(request: AppendRequest): Promise<AppendOutcome> {
    this.assertOpen();
    assertWellFormed(request);
    return this.queue.add(request);
  }

  /** Appends without an answer yet; intake refuses deliveries by this load. Bytes are UTF-16 units. */
  waiting(): Waiting {
    return this.queue.waiting;
  }

  readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<RecordedEvent> {
    return this.reader.readStream(stream, options);
  }

  readLog(options: ReadLogOptions = {}): AsyncGenerator<RecordedEvent> {
    return this.reader.readLog(options);
  }

  get byPlace(): LogByPlace {
    return this.reader;
  }

  head(): Promise<LogPosition | undefined> {
    return this.reader.head();
  }

  async waitForMore(after: LogPosition | undefined, options: ArrivalWait): Promise<void> {
    this.assertOpen();
    await this.listener.wait(after === undefined ? 0n : numberOfPosition(after), options);
  }

  async findFaults(): Promise<string[]> {
    this.assertOpen();
    return retry(() => findLogFaults(this.dataSource), { ...this.retrying, signal: this.closing.signal });
  }

  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    await this.queue.drained();
    await this.listener.close();
    await this.connection.giveBack();
  }

  /** Undecided work is repeated unchanged: what the first attempt stored, the next one finds as duplicates. */
  private async appendBatch(requests: readonly AppendRequest[]): Promise<readonly AppendOutcome[]> {
    const { outcomes, head } = await retry(
      () => this.connection.use((client) => this.writer.append(client, requests), this.retryPolicy.totalMs),
      this.retrying,
    );
    if (head !== undefined) this.listener.advance(numberOfPosition(head));
    return outcomes;
  }

  private get retrying(): RetryOptions {
    return { policy: this.retryPolicy, isTransient: isTransientInPostgres };
  }

  private assertOpen(): void {
    if (this.closing.signal.aborted) throw new Error('the event store is closed');
  }
}

/** Statements of an append are milliseconds apart; a process that takes this long is stopped or dead. */
const STANDSTILL_MS = 5_000;

/** PostgreSQL ends the transaction of a stopped process, which would otherwise keep the lock of the log and block all appends. */
const prepareForAppends = (client: PoolClient): Promise<unknown> =>
  client.query(`SET idle_in_transaction_session_timeout = ${STANDSTILL_MS}`);
