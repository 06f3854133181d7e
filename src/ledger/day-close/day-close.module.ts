import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { IntegrityResolver } from './integrity.resolver';

@Module({ imports: [ApiModule], providers: [IntegrityResolver] })
export class DayCloseModule {}
