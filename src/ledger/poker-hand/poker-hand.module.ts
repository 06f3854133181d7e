import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { HandResolver } from './hand.resolver';

@Module({ imports: [ApiModule], providers: [HandResolver] })
export class PokerHandModule {}
