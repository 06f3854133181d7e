import { Field, type FieldMiddleware, ObjectType } from '@nestjs/graphql';
import { GamingDayType } from '../scalars/gaming-day.scalar';
import { Position } from '../scalars/position.scalar';
import type { OperationContext } from './operation-context';
import type { PartOfBooks } from './part-of-books';

/** Of the position of an answer, in its operation; an answer says by itself that it is complete. */
const completeness: FieldMiddleware<Answer, OperationContext> = ({ source, context }) =>
  Promise.resolve(context.snapshot.isComplete(source));

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
    middleware: [completeness],
    description: 'False when an event that belongs here is set aside because of a fault of the software.',
  })
  complete!: boolean;

  /** The part of the books it is about, where not about all of them; no field. */
  about?: PartOfBooks;
}
