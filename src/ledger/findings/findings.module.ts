import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { FindingDecisionResolver, FindingRaisedResolver } from './finding-decision.resolver';
import { FindingDecisions } from './finding.decisions';
import { FindingResolver } from './finding.resolver';

@Module({
  imports: [ApiModule],
  providers: [FindingDecisionResolver, FindingRaisedResolver, FindingDecisions, FindingResolver],
})
export class FindingsModule {}
