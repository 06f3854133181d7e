import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { PersonalData } from '../personal-data/personal-data';
import { RequirePermission } from '../../access/require-permission.decorator';
import {
  BOOK_NAMES,
  BOOKS,
  type BookName,
  citationInEnglish,
  functionInEnglish,
} from './book-catalogue.queries';
import { readBook } from './books.queries';
import { checkPart, MOST_PER_PAGE } from '../../api/connection.type';
import { ONE_QUESTION } from '../../api/snapshot/operation-cost';
import { notFound, type NotFound } from '../../api/not-found.type';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { Answer } from '../../api/snapshot/operation-context';
import { BookAnswer, BookGroupEnum, BookNameEnum, type BookType, bookTypeOf } from './book.type';
import { inCasinoTime } from '../_core/books/book-in-casino-time';
import { clocksOf } from '../casino/casino-clocks.state';
import { isClosed } from '../casino/authorisation.state';
import { readCasinoBooks, readKnownDays } from '../casino/known-days.queries';
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

  @AnswerField(
    () => BookAnswer,
    'An official book of a gaming day, or of a period if the book allows it; as CSV, XLSX and PDF at GET /v1/books/{book}.',
    { complexity: ({ args, childComplexity }) => costOfBook(args, childComplexity) },
  )
  book(@Args() { day, until, book: name, first, after }: BookArguments): AnswerOf<BookType | NotFound> {
    const part = first === undefined && after === 0 ? undefined : { first: first ?? MOST_PER_PAGE, after };
    if (part !== undefined) checkPart(part);
    return async ({ manager, casino, position }) => {
      const found = await readBook(manager, { name, casino, day, until, position });
      if (typeof found === 'string') return notFound(found);
      const { authorisations } = await readCasinoBooks(manager, { casino, position });
      const atCasino = inCasinoTime(found, clocksOf(authorisations));
      return bookTypeOf(await this.personal.shown(atCasino, 'es'), position, part);
    };
  }
}

@ObjectType({ description: 'An official book available for the requested days.' })
class BookListed extends g.object({
  name: g.of(() => BookNameEnum),
  en: g.text(),
  es: g.text(),
  group: g.of(() => BookGroupEnum),
  citation: g.text('The prescribing article, in Spanish.'),
  citationEn: g.text('The same in English.'),
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
    g.gamingDay('Its gaming days that are not closed, ascending; their figures may still change.'),
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
    const { en, es, group, citation, span, signatures } = BOOKS[name];
    if (span === 'day' && asked.until !== asked.day) return [];
    const inEnglish = {
      citationEn: citationInEnglish(citation),
      signaturesEn: signatures.map(functionInEnglish),
    };
    const address = addressOf(name, asked);
    return [
      { name, en, es, group, citation, ofPeriods: span === 'period', signatures, ...inEnglish, address },
    ];
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
  @AnswerField(
    () => BookList,
    'The official books of a gaming day or a period, with the addresses of their files.',
  )
  books(@Args() { day, until = day }: BooksArguments): AnswerOf<BookList> {
    if (until < day) {
      throw badInput({
        en: `The last day of a period is not before its first: until is ${until}, day is ${day}.`,
        es: `El último día de un periodo no es anterior al primero: until es ${until}, day es ${day}.`,
      });
    }
    return async ({ manager, casino, position }) => {
      const { closedDays = [] } = await readCasinoBooks(manager, { casino, position });
      const known = await readKnownDays(manager, { casino, position, period: { from: day, until } });
      const open = known.filter((each) => !isClosed(closedDays, each)).reverse();
      return { asOf: until, day, until, open, books: booksOf({ casino, position, day, until }) };
    };
  }
}
