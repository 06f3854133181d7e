import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { AppendQueue, DEFAULT_BATCH_LIMITS, type BatchLimits, type Waiting } from '../../append-queue';
import { assertWellFormed } from '../../append-request';
import type {
  AppendOutcome,
  AppendRequest,
  EventStorePort,
  LogPosition,
  ReadLogOptions,
  ReadStreamOptions,
  RecordedEvent,
} from '../../event-store.port';

import { DEFAULT_RETRY_POLICY, type RetryPolicy, retry, type RetryOptions } from '../../retry';
import { ArrivalListener } from './arrival-listener';
import { HeldConnection } from './held-connection';
import { findLogFaults } from './log-faults';
import { LogReader } from './log-reader';
import { LogWriter } from './log-writer';
import { isTransient } from './transient-errors';
import { compareLogPositions, numberOf } from './postgres-log-position';

export interface PostgresEventStoreOptions {
  /** How long to retry while the database cannot be reached; by default 30 seconds. */
  readonly retryPolicy?: Partial<RetryPolicy>;
  readonly batch?: Partial<BatchLimits>;
}

/**
 * The log in the schema event_log of PostgreSQL 15 or later. It holds one connection of the data source for appends
 * and one for listening, and borrows others page by page for reading.
 */
export class PostgresEventStore implements EventStorePort {
  private readonly retryPolicy: RetryPolicy;
  private readonly connection: HeldConnection;
  private readonly queue: AppendQueue;
  private readonly writer = new LogWriter();
  private readonly reader: LogReader;
  private readonly listener: ArrivalListener;
  private readonly closing = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    options: PostgresEventStoreOptions = {},
  ) {
    this.retryPolicy = { ...DEFAULT_RETRY_POLICY, ...options.retryPolicy };
    this.connection = new HeldConnection(dataSource, prepareForAppends);
    this.queue = new AppendQueue((requests) => this.appendBatch(requests), {
      limits: { ...DEFAULT_BATCH_LIMITS, ...options.batch },
    });
    this.reader = new LogReader(dataSource, this.retryPolicy, this.closing.signal);
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

  head(): Promise<LogPosition | undefined> {
    return this.reader.head();
  }

  compareLogPositions(a: LogPosition, b: LogPosition): number {
    return compareLogPositions(a, b);
  }

  async waitForMore(
    after: LogPosition | undefined,
    options: { signal: AbortSignal; timeoutMs: number },
  ): Promise<void> {
    this.assertOpen();
    await this.listener.wait(after === undefined ? 0n : numberOf(after), options);
  }

  async findFaults(): Promise<string[]> {
    this.assertOpen();
    return retry(() => findLogFaults(this.dataSource), {
      ...this.retrying,
      signal: this.closing.signal,
    });
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
    if (head !== undefined) this.listener.advance(numberOf(head));
    return outcomes;
  }

  private get retrying(): RetryOptions {
    return { policy: this.retryPolicy, isTransient };
  }

  private assertOpen(): void {
    if (this.closing.signal.aborted) throw new Error('the event store is closed');
  }
}

/** Statements of an append are milliseconds apart; a process that takes this long is stopped or dead. */
const STANDSTILL_MS = 5_000;

/**
 * Whatever the defaults of role or database are: an answer means durable, each statement sees what is committed, and
 * a process that stands still while it holds the log does not keep the others out of it.
 */
const prepareForAppends = (client: PoolClient): Promise<unknown> =>
  client.query(`
    SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL READ COMMITTED, READ WRITE;
    SET idle_in_transaction_session_timeout = ${STANDSTILL_MS};
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`);
