import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { JackpotMeterResolver, MeterResolver } from './meter.resolver';
import { JackpotResolver } from './jackpot.resolver';

@Module({ imports: [ApiModule], providers: [JackpotMeterResolver, JackpotResolver, MeterResolver] })
export class JackpotModule {}
