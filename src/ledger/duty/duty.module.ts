import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { GamingDutyResolver } from './gaming-duty.resolver';

@Module({ imports: [ApiModule], providers: [GamingDutyResolver] })
export class DutyModule {}
