import { Module } from '@nestjs/common';
import { CredentialUses } from './credential-use';
import { CredentialResolver } from './credential.resolver';
import { PeopleResolver } from './people.resolver';
import { SqlReaderResolver } from './sql-reader.resolver';
import { SqlReaders } from './sql-readers';
import { TabletResolver } from './tablet.resolver';
import { ApiKeyResolver } from './api-key.resolver';
import { SecurityLogResolver } from './security-log.resolver';

@Module({
  providers: [
    ApiKeyResolver,
    PeopleResolver,
    CredentialResolver,
    TabletResolver,
    SecurityLogResolver,
    CredentialUses,
    SqlReaderResolver,
    SqlReaders,
  ],
})
export class PeopleModule {}
