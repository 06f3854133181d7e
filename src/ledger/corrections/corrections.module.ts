import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { ClearingDecisions } from './clearing.decisions';
import { ClearingDecisionResolver, ClearingResolver } from './clearing.resolver';
import { CorrectionDecisionResolver, CorrectionPreviewResolver } from './correction-decision.resolver';
import { CorrectionDecisions } from './correction.decisions';
import { CorrectionResolver } from './correction.resolver';

@Module({
  imports: [ApiModule],
  providers: [
    ClearingDecisionResolver,
    ClearingDecisions,
    ClearingResolver,
    CorrectionDecisionResolver,
    CorrectionDecisions,
    CorrectionPreviewResolver,
    CorrectionResolver,
  ],
})
export class CorrectionsModule {}
