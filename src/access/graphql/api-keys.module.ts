import { Module } from '@nestjs/common';
import { AccessModule } from '../access.module';
import { ApiKeyResolver } from './api-key.resolver';

@Module({ imports: [AccessModule], providers: [ApiKeyResolver] })
export class ApiKeysModule {}
