import { ArgsType, createUnionType, Field, ID, ObjectType } from '@nestjs/graphql';
import type { DeliveryRefusalCode } from './why-not-discarded';
import { DELIVERY_REFUSALS } from './delivery.refusals';
import { namingTheEnd, type NotRecorded } from '../../api/decisions/ended-by';
import { DecisionRecorded } from '../../api/graphql/refusals/decision-recorded';
import { DecisionRefused } from '../../api/graphql/refusals/decision-refused';

@ArgsType()
export class DiscardArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => ID, { description: 'SHA-256 of the delivered bytes, as in the query quarantine.' })
  delivery!: string;

  @Field({ description: 'The reason, 1 to 1000 characters.' })
  reason!: string;
}

@ObjectType({ description: 'The delivery is discarded; its bytes stay in the log.' })
export class DeliveryDiscarded extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was recorded about the delivery.' })
export class DeliveryRefused extends DecisionRefused<DeliveryRefusalCode> {}

export const DiscardResult = createUnionType({
  name: 'DiscardResult',
  types: () => [DeliveryDiscarded, DeliveryRefused] as const,
  resolveType: (answer: DeliveryDiscarded | DeliveryRefused) =>
    'code' in answer ? DeliveryRefused : DeliveryDiscarded,
});

export const deliveryRefused = (why: NotRecorded<DeliveryRefusalCode>): DeliveryRefused => ({
  code: why.code,
  ...namingTheEnd(DELIVERY_REFUSALS[why.code], why),
});
