import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { EventsController } from './http/events.controller';
import { Intake } from './intake';
import type { DayWindow } from './reading/plausible-days';

@Module({})
export class IntakeModule {
  static of(window: DayWindow): DynamicModule {
    const useFactory = (store: EventStorePort): Intake => new Intake(store, window);
    return {
      module: IntakeModule,
      global: true,
      imports: [AccessModule],
      controllers: [EventsController],
      providers: [{ provide: Intake, inject: [EVENT_STORE], useFactory }],
      exports: [Intake],
    };
  }
}
