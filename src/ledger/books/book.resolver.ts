import { Args, ArgsType, Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { PersonalData } from '../../access/personal-data/personal-data';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { BOOK_NAMES, bookKind, type BookName } from '../_core/books/book-catalogue';
import { readBook } from './books.queries';
import { checkPart, MOST_PER_PAGE } from '../../api/connection.type';
import { ONE_QUESTION } from '../../api/snapshot/operation-cost';
import { notFound, type NotFound } from '../../api/not-found.type';
import { GamingDayType } from '../../api/scalars';
import { CasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Answer, Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { BookAnswer, BookNameEnum, type BookType, bookTypeOf } from './book.type';
import { isClosed } from '../casino/authorisation.state';
import { readCasinoBooks } from '../gaming-day/known-days.queries';
import { badInput } from '../../api/coded-error';

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

const VALUES_IN_A_ROW = 30;

const STATEMENTS = 18;

const costOfBook = ({ first }: Readonly<Record<string, unknown>>, sections: number): number =>
  STATEMENTS * ONE_QUESTION +
  sections +
  (typeof first === 'number' ? Math.min(first, MOST_PER_PAGE) * VALUES_IN_A_ROW : 0);

@Resolver()
@RequirePermission('ledger:read')
export class BookResolver {
  constructor(private readonly personal: PersonalData) {}

  @Query(() => BookAnswer, {
    complexity: ({ args, childComplexity }) => costOfBook(args, childComplexity),
    description:
      'An official book of a gaming day, or of a period if the book allows it; as CSV, XLSX and PDF at GET /v1/books/{book}.',
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
    if (typeof found === 'string') return notFound(found);
    return bookTypeOf(await this.personal.shown(found, 'es'), position, part);
  }
}

@ObjectType({ description: 'An official book available for the requested days.' })
class BookListed {
  @Field(() => BookNameEnum)
  name!: BookName;

  @Field()
  en!: string;

  @Field()
  es!: string;

  @Field({ description: 'The prescribing article, in Spanish.' })
  citation!: string;

  @Field({ description: 'Whether it is also kept for a period.' })
  ofPeriods!: boolean;

  @Field(() => [String], { description: 'The functions that sign it, in Spanish.' })
  signatures!: readonly string[];

  @Field({
    description:
      'The address of its file, always with the same bytes; append `format=` csv, csv-es, jsonl, pdf or xlsx, for the journal also fec, xdiario or suenlace.',
  })
  address!: string;
}

@ObjectType({ description: 'The official books of a gaming day, or those of a period.' })
class BookList extends Answer {
  @Field(() => GamingDayType)
  day!: string;

  @Field(() => GamingDayType, { description: 'The last day; by default the day itself.' })
  until!: string;

  @Field(() => [GamingDayType], {
    description: 'Which of its first and last day are not closed; their figures may still change.',
  })
  open!: readonly string[];

  @Field(() => [BookListed])
  books!: readonly BookListed[];
}

interface BooksAsked {
  readonly casino: string;
  readonly position: bigint;
  readonly day: string;
  readonly until: string;
}

const booksOf = (asked: BooksAsked): BookListed[] =>
  BOOK_NAMES.flatMap((name) => {
    const { en, es, citation, span, signatures } = bookKind(name);
    if (span === 'day' && asked.until !== asked.day) return [];
    const address = addressOf(name, asked);
    return [{ name, en, es, citation, ofPeriods: span === 'period', signatures, address }];
  });

function addressOf(name: BookName, { casino, position, day, until }: BooksAsked): string {
  const query = { casino, day, ...(until === day ? {} : { until }), knownAt: `${position}` };
  return `/v1/books/${name}?${new URLSearchParams(query).toString()}`;
}

@ArgsType()
class BooksArguments extends CasinoArguments {
  @Field(() => GamingDayType)
  day!: string;

  @Field(() => GamingDayType, { nullable: true, description: 'Last day of a period that begins with `day`.' })
  until?: string;
}

@Resolver()
@RequirePermission('ledger:read')
export class BookListResolver {
  @Query(() => BookList, {
    description: 'The official books of a gaming day or a period, with the addresses of their files.',
  })
  async books(
    @Args() args: BooksArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<BookList> {
    const { casino, day, until = day } = args;
    if (until < day) {
      throw badInput({
        en: `The last day of a period is not before its first: until is ${until}, day is ${day}.`,
        es: `El último día de un periodo no es anterior al primero: until es ${until}, day es ${day}.`,
      });
    }
    const position = await positionFor(principal, args, snapshot);
    const { closedDays = [] } = await snapshot.read((manager) =>
      readCasinoBooks(manager, { casino, position }),
    );
    const open = [...new Set([day, until])].filter((each) => !isClosed(closedDays, each));
    const books = booksOf({ casino, position, day, until });
    return { position, asOf: until, complete: true, day, until, open, books };
  }
}
