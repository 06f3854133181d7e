import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { BookListResolver, BookResolver } from './book.resolver';

@Module({ imports: [ApiModule], providers: [BookListResolver, BookResolver] })
export class BooksModule {}
