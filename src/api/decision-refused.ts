import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { DecisionRefusalText } from './refusal-text';
import type { RecordedNow } from './decision-writer';
import { eventName } from './scalars';

@ObjectType({ isAbstract: true })
export abstract class DecisionRefused<Code extends string> implements DecisionRefusalText {
  @Field(() => String, { description: 'Stable; docs/errors.md lists them all.' })
  code!: Code;

  @Field()
  message!: string;

  @Field({ description: 'In Spanish.' })
  messageEs!: string;

  @Field({ description: 'The source of the rule.' })
  citation!: string;

  @Field({ description: 'In Spanish.' })
  citationEs!: string;
}

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
