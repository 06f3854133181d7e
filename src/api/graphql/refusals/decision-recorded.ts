import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { RecordedNow } from '../../decisions/decision-writer';
import { eventName } from '../scalars/event-name';

/** What every decision says once it is recorded. */
@ObjectType({ isAbstract: true })
export abstract class DecisionRecorded {
  @Field({ description: 'As a type of event, e.g. finding.resolved.' })
  what!: string;

  @Field(() => ID, { description: 'Of the event that records it.' })
  eventId!: string;

  @Field({ description: 'Give it as waitFor to see what follows in a query.' })
  receipt!: string;
}

export const decisionRecorded = ({
  type,
  eventId,
  receipt,
}: Omit<RecordedNow, 'time'> & { readonly type: string }): DecisionRecorded => ({
  ...{ what: eventName(type), eventId, receipt },
});
