import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SealKeys } from './seal-keys';

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
