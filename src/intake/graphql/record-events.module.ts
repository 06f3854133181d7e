import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake.module';
import { RecordEventsResolver } from './record-events.resolver';

@Module({ imports: [IntakeModule], providers: [RecordEventsResolver] })
export class RecordEventsModule {}
