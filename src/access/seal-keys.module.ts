import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SealKeys } from './seal-keys';

/** Gives every module the key by which this house seals its days: that of a file where one is named. */
@Module({})
export class SealKeysModule {
  static of(file: string | undefined): DynamicModule {
    return {
      module: SealKeysModule,
      global: true,
      providers: [
        {
          provide: SealKeys,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new SealKeys(dataSource, file),
        },
      ],
      exports: [SealKeys],
    };
  }
}
