import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { CageCountResolver } from './cage-count.resolver';

@Module({ imports: [ApiModule], providers: [CageCountResolver] })
export class CageModule {}
