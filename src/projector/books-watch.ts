import type { Queryable } from '../database/queryable';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { ChannelListener } from '../event-log/postgres/channel-listener';
import { ArrivalBell } from '../event-log/arrival-bell';
import { DEFAULT_RETRY_POLICY } from '../event-log/retry';
import { readRows } from '../database/queryable';

export const BOOKS_CHANNEL = 'books';

export async function announcePage(db: Queryable): Promise<void> {
  await db.query(`SELECT pg_notify('${BOOKS_CHANNEL}', '')`);
}

/** Minimum interval between reads of the positions, however fast pages follow. */
const REST_MS = 50;

/**
 * Knows how far the books of every casino reach, also when another process projects them: one connection of this
 * process listens for all readers that wait, and one statement reads the positions for all of them.
 */
export class BooksWatch {
  private readonly bell = new ArrivalBell();
  private readonly listener: ChannelListener;
  private readonly positions = new Map<string, bigint>();
  private looking: Promise<void> | undefined;
  private isOutdated = false;

  constructor(private readonly dataSource: DataSource) {
    const look = (): void => this.look();
    this.listener = new ChannelListener(dataSource, DEFAULT_RETRY_POLICY, {
      channel: BOOKS_CHANNEL,
      onNotified: look,
      onListening: () => Promise.resolve(look()),
    });
  }

  /**
   * Resolves when the books of a casino reach beyond a record, when the signal aborts, or after the time-out. The
   * caller reads the books itself, since a notification may have been lost.
   */
  async wait(
    { casino, after }: { readonly casino: string; readonly after: bigint },
    { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
  ): Promise<void> {
    this.listener.start();
    const deadline = performance.now() + timeoutMs;
    while (!signal.aborted && !this.isBeyond(casino, after)) {
      const rest = deadline - performance.now();
      if (rest <= 0) return;
      await this.bell.wait({ signal, timeoutMs: rest });
    }
  }

  isBeyond(casino: string, after: bigint): boolean {
    return (this.positions.get(casino) ?? 0n) > after;
  }

  async close(): Promise<void> {
    await this.listener.close();
    await this.looking;
  }

  /** Reads the positions; once more if called again meanwhile. */
  private look(): void {
    this.isOutdated = true;
    this.looking ??= this.lookUntilUpToDate().finally(() => (this.looking = undefined));
  }

  private async lookUntilUpToDate(): Promise<void> {
    while (this.isOutdated && this.dataSource.isInitialized) {
      this.isOutdated = false;
      await this.readPositions().catch(() => undefined);
      this.bell.ring();
      await pause(REST_MS);
    }
  }

  private async readPositions(): Promise<void> {
    const rows = await readRows<{ casino: string; position: bigint }>(
      this.dataSource,
      `SELECT casino, last_number AS position FROM register.casino`,
    );
    for (const { casino, position } of rows) this.positions.set(casino, position);
  }
}
