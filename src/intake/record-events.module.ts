import { Module } from '@nestjs/common';
import { RecordEventsResolver } from './record-events.resolver';

@Module({ providers: [RecordEventsResolver] })
export class RecordEventsModule {}
