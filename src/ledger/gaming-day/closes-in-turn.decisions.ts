import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockClosing } from './decisions.queries';

/**
 * Limits closes at once: each keeps a connection for its lock, from the same pool as its reads of the log, so ten at
 * once would wait for each other.
 */
const CLOSES_AT_ONCE = 2;

@Injectable()
export class ClosesInTurn {
  private readonly closing = new Set<Promise<void>>();

  constructor(private readonly database: DataSource) {}

  /**
   * Runs a close while no other close of the casino runs, from reading the books to recording it, because each seal
   * names the seal before it.
   * @returns undefined if another close is running
   */
  async inTurn<Closed>(casino: string, close: () => Promise<Closed>): Promise<Closed | undefined> {
    while (this.closing.size >= CLOSES_AT_ONCE) await Promise.race(this.closing);
    const closed = this.locked(casino, close);
    const ended = closed.then(nothing, nothing);
    this.closing.add(ended);
    return closed.finally(() => this.closing.delete(ended));
  }

  private locked<Closed>(casino: string, close: () => Promise<Closed>): Promise<Closed | undefined> {
    return this.database.transaction(async (db) => ((await lockClosing(db, casino)) ? close() : undefined));
  }
}

const nothing = (): void => undefined;
