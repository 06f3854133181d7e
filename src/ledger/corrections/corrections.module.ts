import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { CorrectionDecisionResolver } from './correction-decision.resolver';
import { CorrectionDecisions } from './correction.decisions';
import { CorrectionResolver } from './correction.resolver';

@Module({
  imports: [ApiModule],
  providers: [CorrectionDecisionResolver, CorrectionDecisions, CorrectionResolver],
})
export class CorrectionsModule {}
