import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { ChipPositionResolver } from './chip-position.resolver';

/** The position of chips. */
@Module({ imports: [ApiModule], providers: [ChipPositionResolver] })
export class ChipsModule {}
