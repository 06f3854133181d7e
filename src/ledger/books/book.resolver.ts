import { Args, ArgsType, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import type { BookName } from '../_core/books/book-catalogue';
import { readBook } from './books.queries';
import { MOST_PER_PAGE } from '../../api/graphql/connection/connection.type';
import { checkPart } from '../../api/graphql/connection/part-of-list';
import { ONE_QUESTION } from '../../api/graphql/snapshot/operation-cost';
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

  @Field(() => Int, {
    nullable: true,
    description: 'Number of rows over all sections, up to 500; default: all.',
  })
  first?: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Number of rows to skip. Request all pages of a book at the same `knownAt`.',
  })
  after!: number;
}

/** A row of the broadest book: its cells, and their addresses. */
const VALUES_IN_A_ROW = 30;

/** Statements of the broadest book. */
const STATEMENTS = 18;

const costOfBook = ({ first }: Readonly<Record<string, unknown>>, sections: number): number =>
  STATEMENTS * ONE_QUESTION +
  sections +
  (typeof first === 'number' ? Math.min(first, MOST_PER_PAGE) * VALUES_IN_A_ROW : 0);

@Resolver()
@RequirePermission('ledger:read')
export class BookResolver {
  @Query(() => BookAnswer, {
    complexity: ({ args, childComplexity }) => costOfBook(args, childComplexity),
    description:
      'An official book of a gaming day, or of a period if the book allows it; as CSV and PDF at GET /v1/books/{book}.',
  })
  async book(
    @Args() args: BookArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<BookType | NotFound> {
    const { casino, day, until, book: name, first, after } = args;
    const part = first === undefined && after === 0 ? undefined : { first: first ?? MOST_PER_PAGE, after };
    if (part !== undefined) checkPart(part);
    const position = await positionFor(principal, args, snapshot);
    const found = await snapshot.read((manager) => readBook(manager, { name, casino, day, until, position }));
    return typeof found === 'string' ? notFound(found) : bookTypeOf(found, position, part);
  }
}
