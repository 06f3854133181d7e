import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { SlipControlResolver } from './slip-control.resolver';
import { SlipNumbers } from './slip-numbers.decisions';
import { SlipResolver } from './slip.resolver';

@Module({ imports: [ApiModule], providers: [SlipControlResolver, SlipNumbers, SlipResolver] })
export class SlipsModule {}
