import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { HandResolver } from './hand.resolver';

/** Hands of circle poker. */
@Module({ imports: [ApiModule], providers: [HandResolver] })
export class PokerHandModule {}
