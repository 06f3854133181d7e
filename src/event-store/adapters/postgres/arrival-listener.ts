import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { ArrivalBell } from '../../arrival-bell';
import { HeldConnection } from './held-connection';
import type { Patience } from '../../patience';

/** The channel on which the database names the last place of each gathering that was stored. */
const CHANNEL = 'event_log';

/**
 * Knows how far the log reaches: one connection of this process listens for everybody. When it is lost it is taken
 * again, and all who wait look for themselves.
 */
export class ArrivalListener {
  private readonly bell = new ArrivalBell();
  private readonly stopped = new AbortController();
  private readonly stop = once(this.stopped.signal, 'abort');
  private listening: Promise<void> | undefined;
  private head = 0n;

  constructor(
    private readonly dataSource: DataSource,
    private readonly patience: Patience,
  ) {}

  /** Answers when the log reaches beyond `after`, or as its options say; now and then for no reason. */
  async wait(after: bigint, options: { signal: AbortSignal; timeoutMs: number }): Promise<void> {
    this.listening ??= this.listen();
    if (this.head <= after) await this.bell.wait(options);
  }

  /** The log is known to reach this far. */
  advance(head: bigint): void {
    if (head > this.head) this.head = head;
    this.bell.ring();
  }

  async close(): Promise<void> {
    this.stopped.abort();
    this.bell.ring();
    await this.listening;
  }

  private async listen(): Promise<void> {
    const { signal } = this.stopped;
    let pauseMs = this.patience.firstPauseMs;
    while (!signal.aborted && this.dataSource.isInitialized) {
      const wasListening = await this.listenUntilLost().catch(() => false);
      pauseMs = wasListening
        ? this.patience.firstPauseMs
        : Math.min(2 * pauseMs, this.patience.longestPauseMs);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
    this.listening = undefined;
  }

  /** Answers true once a connection that listened is lost. */
  private async listenUntilLost(): Promise<true> {
    const connection = new HeldConnection(this.dataSource);
    try {
      await Promise.race([this.stop, connection.use((client) => this.listenOn(client))]);
      return true;
    } finally {
      // It is not given back to the pool: nobody should get a connection that still listens.
      connection.discard();
    }
  }

  private async listenOn(client: PoolClient): Promise<void> {
    const lost = new Promise<void>((resolve) => client.once('end', resolve).once('error', () => resolve()));
    client.on('notification', ({ payload }) => this.advance(BigInt(payload ?? 0)));
    await client.query(`LISTEN ${CHANNEL}`);
    await this.lookUpHead(client);
    await lost;
  }

  private async lookUpHead(client: PoolClient): Promise<void> {
    const { rows } = await client.query<{ head: string }>(
      'SELECT coalesce(max(place), 0)::text AS head FROM event_log.event',
    );
    this.head = BigInt(rows[0]!.head);
    this.bell.ring();
  }
}
