import { Field, ObjectType } from '@nestjs/graphql';
import { BOOK_NAMES, bookKind, type BookName } from '../_core/books/book-catalogue';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Answer } from '../../api/graphql/snapshot/answer.type';
import { BookNameEnum } from './book.type';

@ObjectType({ description: 'An official book as it can be had of the days asked for.' })
export class BookListed {
  @Field(() => BookNameEnum)
  name!: BookName;

  @Field()
  en!: string;

  @Field()
  es!: string;

  @Field({ description: 'Where it is prescribed, in Spanish.' })
  citation!: string;

  @Field({ description: 'Whether it is also kept of several days in succession.' })
  ofPeriods!: boolean;

  @Field(() => [String], { description: 'Who signs it, by function, in Spanish.' })
  signatures!: readonly string[];

  @Field({
    description:
      'Where the service has its file, always with the same bytes; say `format=` csv, csv-es, jsonl or pdf after it, of the journal also fec, xdiario or suenlace.',
  })
  address!: string;
}

@ObjectType({ description: 'The official books of a gaming day, or those of a period.' })
export class BookList extends Answer {
  @Field(() => GamingDayType)
  day!: string;

  @Field(() => GamingDayType, { description: 'The last day; that day itself where no other was asked for.' })
  until!: string;

  @Field(() => [GamingDayType], {
    description: 'Of its first and last day, those whose books are not closed: theirs may still change.',
  })
  open!: readonly string[];

  @Field(() => [BookListed])
  books!: readonly BookListed[];
}

/** Of which casino, up to which record and of which days books are asked for. */
interface BooksAsked {
  readonly casino: string;
  readonly position: bigint;
  readonly day: string;
  readonly until: string;
}

/** The books that are kept of these days: of several, those of periods. */
export const booksOf = (asked: BooksAsked): BookListed[] =>
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
