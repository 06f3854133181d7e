import { type DynamicModule, Module } from '@nestjs/common';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import { EventsController } from './events.controller';
import { SecurityLog } from '../security-log/security-log';
import { Intake } from './intake';
import { forbiddenDelivery } from './delivery-outcome';
import type { DayWindow } from './reading';

@Module({})
export class IntakeModule {
  static of(window: DayWindow): DynamicModule {
    const useFactory = (store: EventStorePort, log: SecurityLog): Intake => {
      const intake = new Intake(store, window);
      intake.onForbidden((refused, sender) => log.note(forbiddenDelivery(refused, sender)));
      return intake;
    };
    return {
      module: IntakeModule,
      global: true,
      controllers: [EventsController],
      providers: [{ provide: Intake, inject: [EVENT_STORE, SecurityLog], useFactory }],
      exports: [Intake],
    };
  }
}
