import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { UnclaimedPropertyResolver } from './unclaimed-property.resolver';

@Module({ imports: [ApiModule], providers: [UnclaimedPropertyResolver] })
export class UnclaimedPropertyModule {}
