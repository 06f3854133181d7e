import pTimeout from 'p-timeout';
import type { PoolClient } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { EventStoreUnavailable } from '../event-store.port';

/**
 * SQLSTATEs after which the same work may succeed later: connection exceptions (08), a transaction rolled back for
 * the sake of another (40), too few resources (53), an operator's intervention (57), a system error such as a full
 * disk (58), a server that is still a read-only standby (25006), a transaction that was idle or took too long (25P03,
 * 25P04), a lock that was not granted in time (55P03).
 */
const TRANSIENT = /^(08...|40...|53...|57...|58...|25006|25P0[34]|55P03)$/;

const LASTING = [EventStoreUnavailable, TypeError, SyntaxError, RangeError];

export function isTransientInPostgres(error: unknown): boolean {
  if (LASTING.some((kind) => error instanceof kind)) return false;
  const { code, severity } = error as { code?: string; severity?: string };
  const sqlState = severity === undefined ? undefined : code;
  return sqlState === undefined || TRANSIENT.test(sqlState);
}

/**
 * One connection of the data source's pool, taken at first use and kept until it breaks or is given back; a broken
 * one is replaced at the next use. The caller must not run two pieces of work at once.
 */
export class HeldConnection {
  private runner: QueryRunner | undefined;

  /** `prepare` runs once on every acquired connection. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly prepare?: (client: PoolClient) => Promise<unknown>,
  ) {}

  /**
   * Does the work and returns its result. After a failure, or without an answer in time, the connection is discarded,
   * and any transaction that was open on it has ended.
   */
  async use<T>(work: (client: PoolClient) => Promise<T>, milliseconds = Infinity): Promise<T> {
    try {
      const message = `the database gave no answer within ${milliseconds} ms`;
      return await pTimeout(this.client().then(work), { milliseconds, message });
    } catch (error) {
      this.discard();
      throw error;
    }
  }

  async giveBack(): Promise<void> {
    const { runner } = this;
    this.runner = undefined;
    await runner?.release();
  }

  /** Ends the connection without waiting for its current work. */
  discard(): void {
    const { runner } = this;
    this.runner = undefined;
    runner?.connect().then(
      async (client: PoolClient) => {
        // The pool keeps no connection that was ended.
        client.end().catch(() => undefined);
        await runner.release();
      },
      () => undefined, // The pool never gave one.
    );
  }

  private async client(): Promise<PoolClient> {
    if (this.runner && !this.runner.isReleased) return (await this.runner.connect()) as PoolClient;
    if (!this.dataSource.isInitialized) throw new EventStoreUnavailable('the data source is closed');
    this.runner = this.dataSource.createQueryRunner();
    const client = (await this.runner.connect()) as PoolClient;
    await this.prepare?.(client);
    return client;
  }
}
