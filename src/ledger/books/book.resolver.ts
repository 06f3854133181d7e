import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { Opens } from '../../access/door.decorator';
import type { Principal } from '../../access/principal';
import type { BookName } from '../_core/books/book-catalogue';
import { readBook } from './read-book.queries';
import { type NotFound, notFound } from '../../api/graphql/refusals/not-found.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import { BookAnswer, BookNameEnum, type BookType, bookTypeOf } from './book.type';

@ArgsType()
class BookArguments extends CasinoArguments {
  @Field(() => GamingDayType)
  day!: string;

  @Field(() => GamingDayType, { nullable: true, description: 'Last day of a period that begins with `day`.' })
  until?: string;

  @Field(() => BookNameEnum)
  book!: BookName;
}

@Resolver()
@Opens('ledger:read')
export class BookResolver {
  @Query(() => BookAnswer, {
    description:
      'An official book of a gaming day, some also of a period; as CSV and PDF at GET /v1/books/{book}.',
  })
  async book(
    @Args() args: BookArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<BookType | NotFound> {
    const { casino, day, until, book: name } = args;
    const position = await positionFor(principal, args, snapshot);
    const found = await snapshot.read((manager) => readBook(manager, { name, casino, day, until, position }));
    return typeof found === 'string' ? notFound(found) : bookTypeOf(found, position);
  }
}
