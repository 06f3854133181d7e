import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import { CurrentPrincipal } from '../access/current-principal.decorator';
import { RequirePermission } from '../access/require-permission.decorator';
import type { Principal } from '../access/principal';
import { isKept } from './delivery-outcome';
import { batchAnswer, FULL_ANSWER } from './answers';
import { Intake } from './intake';
import { RecordEventsAnswer } from './record-events.type';
import { tellUnavailable, badInput } from '../api/coded-error';

const MOST_EVENTS = 1_000;

@Resolver()
@RequirePermission('events:record')
export class RecordEventsResolver {
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
    const kept = outcomes.filter(isKept).length;
    const { receipt } = batchAnswer(outcomes, this.intake);
    return { kept, notKept: outcomes.length - kept, outcomes, ...(receipt !== undefined && { receipt }) };
  }
}
