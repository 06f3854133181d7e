import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { TipResolver } from './tip.resolver';

@Module({ imports: [ApiModule], providers: [TipResolver] })
export class TipsModule {}
