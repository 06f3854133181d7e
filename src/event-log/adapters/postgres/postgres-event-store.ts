import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import {
  AppendQueue,
  DEFAULT_GATHERING_LIMITS,
  type GatheringLimits,
  type Waiting,
} from '../../append-queue';
import { assertWellFormed } from '../../append-request';
import type {
  AppendOutcome,
  AppendRequest,
  EventStorePort,
  LogPlace,
  ReadLogOptions,
  ReadStreamOptions,
  RecordedEvent,
} from '../../event-store.port';

import { DEFAULT_PATIENCE, type Patience, patiently, type Perseverance } from '../../patience';
import { ArrivalListener } from './arrival-listener';
import { HeldConnection } from './held-connection';
import { findLogFaults } from './log-faults';
import { LogReader } from './log-reader';
import { LogWriter } from './log-writer';
import { isPassingTrouble } from './passing-trouble';
import { comparePlaces, numberOf } from './postgres-place';

export interface PostgresEventStoreOptions {
  /** How long to go on while the database cannot be reached; by default 30 seconds. */
  readonly patience?: Partial<Patience>;
  /** How much is gathered into one transaction at most. */
  readonly gathering?: Partial<GatheringLimits>;
}

/**
 * The log in the schema event_log of PostgreSQL 15 or later. It holds one connection of the data source for appends
 * and one for listening, and borrows others page by page for reading.
 */
export class PostgresEventStore implements EventStorePort {
  private readonly patience: Patience;
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
    this.patience = { ...DEFAULT_PATIENCE, ...options.patience };
    this.connection = new HeldConnection(dataSource, prepareForAppends);
    this.queue = new AppendQueue((requests) => this.appendGathered(requests), {
      limits: { ...DEFAULT_GATHERING_LIMITS, ...options.gathering },
    });
    this.reader = new LogReader(dataSource, this.patience, this.closing.signal);
    this.listener = new ArrivalListener(dataSource, this.patience);
  }

  async append(request: AppendRequest): Promise<AppendOutcome> {
    this.assertOpen();
    assertWellFormed(request);
    return this.queue.add(request);
  }

  /** Appends that have no answer yet: the measure by which a door stops letting in. Bytes are UTF-16 units. */
  waiting(): Waiting {
    return this.queue.waiting;
  }

  readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<RecordedEvent> {
    return this.reader.readStream(stream, options);
  }

  readLog(options: ReadLogOptions = {}): AsyncGenerator<RecordedEvent> {
    return this.reader.readLog(options);
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
    await this.listener.wait(after === undefined ? 0n : numberOf(after), options);
  }

  async findFaults(): Promise<string[]> {
    this.assertOpen();
    return patiently(() => findLogFaults(this.dataSource), {
      ...this.persevering,
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

  /** Undecided work is done again as it was: what the first attempt stored, the next one meets as duplicates. */
  private async appendGathered(requests: readonly AppendRequest[]): Promise<readonly AppendOutcome[]> {
    const { outcomes, head } = await patiently(
      () => this.connection.use((client) => this.writer.append(client, requests), this.patience.totalMs),
      this.persevering,
    );
    if (head !== undefined) this.listener.advance(numberOf(head));
    return outcomes;
  }

  private get persevering(): Perseverance {
    return { patience: this.patience, isPassing: isPassingTrouble };
  }

  private assertOpen(): void {
    if (this.closing.signal.aborted) throw new Error('the event store is closed');
  }
}

/** Between two statements of an append pass milliseconds; a process that takes so long is stopped, or gone. */
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
