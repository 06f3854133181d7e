import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { FindingSeverity } from '../../../accounting/finding';
import type { FindingEntity } from '../../../projections/findings/finding.entity';
import { connectionOf } from '../connection/connection.type';
import { GamingDayType } from '../scalars/gaming-day.scalar';
import { Position } from '../scalars/position.scalar';

export const Severity: Record<FindingSeverity, FindingSeverity> = {
  violation: 'violation',
  advisory: 'advisory',
  information: 'information',
};
registerEnumType(Severity, {
  name: 'FindingSeverity',
  description: 'violation: a rule is broken; advisory: somebody should look; information: nothing to do.',
});

@ObjectType('Finding', {
  description: 'A difference between what was declared and what should be. Never a correction.',
})
export class FindingType {
  @Field(() => ID)
  id!: string;

  @Field({ description: 'Kebab-case, stable.' })
  code!: string;

  @Field(() => Severity)
  severity!: FindingSeverity;

  @Field()
  ruleId!: string;

  @Field({ description: 'Where the rule stands.' })
  citation!: string;

  @Field()
  expected!: string;

  @Field()
  found!: string;

  @Field(() => [ID], { description: 'The events it is about; the first showed it.' })
  eventIds!: string[];

  @Field(() => [ID], {
    description: 'The bets it is about, by their ids in the session; none where it is about no bet.',
  })
  betIds!: string[];

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => String, { nullable: true })
  table!: string | null;

  @Field(() => Position, { description: 'The record that opened it.' })
  openedBy!: bigint;

  @Field(() => Position, { nullable: true, description: 'The record that closed it; null while it stands.' })
  closedBy!: bigint | null;

  @Field()
  rulesRelease!: string;
}

export const FindingConnection = connectionOf(FindingType, 'Finding');

export const findingOf = ({ findingId, tableId, ...finding }: FindingEntity): FindingType => ({
  ...finding,
  id: findingId,
  table: tableId,
});
