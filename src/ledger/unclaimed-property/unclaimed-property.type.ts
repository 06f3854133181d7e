import { Field, ObjectType } from '@nestjs/graphql';
import type { UnclaimedPropertyEntry } from './found-money.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType({
  description:
    'An entry of the register of unclaimed property (dinero perdido o abandonado). Not income of the house.',
})
export class UnclaimedProperty {
  @Field(() => String, {
    nullable: true,
    description: 'Number in the register; null: forgotten bets, which have no number and are one entry.',
  })
  entry!: string | null;

  @Field(() => Position, { description: 'Its first record.' })
  firstRecord!: bigint;

  @Field(() => GamingDayType, { description: 'The day it was found, or first found.' })
  foundOn!: string;

  @Field(() => String, { nullable: true, description: 'The table where it was found.' })
  table!: string | null;

  @Field(() => Money)
  found!: Money;

  @Field(() => Money, { description: 'Returned to its owner.' })
  returned!: Money;

  @Field(() => Money, { description: 'Remitted according to law.' })
  paidOver!: Money;

  @Field(() => Money, { description: 'Still owed.' })
  owed!: Money;
}

export const UnclaimedPropertyConnection = connectionOf(UnclaimedProperty, 'UnclaimedProperty');

export const unclaimedPropertyOf = ({
  currency,
  entry,
  firstRecord,
  foundOn,
  table,
  ...amounts
}: UnclaimedPropertyEntry): UnclaimedProperty => ({
  ...{ entry: entry || null, firstRecord, foundOn, table },
  found: moneyOf(amounts.found, currency),
  returned: moneyOf(amounts.returned, currency),
  paidOver: moneyOf(amounts.paidOver, currency),
  owed: moneyOf(amounts.owed, currency),
});
