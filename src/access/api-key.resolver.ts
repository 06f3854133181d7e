import { Inject } from '@nestjs/common';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { reaches, revokeCredential } from '../people/credential.rules';
import { Credentials } from '../people/credentials';
import { actorOf } from '../people/principal-of';
import { PeopleRegister } from '../people/people-register';
import { KEY_OF_A_PERSON, type PeopleRefusal } from '../people/people.refusals';
import { ACCESS_SOURCES, type AccessSources } from './access-sources';
import { CurrentPrincipal } from './current-principal.decorator';
import { RequirePermission } from './require-permission.decorator';
import type { Principal } from './principal';
import {
  type ApiKeyCreated,
  apiKeyOf,
  type ApiKeyRefused,
  type ApiKeyRevoked,
  ApiKeyType,
  CreateApiKeyInput,
  CreateApiKeyResult,
  RevokeApiKeyResult,
  scopeOfInput,
} from './api-key.type';

const DEPRECATED = 'keys are credentials, use';

/** Credentials as the API keys they were; an administrator of some casinos sees and makes those of these casinos only. */
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
      ...{ name, roles, casinos: scopeOfInput(input), expiresAt: expiresAt ?? undefined },
      ...{ sources, toldBy },
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

/** Codes of the first release that are called otherwise now. */
const FORMER_CODES: Partial<Record<PeopleRefusal['code'], string>> = {
  'PEOPLE.NAME_MISSING': 'API_KEY.HOLDER_MISSING',
  'PEOPLE.EXPIRY': 'API_KEY.EXPIRES_IN_THE_PAST',
  'PEOPLE.UNKNOWN_CREDENTIAL': 'API_KEY.UNKNOWN',
};

const refusedBecause = ({ code, ...text }: PeopleRefusal): ApiKeyRefused => ({
  code: FORMER_CODES[code] ?? code.replace('PEOPLE.', 'API_KEY.'),
  ...text,
});
