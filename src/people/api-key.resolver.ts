import { schemaEnum } from '../api/scalars';
import { Inject } from '@nestjs/common';
import {
  Args,
  ID,
  Mutation,
  Query,
  Resolver,
  createUnionType,
  Field,
  InputType,
  ObjectType,
} from '@nestjs/graphql';
import { reaches, revokeCredential } from './credential.rules';
import { scopeAsked } from './casinos.rules';
import { Credentials } from './credentials';
import { actorOf, roleNamesAt } from './principal-of';
import { PeopleRegister } from './people-register';
import { scopeFields } from './people.type';
import { KEY_OF_A_PERSON, type PeopleRefusal } from './people.refusals';
import { ACCESS_SOURCES, type AccessSources } from '../access/access-sources';
import { CurrentPrincipal, RequirePermission } from '../access/require-permission.decorator';
import type { Principal } from '../access/principal';
import type { CredentialOfHouse, House } from './house.state';
import type { DecidedBy } from './people.events';
import {
  AccessToGiveInput,
  PrincipalKindName,
  reportsFromOf,
  ReportsFromType,
  RoleName,
} from './principal.type';
import { g } from '../api/schema-fields';

type HolderKind = 'person' | 'system';

export const HolderKindName: Record<Uppercase<HolderKind>, HolderKind> = {
  PERSON: 'person',
  SYSTEM: 'system',
};
schemaEnum(HolderKindName, 'HolderKind', 'A key belongs to one named person or to one system.');

@ObjectType('ApiKey', { description: 'A key of the service, without its secret.' })
class ApiKeyType extends g.object(ReportsFromType, {
  id: g.id('The public part of the key.'),
  holder: g.text('The person or system it belongs to.'),
  kind: g.of(() => PrincipalKindName),
  roles: g.listOf(() => RoleName),
  everyCasino: g.bool('Valid for every casino, including later ones.'),
  casinos: g.list(g.id('The casinos it is valid for; empty if it is valid for all.')),
  createdAt: g.dateTime(),
  createdBy: g.nullable(g.id('The key that created it; null if the service did.')),
  expiresAt: g.nullable(g.dateTime('It is refused from this time on.')),
  revokedAt: g.nullable(g.dateTime('A revoked key stays on record and has no permission.')),
  revokedBy: g.nullable(g.id('The key that revoked it; null if the service did.')),
}) {
  @Field(() => HolderKindName, { deprecationReason: 'Use kind.' })
  holderKind!: HolderKind;
}

