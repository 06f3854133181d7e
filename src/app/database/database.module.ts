import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReadSources } from '../../projector/read-sources';

@Module({})
export class DatabaseModule {
  /** The data source of everything except queries is that of the primary. */
  static of(reads: ReadSources): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: DataSource, useValue: reads.primary },
        { provide: ReadSources, useValue: reads },
      ],
      exports: [DataSource, ReadSources],
    };
  }
}
