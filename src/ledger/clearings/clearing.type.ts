import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { ClearingKnown } from './clearings.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType('Clearing', {
  description:
    'What a person proposed that a pending difference was (imputación), and whether another one approved.',
})
export class ClearingType {
  @Field(() => Position, { description: 'Of the proposal.' })
  recordNumber!: bigint;

  @Field(() => ID, { description: 'Give it to recordClearing to approve.' })
  eventId!: string;

  @Field(() => GamingDayType, { description: 'The gaming day in whose books it counts.' })
  gamingDay!: string;

  @Field({ description: 'Point, amount, what it is cleared to, table: JSON text, as it was proposed.' })
  clearing!: string;

  @Field()
  reason!: string;

  @Field({ description: 'Number of a paper that the casino keeps.' })
  document!: string;

  @Field()
  proposedBy!: string;

  @Field({ description: 'As it was stated.' })
  proposedAt!: string;

  @Field(() => Position, {
    nullable: true,
    description: 'Of the clearing; null until another person approves.',
  })
  recordedAs!: bigint | null;
}

export const ClearingConnection = connectionOf(ClearingType, 'Clearing');

export function clearingOf({ proposed, ...known }: ClearingKnown): ClearingType {
  const { by, reason, document, ...clearing } = proposed;
  return {
    ...known,
    ...{ reason, document, clearing: JSON.stringify(clearing), proposedBy: by.name ?? by.id },
  };
}
