import { Module } from '@nestjs/common';
import { AccessModule } from '../../people/access.module';
import { ApiModule } from '../../api/api.module';
import { SlipControlResolver } from './slip-control.resolver';
import { SlipNumbers } from './slip-numbers.decisions';
import { SlipChangedResolver, SlipResolver } from './slip.resolver';

@Module({
  imports: [AccessModule, ApiModule],
  providers: [SlipControlResolver, SlipNumbers, SlipResolver, SlipChangedResolver],
})
export class SlipsModule {}
