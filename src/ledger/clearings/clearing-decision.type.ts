import { ArgsType, createUnionType, Field, ID, ObjectType } from '@nestjs/graphql';
import type { ClearingRefusalCode } from './why-not-cleared';
import type { ClearingNotRecorded } from './clearing.decisions';
import { CLEARING_REFUSALS } from './clearing.refusals';
import { DecisionRecorded } from '../../api/graphql/refusals/decision-recorded';
import { DecisionRefused } from '../../api/graphql/refusals/decision-refused';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';

@ArgsType()
export class ProposeClearingArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => GamingDayType, { description: 'The booking day.' })
  day!: string;

  @Field({
    description:
      'The data of variance.clearing-proposed as JSON text, according to its schema in docs/events, without `by`: the service adds the person.',
  })
  clearing!: string;
}

@ArgsType()
export class RecordClearingArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => ID, { description: 'Event id of the proposal.' })
  proposal!: string;
}

@ObjectType({ description: 'It is recorded.' })
export class ClearingDecided extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was decided about the variance.' })
export class ClearingRefused extends DecisionRefused<ClearingRefusalCode> {
  @Field(() => String, { nullable: true, description: 'What is invalid in the data, and where.' })
  detail!: string | null;

  @Field(() => String, { nullable: true, description: 'In Spanish.' })
  detailEs!: string | null;
}

export const ClearingDecisionResult = createUnionType({
  name: 'ClearingDecisionResult',
  types: () => [ClearingDecided, ClearingRefused] as const,
  resolveType: (answer: ClearingDecided | ClearingRefused) =>
    'code' in answer ? ClearingRefused : ClearingDecided,
});

export const clearingRefused = ({ code, wrong }: ClearingNotRecorded): ClearingRefused => ({
  ...{ code, ...CLEARING_REFUSALS[code] },
  ...{ detail: wrong?.message ?? null, detailEs: wrong?.messageEs ?? null },
});
