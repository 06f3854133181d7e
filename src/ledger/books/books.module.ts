import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { BookListResolver } from './book-list.resolver';
import { BookResolver } from './book.resolver';

/** The official books: their list and their content. */
@Module({ imports: [ApiModule], providers: [BookListResolver, BookResolver] })
export class BooksModule {}
