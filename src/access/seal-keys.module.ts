import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SealKeyPlace } from './seal-key-file';
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
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new SealKeys(dataSource, place),
        },
      ],
      exports: [SealKeys],
    };
  }
}
