import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { CageCountResolver } from './cage-count.resolver';
import { CountDecisions } from './count.decisions';
import { CountResolver } from './count.resolver';

@Module({ imports: [ApiModule], providers: [CountDecisions, CountResolver] })
export class CountsModule {}

@Module({ imports: [ApiModule], providers: [CageCountResolver] })
export class CageModule {}
