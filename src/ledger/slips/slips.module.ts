import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { SlipControlResolver } from './slip-control.resolver';

/** The control of slips. */
@Module({ imports: [ApiModule], providers: [SlipControlResolver] })
export class SlipsModule {}
