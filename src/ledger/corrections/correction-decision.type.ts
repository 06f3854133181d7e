import { ArgsType, createUnionType, Field, ID, ObjectType } from '@nestjs/graphql';
import type { CorrectionRefusalCode } from './why-not-approved';
import type { CorrectionDecided, CorrectionRefused } from './correction.decisions';
import { CORRECTION_REFUSALS } from './correction.refusals';
import { DecisionRefused } from '../../api/graphql/refusals/decision-refused';
import { eventName } from '../../api/graphql/scalars/event-name';

@ArgsType()
export class ProposeCorrectionArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field({
    description:
      'The source of the event to correct; if it was corrected before, the source of its last correction.',
  })
  source!: string;

  @Field(() => ID, { description: 'Id of that event within its source.' })
  event!: string;

  @Field({
    nullable: true,
    description: 'The replacement data of the event as JSON text; without it the event is cancelled.',
  })
  replacement?: string;

  @Field({ description: 'The reason, 1 to 1000 characters.' })
  reason!: string;

  @Field({ nullable: true, description: 'Number of a document kept by the casino.' })
  document?: string;
}

@ArgsType()
export class RecordCorrectionArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => ID, { description: 'Event id of the proposal.' })
  proposal!: string;
}

@ObjectType('CorrectionDecided', { description: 'It is recorded.' })
export class CorrectionDecidedType {
  @Field({ description: 'The type of event: correction.proposed or correction.recorded.' })
  what!: string;

  @Field(() => ID, {
    description: 'Id of the event that records it; for a proposal, the argument of recordCorrection.',
  })
  eventId!: string;

  @Field({ description: 'Pass it as waitFor to query the effect.' })
  receipt!: string;
}

@ObjectType('CorrectionRefused', { description: 'Nothing was decided.' })
export class CorrectionRefusedType extends DecisionRefused<CorrectionRefusalCode> {
  @Field(() => [String], { description: 'The event to correct instead.' })
  about!: readonly string[];

  @Field(() => String, { nullable: true, description: 'What is invalid in the replacement, and where.' })
  detail!: string | null;

  @Field(() => String, { nullable: true, description: 'In Spanish.' })
  detailEs!: string | null;
}

export const CorrectionDecisionResult = createUnionType({
  name: 'CorrectionDecisionResult',
  types: () => [CorrectionDecidedType, CorrectionRefusedType] as const,
  resolveType: (answer: CorrectionDecidedType | CorrectionRefusedType) =>
    'code' in answer ? CorrectionRefusedType : CorrectionDecidedType,
});

export const correctionDecided = ({ type, eventId, receipt }: CorrectionDecided): CorrectionDecidedType => ({
  ...{ what: eventName(type), eventId, receipt },
});

export const correctionRefused = ({ code, about, wrong }: CorrectionRefused): CorrectionRefusedType => ({
  ...{ code, ...CORRECTION_REFUSALS[code], about },
  ...{ detail: wrong?.message ?? null, detailEs: wrong?.messageEs ?? null },
});
