import { ArgsType, createUnionType, Field, ID, ObjectType } from '@nestjs/graphql';
import type { FindingRefusalCode } from './why-not-dealt-with';
import type { FindingDecision } from './findings.queries';
import { FINDING_REFUSALS } from './finding.decisions';
import { namingTheEnd, type NotRecorded } from '../../api/refusal-text';
import { IMPORTED_FIELD, ImportedType } from '../register/imported.type';
import { DecisionRecorded, DecisionRefused } from '../../api/decision-refused';
import { eventName, Position } from '../../api/scalars';

@ArgsType()
export class AcknowledgeFindingArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => ID, { description: 'The id of the finding.' })
  finding!: string;

  @Field({ nullable: true, description: 'A comment, 1 to 1000 characters.' })
  note?: string;
}

@ArgsType()
export class ResolveFindingArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => ID, { description: 'The id of the finding.' })
  finding!: string;

  @Field({ description: 'How it was resolved, 1 to 1000 characters.' })
  reason!: string;
}

@ObjectType('FindingDecision', { description: "A person's decision about a finding (incidencia)." })
export class FindingDecisionType {
  @Field(() => ID, { description: 'The id of the finding.' })
  finding!: string;

  @Field({ description: 'The type of event: finding.acknowledged or finding.resolved.' })
  what!: string;

  @Field({ description: 'The person.' })
  by!: string;

  @Field({ description: 'The stated time.' })
  at!: string;

  @Field(() => String, { nullable: true, description: 'For a resolution: how the finding was resolved.' })
  words!: string | null;

  @Field(() => Position)
  recordNumber!: bigint;

  @Field(() => ImportedType, IMPORTED_FIELD)
  imported!: ImportedType | null;
}

export const findingDecisionOf = ({
  finding,
  type,
  by,
  happenedAt,
  note,
  recordNumber,
  imported,
}: FindingDecision): FindingDecisionType => ({
  imported: imported ?? null,
  ...{ finding, what: eventName(type), by: by.name ?? by.id, at: happenedAt, words: note, recordNumber },
});

@ObjectType({ description: 'It is recorded.' })
export class FindingDecided extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was recorded about the finding.' })
export class FindingRefused extends DecisionRefused<FindingRefusalCode> {}

export const FindingDecisionResult = createUnionType({
  name: 'FindingDecisionResult',
  types: () => [FindingDecided, FindingRefused] as const,
  resolveType: (answer: FindingDecided | FindingRefused) =>
    'code' in answer ? FindingRefused : FindingDecided,
});

export const findingRefused = (why: NotRecorded<FindingRefusalCode>): FindingRefused => ({
  code: why.code,
  ...namingTheEnd(FINDING_REFUSALS[why.code], why),
});
