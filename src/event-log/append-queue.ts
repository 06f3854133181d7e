import { type AppendOutcome, type AppendRequest, EventStoreUnavailable } from './event-store.port';

/** Limits of one batch; bytes are UTF-16 units. */
export interface BatchLimits {
  readonly maxEvents: number;
  readonly maxBytes: number;
}

export const DEFAULT_BATCH_LIMITS: BatchLimits = { maxEvents: 2_000, maxBytes: 4 * 1024 * 1024 };

export interface Waiting {
  readonly events: number;
  readonly bytes: number;
}

/**
 * From this many waiting events on, two overlapping transactions are faster than one: the store works on the first half while
 * this process prepares the other.
 */
const WORTH_HALVING = 32;

interface QueuedAppend {
  readonly request: AppendRequest;
  readonly bytes: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (reason: unknown) => void;
}

interface Answer {
  readonly append: QueuedAppend;
  readonly tell: () => void;
}

type AppendBatch = (requests: readonly AppendRequest[]) => Promise<readonly AppendOutcome[]>;

/**
 * Group commit: while one batch is on its way, the appends of all callers queue up and make the next one. The
 * order of the queue is the order of the log.
 */
export class AppendQueue {
  private queue: QueuedAppend[] = [];
  private events = 0;
  private bytes = 0;
  private running: Promise<void> | undefined;

  constructor(
    private readonly appendBatch: AppendBatch,
    private readonly limits: BatchLimits,
  ) {}

  add(request: AppendRequest): Promise<AppendOutcome> {
    const bytes = textLength(request);
    this.events += request.events.length;
    this.bytes += bytes;
    return new Promise<AppendOutcome>((resolve, reject) => {
      this.queue.push({ request, bytes, resolve, reject });
      this.running ??= this.run();
    });
  }

  get waiting(): Waiting {
    return { events: this.events, bytes: this.bytes };
  }

  async drained(): Promise<void> {
    while (this.running) await this.running;
  }

  /**
   * Sends a batch before the last one is answered: while the store works on one batch, this process answers the
   * callers of the one before and takes their next appends.
   */
  private async run(): Promise<void> {
    do {
      // Appends of this turn of the event loop join the batch.
      await new Promise(setImmediate);
      let underWay: Promise<Answer[]> | undefined = this.carryOut(this.nextBatch(this.firstShare()));
      while (underWay) {
        const answers: Answer[] = await underWay;
        underWay = this.queue.length > 0 ? this.carryOut(this.nextBatch()) : undefined;
        for (const answer of answers) this.give(answer);
      }
      // Answered callers may append again at once.
      await new Promise(setImmediate);
    } while (this.queue.length > 0);
    this.running = undefined;
  }

  private give({ append, tell }: Answer): void {
    this.events -= append.request.events.length;
    this.bytes -= append.bytes;
    tell();
  }

  private firstShare(): number {
    const { length } = this.queue;
    const events = this.queue.reduce((sum, { request }) => sum + request.events.length, 0);
    return events >= WORTH_HALVING ? Math.ceil(length / 2) : length;
  }

  private nextBatch(most = this.queue.length): QueuedAppend[] {
    const { maxEvents, maxBytes } = this.limits;
    let events = 0;
    let bytes = 0;
    const end = this.queue.findIndex(({ request, bytes: ofRequest }, index) => {
      events += request.events.length;
      bytes += ofRequest;
      return index > 0 && (index >= most || events > maxEvents || bytes > maxBytes);
    });
    return this.queue.splice(0, end === -1 ? this.queue.length : end);
  }

  private async carryOut(batch: readonly QueuedAppend[]): Promise<Answer[]> {
    try {
      const outcomes = await this.appendBatch(batch.map(({ request }) => request));
      return batch.map((append, index) => ({ append, tell: () => append.resolve(outcomes[index]!) }));
    } catch (error) {
      return this.fail(batch, error);
    }
  }

  private async fail(batch: readonly QueuedAppend[], error: unknown): Promise<Answer[]> {
    if (error instanceof EventStoreUnavailable) {
      // The appends after this batch would only wait as long again, one batch after the other.
      return [...batch, ...this.queue.splice(0)].map((append) => rejection(append, error));
    }
    if (batch.length === 1) return [rejection(batch[0]!, error)];
    // One append is at fault: alone, all the rest succeed.
    const answers: Answer[] = [];
    for (const append of batch) answers.push(...(await this.carryOut([append])));
    return answers;
  }
}

const textLength = ({ events }: AppendRequest): number =>
  events.reduce((sum, event) => sum + event.bytes.length, 0);

const rejection = (append: QueuedAppend, error: unknown): Answer => ({
  append,
  tell: () => append.reject(error),
});
