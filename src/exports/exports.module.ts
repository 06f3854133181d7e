import { type DynamicModule, Module } from '@nestjs/common';
import { ApiModule } from '../api/api.module';
import { PersonalData } from '../ledger/personal-data/personal-data';
import type { FileMaking } from './book-file';
import { BooksController } from './books.controller';
import { LedgerModule } from '../ledger/ledger.module';
import { DocumentsController } from './documents.controller';
import { ExportTurns } from './export-turns';
import { FILE_LIMITS, FILE_MAKING, type FileLimits, FileThreads } from './file-threads';
import { ListAsking } from './lists/ask-list';
import { ListsController } from './lists/lists.controller';
import { TableCardsController } from './table-cards.controller';
import { TabletDisplayController } from './tablet-display.controller';
import { RecordsController } from './records.controller';

@Module({})
export class ExportsModule {
  static of(limits: Partial<FileLimits>): DynamicModule {
    return {
      module: ExportsModule,
      imports: [LedgerModule, ApiModule],
      controllers: [
        BooksController,
        RecordsController,
        DocumentsController,
        TableCardsController,
        TabletDisplayController,
        ListsController,
      ],
      providers: [
        ExportTurns,
        ListAsking,
        { provide: FileThreads, useFactory: () => new FileThreads({ ...FILE_LIMITS, ...limits }) },
        {
          provide: FILE_MAKING,
          inject: [PersonalData, FileThreads],
          useFactory: (personal: PersonalData, { make }: FileThreads): FileMaking => ({ personal, make }),
        },
      ],
      exports: [FILE_MAKING],
    };
  }
}
