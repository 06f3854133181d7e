import { type AppendOutcome, type AppendRequest, EventStoreUnavailable } from '../event-store.port';

interface Waiting {
  readonly request: AppendRequest;
  readonly bytes: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (reason: unknown) => void;
}

/** Requests of one stream that are sent in one append. */
class Parcel {
  readonly waiting: Waiting[] = [];
  /** Parcels of the same sources to other streams that are sent before this one. */
  readonly behind = new Set<Parcel>();
  readonly sent: Promise<void>;
  isSent = false;
  tellSent: () => void = () => undefined;
  events = 0;
  bytes = 0;

  constructor(
    readonly line: StreamLine,
    readonly number: number,
  ) {
    this.sent = new Promise((resolve) => {
      this.tellSent = () => {
        this.isSent = true;
        resolve();
      };
    });
  }

  add(waiting: Waiting): void {
    this.waiting.push(waiting);
    this.events += waiting.request.events.length;
    this.bytes += waiting.bytes;
  }

  get requests(): AppendRequest[] {
    return this.waiting.map(({ request }) => request);
  }
}

/** What waits for one stream, and whether something is on its way to it. */
interface StreamLine {
  readonly parcels: Parcel[];
  isOnItsWay: boolean;
  /** Wakes the line up. */
  changed: () => void;
}

export interface Sending {
  /** Resolves once nothing that is sent later can come to stand before it in the log. It does not reject. */
  readonly sent: Promise<void>;
  readonly answered: Promise<readonly AppendOutcome[]>;
}

/** Up to so many appends on their way, of all streams, the next one is sent at once. */
const FEW = 8;
/** How long appends gather at most while there are more. */
const GATHER_MS = 20;

interface SendingOrderOptions {
  readonly maxEvents: number;
  readonly maxBytes: number;
  readonly sizeOf: (request: AppendRequest) => number;
}

/**
 * Decides when appends are sent, and which together. The events of one source are sent in the order in which they came,
 * across streams, so that the log does not hold them out of order and each is evaluated as late. They do not wait for
 * each other's answers: the server handles appends in the order in which they are sent. A stream has one append on its
 * way, and what comes meanwhile goes together in the next one. While many are on their way, appends to other streams
 * gather, too: each append costs the server as much as ten events in it.
 */
export class SendingOrder {
  private readonly lines = new Map<string, StreamLine>();
  /** The last parcel of each source that is not sent yet. */
  private readonly last = new Map<string, Parcel>();
  private parcels = 0;
  private onTheirWay = 0;
  /** Whether appends of this turn of the event loop are sent however many there are. */
  private isOpen = false;
  private readonly waitingLines: (() => void)[] = [];
  private gathered: NodeJS.Timeout | undefined;

  constructor(
    private readonly send: (requests: readonly AppendRequest[]) => Sending,
    private readonly options: SendingOrderOptions,
  ) {}

  add(request: AppendRequest): Promise<AppendOutcome> {
    return new Promise((resolve, reject) => {
      const bytes = this.options.sizeOf(request);
      const parcel = this.parcelFor(request, bytes);
      parcel.add({ request, bytes, resolve, reject });
    });
  }

  private parcelFor(request: AppendRequest, bytes: number): Parcel {
    const sources = new Set(request.events.map(({ source }) => source));
    const line = this.lines.get(request.stream) ?? this.newLine(request.stream);
    const before = [...sources].flatMap((source) => this.last.get(source) ?? []);
    const last = line.parcels.at(-1);
    // A parcel waits only for older ones, so that none wait for each other.
    const isOldEnough = last && before.every((parcel) => parcel.number <= last.number);
    const parcel = isOldEnough && this.joins(last, request, bytes) ? last : this.newParcel(line);
    for (const earlier of before) if (earlier.line !== line) parcel.behind.add(earlier);
    for (const source of sources) this.last.set(source, parcel);
    return parcel;
  }

