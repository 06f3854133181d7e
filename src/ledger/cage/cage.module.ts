import { Module } from '@nestjs/common';
import { AccessModule } from '../../people/access.module';
import { ApiModule } from '../../api/api.module';
import { BlindCountDecisions } from './blind-count.decisions';
import { CageCountResolver } from './cage-count.resolver';
import { CaptureDeskResolver, SourceStateResolver } from './capture-desk.resolver';
import { CountDecisions } from './count.decisions';
import { BlindCountResolver, CountResolver } from './count.resolver';

@Module({
  imports: [AccessModule, ApiModule],
  providers: [
    BlindCountDecisions,
    BlindCountResolver,
    CageCountResolver,
    CaptureDeskResolver,
    CountDecisions,
    CountResolver,
    SourceStateResolver,
  ],
})
export class CageModule {}
