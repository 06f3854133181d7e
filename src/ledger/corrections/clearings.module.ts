import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { ClearingDecisionResolver, ClearingResolver } from './clearing.resolver';
import { ClearingDecisions } from './clearing.decisions';

@Module({ imports: [ApiModule], providers: [ClearingDecisionResolver, ClearingDecisions, ClearingResolver] })
export class ClearingsModule {}
