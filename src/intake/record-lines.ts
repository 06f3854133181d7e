import { setTimeout } from 'node:timers/promises';
import { MAX_EVENT_BYTES } from '../event-log/event-store.port';
import { type DeliveryOutcome, type OutcomeSummary, OutcomeTally, unlessStopping } from './delivery-outcome';
import type { Intake } from './intake';
import type { Sender } from './reporting-rights';

/** A line, or a notice that a line was longer than allowed (its bytes are not kept). Lines count from 1. */
export type Line =
  | { readonly kind: 'line'; readonly number: number; readonly bytes: Buffer }
  | { readonly kind: 'too-long'; readonly number: number; readonly size: number };

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const WHITE_SPACE: ReadonlySet<number> = new Set([0x20, 0x09, CARRIAGE_RETURN]);

/**
 * Cuts a stream of bytes into lines without ever holding more than one chunk and one line of the allowed length.
 * Lines of white space only are passed over.
 */
export class LineSplitter {
  private held: Buffer[] = [];
  private heldSize = 0;
  private lineNumber = 0;

  constructor(private readonly maxLineBytes: number) {}

  *push(chunk: Buffer): Iterable<Line> {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      yield* this.complete(chunk.subarray(start, end));
      start = end + 1;
    }
    this.hold(chunk.subarray(start));
  }

  *end(): Iterable<Line> {
    if (this.heldSize > 0) yield* this.complete(Buffer.alloc(0));
  }

  private hold(bytes: Buffer): void {
    this.heldSize += bytes.length;
    if (this.heldSize > this.maxLineBytes + 1) this.held = [];
    else if (bytes.length > 0) this.held.push(bytes);
  }

  private *complete(tail: Buffer): Iterable<Line> {
    this.hold(tail);
    const size = this.heldSize;
    const bytes = trimmed(this.held.length === 1 ? this.held[0]! : Buffer.concat(this.held));
    this.held = [];
    this.heldSize = 0;
    this.lineNumber++;
    if (size > this.maxLineBytes + 1 || bytes.length > this.maxLineBytes) {
      yield { kind: 'too-long', number: this.lineNumber, size };
    } else if (bytes.length > 0) yield { kind: 'line', number: this.lineNumber, bytes };
  }
}

/** Without the carriage return of a CR LF; empty if it has white space only. */
function trimmed(line: Buffer): Buffer {
  const bytes = line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
  return bytes.every((byte) => WHITE_SPACE.has(byte)) ? Buffer.alloc(0) : bytes;
}

export interface StreamHandling {
  /** The sender. A function is called before each portion, since a stream may outlive the credential. */
  readonly sender: Sender | (() => Promise<Sender>);
  readonly onOutcome?: (outcome: DeliveryOutcome & { readonly line: number }) => void;
  /** Awaited between portions; nothing is taken from the source meanwhile. */
  readonly afterPortion?: () => Promise<void>;
  readonly onProgress?: (bytes: number) => void;
}

/** The size of a portion. While one is recorded, nothing more is read from the source. */
const PORTION = { lines: 1_000, bytes: 2 * 1024 * 1024 };

/** Milliseconds without data after which an incomplete portion is recorded, since the source may be waiting for answers. */
const LULL_MS = 5;

/**
 * Records newline-delimited events of any length, portion by portion and in order. Holds one portion in memory; a
 * source that delivers faster than the log keeps is simply not read (back-pressure). When the source breaks, its
 * complete lines are recorded before its failure is thrown; when the log fails, the source is left as it is.
 * @throws IntakeStopping when the intake stops before the source ends, once what was taken is recorded; what `sender` throws,
 * and then nothing of the portion is recorded
 */
export async function recordLines(
  source: AsyncIterable<Buffer>,
  intake: Intake,
  handling: StreamHandling,
): Promise<OutcomeSummary> {
  const recording = new Recording(intake, handling);
  const splitter = new LineSplitter(MAX_EVENT_BYTES);
  const chunks = source[Symbol.asyncIterator]();
  for (;;) {
    const chunk = await nextChunk(chunks, recording, intake.stopping);
    if (chunk === undefined) break;
    handling.onProgress?.(chunk.length);
    for (const line of splitter.push(chunk)) await recording.take(line);
  }
  for (const line of splitter.end()) await recording.take(line);
  return recording.finish();
}

async function nextChunk(
  chunks: AsyncIterator<Buffer>,
  recording: Recording,
  stopping: AbortSignal,
): Promise<Buffer | undefined> {
  const next = unlessStopping(chunks.next(), stopping);
  if (!(await comesSoon(next))) await recording.recordPortion();
  try {
    const { done, value } = await next;
    return done ? undefined : value;
  } catch (failure) {
    await recording.recordPortion();
    throw failure;
  }
}

const comesSoon = (next: Promise<unknown>): Promise<boolean> => {
  const come = (): boolean => true;
  return Promise.race([next.then(come, come), setTimeout(LULL_MS, false)]);
};

class Recording {
  private readonly tally: OutcomeTally;
  private lines: Line[] = [];
  private bytes = 0;

  constructor(
    private readonly intake: Intake,
    private readonly handling: StreamHandling,
  ) {
    this.tally = new OutcomeTally(intake);
  }

  async take(line: Line): Promise<void> {
    this.lines.push(line);
    this.bytes += line.kind === 'line' ? line.bytes.length : 0;
    if (this.lines.length >= PORTION.lines || this.bytes >= PORTION.bytes) await this.recordPortion();
  }

  async finish(): Promise<OutcomeSummary> {
    await this.recordPortion();
    return this.tally.summary;
  }

  async recordPortion(): Promise<void> {
    const lines = this.lines;
    if (lines.length === 0) return;
    this.lines = [];
    this.bytes = 0;
    await this.intake.room();
    const deliveries = lines.flatMap((line) => (line.kind === 'line' ? [line.bytes] : []));
    const { sender } = this.handling;
    const from = typeof sender === 'function' ? await sender() : sender;
    const outcomes = (await this.intake.record(deliveries, from)).values();
    for (const line of lines) {
      this.tell(line, line.kind === 'line' ? (outcomes.next().value as DeliveryOutcome) : tooLong(line.size));
    }
    await this.handling.afterPortion?.();
  }

  private tell(line: Line, outcome: DeliveryOutcome): void {
    this.tally.enter(outcome);
    this.handling.onOutcome?.({ ...outcome, line: line.number });
  }
}

const tooLong = (size: number): DeliveryOutcome => ({
  outcome: 'too-large',
  message: `The line has ${size} bytes; at most ${MAX_EVENT_BYTES} are kept. Report it in smaller parts.`,
  messageEs: `La línea ocupa ${size} bytes; se admiten ${MAX_EVENT_BYTES} como máximo. Comuníquela en partes menores.`,
});
