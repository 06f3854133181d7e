import { Field, ObjectType } from '@nestjs/graphql';
import { BOOK_NAMES, bookKind, type BookName } from '../_core/books/book-catalogue';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Answer } from '../../api/graphql/snapshot/answer.type';
import { BookNameEnum } from './book.type';

@ObjectType({ description: 'An official book available for the requested days.' })
export class BookListed {
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
      'The address of its file, always with the same bytes; append `format=` csv, csv-es, jsonl or pdf, for the journal also fec, xdiario or suenlace.',
  })
  address!: string;
}

@ObjectType({ description: 'The official books of a gaming day, or those of a period.' })
export class BookList extends Answer {
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
