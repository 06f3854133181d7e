import { Field, ObjectType } from '@nestjs/graphql';
import type { LostMoneyEntry } from './found-money.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType({
  description: 'An entry of the register of lost money (dinero hallado). No income of the house.',
})
export class LostMoney {
  @Field(() => String, {
    nullable: true,
    description: 'Number in the register; null: forgotten bets, which have none and stand together.',
  })
  entry!: string | null;

  @Field(() => Position, { description: 'The record that entered it first.' })
  firstRecord!: bigint;

  @Field(() => GamingDayType, { description: 'The day on which it was found, or first found.' })
  foundOn!: string;

  @Field(() => String, { nullable: true, description: 'The table at which it was found.' })
  table!: string | null;

  @Field(() => Money)
  found!: Money;

  @Field(() => Money, { description: 'Given back to its owner.' })
  returned!: Money;

  @Field(() => Money, { description: 'Paid over as the law says.' })
  paidOver!: Money;

  @Field(() => Money, { description: 'Still owed.' })
  owed!: Money;
}

export const LostMoneyConnection = connectionOf(LostMoney, 'LostMoney');

export const lostMoneyOf = ({
  currency,
  entry,
  firstRecord,
  foundOn,
  table,
  ...amounts
}: LostMoneyEntry): LostMoney => ({
  ...{ entry: entry || null, firstRecord, foundOn, table },
  found: moneyOf(amounts.found, currency),
  returned: moneyOf(amounts.returned, currency),
  paidOver: moneyOf(amounts.paidOver, currency),
  owed: moneyOf(amounts.owed, currency),
});
