import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { CountDecisions } from './count.decisions';
import { BlindCountDecisions } from './blind-count.decisions';
import { BlindCountResolver } from './blind-count.resolver';
import { CaptureDeskResolver, SourceStateResolver } from './capture-desk.resolver';

@Module({
  imports: [ApiModule],
  providers: [
    CountDecisions,
    BlindCountDecisions,
    BlindCountResolver,
    CaptureDeskResolver,
    SourceStateResolver,
  ],
})
export class CaptureModule {}
