import { Field, ObjectType } from '@nestjs/graphql';
import { GamingDayType } from '../scalars/gaming-day.scalar';
import { Position } from '../scalars/position.scalar';

/** What every answer about the books says of itself. */
@ObjectType({ isAbstract: true })
export abstract class Answer {
  @Field(() => Position, {
    description: 'The record number up to which every event is in this answer; later pages keep it.',
  })
  position!: bigint;

  @Field(() => GamingDayType, { nullable: true, description: 'The last gaming day taken in; null: all.' })
  asOf!: string | null;

  @Field({
    description: 'False when an event that belongs here is set aside because of a fault of the software.',
  })
  complete!: boolean;
}
