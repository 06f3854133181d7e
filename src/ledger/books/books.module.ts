import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { BookListResolver, BookResolver } from './book.resolver';
import { EventFoundResolver } from './event-found.resolver';
import { ExplainTreeResolver } from './explain-tree.resolver';
import { ExplainResolver } from './explain.resolver';
import { SearchResolver } from './search.resolver';

@Module({
  imports: [ApiModule],
  providers: [
    BookListResolver,
    BookResolver,
    ExplainResolver,
    ExplainTreeResolver,
    EventFoundResolver,
    SearchResolver,
  ],
})
export class BooksModule {}
