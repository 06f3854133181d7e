import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CommissionDimension, CommissionGroup } from './commissions.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';

export const CommissionGroupingName: Record<Uppercase<CommissionDimension>, CommissionDimension> = {
  RULE: 'rule',
  GAME: 'game',
  TABLE: 'table',
  DAY: 'day',
};
registerEnumType(CommissionGroupingName, {
  name: 'CommissionGrouping',
  description: 'By what commissions are grouped.',
  valuesMap: {
    RULE: { description: 'What they are taken by: bank, rake, session-fee, banker-6, …' },
    GAME: { description: 'The game of the session.' },
    TABLE: { description: 'The table.' },
    DAY: { description: 'The day, by the basis asked for.' },
  },
});

@ObjectType({
  description: 'Commissions of one group; null where it is not grouped by, or where nobody named one.',
})
export class Commission {
  @Field(() => String, { nullable: true, description: 'bank, rake, session-fee, banker-6, …' })
  rule!: string | null;

  @Field(() => String, { nullable: true, description: 'Game code.' })
  game!: string | null;

  @Field(() => String, { nullable: true })
  table!: string | null;

  @Field(() => GamingDayType, { nullable: true })
  day!: string | null;

  @Field(() => Money, { description: "The house's income by the rule, reversals taken off (cuenta 701)." })
  amount!: Money;
}

export const CommissionConnection = connectionOf(Commission, 'Commission');

export const commissionOf = ({ rule, game, table, day, amount, currency }: CommissionGroup): Commission => ({
  rule: rule || null,
  game: game || null,
  table: table || null,
  day: day || null,
  amount: moneyOf(amount, currency),
});
