import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { LostMoneyResolver } from './lost-money.resolver';

/** Money that was found. */
@Module({ imports: [ApiModule], providers: [LostMoneyResolver] })
export class LostMoneyModule {}
