import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { BooksController } from './books/books.controller';

/** Everything that leaves the service as a file. */
@Module({ imports: [AccessModule], controllers: [BooksController] })
export class ExportsModule {}
