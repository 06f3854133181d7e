import { setTimeout } from 'node:timers/promises';
import { MAX_EVENT_BYTES, type LogPosition } from '../event-log/event-store.port';
import { type DeliveryOutcome, noOutcomes, type OutcomeCounts } from './delivery-outcome';
import type { Intake } from './intake';
import type { Sender } from './reporting-rights';
import { unlessStopping } from './intake-stopping';
import { type Line, LineSplitter } from './line-splitter';

export interface StreamSummary {
  readonly counts: OutcomeCounts;
  readonly receipt?: LogPosition;
}

export interface StreamHandling {
  /** Who sends; a function is asked before each portion, since a stream may outlive the credential. */
  readonly sender: Sender | (() => Promise<Sender>);
  readonly onOutcome?: (outcome: DeliveryOutcome & { readonly line: number }) => void;
  /** Awaited between portions; nothing is taken from the source meanwhile. */
  readonly afterPortion?: () => Promise<void>;
  readonly onProgress?: (bytes: number) => void;
}

/** So much is read before it is recorded; while it is, nothing more is taken from the source. */
const PORTION = { lines: 1_000, bytes: 2 * 1024 * 1024 };

/** A source that gives nothing for so long may be waiting for answers: what it has given is recorded. */
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
): Promise<StreamSummary> {
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
  private readonly counts = noOutcomes();
  private receipt: LogPosition | undefined;
  private lines: Line[] = [];
  private bytes = 0;

  constructor(
    private readonly intake: Intake,
    private readonly handling: StreamHandling,
  ) {}

  async take(line: Line): Promise<void> {
    this.lines.push(line);
    this.bytes += line.kind === 'line' ? line.bytes.length : 0;
    if (this.lines.length >= PORTION.lines || this.bytes >= PORTION.bytes) await this.recordPortion();
  }

  async finish(): Promise<StreamSummary> {
    await this.recordPortion();
    return { counts: this.counts, ...(this.receipt !== undefined && { receipt: this.receipt }) };
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
    this.counts[outcome.outcome]++;
    this.receipt = this.intake.furthest(this.receipt, outcome);
    this.handling.onOutcome?.({ ...outcome, line: line.number });
  }
}

const tooLong = (size: number): DeliveryOutcome => ({
  outcome: 'too-large',
  message: `The line has ${size} bytes; at most ${MAX_EVENT_BYTES} are kept. Report it in smaller parts.`,
  messageEs: `La línea ocupa ${size} bytes; se admiten ${MAX_EVENT_BYTES} como máximo. Comuníquela en partes menores.`,
});
