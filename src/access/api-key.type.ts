import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CredentialOfHouse, House } from '../people/house.state';
import { roleNamesAt } from '../people/principal-of';
import type { DecidedBy } from '../people/people.events';
import type { CasinoScope, PrincipalKind } from './principal';
import {
  AccessToGiveInput,
  PrincipalKindName,
  reportsFromOf,
  ReportsFromType,
  RoleName,
} from './principal.type';
import type { Role } from './role';

type HolderKind = 'person' | 'system';

export const HolderKindName: Record<Uppercase<HolderKind>, HolderKind> = {
  PERSON: 'person',
  SYSTEM: 'system',
};
registerEnumType(HolderKindName, {
  name: 'HolderKind',
  description: 'A key belongs to one named person or to one system.',
});

@ObjectType('ApiKey', {
  description: 'A key of the service, without its secret.',
})
export class ApiKeyType extends ReportsFromType {
  @Field(() => ID, { description: 'The public part of the key.' })
  id!: string;

  @Field(() => String, { description: 'The person or system it belongs to.' })
  holder!: string;

  @Field(() => HolderKindName, { deprecationReason: 'Use kind.' })
  holderKind!: HolderKind;

  @Field(() => PrincipalKindName)
  kind!: PrincipalKind;

  @Field(() => [RoleName])
  roles!: readonly Role[];

  @Field(() => Boolean, { description: 'Valid for every casino, including later ones.' })
  everyCasino!: boolean;

  @Field(() => [ID], { description: 'The casinos it is valid for; empty if it is valid for all.' })
  casinos!: readonly string[];

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => ID, { nullable: true, description: 'The key that created it; null if the service did.' })
  createdBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'It is refused from this time on.' })
  expiresAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'A revoked key stays on record and has no permission.',
  })
  revokedAt!: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The key that revoked it; null if the service did.',
  })
  revokedBy!: string | null;
}

export function apiKeyOf(house: House, credential: CredentialOfHouse, now: string): ApiKeyType {
  const { id, kind, person, madeAt, madeBy, expiresAt, revoked } = credential;
  const { roles, casinos } = roleNamesAt(house, credential, now);
  return {
    ...{ id, kind, roles, everyCasino: casinos === 'all', casinos: casinos === 'all' ? [] : casinos },
    holder: person === undefined ? credential.name! : house.persons.get(person)!.name,
    ...reportsFromOf(credential),
    holderKind: kind === 'person' ? 'person' : 'system',
    createdAt: new Date(madeAt),
    createdBy: credentialBehind(madeBy),
    expiresAt: new Date(expiresAt),
    revokedAt: revoked === undefined ? null : new Date(revoked.at),
    revokedBy: revoked === undefined ? null : credentialBehind(revoked.by),
  };
}

const credentialBehind = ({ kind, id, credential }: DecidedBy): string | null =>
  credential ?? (kind === 'service' ? id : null);

@InputType({ description: 'A key to create. Give either `everyCasino: true` or the casinos.' })
export class CreateApiKeyInput extends AccessToGiveInput {
  @Field(() => String, { description: 'The name of the person or system, 1 to 200 characters.' })
  holder!: string;

  @Field(() => HolderKindName)
  holderKind!: HolderKind;

  @Field(() => Date, {
    nullable: true,
    description: 'A future time within a year; without it the key is valid for a year.',
  })
  expiresAt?: Date | null;
}

export const scopeOfInput = ({
  everyCasino,
  casinos,
}: Pick<CreateApiKeyInput, 'everyCasino' | 'casinos'>): CasinoScope =>
  everyCasino && casinos.length === 0 ? 'all' : everyCasino ? [] : casinos;

@ObjectType()
export class ApiKeyCreated {
  @Field(() => String, { description: 'The key, `cgn_…`. It is shown only once.' })
  key!: string;

  @Field(() => ApiKeyType)
  apiKey!: ApiKeyType;
}

@ObjectType()
export class ApiKeyRevoked {
  @Field(() => ApiKeyType)
  apiKey!: ApiKeyType;
}

@ObjectType({ description: 'Nothing was changed.' })
export class ApiKeyRefused {
  @Field(() => String, { description: 'Stable: `API_KEY.…`.' })
  code!: string;

  @Field(() => String)
  message!: string;

  @Field(() => String, { description: 'In Spanish.' })
  messageEs!: string;
}

export const CreateApiKeyResult = createUnionType({
  name: 'CreateApiKeyResult',
  types: () => [ApiKeyCreated, ApiKeyRefused] as const,
  resolveType: (answer: ApiKeyCreated | ApiKeyRefused) => ('code' in answer ? ApiKeyRefused : ApiKeyCreated),
});

export const RevokeApiKeyResult = createUnionType({
  name: 'RevokeApiKeyResult',
  types: () => [ApiKeyRevoked, ApiKeyRefused] as const,
  resolveType: (answer: ApiKeyRevoked | ApiKeyRefused) => ('code' in answer ? ApiKeyRefused : ApiKeyRevoked),
});
