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
import { CurrentPrincipal } from '../access/current-principal.decorator';
import { RequirePermission } from '../access/require-permission.decorator';
import type { Principal } from '../access/principal';
import { definitionOf } from '../ledger/event-contract/catalogue';
import { publishedSchema } from '../ledger/event-contract/published-contract';
import { EventStoreUnavailable } from '../event-log/event-store.port';
import { deliveriesOf } from './record-array';
import { Intake } from './intake';
import {
  batchAnswer,
  FULL_ANSWER,
  MOST_EVENTS_PER_BATCH,
  STATUS_OF,
  TOO_MANY_EVENTS,
  TRY_AGAIN_AFTER_S,
  UNAVAILABLE_ANSWER,
  UNKNOWN_CONTENT_TYPE,
  unknownEventType,
  CONTENT_TYPES,
} from './answers';
import { NdjsonAnswer } from './ndjson-answer';

@Controller('v1/events')
export class EventsController {
  constructor(private readonly intake: Intake) {}

  @Post()
  @RequirePermission('events:record')
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
