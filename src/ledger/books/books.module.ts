import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { BookListResolver, BookResolver } from './book.resolver';
import { ExplainResolver } from './explain.resolver';

@Module({ imports: [ApiModule], providers: [ExplainResolver] })
export class ExplainModule {}

@Module({ imports: [ApiModule], providers: [BookListResolver, BookResolver] })
export class BooksModule {}
