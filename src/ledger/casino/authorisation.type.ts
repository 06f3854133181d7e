import { ArgsType, createUnionType, Field, ID, ObjectType } from '@nestjs/graphql';
import type { AuthorisationRefusalCode } from './why-not-authorised';
import type { AuthorisationNotRecorded } from './authorisation.decisions';
import { AUTHORISATION_REFUSALS } from './authorisation.refusals';
import { DecisionRecorded } from '../../api/graphql/refusals/decision-recorded';
import { DecisionRefused } from '../../api/graphql/refusals/decision-refused';

@ArgsType()
export class AuthoriseArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field({
    description:
      'The whole authorisation as JSON text: the data of casino.authorised, according to its schema in docs/events. `document` names the document of the authority.',
  })
  authorisation!: string;

  @Field({
    defaultValue: false,
    description:
      'Whether this is the first record of a casino; without it, an unknown casino is refused as a mistake.',
  })
  newCasino!: boolean;
}

@ObjectType({ description: 'The authorisation is recorded, with the name of the person.' })
export class AuthorisationRecorded extends DecisionRecorded {}

@ObjectType({ description: 'No authorisation was recorded.' })
export class AuthorisationRefused extends DecisionRefused<AuthorisationRefusalCode> {
  @Field(() => [String], { description: 'The casino, games, tables, pools or answers that are refused.' })
  about!: readonly string[];

  @Field(() => String, { nullable: true, description: 'What is invalid in the data, and where.' })
  detail!: string | null;

  @Field(() => String, { nullable: true, description: 'In Spanish.' })
  detailEs!: string | null;
}

export const AuthorisationResult = createUnionType({
  name: 'AuthorisationResult',
  types: () => [AuthorisationRecorded, AuthorisationRefused] as const,
  resolveType: (answer: AuthorisationRecorded | AuthorisationRefused) =>
    'code' in answer ? AuthorisationRefused : AuthorisationRecorded,
});

export const authorisationRefused = ({
  code,
  about,
  wrong,
}: AuthorisationNotRecorded): AuthorisationRefused => ({
  ...{ code, ...AUTHORISATION_REFUSALS[code], about },
  ...{ detail: wrong?.message ?? null, detailEs: wrong?.messageEs ?? null },
});
