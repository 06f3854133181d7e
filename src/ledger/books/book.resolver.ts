import { Args, ArgsType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { PersonalData } from '../personal-data/personal-data';
import { RequirePermission } from '../../access/require-permission.decorator';
import { BOOK_NAMES, BOOKS, type BookName, functionInEnglish } from './book-catalogue.queries';
import { readBook } from './books.queries';
import { checkPart, MOST_PER_PAGE } from '../../api/connection.type';
import { ONE_QUESTION } from '../../api/snapshot/operation-cost';
import { notFound, type NotFound } from '../../api/not-found.type';
import { CasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Answer, Asked, type Asking } from '../../api/snapshot/operation-context';
import { BookAnswer, BookNameEnum, type BookType, bookTypeOf } from './book.type';
import { inCasinoTime } from '../_core/books/book-in-casino-time';
import { clocksOf } from '../casino/casino-clocks.state';
import { isClosed } from '../casino/authorisation.state';
import { readCasinoBooks } from '../gaming-day/known-days.queries';
import { badInput } from '../../api/coded-error';
import { g } from '../../api/schema-fields';

@ArgsType()
class BookArguments extends g.args(CasinoArguments, {
  day: g.gamingDay(),
  until: g.optional(g.gamingDay('Last day of a period that begins with `day`.')),
  book: g.of(() => BookNameEnum),
  first: g.optional(g.int('Number of rows over all sections, up to 500; default: all.')),
  after: g.byDefault(0, g.int('Number of rows to skip. Request all pages of a book at the same `knownAt`.')),
}) {}

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
    @Asked() { principal, snapshot }: Asking,
  ): Promise<BookType | NotFound> {
    const { casino, day, until, book: name, first, after } = args;
    const part = first === undefined && after === 0 ? undefined : { first: first ?? MOST_PER_PAGE, after };
    if (part !== undefined) checkPart(part);
    const position = await positionFor(principal, args, snapshot);
    const found = await snapshot.read((manager) => readBook(manager, { name, casino, day, until, position }));
    if (typeof found === 'string') return notFound(found);
    const { authorisations } = await snapshot.read((manager) =>
      readCasinoBooks(manager, { casino, position }),
    );
    const atCasino = inCasinoTime(found, clocksOf(authorisations));
    return bookTypeOf(await this.personal.shown(atCasino, 'es'), position, part);
  }
}

@ObjectType({ description: 'An official book available for the requested days.' })
class BookListed extends g.object({
  name: g.of(() => BookNameEnum),
  en: g.text(),
  es: g.text(),
  citation: g.text('The prescribing article, in Spanish.'),
  ofPeriods: g.bool('Whether it is also kept for a period.'),
  signatures: g.list(g.text('The functions that sign it, in Spanish.')),
  signaturesEn: g.list(g.text('The same functions in English.')),
  address: g.text(
    'The address of its file, always with the same bytes; append `format=` csv, csv-es, jsonl, pdf or xlsx, for the journal also fec, xdiario or suenlace.',
  ),
}) {}

@ObjectType({ description: 'The official books of a gaming day, or those of a period.' })
class BookList extends g.object(Answer, {
  day: g.gamingDay(),
  until: g.gamingDay('The last day; by default the day itself.'),
  open: g.list(
    g.gamingDay('Which of its first and last day are not closed; their figures may still change.'),
  ),
  books: g.listOf(() => BookListed),
}) {}

interface BooksAsked {
  readonly casino: string;
  readonly position: bigint;
  readonly day: string;
  readonly until: string;
}

const booksOf = (asked: BooksAsked): BookListed[] =>
  BOOK_NAMES.flatMap((name) => {
    const { en, es, citation, span, signatures } = BOOKS[name];
    if (span === 'day' && asked.until !== asked.day) return [];
    const address = addressOf(name, asked);
    const signaturesEn = signatures.map(functionInEnglish);
    return [{ name, en, es, citation, ofPeriods: span === 'period', signatures, signaturesEn, address }];
  });

function addressOf(name: BookName, { casino, position, day, until }: BooksAsked): string {
  const query = { casino, day, ...(until === day ? {} : { until }), knownAt: `${position}` };
  return `/v1/books/${name}?${new URLSearchParams(query).toString()}`;
}

@ArgsType()
class BooksArguments extends g.args(CasinoArguments, {
  day: g.gamingDay(),
  until: g.optional(g.gamingDay('Last day of a period that begins with `day`.')),
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class BookListResolver {
  @Query(() => BookList, {
    description: 'The official books of a gaming day or a period, with the addresses of their files.',
  })
  async books(@Args() args: BooksArguments, @Asked() { principal, snapshot }: Asking): Promise<BookList> {
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
