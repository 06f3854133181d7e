import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { EventStoreUnavailable } from '../../event-store/event-store-unavailable';
import { type DeliveryOutcome, isKept } from '../delivery-outcome';
import type { Intake, Sender } from '../intake';
import { recordLines, type StreamSummary } from '../ndjson/record-lines';
import { UNAVAILABLE_ANSWER } from './answers';

/** Lines about single events that are held for a client which sends everything before it reads. */
const MOST_LINES_HELD = 10_000;

/**
 * The answer to newline-delimited events: a line for each one that was not kept as an event, and a last line with
 * the counts and the receipt. A client that reads while it sends may ask for a line about every event
 * (`?answers=all`); any other would block itself, therefore its lines are held until it has sent everything.
 */
export class NdjsonAnswer {
  private readonly held: string[] = [];
  private omitted = 0;

  constructor(
    private readonly reply: FastifyReply,
    private readonly everyAnswer: boolean,
  ) {}

  async record(body: Readable, intake: Intake, sender: Sender): Promise<void> {
    this.reply.hijack();
    const response = this.reply.raw;
    response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
    if (this.everyAnswer) response.flushHeaders();
    try {
      const summary = await recordLines(body, intake, {
        sender,
        onOutcome: (outcome) => this.tell(outcome),
        afterPortion: () => this.drained(),
      });
      await this.finish({ summary: this.withOmissions(summary) });
    } catch (failure) {
      if (body.destroyed && !body.readableEnded) return void response.destroy();
      await this.finish({ failure: failureAnswer(failure) });
      if (!(failure instanceof EventStoreUnavailable)) throw failure;
    }
  }

  private tell(outcome: DeliveryOutcome & { line: number }): void {
    if (this.everyAnswer) this.reply.raw.write(asLine(outcome));
    else if (isKept(outcome)) return;
    else if (this.held.length < MOST_LINES_HELD) this.held.push(asLine(outcome));
    else this.omitted++;
  }

  private withOmissions(summary: StreamSummary): object {
    return this.omitted === 0 ? summary : { ...summary, answersOmitted: this.omitted };
  }

  private async finish(last: object): Promise<void> {
    const response = this.reply.raw;
    for (const line of this.held) {
      response.write(line);
      await this.drained();
    }
    response.end(asLine(last));
  }

  /** Waits for a client that reads slower than it is answered; one that is gone is not waited for. */
  private async drained(): Promise<void> {
    const response = this.reply.raw;
    if (!response.writableNeedDrain || response.destroyed) return;
    await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
}

const asLine = (answer: object): string => `${JSON.stringify(answer)}\n`;

/** Sent as the last line, since the status was given when the stream began. */
const failureAnswer = (failure: unknown): object =>
  failure instanceof EventStoreUnavailable
    ? UNAVAILABLE_ANSWER
    : {
        code: 'INTERNAL',
        message: 'The stream could not be taken in to its end. Send it again: repeats are harmless.',
      };
