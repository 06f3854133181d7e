import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { EventsController } from './http/events.controller';
import { Intake } from './intake';

@Module({
  imports: [AccessModule],
  controllers: [EventsController],
  providers: [
    { provide: Intake, inject: [EVENT_STORE], useFactory: (store: EventStorePort) => new Intake(store) },
  ],
  exports: [Intake],
})
export class IntakeModule {}
