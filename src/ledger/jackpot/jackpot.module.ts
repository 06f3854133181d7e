import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { JackpotResolver } from './jackpot.resolver';
import { JackpotMeterResolver, MeterResolver } from './meter.resolver';

@Module({ imports: [ApiModule], providers: [JackpotMeterResolver, JackpotResolver, MeterResolver] })
export class JackpotModule {}
