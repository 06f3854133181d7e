import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { AuthorisationDecisions } from './authorisation.decisions';
import { AuthorisationPreviewResolver } from './authorisation-preview.resolver';
import { AuthorisationResolver, AuthorisationsResolver } from './authorisation.resolver';
import { CasinoResolver } from './casino.resolver';

@Module({
  imports: [ApiModule],
  providers: [
    AuthorisationDecisions,
    AuthorisationPreviewResolver,
    AuthorisationResolver,
    AuthorisationsResolver,
    CasinoResolver,
  ],
})
export class CasinoModule {}
