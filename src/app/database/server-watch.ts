import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { clientFor, closeClient, setKeepsAlive, type ServerAddress } from './server-connection';

export interface ServerWatchOptions {
  readonly address: ServerAddress;
  readonly isAnswering: () => Promise<boolean>;
  readonly restore: () => Promise<void>;
  readonly log: (line: string) => void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const TRIES = 5;

/**
 * Holds one idle connection to the server. When it breaks, the server has gone, and the watch has it restored, again
 * and again with growing pauses, until that succeeds or the watch ends.
 */
export class ServerWatch {
  private connection: Client | undefined;
  private restoring: Promise<void> | undefined;
  private ended = false;

  constructor(private readonly options: ServerWatchOptions) {}

  async begin(): Promise<void> {
    await this.connect().catch(() => this.attempt());
  }

  async ensureRunning(): Promise<void> {
    // An attempt begun before the question tells how things stood then: the server may have ended again since.
    await this.restoring?.catch(() => undefined);
    // The watch's own connection proves nothing: it may answer for a moment after the server's first process is dead.
    if (await this.options.isAnswering()) return;
    await this.dropConnection();
    await this.attempt();
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.dropConnection();
  }

  private async dropConnection(): Promise<void> {
    const { connection } = this;
    this.connection = undefined;
    if (connection !== undefined) await closeClient(connection);
  }

  private lost(connection: Client): void {
    if (this.ended || this.connection !== connection) return;
    this.connection = undefined;
    this.options.log('the connection to PostgreSQL has broken; seeing to it that it runs');
    void this.attemptUntilRestored();
  }

  private async attemptUntilRestored(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !this.ended; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await this.attempt();
      } catch (error) {
        if (this.ended) return;
        this.options.log(`PostgreSQL could not be brought back: ${(error as Error).message}`);
        await sleep(pause, undefined, { ref: false });
      }
    }
  }

  /** One attempt at a time; concurrent callers share its outcome. */
  private attempt(): Promise<void> {
    this.restoring ??= this.restoreAndWatch().finally(() => (this.restoring = undefined));
    return this.restoring;
  }

  private async restoreAndWatch(): Promise<void> {
    for (let tries = 1; !this.ended; tries++) {
      await this.options.restore();
      try {
        return await this.connect();
      } catch (error) {
        // Found running, and then it was ended before we were connected: the next try finds it ended.
        if (tries === TRIES) throw error;
        await sleep(FIRST_PAUSE_MS);
      }
    }
  }

  private async connect(): Promise<void> {
    if (this.connection !== undefined) return;
    const connection = clientFor(this.options.address);
    await connection.connect();
    if (this.ended) return closeClient(connection);
    connection.once('end', () => this.lost(connection));
    setKeepsAlive(connection, false);
    this.connection = connection;
  }
}
