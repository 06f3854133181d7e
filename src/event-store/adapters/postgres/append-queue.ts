import type { AppendOutcome, AppendRequest } from '../../event-store.port';
import { EventStoreUnavailable } from '../../event-store-unavailable';

/** How much is gathered into one transaction at most. One request alone may be more. */
export interface GatheringLimits {
  readonly maxEvents: number;
  readonly maxBytes: number;
}

export const DEFAULT_GATHERING_LIMITS: GatheringLimits = { maxEvents: 2_000, maxBytes: 4 * 1024 * 1024 };

/** Appends that wait for an answer, those on their way included. */
export interface Waiting {
  readonly events: number;
  readonly bytes: number;
}

interface QueuedAppend {
  readonly request: AppendRequest;
  readonly bytes: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (reason: unknown) => void;
}

type AppendGathered = (requests: readonly AppendRequest[]) => Promise<readonly AppendOutcome[]>;

/**
 * Group commit: while one gathering is on its way, the appends of all callers queue up and make the next one. The
 * order of the queue is the order of the log.
 */
export class AppendQueue {
  private queue: QueuedAppend[] = [];
  private events = 0;
  private bytes = 0;
  private running: Promise<void> | undefined;

  constructor(
    private readonly appendGathered: AppendGathered,
    private readonly limits: GatheringLimits,
  ) {}

  add(request: AppendRequest): Promise<AppendOutcome> {
    const bytes = request.events.reduce((sum, event) => sum + event.bytes.length, 0);
    this.events += request.events.length;
    this.bytes += bytes;
    return new Promise<AppendOutcome>((resolve, reject) => {
      this.queue.push({ request, bytes, resolve, reject });
      this.running ??= this.run();
    }).finally(() => {
      this.events -= request.events.length;
      this.bytes -= bytes;
    });
  }

  get waiting(): Waiting {
    return { events: this.events, bytes: this.bytes };
  }

  /** Answers once everything accepted so far has its answer. */
  async drained(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    do {
      // Whoever is about to append in this turn of the event loop comes along.
      await new Promise(setImmediate);
      await this.settle(this.gather());
    } while (this.queue.length > 0);
    this.running = undefined;
  }

  private gather(): QueuedAppend[] {
    let events = 0;
    let bytes = 0;
    const end = this.queue.findIndex((append, index) => {
      events += append.request.events.length;
      bytes += append.bytes;
      return index > 0 && (events > this.limits.maxEvents || bytes > this.limits.maxBytes);
    });
    return this.queue.splice(0, end === -1 ? this.queue.length : end);
  }

  private async settle(gathering: readonly QueuedAppend[]): Promise<void> {
    try {
      const outcomes = await this.appendGathered(gathering.map(({ request }) => request));
      gathering.forEach(({ resolve }, index) => resolve(outcomes[index]!));
    } catch (error) {
      await this.fail(gathering, error);
    }
  }

  private async fail(gathering: readonly QueuedAppend[], error: unknown): Promise<void> {
    if (error instanceof EventStoreUnavailable) {
      // Those behind would only wait as long again, one gathering after the other.
      for (const { reject } of [...gathering, ...this.queue.splice(0)]) reject(error);
    } else if (gathering.length === 1) {
      gathering[0]!.reject(error);
    } else {
      // One of them is at fault: alone, the others succeed.
      for (const append of gathering) await this.settle([append]);
    }
  }
}
