import type { DataSource } from 'typeorm';
import { ArrivalBell } from '../../arrival-bell';
import type { Patience } from '../../patience';
import { ChannelListener, type Listening } from './channel-listener';

/** The channel on which the database names the last place of each gathering that was stored. */
const CHANNEL = 'event_log';

/** Knows how far the log reaches; when its connection is lost and taken again, all who wait look for themselves. */
export class ArrivalListener {
  private readonly bell = new ArrivalBell();
  private readonly listener: ChannelListener;
  private head = 0n;

  constructor(dataSource: DataSource, patience: Patience) {
    this.listener = new ChannelListener(dataSource, patience, {
      channel: CHANNEL,
      onNotified: (place) => this.advance(BigInt(place)),
      onListening: (db) => this.lookUpHead(db),
    });
  }

  /** Answers when the log reaches beyond `after`, or as its options say; now and then for no reason. */
  async wait(after: bigint, options: { signal: AbortSignal; timeoutMs: number }): Promise<void> {
    this.listener.start();
    if (this.head <= after) await this.bell.wait(options);
  }

  /** The log is known to reach this far. */
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
