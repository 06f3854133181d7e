import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { EventResolver } from './event.resolver';

@Module({ imports: [ApiModule], providers: [EventResolver] })
export class RegisterModule {}
