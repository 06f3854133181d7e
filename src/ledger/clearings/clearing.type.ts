import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { ClearingKnown } from './clearings.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType('Clearing', {
  description:
    "A person's proposal to clear an open variance (imputación), and its approval by another person.",
})
export class ClearingType {
  @Field(() => Position, { description: 'Of the proposal.' })
  recordNumber!: bigint;

  @Field(() => ID, { description: 'Pass it to recordClearing to approve.' })
  eventId!: string;

  @Field(() => GamingDayType, { description: 'The booking day.' })
  gamingDay!: string;

  @Field({ description: 'Point, amount, target account, table: JSON text, as proposed.' })
  clearing!: string;

  @Field()
  reason!: string;

  @Field({ description: 'Number of a document kept by the casino.' })
  document!: string;

  @Field()
  proposedBy!: string;

  @Field({ description: 'As stated.' })
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
