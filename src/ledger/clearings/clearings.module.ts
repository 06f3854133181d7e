import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { ClearingDecisionResolver } from './clearing-decision.resolver';
import { ClearingDecisions } from './clearing.decisions';
import { ClearingResolver } from './clearing.resolver';

@Module({ imports: [ApiModule], providers: [ClearingDecisionResolver, ClearingDecisions, ClearingResolver] })
export class ClearingsModule {}
