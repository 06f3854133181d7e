import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Gives every module the open data source. Whoever opened it closes it, after everything that uses it. */
@Module({})
export class DatabaseModule {
  static of(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [{ provide: DataSource, useValue: dataSource }],
      exports: [DataSource],
    };
  }
}