  private joins({ waiting, events, bytes }: Parcel, request: AppendRequest, more: number): boolean {
    const { maxEvents, maxBytes } = this.options;
    const fits = events + request.events.length <= maxEvents && bytes + more <= maxBytes;
    return fits && request.expected === 'any' && waiting[0]!.request.expected === 'any';
  }

  private newParcel(line: StreamLine): Parcel {
    const parcel = new Parcel(line, this.parcels++);
    line.parcels.push(parcel);
    return parcel;
  }

  private newLine(stream: string): StreamLine {
    const line = { parcels: [], isOnItsWay: false, changed: () => undefined };
    this.lines.set(stream, line);
    void this.run(stream, line);
    return line;
  }

  private async run(stream: string, line: StreamLine): Promise<void> {
    // Appends of this turn of the event loop go together.
    await new Promise(setImmediate);
    while (line.parcels.length > 0 || line.isOnItsWay) {
      const [next] = line.parcels;
      const awaited = next && [...next.behind].find(({ isSent }) => !isSent);
      if (awaited) await awaited.sent;
      else if (next && !line.isOnItsWay && this.mayGo(next)) await this.sendNext(line);
      else if (next && !line.isOnItsWay) await this.gather();
      else await new Promise<void>((resolve) => (line.changed = resolve));
    }
    this.lines.delete(stream);
  }

  /** What follows another append of its source is not held up. */
  private mayGo({ behind }: Parcel): boolean {
    if (this.isOpen || behind.size > 0) return true;
    if (this.onTheirWay > FEW) return false;
    this.open();
    return true;
  }

  private open(): void {
    clearTimeout(this.gathered);
    this.gathered = undefined;
    this.isOpen = true;
    setImmediate(() => (this.isOpen = false));
    for (const resume of this.waitingLines.splice(0)) resume();
  }

  private gather(): Promise<void> {
    this.gathered ??= setTimeout(() => this.open(), GATHER_MS);
    return new Promise((resolve) => this.waitingLines.push(resolve));
  }

  private async sendNext(line: StreamLine): Promise<void> {
    const parcel = line.parcels.shift()!;
    line.isOnItsWay = true;
    this.onTheirWay += 1;
    const { sent, answered } = this.send(parcel.requests);
    void this.answer(parcel, answered);
    await sent;
    this.tellSent(parcel);
  }

  private tellSent(parcel: Parcel): void {
    parcel.tellSent();
    for (const { request } of parcel.waiting)
      for (const { source } of request.events) if (this.last.get(source) === parcel) this.last.delete(source);
  }

  private async answer(parcel: Parcel, answered: Sending['answered']): Promise<void> {
    const tell = await answered.then(
      (outcomes) => () => parcel.waiting.forEach(({ resolve }, index) => resolve(outcomes[index]!)),
      (error: unknown) => this.failed(parcel, error),
    );
    // The next append goes before the callers get their answers: they may append again at once, and would get ahead of it.
    parcel.line.isOnItsWay = false;
    this.onTheirWay -= 1;
    if (this.onTheirWay <= FEW && this.waitingLines.length > 0) this.open();
    parcel.line.changed();
    await Promise.resolve();
    tell();
  }

  private async failed(parcel: Parcel, error: unknown): Promise<() => void> {
    const { waiting, line } = parcel;
    if (error instanceof EventStoreUnavailable) {
      // The appends behind it would only wait as long again, one after the other.
      const rest = line.parcels.splice(0);
      for (const each of rest) this.tellSent(each);
      return () => [parcel, ...rest].forEach((each) => each.waiting.forEach(({ reject }) => reject(error)));
    }
    if (waiting.length === 1) return () => waiting[0]!.reject(error);
    // One request is at fault: alone, all the rest succeed.
    for (const { request, resolve, reject } of waiting)
      await this.send([request]).answered.then(([outcome]) => resolve(outcome!), reject);
    return () => undefined;
  }
}
