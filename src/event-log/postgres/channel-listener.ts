import { once } from 'node:events';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { keepHolding, type RetryPolicy } from '../retry';
import { HeldConnection } from './held-connection';

export interface Listening {
  /** An internal channel name, never from input. */
  readonly channel: string;
  readonly onNotified: (payload: string) => void;
  /** Called on every connection that begins to listen, because earlier notifications are lost. */
  readonly onListening: (db: Pick<PoolClient, 'query'>) => Promise<void>;
}

/**
 * One connection of this process listens on a channel for all its users. When it is lost it is taken again, until the
 * listener is closed.
 */
export class ChannelListener {
  private readonly stopped = new AbortController();
  private readonly stop = once(this.stopped.signal, 'abort');
  private listening: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly retryPolicy: Pick<RetryPolicy, 'firstPauseMs' | 'longestPauseMs'>,
    private readonly heard: Listening,
  ) {}

  start(): void {
    if (!this.stopped.signal.aborted) this.listening ??= this.listen();
  }

  async close(): Promise<void> {
    this.stopped.abort();
    await this.listening;
  }

  private async listen(): Promise<void> {
    await keepHolding(() => this.listenUntilLost().catch(() => false), {
      policy: this.retryPolicy,
      signal: this.stopped.signal,
      isOpen: () => this.dataSource.isInitialized,
    });
    this.listening = undefined;
  }

  private async listenUntilLost(): Promise<true> {
    const connection = new HeldConnection(this.dataSource);
    try {
      await Promise.race([this.stop, connection.use((client) => this.listenOn(client))]);
      return true;
    } finally {
      // The connection is not returned to the pool: another user would get one that still listens.
      connection.discard();
    }
  }

  private async listenOn(client: PoolClient): Promise<void> {
    const { channel, onNotified, onListening } = this.heard;
    const lost = new Promise<void>((resolve) => client.once('end', resolve).once('error', () => resolve()));
    client.on('notification', ({ payload }) => onNotified(payload ?? ''));
    await client.query(`LISTEN ${channel}`);
    await onListening(client);
    await lost;
  }
}
