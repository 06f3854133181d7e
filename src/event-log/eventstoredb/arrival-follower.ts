import { ArrivalBell, type ArrivalWait } from '../arrival-bell';
import { keepHolding, type RetryPolicy } from '../retry';
import type { EventStoreDbConnection } from './eventstoredb-connection';
import { comparePositions, type EventStoreDbPosition } from './packed-event';
import { STREAM_PREFIX } from './log-reader';

/**
 * Notices new records: one subscription of this process for all callers. When it is lost it is taken again, and all
 * callers that wait check for themselves.
 */
export class ArrivalFollower {
  private readonly bell = new ArrivalBell();
  private readonly stopped = new AbortController();
  private following: Promise<void> | undefined;
  private furthest: EventStoreDbPosition | undefined;
  private hears = false;
  private endFollowing: () => void = () => undefined;

  constructor(
    private readonly connection: EventStoreDbConnection,
    private readonly retryPolicy: RetryPolicy,
  ) {}

  /**
   * Resolves when a record has arrived after `after`, or when its options end the wait. It may resolve without a new
   * record. `isThereMore` is called once if a record may have arrived before the wait began.
   */
  async wait(
    after: EventStoreDbPosition | undefined,
    { signal, timeoutMs, isThereMore }: ArrivalWait & { isThereMore: () => Promise<boolean> },
  ): Promise<void> {
    this.following ??= keepHolding(() => this.followUntilLost(), {
      policy: this.retryPolicy,
      signal: this.stopped.signal,
    });
    const enough = new AbortController();
    const abort = (): void => enough.abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
      const rung = this.bell.wait({ timeoutMs, signal: enough.signal });
      // While there is no subscription, the bell rings as soon as one begins.
      const isThere = this.reaches(after) || (this.hears && (await isThereMore().catch(() => false)));
      if (isThere) abort();
      await rung;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  arrived(position: EventStoreDbPosition): void {
    if (!this.furthest || comparePositions(position, this.furthest) > 0) this.furthest = position;
    this.bell.ring();
  }

  async close(): Promise<void> {
    this.stopped.abort();
    this.endFollowing();
    this.bell.ring();
    await this.following;
  }

  private reaches(after: EventStoreDbPosition | undefined): boolean {
    return this.furthest !== undefined && (after === undefined || comparePositions(this.furthest, after) > 0);
  }

  private async followUntilLost(): Promise<boolean> {
    let heard = false;
    const onArrival = (position?: EventStoreDbPosition): void => {
      heard = this.hears = true;
      if (position) this.arrived(position);
      else this.bell.ring();
    };
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    this.endFollowing = end;
    const unsubscribe = this.connection.follow(STREAM_PREFIX, { onArrival, onEnd: end });
    await over;
    await unsubscribe();
    this.hears = false;
    this.bell.ring();
    return heard;
  }
}
