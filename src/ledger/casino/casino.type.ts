import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType({ description: 'A casino and how far its books go.' })
export class Casino {
  @Field(() => ID)
  id!: string;

  @Field(() => Position, { description: 'Record number of its last event.' })
  position!: bigint;

  @Field({
    description:
      'Link of the hash chain at that record: whoever keeps it can prove later that nothing changed.',
  })
  chainHash!: string;

  @Field(() => [String], {
    description:
      'Sources that report facts without a sequence: of these nobody can know whether one is missing.',
  })
  sourcesWithoutSequence!: readonly string[];
}
