import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { CageCountResolver } from './cage-count.resolver';
import { CountDecisions } from './count.decisions';
import { CountResolver } from './count.resolver';

@Module({ imports: [ApiModule], providers: [CageCountResolver, CountDecisions, CountResolver] })
export class CageModule {}
