import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { BooksController } from './books/books.controller';

@Module({ imports: [AccessModule], controllers: [BooksController] })
export class ExportsModule {}
