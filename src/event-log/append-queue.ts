import type { AppendOutcome, AppendRequest } from './event-store.port';
import { EventStoreUnavailable } from './event-store-unavailable';

/** How much is gathered at most. One request alone may be more. */
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

/** What may be gathered; by default everything, counted in UTF-16 units. */
export interface Gathering {
  readonly limits: GatheringLimits;
  readonly sizeOf?: (request: AppendRequest) => number;
  /** Whether a request may go with those that the first one leads. */
  readonly joins?: (first: AppendRequest, next: AppendRequest) => boolean;
}

/** From so many waiting events on, two transactions that overlap with this process's work beat one. */
const WORTH_HALVING = 32;

interface QueuedAppend {
  readonly request: AppendRequest;
  readonly bytes: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (reason: unknown) => void;
}

/** What a caller is told of its append. */
interface Answer {
  readonly append: QueuedAppend;
  readonly tell: () => void;
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
  private readonly gathering: Required<Gathering>;

  constructor(
    private readonly appendGathered: AppendGathered,
    gathering: Gathering,
  ) {
    this.gathering = { sizeOf: textLength, joins: () => true, ...gathering };
  }

  add(request: AppendRequest): Promise<AppendOutcome> {
    const bytes = this.gathering.sizeOf(request);
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

  /** Answers once everything accepted so far has its answer. */
  async drained(): Promise<void> {
    while (this.running) await this.running;
  }

  /**
   * While the store works on one gathering, this process answers the callers of the one before and takes their
   * next appends: so a gathering is sent before the last one is answered.
   */
  private async run(): Promise<void> {
    do {
      // Whoever is about to append in this turn of the event loop comes along.
      await new Promise(setImmediate);
      let underWay: Promise<Answer[]> | undefined = this.carryOut(this.gather(this.firstShare()));
      while (underWay) {
        const answers: Answer[] = await underWay;
        underWay = this.queue.length > 0 ? this.carryOut(this.gather()) : undefined;
        for (const answer of answers) this.give(answer);
      }
      // Whoever was answered may append again at once.
      await new Promise(setImmediate);
    } while (this.queue.length > 0);
    this.running = undefined;
  }

  private give({ append, tell }: Answer): void {
    this.events -= append.request.events.length;
    this.bytes -= append.bytes;
    tell();
  }

  /** Callers that all wait for each other would leave store and process idle in turn: they go in two halves. */
  private firstShare(): number {
    const { length } = this.queue;
    const events = this.queue.reduce((sum, { request }) => sum + request.events.length, 0);
    return events >= WORTH_HALVING ? Math.ceil(length / 2) : length;
  }

  private gather(most = this.queue.length): QueuedAppend[] {
    const { limits, joins } = this.gathering;
    let events = 0;
    let bytes = 0;
    const end = this.queue.findIndex(({ request, bytes: ofRequest }, index) => {
      events += request.events.length;
      bytes += ofRequest;
      const isTooMuch = index >= most || events > limits.maxEvents || bytes > limits.maxBytes;
      return index > 0 && (isTooMuch || !joins(this.queue[0]!.request, request));
    });
    return this.queue.splice(0, end === -1 ? this.queue.length : end);
  }

  private async carryOut(gathering: readonly QueuedAppend[]): Promise<Answer[]> {
    try {
      const outcomes = await this.appendGathered(gathering.map(({ request }) => request));
      return gathering.map((append, index) => ({ append, tell: () => append.resolve(outcomes[index]!) }));
    } catch (error) {
      return this.fail(gathering, error);
    }
  }

  private async fail(gathering: readonly QueuedAppend[], error: unknown): Promise<Answer[]> {
    if (error instanceof EventStoreUnavailable) {
      // Those behind would only wait as long again, one gathering after the other.
      return [...gathering, ...this.queue.splice(0)].map((append) => rejection(append, error));
    }
    if (gathering.length === 1) return [rejection(gathering[0]!, error)];
    // One of them is at fault: alone, the others succeed.
    const answers: Answer[] = [];
    for (const append of gathering) answers.push(...(await this.carryOut([append])));
    return answers;
  }
}

const textLength = ({ events }: AppendRequest): number =>
  events.reduce((sum, event) => sum + event.bytes.length, 0);

const rejection = (append: QueuedAppend, error: unknown): Answer => ({
  append,
  tell: () => append.reject(error),
});
