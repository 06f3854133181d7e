import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { ExplainResolver } from './explain.resolver';

@Module({ imports: [ApiModule], providers: [ExplainResolver] })
export class ExplainModule {}
