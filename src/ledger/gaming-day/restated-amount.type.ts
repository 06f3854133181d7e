import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { RestatedAmount as Row } from '../journal/restatement.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType({
  description: 'What an event posted to the books of a day other than its own, because that day was closed.',
})
export class RestatedAmount {
  @Field(() => GamingDayType, {
    description: 'The gaming day of the fact: the day of the restated books.',
  })
  ownDay!: string;

  @Field(() => GamingDayType, { description: 'The booking day.' })
  bookedIn!: string;

  @Field()
  account!: string;

  @Field(() => Money, { description: 'Debits less credits: own-day less booked, for the own day.' })
  amount!: Money;

  @Field(() => Position, {
    description: 'The record that caused it: a late fact, a correction, the close of the day.',
  })
  cause!: bigint;

  @Field(() => ID, { description: 'Id of that event within its source.' })
  causeId!: string;

  @Field({ description: 'The source.' })
  causeSource!: string;

  @Field({ description: 'Its type, with version.' })
  causeType!: string;
}

export const RestatedAmountConnection = connectionOf(RestatedAmount, 'RestatedAmount');

export const restatedAmountOf = ({ amount, currency, ...row }: Row): RestatedAmount => ({
  ...row,
  amount: moneyOf(amount, currency),
});
