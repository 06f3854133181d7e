import { Field, type FieldMiddleware, ObjectType } from '@nestjs/graphql';
import { GamingDayType } from '../scalars/gaming-day.scalar';
import { Position } from '../scalars/position.scalar';
import type { OperationContext } from './operation-context';
import type { PartOfBooks } from './part-of-books';

const completeness: FieldMiddleware<Answer, OperationContext> = ({ source, context }) =>
  Promise.resolve(context.snapshot.isComplete(source));

@ObjectType({ isAbstract: true })
export abstract class Answer {
  @Field(() => Position, {
    description: 'The record number up to which all events are included; later pages keep it.',
  })
  position!: bigint;

  @Field(() => GamingDayType, { nullable: true, description: 'The last gaming day included; null: all.' })
  asOf!: string | null;

  @Field({
    middleware: [completeness],
    description: 'False if an event that belongs here is parked because of a bug.',
  })
  complete!: boolean;

  /** The part of the books it covers, if not all of them; not a field. */
  about?: PartOfBooks;
}
