import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ApiKeyRegister } from '../api-key-register';
import { CurrentPrincipal } from '../current-principal.decorator';
import { RequirePermission } from '../require-permission.decorator';
import type { Principal } from '../principal';
import {
  type ApiKeyCreated,
  apiKeyOf,
  type ApiKeyRefused,
  type ApiKeyRevoked,
  ApiKeyType,
  CreateApiKeyInput,
  CreateApiKeyResult,
  refusedBecause,
  RevokeApiKeyResult,
  scopeOfInput,
} from './api-key.type';

/** API keys, for administrators; an administrator of some casinos sees and creates keys of those casinos only. */
@Resolver(() => ApiKeyType)
@RequirePermission('keys:manage')
export class ApiKeyResolver {
  constructor(private readonly register: ApiKeyRegister) {}

  @Query(() => [ApiKeyType], {
    description: 'All keys, oldest first, on one page.',
  })
  async apiKeys(@CurrentPrincipal() principal: Principal): Promise<ApiKeyType[]> {
    return (await this.register.list(principal)).map(apiKeyOf);
  }

  @Mutation(() => CreateApiKeyResult, { description: 'Creates a key and shows it once.' })
  async createApiKey(
    @CurrentPrincipal() principal: Principal,
    @Args('input') input: CreateApiKeyInput,
  ): Promise<ApiKeyCreated | ApiKeyRefused> {
    const { holder, holderKind, roles, sources, classes, expiresAt } = input;
    const made = await this.register.create(
      {
        ...{ holder, holderKind, roles, casinos: scopeOfInput(input), sources, classes },
        ...(expiresAt && { expiresAt }),
      },
      principal,
    );
    return made.ok
      ? { key: made.value.key, apiKey: apiKeyOf(made.value.record) }
      : refusedBecause(made.refusal);
  }

  @Mutation(() => RevokeApiKeyResult, {
    description: 'Revokes a key permanently: at once in this process, within 10 seconds in every other.',
  })
  async revokeApiKey(
    @CurrentPrincipal() principal: Principal,
    @Args('id', { type: () => ID, description: 'The public part of the key.' }) id: string,
  ): Promise<ApiKeyRevoked | ApiKeyRefused> {
    const revoked = await this.register.revoke(id, principal);
    return revoked.ok ? { apiKey: apiKeyOf(revoked.value) } : refusedBecause(revoked.refusal);
  }
}
