import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { FindingSeverity } from '../_core/finding';
import type { FindingEntity } from './finding.entity';
import type { FindingDecision } from './finding-decisions.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Position } from '../../api/graphql/scalars/position.scalar';
import { findingDecisionOf, FindingDecisionType } from './finding-decision.type';

export const Severity: Record<FindingSeverity, FindingSeverity> = {
  violation: 'violation',
  advisory: 'advisory',
  information: 'information',
};
registerEnumType(Severity, {
  name: 'FindingSeverity',
  description: 'violation: a rule is broken; advisory: somebody should look; information: nothing to do.',
});

export const FindingStatus = { OPEN: 'OPEN', CLOSED: 'CLOSED', ALL: 'ALL' } as const;
export type FindingStatus = keyof typeof FindingStatus;
registerEnumType(FindingStatus, {
  name: 'FindingStatus',
  description: 'OPEN: it stands; CLOSED: a later record ended it, or a person resolved it.',
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

  @Field(() => [FindingDecisionType], {
    description: 'What persons said about it, in the order of the records.',
  })
  decisions!: FindingDecisionType[];

  @Field(() => FindingDecisionType, {
    nullable: true,
    description:
      'How a person has ended it; null while it stands, and where the rules ended it by themselves.',
  })
  resolution!: FindingDecisionType | null;

  @Field()
  rulesRelease!: string;
}

export const FindingConnection = connectionOf(FindingType, 'Finding');

/** A finding as it stood at a position, with what was said about it until then: closed only by a record up to it. */
export function findingAt(
  { findingId, tableId, closedBy, ...finding }: FindingEntity,
  position: bigint,
  said: readonly FindingDecision[] = [],
): FindingType {
  const decisions = said.map(findingDecisionOf);
  const endedBy = closedBy !== null && closedBy <= position ? closedBy : null;
  return {
    ...finding,
    id: findingId,
    table: tableId,
    closedBy: endedBy,
    decisions,
    resolution: decisions.find(({ recordNumber }) => recordNumber === endedBy) ?? null,
  };
}
