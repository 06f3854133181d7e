import { Field, ObjectType } from '@nestjs/graphql';
import type { TipMovement } from './tip-movements.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { eventName } from '../../api/graphql/scalars/event-name';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType({
  description: 'Tips (tronco de propinas) that were counted or shared out. No income of the house.',
})
export class Tip {
  @Field(() => Position)
  recordNumber!: bigint;

  @Field({ description: 'What happened, as a type of event: tips.counted or tips.shared.' })
  what!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The table of the box; null: cage, reception, or all.',
  })
  table!: string | null;

  @Field(() => Money, { description: 'By which what is owed to the staff grows, or shrinks (-).' })
  amount!: Money;

  @Field(() => Money, { description: 'Of what was counted: cash, which went to the cage.' })
  cash!: Money;

  @Field(() => Money, { description: 'Of what was counted: chips.' })
  chips!: Money;

  @Field(() => Money, { description: 'Of what was shared out: paid to the staff.' })
  paid!: Money;

  @Field(() => Money, { description: "Of what was shared out: the house's share." })
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
