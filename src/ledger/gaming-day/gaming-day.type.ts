import { createUnionType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { GamingDayClosed } from './gaming-day.events';
import type { GamingDayStatus } from './gaming-day.state';
import { decidersOf, type RecordedDecision } from './decisions.queries';
import type { GamingDayBooks } from '../day-close/gaming-day.queries';
import type { FindingDecision } from '../findings/findings.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { findingDecisionOf, FindingDecisionType } from '../findings/finding-decision.type';
import { IMPORTED_FIELD, ImportedType } from '../imported/imported.type';
import { isNotFound, NotFound } from '../../api/graphql/refusals/not-found.type';
import { eventName } from '../../api/graphql/scalars/event-name';
import { GamingDayType as GamingDayScalar } from '../../api/graphql/scalars/gaming-day.scalar';
import { Position } from '../../api/graphql/scalars/position.scalar';
import { Answer } from '../../api/graphql/snapshot/answer.type';
import { tieOutOf, TieOutType } from './tie-out.type';

export const GamingDayStatusName: Record<Uppercase<GamingDayStatus>, GamingDayStatus> = {
  OPEN: 'open',
  COUNTING: 'counting',
  PRELIMINARY: 'preliminary',
  CLOSED: 'closed',
  CERTIFIED: 'certified',
  REOPENED: 'reopened',
};
registerEnumType(GamingDayStatusName, {
  name: 'GamingDayStatus',
  description: 'The status of a gaming day (jornada).',
  valuesMap: {
    OPEN: { description: 'Tables are open.' },
    COUNTING: { description: 'No table is open; boxes, floats or the cage are not counted yet.' },
    PRELIMINARY: { description: 'Everything is counted; the books are ready to close.' },
    CLOSED: { description: 'Closed by an accountant; later facts count in later books.' },
    CERTIFIED: { description: 'Certified by a named person.' },
    REOPENED: { description: 'Reopened by two persons, until it is closed again.' },
  },
});

@ObjectType({ description: 'A decision about a gaming day.' })
export class GamingDayDecision {
  @Field({ description: 'The type of event: gaming-day.closed.' })
  what!: string;

  @Field(() => [String], { description: 'The persons; two for a reopening.' })
  by!: string[];

  @Field({ description: 'The stated time.' })
  at!: string;

  @Field(() => Position)
  recordNumber!: bigint;

  @Field(() => String, {
    nullable: true,
    description: 'The reason of a reopening; the text of a certification.',
  })
  words!: string | null;

  @Field(() => ImportedType, IMPORTED_FIELD)
  imported!: ImportedType | null;
}

@ObjectType()
export class GamingDayListed {
  @Field(() => GamingDayScalar)
  day!: string;

  @Field({ description: 'Whether its books are closed.' })
  closed!: boolean;

  @Field({ description: 'Whether its closed books are certified.' })
  certified!: boolean;

  @Field(() => [GamingDayDecision])
  decisions!: GamingDayDecision[];
}

export const GamingDayConnection = connectionOf(GamingDayListed, 'GamingDay');

@ObjectType('GamingDayFound', {
  description: 'A gaming day: status, decisions, and whether its books tie.',
})
export class GamingDayFound extends Answer {
  @Field(() => GamingDayScalar)
  day!: string;

  @Field(() => GamingDayStatusName)
  status!: GamingDayStatus;

  @Field(() => [String], { description: 'Tables that are still open.' })
  openTables!: readonly string[];

  @Field(() => [String], { description: 'What is still to be counted.' })
  uncounted!: readonly string[];

  @Field(() => Position, {
    description: 'The record up to which the books were checked; for a closed day, its close.',
  })
  checkedThrough!: bigint;

  @Field(() => [TieOutType], { description: 'K1 to K13.' })
  tieOuts!: TieOutType[];

  @Field(() => [GamingDayDecision], { description: 'In the order of the records.' })
  decisions!: GamingDayDecision[];

  @Field(() => [FindingDecisionType], {
    description: 'Decisions of persons about findings of the day, in the order of the records.',
  })
  findingDecisions!: FindingDecisionType[];
}

export const GamingDayAnswer = createUnionType({
  name: 'GamingDayAnswer',
  types: () => [GamingDayFound, NotFound] as const,
  resolveType: (answer: GamingDayFound | NotFound) => (isNotFound(answer) ? NotFound : GamingDayFound),
});

export const decisionOf = (decision: RecordedDecision): GamingDayDecision => {
  const { reason, statement } = decision.data as { reason?: string; statement?: string };
  return {
    what: eventName(decision.type),
    by: decidersOf(decision).map(({ id, name }) => name ?? id),
    at: decision.happenedAt,
    recordNumber: decision.recordNumber,
    words: reason ?? statement ?? null,
    imported: decision.imported ?? null,
  };
};

export function gamingDayFound(
  books: GamingDayBooks,
  said: readonly FindingDecision[],
  position: bigint,
): GamingDayFound {
  const { day, status, progress, checkedThrough, tieOuts, decisions } = books;
  const closed = decisions.findLast(({ type }) => type === 'cagnotte.gaming-day.closed.v1');
  const explained = status === 'closed' || status === 'certified' ? closed : undefined;
  return {
    ...{ position, asOf: day, complete: true, day, status, checkedThrough, ...progress },
    tieOuts: tieOuts.map((tieOut) =>
      tieOutOf(tieOut, (explained?.data as GamingDayClosed | undefined)?.explained),
    ),
    decisions: decisions.map(decisionOf),
    findingDecisions: said.map(findingDecisionOf),
  };
}
