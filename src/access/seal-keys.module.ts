import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVENT_STORE, type EventStorePort } from '../event-log/event-store.port';
import type { SealKeyPlace } from './key-file';
import { SealKeys } from './seal-keys';

@Module({})
export class SealKeysModule {
  static of(place: SealKeyPlace): DynamicModule {
    return {
      module: SealKeysModule,
      global: true,
      providers: [
        {
          provide: SealKeys,
          inject: [DataSource, EVENT_STORE],
          useFactory: (dataSource: DataSource, store: EventStorePort) =>
            new SealKeys(dataSource, store, place),
        },
      ],
      exports: [SealKeys],
    };
  }
}
