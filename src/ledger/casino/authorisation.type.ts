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
      'The whole authorisation as JSON text: the data of casino.authorised by its schema in docs/events. Its `document` names the paper of the authority.',
  })
  authorisation!: string;

  @Field({
    defaultValue: false,
    description:
      'Whether it begins the books of a casino of which nothing was ever recorded; without it, such a name is taken for a mistake.',
  })
  newCasino!: boolean;
}

@ObjectType({ description: 'The authorisation is recorded, with the name of the person.' })
export class AuthorisationRecorded extends DecisionRecorded {}

@ObjectType({ description: 'No authorisation was recorded.' })
export class AuthorisationRefused extends DecisionRefused<AuthorisationRefusalCode> {
  @Field(() => [String], { description: 'The casino, games, tables, pools or answers that do not hold.' })
  about!: readonly string[];

  @Field(() => String, { nullable: true, description: 'What does not fit in the data, and where.' })
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
