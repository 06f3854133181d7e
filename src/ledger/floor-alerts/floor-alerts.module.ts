import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { FloorAlertDecisions } from './floor-alert.decisions';
import { FloorAlertResolver } from './floor-alert.resolver';

@Module({ imports: [ApiModule], providers: [FloorAlertDecisions, FloorAlertResolver] })
export class FloorAlertsModule {}
