import type { DataSource } from 'typeorm';
import { ArrivalBell } from '../../arrival-bell';
import type { RetryPolicy } from '../../retry';
import { ChannelListener, type Listening } from './channel-listener';

const CHANNEL = 'event_log';

/** Tracks the end of the log; after a reconnection all waiters check for themselves. */
export class ArrivalListener {
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

  /** Resolves when the log goes beyond `after`, or as its options say; sometimes without a reason. */
  async wait(after: bigint, options: { signal: AbortSignal; timeoutMs: number }): Promise<void> {
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
