import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { RestatedAmount as Row } from '../journal/restatement.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType({
  description:
    'What an event has posted in the books of another day than the own day of the fact, since that was closed.',
})
export class RestatedAmount {
  @Field(() => GamingDayType, {
    description: 'The gaming day of the fact: in its restated books it counts here.',
  })
  ownDay!: string;

  @Field(() => GamingDayType, { description: 'The day in whose official books it counts.' })
  bookedIn!: string;

  @Field()
  account!: string;

  @Field(() => Money, { description: 'Debits less credits: own-day less booked, of the own day.' })
  amount!: Money;

  @Field(() => Position, {
    description: 'The record that caused it: a late fact, a correction, the close of the day.',
  })
  cause!: bigint;

  @Field(() => ID, { description: 'Id of that event, within its source.' })
  causeId!: string;

  @Field({ description: 'Who reported it.' })
  causeSource!: string;

  @Field({ description: 'Its type, with version.' })
  causeType!: string;
}

export const RestatedAmountConnection = connectionOf(RestatedAmount, 'RestatedAmount');

export const restatedAmountOf = ({ amount, currency, ...row }: Row): RestatedAmount => ({
  ...row,
  amount: moneyOf(amount, currency),
});
