import { Module } from '@nestjs/common';
import { AccessModule } from '../../people/access.module';
import { ApiModule } from '../../api/api.module';
import { SessionPartsResolver } from './session-parts.resolver';
import { TableSessionResolver } from './table-session.resolver';
import { TableActivityResolver, TableResolver } from './table.resolver';

@Module({
  imports: [AccessModule, ApiModule],
  providers: [SessionPartsResolver, TableActivityResolver, TableSessionResolver, TableResolver],
})
export class TableSessionModule {}