function apiKeyOf(house: House, credential: CredentialOfHouse, now: string): ApiKeyType {
  const { id, kind, person, madeAt, madeBy, expiresAt, revoked } = credential;
  const { roles, casinos } = roleNamesAt(house, credential, now);
  return {
    id,
    kind,
    roles,
    ...scopeFields(casinos),
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
class CreateApiKeyInput extends g.input(AccessToGiveInput, {
  holder: g.text('The name of the person or system, 1 to 200 characters.'),
  holderKind: g.of(() => HolderKindName),
  expiresAt: g.optional(
    g.nullable(g.dateTime('A future time within a year; without it the key is valid for a year.')),
  ),
}) {}

@ObjectType()
class ApiKeyCreated extends g.object({
  key: g.text('The key, `cgn_…`. It is shown only once.'),
  apiKey: g.of(() => ApiKeyType),
}) {}

@ObjectType()
class ApiKeyRevoked extends g.object({
  apiKey: g.of(() => ApiKeyType),
}) {}

@ObjectType({ description: 'Nothing was changed.' })
class ApiKeyRefused extends g.object({
  code: g.text('Stable: `API_KEY.…`.'),
  message: g.text(),
  messageEs: g.text('In Spanish.'),
}) {}

const CreateApiKeyResult = createUnionType({
  name: 'CreateApiKeyResult',
  types: () => [ApiKeyCreated, ApiKeyRefused] as const,
  resolveType: (answer: ApiKeyCreated | ApiKeyRefused) => ('code' in answer ? ApiKeyRefused : ApiKeyCreated),
});

const RevokeApiKeyResult = createUnionType({
  name: 'RevokeApiKeyResult',
  types: () => [ApiKeyRevoked, ApiKeyRefused] as const,
  resolveType: (answer: ApiKeyRevoked | ApiKeyRefused) => ('code' in answer ? ApiKeyRefused : ApiKeyRevoked),
});

const DEPRECATED = 'keys are credentials, use';

/**
 * Credentials in the form of the API keys of the first release, for its clients. An administrator of some casinos sees and
 * makes only those of these casinos.
 */
@Resolver(() => ApiKeyType)
@RequirePermission('keys:manage')
export class ApiKeyResolver {
  constructor(
    private readonly register: PeopleRegister,
    private readonly credentials: Credentials,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  @Query(() => [ApiKeyType], {
    description: 'All keys, oldest first, on one page.',
    deprecationReason: `${DEPRECATED} credentials`,
  })
  async apiKeys(@CurrentPrincipal() principal: Principal): Promise<ApiKeyType[]> {
    const house = await this.register.house();
    const actor = actorOf(principal);
    const now = this.sources.now().toISOString();
    return [...house.credentials.values()]
      .filter((credential) => reaches(house, actor, credential, now))
      .map((credential) => apiKeyOf(house, credential, now));
  }

  @Mutation(() => CreateApiKeyResult, {
    description: 'Creates a key of a system and shows it once. Persons are registered: registerPerson.',
    deprecationReason: `${DEPRECATED} issueDeviceCredential`,
  })
  async createApiKey(
    @CurrentPrincipal() principal: Principal,
    @Args('input') input: CreateApiKeyInput,
  ): Promise<ApiKeyCreated | ApiKeyRefused> {
    const { holder: name, holderKind, roles, sources, classes: toldBy, expiresAt } = input;
    if (holderKind === 'person') return { ...KEY_OF_A_PERSON };
    const made = await this.credentials.makeForDevice(actorOf(principal), {
      kind: roles.every((role) => role === 'ingest') ? 'device' : 'service',
      name,
      roles,
      casinos: scopeAsked(input),
      expiresAt: expiresAt ?? undefined,
      sources,
      toldBy,
    });
    if (!made.ok) return refusedBecause(made.refusal);
    const { secret: key, house, credential } = made.value;
    return { key, apiKey: apiKeyOf(house, credential, credential.madeAt) };
  }

  @Mutation(() => RevokeApiKeyResult, {
    description: 'Revokes a key permanently: at once in this process, within 10 seconds in every other.',
    deprecationReason: `${DEPRECATED} revokeCredential`,
  })
  async revokeApiKey(
    @CurrentPrincipal() principal: Principal,
    @Args('id', { type: () => ID, description: 'The public part of the key.' }) id: string,
  ): Promise<ApiKeyRevoked | ApiKeyRefused> {
    const actor = actorOf(principal);
    const revoked = await this.register.decide(
      (house, moment) => revokeCredential(house, actor, id, moment),
      actor,
    );
    if (!revoked.ok) return refusedBecause(revoked.refusal);
    const { house } = revoked.value;
    return { apiKey: apiKeyOf(house, house.credentials.get(id)!, this.sources.now().toISOString()) };
  }
}

/** Codes of refusals as the first release named them. */
const FORMER_CODES: Partial<Record<PeopleRefusal['code'], string>> = {
  'PEOPLE.NAME_MISSING': 'API_KEY.HOLDER_MISSING',
  'PEOPLE.EXPIRY': 'API_KEY.EXPIRES_IN_THE_PAST',
  'PEOPLE.UNKNOWN_CREDENTIAL': 'API_KEY.UNKNOWN',
};

const refusedBecause = ({ code, ...text }: PeopleRefusal): ApiKeyRefused => ({
  code: FORMER_CODES[code] ?? code.replace('PEOPLE.', 'API_KEY.'),
  ...text,
});
