import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { MasterReportResolver } from './master-report.resolver';

@Module({ imports: [ApiModule], providers: [MasterReportResolver] })
export class MasterReportModule {}
