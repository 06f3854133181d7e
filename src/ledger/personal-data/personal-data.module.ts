import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { ErasureDecisions } from './erasure.decisions';
import { ErasureResolver, PersonalDataResolver } from './personal-data.resolver';

@Module({ imports: [ApiModule], providers: [ErasureDecisions, ErasureResolver, PersonalDataResolver] })
export class ErasureModule {}
