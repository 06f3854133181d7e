import { createUnionType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { BookName, Cell } from '../../../accounting/books/book';
import type { GamingDayStatus } from '../../../domain/gaming-day/gaming-day';
import { formatMinor } from '../../../kernel/money';
import type { BookOfDay } from '../../../projections/books/read-book';
import { GamingDayStatusName } from '../gaming-days/gaming-day.type';
import { isNotFound, NotFound } from '../refusals/not-found.type';
import { GamingDayType } from '../scalars/gaming-day.scalar';
import { Money, moneyOf } from '../scalars/money.type';
import { Position } from '../scalars/position.scalar';
import { Answer } from '../snapshot/answer.type';

export const BookNameEnum: Record<string, BookName> = {
  ANTICIPOS: 'anticipos',
  BENEFICIOS: 'beneficios',
  CONTROL_DE_INGRESOS: 'control-de-ingresos',
};
registerEnumType(BookNameEnum, {
  name: 'BookName',
  description: 'The official books.',
  valuesMap: {
    ANTICIPOS: { description: 'Registro de anticipos, per house-banked table.' },
    BENEFICIOS: { description: 'Registro de beneficios, per circle table, a row for each banker.' },
    CONTROL_DE_INGRESOS: { description: 'Libro-registro de control de ingresos, in figures and words.' },
  },
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

  @Field(() => [String], { nullable: true })
  totals!: string[] | null;
}

@ObjectType({ description: 'The total of a book, in figures and in Spanish words.' })
export class BookTotal {
  @Field(() => Money)
  amount!: Money;

  @Field()
  words!: string;
}

@ObjectType('Book', {
  description: 'An official book of a gaming day: a projection, into which nobody writes.',
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

  @Field(() => GamingDayType)
  day!: string;

  @Field(() => GamingDayStatusName)
  status!: GamingDayStatus;

  @Field(() => Position, { description: 'The record up to which it is written: of a closed day, its close.' })
  through!: bigint;

  @Field(() => [String], { description: 'Who certified the day.' })
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
  return 'number' in cell ? `${cell.number}` : formatMinor(cell.amount, cell.currency);
};

export const bookTypeOf = (book: BookOfDay, position: bigint): BookType => {
  const { total, sections } = book;
  return {
    ...book,
    ...{ position, asOf: book.day, complete: true },
    sections: sections.map(({ en, es, columns, rows, totals }) => ({
      ...{ en, es, columns },
      rows: rows.map((row) => row.map(cellText)),
      totals: totals === undefined ? null : totals.map(cellText),
    })),
    total: total === undefined ? null : { amount: moneyOf(total.amount, total.currency), words: total.words },
  };
};
