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
  description: 'The grouping of commissions.',
  valuesMap: {
    RULE: { description: 'The rule: bank, rake, session-fee, banker-6, …' },
    GAME: { description: 'The game of the session.' },
    TABLE: { description: 'The table.' },
    DAY: { description: 'The day, according to the requested basis.' },
  },
});

@ObjectType({
  description: 'Commissions of one group; null if not grouped by this field, or if nobody stated it.',
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

  @Field(() => Money, { description: "The house's income under the rule, net of reversals (cuenta 701)." })
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
