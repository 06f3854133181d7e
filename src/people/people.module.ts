import { Module } from '@nestjs/common';
import { CredentialUses } from './credential-use';
import { CredentialResolver } from './credential.resolver';
import { PeopleResolver } from './people.resolver';
import { SealKeyResolver } from '../ledger/gaming-day/seal-key.resolver';
import { TabletResolver } from './tablet.resolver';
import { ApiKeyResolver } from './api-key.resolver';

@Module({
  providers: [
    ApiKeyResolver,
    PeopleResolver,
    CredentialResolver,
    TabletResolver,
    SealKeyResolver,
    CredentialUses,
  ],
})
export class PeopleModule {}
