import { ArgsType, Field, ID } from '@nestjs/graphql';
import { OfCasinoArguments } from '../../api/snapshot/report-arguments';

export const MOST_AT_ONCE = 50;

@ArgsType()
export class AcknowledgeFindingArguments extends OfCasinoArguments {
  @Field(() => ID, { description: 'The id of the finding.' })
  finding!: string;

  @Field({ nullable: true, description: 'A comment, 1 to 1000 characters.' })
  note?: string;
}

@ArgsType()
export class AcknowledgeFindingsArguments extends OfCasinoArguments {
  @Field(() => [ID], { description: `The ids of the findings, 1 to ${MOST_AT_ONCE}.` })
  findings!: string[];

  @Field({ nullable: true, description: 'A comment on each, 1 to 1000 characters.' })
  note?: string;
}

@ArgsType()
export class NoteOnFindingArguments extends OfCasinoArguments {
  @Field(() => ID, { description: 'The id of the finding.' })
  finding!: string;

  @Field({ description: '1 to 1000 characters.' })
  note!: string;
}

@ArgsType()
export class AssignFindingArguments extends AcknowledgeFindingArguments {
  @Field(() => ID, { description: "The casino's number of the person it is assigned to." })
  to!: string;

  @Field({ nullable: true, description: 'Their name, as it is to be shown.' })
  toName?: string;
}

@ArgsType()
export class ResolveFindingArguments extends OfCasinoArguments {
  @Field(() => ID, { description: 'The id of the finding.' })
  finding!: string;

  @Field({ description: 'How it was resolved, 1 to 1000 characters.' })
  reason!: string;
}
