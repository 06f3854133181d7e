import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { EventResolver } from './event.resolver';

/** The log of a casino, record by record. */
@Module({ imports: [ApiModule], providers: [EventResolver] })
export class RegisterModule {}
