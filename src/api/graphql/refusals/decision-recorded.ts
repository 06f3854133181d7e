import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { RecordedNow } from '../../decisions/decision-writer';
import { eventName } from '../scalars/event-name';

@ObjectType({ isAbstract: true })
export abstract class DecisionRecorded {
  @Field({ description: 'The type of event, e.g. finding.resolved.' })
  what!: string;

  @Field(() => ID, { description: 'Of the event that records it.' })
  eventId!: string;

  @Field({ description: 'Pass it as waitFor to query the effect.' })
  receipt!: string;
}

export const decisionRecorded = ({
  type,
  eventId,
  receipt,
}: Omit<RecordedNow, 'time'> & { readonly type: string }): DecisionRecorded => ({
  ...{ what: eventName(type), eventId, receipt },
});
