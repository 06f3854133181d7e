import { Args, Mutation, Resolver, ObjectType } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import { CurrentPrincipal, RequirePermission } from '../access/require-permission.decorator';
import type { Principal } from '../access/principal';
import { isStored } from './delivery-outcome';
import { batchAnswer, FULL_ANSWER } from './answers';
import { Intake } from './intake';
import { tellUnavailable, badInput } from '../api/coded-error';
import { Module } from '@nestjs/common';
import { g } from '../api/schema-fields';
import { present } from '../kernel/present';

@ObjectType({
  description: 'The outcome of one delivered event; everything except too-large and forbidden is kept.',
})
export class RecordedDelivery extends g.object({
  outcome: g.text('stored, duplicate, conflict, quarantined, too-large or forbidden.'),
  source: g.optional(g.text()),
  id: g.optional(g.text()),
  receipt: g.optional(g.text('Pass it as waitFor to query figures with the event.')),
  reason: g.optional(g.text('The reason of the quarantine: one of a closed list of codes.')),
  path: g.optional(g.text('JSON pointer to the cause.')),
  message: g.optional(g.text()),
  messageEs: g.optional(g.text('The message in Spanish.')),
  delivery: g.optional(g.text('Name of the delivery in quarantine.')),
}) {}

@ObjectType()
class RecordEventsAnswer extends g.object({
  kept: g.int('Stored now, or earlier with the same content.'),
  notKept: g.int('Quarantined or refused.'),
  receipt: g.optional(
    g.text('The last of all: pass it as waitFor to query figures with every event of the call.'),
  ),
  outcomes: g.listOf(() => RecordedDelivery, 'One per event, in their order.'),
}) {}

const MOST_EVENTS = 1_000;

@Resolver()
@RequirePermission('events:record')
class RecordEventsResolver {
  constructor(private readonly intake: Intake) {}

  @Mutation(() => RecordEventsAnswer, {
    description: 'Records table events, each a CloudEvent as JSON text, exactly as POST /v1/events does.',
  })
  async recordEvents(
    @Args('events', {
      type: () => [String],
      description: `CloudEvents 1.0 in structured JSON; at most ${MOST_EVENTS}.`,
    })
    events: string[],
    @CurrentPrincipal() sender: Principal,
  ): Promise<RecordEventsAnswer> {
    if (events.length > MOST_EVENTS) {
      throw badInput({
        en: `events: at most ${MOST_EVENTS} per call, and these are ${events.length}: send more as newline-delimited JSON over HTTP.`,
        es: `events: como máximo ${MOST_EVENTS} por llamada, y estos son ${events.length}: envíe más por HTTP como JSON delimitado por líneas.`,
      });
    }
    if (this.intake.isFull) throw new GraphQLError(FULL_ANSWER.message, { extensions: { ...FULL_ANSWER } });
    const outcomes = await this.intake.record(events, sender).catch(tellUnavailable);
    const kept = outcomes.filter(isStored).length;
    const { receipt } = batchAnswer(outcomes, this.intake);
    return { kept, notKept: outcomes.length - kept, outcomes, ...present({ receipt }) };
  }
}

@Module({ providers: [RecordEventsResolver] })
export class RecordEventsModule {}
