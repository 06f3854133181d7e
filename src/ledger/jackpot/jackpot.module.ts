import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { JackpotMeterResolver } from './jackpot-meter.resolver';
import { JackpotResolver } from './jackpot.resolver';
import { MeterResolver } from './meter.resolver';

@Module({ imports: [ApiModule], providers: [JackpotMeterResolver, JackpotResolver, MeterResolver] })
export class JackpotModule {}
