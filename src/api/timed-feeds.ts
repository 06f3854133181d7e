import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Authenticator } from '../access/authenticator';
import { BooksWatch } from '../projector/books-watch';
import { ReadSources } from '../projector/read-sources';
import { assertMayStill, endedBy, inSnapshot, LOOK_AGAIN_MS, type Subscriber } from './feed-reader';
import { positionFor } from './snapshot/casino-scope';
import type { OperationSnapshot } from './snapshot/operation-snapshot';

@Injectable()
export class ViewClock {
  /** Milliseconds since 1970. */
  now(): number {
    return Date.now();
  }
}

/** A view that changes with the books of a casino and, without them, with time. */
export interface TimedFeed<Facts, Item> {
  readonly name: string;
  readonly casino: string;
  read(snapshot: OperationSnapshot, position: bigint): Promise<Facts>;
  /** Calculates the view at a moment; views with an equal `sameAs` need not be sent again. */
  at(facts: Facts, moment: { readonly position: bigint; readonly now: number }): TimedView<Item>;
}

interface TimedView<Item> {
  readonly item: Item;
  readonly sameAs: string;
  /** When the next view changes by time alone, in milliseconds since 1970. */
  readonly nextAt?: number | undefined;
}

interface Reading {
  readonly position: bigint;
  readonly facts: unknown;
  readonly readAt: number;
}

/** The facts of a view are read at most this often, for all subscribers together. */
const REST_MS = 1_000;

/** The longest delay of a timer, which is longer than any subscription. */
const MOST_MS = 2 ** 31 - 1;

/**
 * Sends subscribers the current view, and again whenever it changes. Its facts are read once for all subscribers when
 * the books change; changes by time alone are calculated from these facts, by a timer for the next change.
 */
@Injectable()
export class TimedFeeds {
  private readonly readings = new Map<string, Promise<Reading>>();

  constructor(
    private readonly reads: ReadSources,
    private readonly watch: BooksWatch,
    private readonly authentication: Authenticator,
    private readonly clock: ViewClock,
  ) {}

  /**
   * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO; during the iteration UNAUTHENTICATED if
   * the key is no longer valid
   */
  async subscribe<Facts, Item>(
    feed: TimedFeed<Facts, Item>,
    { principal, ...subscriber }: Subscriber,
  ): Promise<AsyncIterableIterator<Item>> {
    await inSnapshot(this.reads, (snapshot) => positionFor(principal, { casino: feed.casino }, snapshot));
    const ended = new AbortController();
    return endedBy(ended, this.itemsOf(feed, subscriber, ended.signal));
  }

  private async *itemsOf<Facts, Item>(
    feed: TimedFeed<Facts, Item>,
    subscriber: Pick<Subscriber, 'carrier' | 'permission'>,
    signal: AbortSignal,
  ): AsyncGenerator<Item, undefined, undefined> {
    let told: string | undefined;
    while (!signal.aborted) {
      const { position, facts } = await this.readingOf(feed);
      const {
        item,
        sameAs,
        nextAt = Infinity,
      } = feed.at(facts as Facts, { position, now: this.clock.now() });
      if (signal.aborted) return;
      if (sameAs !== told) yield item;
      told = sameAs;
      const due = Math.min(MOST_MS, Math.max(1, nextAt - this.clock.now()));
      const timeoutMs = Math.min(LOOK_AGAIN_MS, due);
      await this.watch.wait({ casino: feed.casino, after: position }, { signal, timeoutMs });
      if (!signal.aborted) await assertMayStill(subscriber, feed.casino, this.authentication);
    }
  }

  /**
   * Returns the last reading for all subscribers; it is renewed when the books have changed, and from time to time in
   * case a signal was lost.
   */
  private async readingOf(feed: TimedFeed<unknown, unknown>): Promise<Reading> {
    const key = `${feed.name} ${feed.casino}`;
    const known = this.readings.get(key);
    if (known !== undefined) {
      const reading = await known;
      // Another subscriber has begun a new reading meanwhile.
      const latest = this.readings.get(key) ?? known;
      if (latest !== known) return latest;
      const age = performance.now() - reading.readAt;
      if (age < LOOK_AGAIN_MS && !this.watch.isBeyond(feed.casino, reading.position)) return reading;
    }
    const next = this.read(feed, known);
    this.readings.set(key, next);
    next.catch(() => this.readings.delete(key));
    return next;
  }

  private async read(
    feed: TimedFeed<unknown, unknown>,
    known: Promise<Reading> | undefined,
  ): Promise<Reading> {
    const before = await known;
    if (before !== undefined) await pause(Math.max(0, before.readAt + REST_MS - performance.now()));
    return inSnapshot(this.reads, async (snapshot) => {
      const position = (await snapshot.positionOf(feed.casino)) ?? 0n;
      const facts = position === before?.position ? before.facts : await feed.read(snapshot, position);
      return { position, facts, readAt: performance.now() };
    });
  }
}
