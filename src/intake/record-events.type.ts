import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { DeliveryOutcome } from './delivery-outcome';

@ObjectType({
  description: 'The outcome of one delivered event; everything except too-large and forbidden is kept.',
})
export class RecordedDelivery {
  @Field({ description: 'stored, duplicate, conflict, quarantined, too-large or forbidden.' })
  outcome!: string;

  @Field(() => String, { nullable: true })
  source?: string;

  @Field(() => String, { nullable: true })
  id?: string;

  @Field(() => String, { nullable: true, description: 'Pass it as waitFor to query figures with the event.' })
  receipt?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The reason of the quarantine: one of a closed list of codes.',
  })
  reason?: string;

  @Field(() => String, { nullable: true, description: 'JSON pointer to the cause.' })
  path?: string;

  @Field(() => String, { nullable: true })
  message?: string;

  @Field(() => String, { nullable: true, description: 'The message in Spanish.' })
  messageEs?: string;

  @Field(() => String, { nullable: true, description: 'Name of the delivery in quarantine.' })
  delivery?: string;
}

@ObjectType()
export class RecordEventsAnswer {
  @Field(() => Int, { description: 'Stored now, or earlier with the same content.' })
  kept!: number;

  @Field(() => Int, { description: 'Quarantined or refused.' })
  notKept!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The last of all: pass it as waitFor to query figures with every event of the call.',
  })
  receipt?: string;

  @Field(() => [RecordedDelivery], { description: 'One per event, in their order.' })
  outcomes!: DeliveryOutcome[];
}
