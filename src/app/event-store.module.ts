import { type DynamicModule, Module } from '@nestjs/common';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';

@Module({})
export class EventStoreModule {
  static of(store: EventStorePort): DynamicModule {
    return {
      module: EventStoreModule,
      global: true,
      providers: [{ provide: EVENT_STORE, useValue: store }],
      exports: [EVENT_STORE],
    };
  }
}
