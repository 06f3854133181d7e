import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { DeliveryOutcome } from '../delivery-outcome';

@ObjectType({
  description: 'What became of one delivered event; everything but too-large and forbidden is kept.',
})
export class RecordedDelivery {
  @Field({ description: 'stored, duplicate, conflict, quarantined, too-large or forbidden.' })
  outcome!: string;

  @Field(() => String, { nullable: true })
  source?: string;

  @Field(() => String, { nullable: true })
  id?: string;

  @Field(() => String, { nullable: true, description: 'Give it as waitFor to see the event in a query.' })
  receipt?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was set aside: one of a closed list of codes.',
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
  @Field(() => Int, { description: 'Stored now or before with the same content.' })
  kept!: number;

  @Field(() => Int, { description: 'Set aside in quarantine, or turned away.' })
  notKept!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The furthest of all: give it as waitFor to see every event of the call in a query.',
  })
  receipt?: string;

  @Field(() => [RecordedDelivery], { description: 'One per event, in their order.' })
  outcomes!: DeliveryOutcome[];
}
