import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { BooksController } from './books.controller';
import { DocumentsModule } from '../ledger/documents/documents.module';
import { DocumentsController } from './documents.controller';
import { ExportTurns } from './export-turns';
import { RecordsController } from './records.controller';

@Module({
  imports: [AccessModule, DocumentsModule],
  controllers: [BooksController, RecordsController, DocumentsController],
  providers: [ExportTurns],
})
export class ExportsModule {}
