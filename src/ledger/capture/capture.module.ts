import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { CaptureDeskResolver } from './capture-desk.resolver';

@Module({ imports: [ApiModule], providers: [CaptureDeskResolver] })
export class CaptureModule {}
