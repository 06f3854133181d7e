import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { CountDecisions } from './count.decisions';
import { CountResolver } from './count.resolver';

@Module({ imports: [ApiModule], providers: [CountDecisions, CountResolver] })
export class CountsModule {}
