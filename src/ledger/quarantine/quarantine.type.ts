import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { QuarantinedDeliveryRow } from './quarantined-delivery.read-model';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType({
  description: 'A delivery that could not be stored as its event; its bytes are in the log.',
})
export class QuarantinedDelivery {
  @Field(() => Position)
  recordNumber!: bigint;

  @Field(() => ID, {
    description: 'SHA-256 of the delivered bytes; a corrected event names it in `resubmits`.',
  })
  deliveryId!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field({ description: 'The reason: one of a closed list of codes.' })
  reason!: string;

  @Field({ description: 'JSON pointer to the cause; empty for the whole delivery.' })
  path!: string;

  @Field()
  message!: string;

  @Field(() => String, { nullable: true, description: 'The source it names, if readable.' })
  deliveredSource!: string | null;

  @Field(() => String, { nullable: true, description: 'The id it names, if readable.' })
  deliveredId!: string | null;

  @Field(() => Position, {
    nullable: true,
    description: 'The record that resubmitted or discarded it; null while it waits.',
  })
  endedBy!: bigint | null;
}

export const QuarantinedDeliveryConnection = connectionOf(QuarantinedDelivery, 'QuarantinedDelivery');

export const quarantinedDeliveryAt = (
  { endedBy, ...delivery }: QuarantinedDeliveryRow,
  position: bigint,
): QuarantinedDelivery => ({
  ...delivery,
  endedBy: endedBy !== null && endedBy <= position ? endedBy : null,
});
