import type { Readable } from 'node:stream';
import {
  Controller,
  Get,
  HttpException,
  NotFoundException,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPrincipal, RequirePermission } from '../access/require-permission.decorator';
import type { Principal } from '../access/principal';
import { definitionOf } from '../ledger/event-contract/catalogue';
import { publishedSchema } from '../ledger/event-contract/published-contract';
import { EventStoreUnavailable, UNAVAILABLE_ANSWER } from '../event-log/event-store.port';
import { deliveriesOf } from './record-array';
import { Intake } from './intake';
import {
  batchAnswer,
  BROKEN_OFF_ANSWER,
  CONTENT_TYPES,
  FULL_ANSWER,
  MOST_EVENTS_PER_BATCH,
  STATUS_OF,
  STOPPING_ANSWER,
  TOO_MANY_EVENTS,
  TRY_AGAIN_AFTER_S,
  UNKNOWN_CONTENT_TYPE,
  unknownEventType,
} from './answers';
import { type DeliveryOutcome, IntakeStopping, isStored, type OutcomeSummary } from './delivery-outcome';
import { recordLines, type StreamHandling } from './record-lines';
import { Described } from '../access/described-address';
import { EVENT_SCHEMA, RECORD_EVENTS } from './events.address';

const MOST_LINES_HELD = 10_000;

/** Time for a stopped sender to read this and its unread answers. */
const CLOSE_TIMEOUT_MS = 4_000;

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

  /**
   * Records the body and answers. Throws faults of the service again after the answer; the departure of a client is no fault.
   */
  async record(body: Readable, intake: Intake, sender: StreamHandling['sender']): Promise<void> {
    this.reply.hijack();
    // A quiet table sends nothing for hours.
    this.reply.raw.socket?.setTimeout(0);
    // The request already reports a client that leaves, so an error of the response is ignored.
    this.reply.raw.on('error', () => undefined);
    if (this.everyAnswer) this.begin(200);
    const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
    try {
      const summary = await recordLines(chunks, intake, {
        sender,
        onOutcome: (outcome) => this.tell(outcome),
        afterPortion: () => this.drained(),
      });
      await this.finish(200, { summary: this.withOmissions(summary) });
    } catch (failure) {
      if (body.destroyed && !body.readableEnded) return void this.reply.raw.destroy();
      passOver(chunks);
      if (failure instanceof IntakeStopping || failure instanceof HttpException) this.closeGracefully();
      await this.finish(...failureAnswer(failure));
      if (failure instanceof IntakeStopping) return;
      if (!(failure instanceof EventStoreUnavailable)) throw failure;
    }
  }

  private tell(outcome: DeliveryOutcome & { line: number }): void {
    if (this.everyAnswer) this.write(outcome);
    else if (isStored(outcome)) return;
    else if (this.held.length < MOST_LINES_HELD) this.held.push(asLine(outcome));
    else this.omitted++;
  }

  private withOmissions(summary: OutcomeSummary): object {
    return this.omitted === 0 ? summary : { ...summary, answersOmitted: this.omitted };
  }

  private begin(status: number): void {
    const response = this.reply.raw;
    if (status === 503) response.setHeader('retry-after', TRY_AGAIN_AFTER_S);
    response.writeHead(status, { 'content-type': 'application/x-ndjson; charset=utf-8' });
    response.flushHeaders();
  }

  private async finish(status: number, last: object): Promise<void> {
    const response = this.reply.raw;
    if (!response.headersSent) this.begin(status);
    for (const line of this.held) {
      response.write(line);
      await this.drained();
    }
    response.end(asLine(last));
  }

  /**
   * Half-closes the connection and drains the request, so that the client can read the answer. Closing a connection with
   * unread bytes resets it, and a sender that still sends would lose the answer.
   */
  private closeGracefully(): void {
    const { socket } = this.reply.raw;
    if (socket === null) return;
    socket.destroySoon = () => void socket.end();
    const closing = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS);
    socket.once('close', () => clearTimeout(closing));
  }

  private write(answer: object): void {
    if (!this.reply.raw.destroyed) this.reply.raw.write(asLine(answer));
  }

  /** Waits for a slow reader, but not for a client that is gone. */
  private async drained(): Promise<void> {
    const response = this.reply.raw;
    if (!response.writableNeedDrain || response.destroyed) return;
    await new Promise<void>((resolve) => {
      const goOn = (): void => {
        response.off('drain', goOn).off('close', goOn);
        resolve();
      };
      response.on('drain', goOn).on('close', goOn);
    });
  }
}

