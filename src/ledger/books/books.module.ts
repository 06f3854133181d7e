import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { BookListResolver, BookResolver } from './book.resolver';
import { ExplainResolver } from './explain.resolver';

@Module({ imports: [ApiModule], providers: [BookListResolver, BookResolver, ExplainResolver] })
export class BooksModule {}
