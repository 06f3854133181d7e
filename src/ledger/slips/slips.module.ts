import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { SlipControlResolver } from './slip-control.resolver';

@Module({ imports: [ApiModule], providers: [SlipControlResolver] })
export class SlipsModule {}