const asLine = (answer: object): string => `${JSON.stringify(answer)}\n`;

/** Many clients read their answer only after sending everything: the rest is read and discarded. */
function passOver(chunks: AsyncIterator<Buffer>): void {
  chunks.next().then(
    ({ done }) => done || passOver(chunks),
    () => undefined,
  );
}

function failureAnswer(failure: unknown): [status: number, last: { failure: object }] {
  if (failure instanceof EventStoreUnavailable) return [503, { failure: UNAVAILABLE_ANSWER }];
  if (failure instanceof IntakeStopping) return [503, { failure: STOPPING_ANSWER }];
  if (failure instanceof HttpException)
    return [failure.getStatus(), { failure: failure.getResponse() as object }];
  return [500, { failure: BROKEN_OFF_ANSWER }];
}

@Controller('v1/events')
export class EventsController {
  constructor(private readonly intake: Intake) {}

  @Post()
  @RequirePermission('events:record')
  @Described(RECORD_EVENTS)
  async record(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentPrincipal() sender: Principal,
    @Query('answers') answers?: string,
  ): Promise<void> {
    try {
      await this.answer(request, reply, { sender, everyAnswer: answers === 'all' });
    } catch (failure) {
      if (!(failure instanceof EventStoreUnavailable)) throw failure;
      throw tryAgain(reply, UNAVAILABLE_ANSWER);
    }
  }

  @Get('schemas/:type')
  @RequirePermission('schemas:read')
  @Described(EVENT_SCHEMA)
  schema(@Param('type') type: string): object {
    const definition = definitionOf(type);
    if (!definition) throw new NotFoundException(unknownEventType(type));
    return publishedSchema(definition);
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { sender, everyAnswer }: { sender: Principal; everyAnswer: boolean },
  ): Promise<void> {
    switch (mediaTypeOf(request)) {
      case CONTENT_TYPES.single:
        return this.recordOne(request.body as Buffer, reply, sender);
      case CONTENT_TYPES.batch:
        return this.recordBatch(request.body as Buffer, reply, sender);
      case CONTENT_TYPES.ndjson:
        return new NdjsonAnswer(reply, everyAnswer).record(
          ...([request.body as Readable, this.intake] as const),
          sender.again ?? sender,
        );
      default:
        throw new HttpException(UNKNOWN_CONTENT_TYPE, 415);
    }
  }

  private async recordOne(body: Buffer, reply: FastifyReply, sender: Principal): Promise<void> {
    if (this.intake.isFull) throw tryAgain(reply, FULL_ANSWER);
    const [outcome] = await this.intake.record([body], sender);
    await reply.status(STATUS_OF[outcome!.outcome]).send(outcome);
  }

  private async recordBatch(body: Buffer, reply: FastifyReply, sender: Principal): Promise<void> {
    if (this.intake.isFull) throw tryAgain(reply, FULL_ANSWER);
    const deliveries = deliveriesOf(body, MOST_EVENTS_PER_BATCH);
    if (deliveries.length > MOST_EVENTS_PER_BATCH) throw new HttpException(TOO_MANY_EVENTS, 413);
    const outcomes = await this.intake.record(deliveries, sender);
    await reply.status(200).send(batchAnswer(outcomes, this.intake));
  }
}

const mediaTypeOf = (request: FastifyRequest): string =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();

function tryAgain(reply: FastifyReply, answer: object): HttpException {
  void reply.header('retry-after', TRY_AGAIN_AFTER_S);
  return new HttpException(answer, 503);
}
