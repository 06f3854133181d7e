import { type DynamicModule, Module } from '@nestjs/common';
import { ApiModule } from '../../../api/api.module';
import type { DayWindow } from '../../reading';
import { SHEET_DAYS, SheetDesk } from './sheet-desk';
import { SheetMappingsController } from './sheet-mappings.controller';
import { SheetsController } from './sheets.controller';

@Module({})
export class SheetsModule {
  static of(window: DayWindow): DynamicModule {
    return {
      module: SheetsModule,
      imports: [ApiModule],
      controllers: [SheetsController, SheetMappingsController],
      providers: [SheetDesk, { provide: SHEET_DAYS, useValue: window }],
    };
  }
}
