import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HouseKeyPlace } from './house-key';
import { PersonalData } from './personal-data';
import { SubjectKeys } from './subject-keys';

@Module({})
export class PersonalDataModule {
  static of(place: HouseKeyPlace): DynamicModule {
    return {
      module: PersonalDataModule,
      global: true,
      providers: [
        {
          provide: SubjectKeys,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new SubjectKeys(dataSource, place),
        },
        {
          provide: PersonalData,
          inject: [SubjectKeys],
          useFactory: (keys: SubjectKeys) => new PersonalData(keys),
        },
      ],
      exports: [SubjectKeys, PersonalData],
    };
  }
}
