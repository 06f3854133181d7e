import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { DeliveryDecisions } from './delivery.decisions';
import { DiscardResolver, QuarantineResolver } from './quarantine.resolver';

@Module({ imports: [ApiModule], providers: [DeliveryDecisions, DiscardResolver, QuarantineResolver] })
export class QuarantineModule {}
