import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { AuthorisationDecisions } from './authorisation.decisions';
import { AuthorisationResolver, AuthorisationsResolver } from './authorisation.resolver';
import { CasinoResolver } from './casino.resolver';

@Module({
  imports: [ApiModule],
  providers: [AuthorisationDecisions, AuthorisationResolver, AuthorisationsResolver, CasinoResolver],
})
export class CasinoModule {}
