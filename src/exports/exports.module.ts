import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { BooksController } from './books.controller';
import { RecordsController } from './records.controller';

@Module({ imports: [AccessModule], controllers: [BooksController, RecordsController] })
export class ExportsModule {}
