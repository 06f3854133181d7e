import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType({ description: 'A casino and the state of its books.' })
export class Casino {
  @Field(() => ID)
  id!: string;

  @Field(() => Position, { description: 'Record number of its last event.' })
  position!: bigint;

  @Field({
    description: 'Link of the hash chain at that record. Keep it to prove later that nothing changed.',
  })
  chainHash!: string;

  @Field(() => [String], {
    description: 'Sources that report facts without a sequence; gaps in them cannot be detected.',
  })
  sourcesWithoutSequence!: readonly string[];
}
