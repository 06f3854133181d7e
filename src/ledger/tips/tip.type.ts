import { Field, ObjectType } from '@nestjs/graphql';
import type { TipMovement } from './tip-movements.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { eventName } from '../../api/graphql/scalars/event-name';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType({
  description: 'Tips (tronco de propinas) counted or distributed. Not income of the house.',
})
export class Tip {
  @Field(() => Position)
  recordNumber!: bigint;

  @Field({ description: 'The type of event: tips.counted or tips.shared.' })
  what!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The table of the box; null: cage, reception, or all.',
  })
  table!: string | null;

  @Field(() => Money, { description: 'Change of what is owed to the staff; negative: a decrease.' })
  amount!: Money;

  @Field(() => Money, { description: 'Counted cash, which went to the cage.' })
  cash!: Money;

  @Field(() => Money, { description: 'Counted chips.' })
  chips!: Money;

  @Field(() => Money, { description: 'Distributed to the staff.' })
  paid!: Money;

  @Field(() => Money, { description: 'Distributed to the house.' })
  houseShare!: Money;
}

export const TipConnection = connectionOf(Tip, 'Tip');

export function tipOf({ eventType, currency, table, recordNumber, gamingDay, ...amounts }: TipMovement): Tip {
  const { amount, cash, houseShare, paid } = amounts;
  const isCount = amount > 0n;
  const money = (part: bigint): Money => moneyOf(part, currency);
  return {
    ...{ recordNumber, gamingDay, table, what: eventName(eventType) },
    amount: money(amount),
    cash: money(isCount ? cash : 0n),
    chips: money(isCount ? amount - cash : 0n),
    paid: money(isCount ? 0n : paid),
    houseShare: money(houseShare),
  };
}
