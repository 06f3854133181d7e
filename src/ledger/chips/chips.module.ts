import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { ChipPositionResolver } from './chip-position.resolver';

@Module({ imports: [ApiModule], providers: [ChipPositionResolver] })
export class ChipsModule {}
