import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { FindingDecisionResolver } from './finding-decision.resolver';
import { FindingChangedResolver, FindingRaisedResolver } from './finding-feeds.resolver';
import { FindingDecisions } from './finding.decisions';
import { FindingResolver } from './finding.resolver';

@Module({
  imports: [ApiModule],
  providers: [
    FindingDecisionResolver,
    FindingRaisedResolver,
    FindingChangedResolver,
    FindingDecisions,
    FindingResolver,
  ],
})
export class FindingsModule {}
