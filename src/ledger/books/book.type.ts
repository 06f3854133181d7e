import { createUnionType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Cell } from '../_core/books/book';
import { BOOK_NAMES, bookKind, type BookName } from '../_core/books/book-catalogue';
import type { GamingDayStatus } from '../gaming-day/gaming-day.state';
import { formatMinor } from '../../kernel/money';
import type { KeptBook } from './read-book.queries';
import { GamingDayStatusName } from '../gaming-day/gaming-day.type';
import { isNotFound, NotFound } from '../../api/graphql/refusals/not-found.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';
import { Answer } from '../../api/graphql/snapshot/answer.type';

/** As GraphQL spells the name of a book: `CONTROL_DE_INGRESOS`. */
const spelt = (name: BookName): string => name.toUpperCase().replaceAll('-', '_');

export const BookNameEnum: Record<string, BookName> = Object.fromEntries(
  BOOK_NAMES.map((name) => [spelt(name), name]),
);
registerEnumType(BookNameEnum, {
  name: 'BookName',
  description: 'The official books.',
  valuesMap: Object.fromEntries(
    BOOK_NAMES.map((name) => {
      const { en, es, span } = bookKind(name);
      const days = span === 'day' ? 'of one day' : 'of a day or a period';
      return [spelt(name), { description: `${en} (${es}), ${days}.` }];
    }),
  ),
});

@ObjectType()
export class BookColumn {
  @Field({ description: 'For programs.' })
  id!: string;

  @Field()
  en!: string;

  @Field()
  es!: string;
}

@ObjectType()
export class BookSection {
  @Field()
  en!: string;

  @Field()
  es!: string;

  @Field(() => [BookColumn])
  columns!: readonly BookColumn[];

  @Field(() => [[String]], { description: 'A text for each column; amounts with a decimal point.' })
  rows!: string[][];

  @Field(() => [[String]], {
    description: 'The address of each amount of the rows, for the query explain; empty of what is none.',
  })
  figures!: string[][];

  @Field(() => [String], { nullable: true })
  totals!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'The address of each amount of the totals.' })
  totalFigures!: string[] | null;
}

@ObjectType({ description: 'The total of a book, in figures and in Spanish words.' })
export class BookTotal {
  @Field(() => Money)
  amount!: Money;

  @Field()
  words!: string;

  @Field(() => String, { nullable: true, description: 'Its address, for the query explain.' })
  figure!: string | null;
}

@ObjectType('Book', {
  description: 'An official book of a gaming day or a period: a projection, into which nobody writes.',
})
export class BookType extends Answer {
  @Field(() => BookNameEnum)
  name!: BookName;

  @Field()
  en!: string;

  @Field()
  es!: string;

  @Field()
  citation!: string;

  @Field(() => GamingDayType, { description: 'Of a period the first day.' })
  day!: string;

  @Field(() => GamingDayType, { description: 'The last day; of a book of one day, the day itself.' })
  until!: string;

  @Field(() => GamingDayStatusName)
  status!: GamingDayStatus;

  @Field(() => Position, {
    description:
      'The record up to which it is written: of a closed day, its close; of a period, that of the answer.',
  })
  through!: bigint;

  @Field(() => [String], { description: 'Who certified the days.' })
  certifiedBy!: readonly string[];

  @Field(() => [BookSection])
  sections!: BookSection[];

  @Field(() => BookTotal, { nullable: true })
  total!: BookTotal | null;

  @Field(() => [String], { description: 'Who signs the paper, by function.' })
  signatures!: readonly string[];
}

export const BookAnswer = createUnionType({
  name: 'BookAnswer',
  types: () => [BookType, NotFound] as const,
  resolveType: (answer: BookType | NotFound) => (isNotFound(answer) ? NotFound : BookType),
});

/** A cell as programs read it: a decimal point, ISO days, nothing between thousands. */
const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if ('text' in cell) return cell.text;
  if ('moment' in cell) return cell.moment;
  if ('games' in cell) return cell.games.join(', ');
  if ('concept' in cell) return cell.concept;
  if ('decimal' in cell) return cell.decimal;
  return 'number' in cell ? `${cell.number}` : formatMinor(cell.amount, cell.currency);
};

const addressOfCell = (cell: Cell): string => (cell !== null && 'amount' in cell ? (cell.figure ?? '') : '');

const totalOf = ({ amount, currency, words, figure }: NonNullable<KeptBook['total']>): BookTotal => ({
  ...{ amount: moneyOf(amount, currency), words, figure: figure ?? null },
});

export const bookTypeOf = (book: KeptBook, position: bigint): BookType => {
  const { total, sections } = book;
  return {
    ...book,
    ...{ position, asOf: book.until, complete: true },
    sections: sections.map(({ en, es, columns, rows, totals }) => ({
      ...{ en, es, columns },
      rows: rows.map((row) => row.map(cellText)),
      figures: rows.map((row) => row.map(addressOfCell)),
      totals: totals === undefined ? null : totals.map(cellText),
      totalFigures: totals === undefined ? null : totals.map(addressOfCell),
    })),
    total: total === undefined ? null : totalOf(total),
  };
};
