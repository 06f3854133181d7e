import { Module } from '@nestjs/common';
import { CredentialUses } from './credential-use';
import { CredentialResolver } from './credential.resolver';
import { PeopleResolver } from './people.resolver';
import { SealKeyResolver } from './seal-key.resolver';
import { TabletResolver } from './tablet.resolver';
import { ApiKeyResolver } from '../access/api-key.resolver';

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
