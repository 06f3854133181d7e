import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { RoundResolver } from './round.resolver';

@Module({ imports: [ApiModule], providers: [RoundResolver] })
export class HouseRoundModule {}
