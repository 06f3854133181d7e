import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { DayProgressResolver, GamingDayChangedResolver } from './day-progress.resolver';
import { GamingDayDecisionResolver } from './decision.resolver';
import { ExplanationResolver } from './explanation.resolver';
import { GamingDayDecisions } from './gaming-day.decisions';
import { GamingDayResolver } from './gaming-day.resolver';
import { RestatementResolver } from './restatement.resolver';

@Module({
  imports: [ApiModule],
  providers: [
    DayProgressResolver,
    GamingDayChangedResolver,
    GamingDayDecisionResolver,
    ExplanationResolver,
    GamingDayDecisions,
    GamingDayResolver,
    RestatementResolver,
  ],
})
export class GamingDayModule {}
