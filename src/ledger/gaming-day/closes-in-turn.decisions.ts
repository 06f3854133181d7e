import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockClosing } from './decisions.queries';

/** A close keeps a connection for its lock, of the pool that it reads the log with: ten at once would wait for ever. */
const CLOSES_AT_ONCE = 2;

@Injectable()
export class ClosesInTurn {
  private readonly closing = new Set<Promise<void>>();

  constructor(private readonly database: DataSource) {}

  /**
   * Each seal names the one before it, also where two persons close two days at once: from the moment at which the books
   * are looked at until the close is recorded, no other day of the casino is closed.
   * @returns undefined while another one is
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
