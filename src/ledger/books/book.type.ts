import { ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Cell, CellWriting } from '../_core/books/book';
import { signedInEnglish } from '../_core/books/declared-fact';
import { AS_STATED, cellText, COLUMN_KINDS, isAmount, kindsOfColumns } from '../_core/books/book';
import {
  BOOK_NAMES,
  BOOKS,
  type BookGroup,
  type BookName,
  citationInEnglish,
  functionInEnglish,
} from './book-catalogue.queries';
import { englishGame, spanishGame } from '../../games/game-codes';
import { englishWords } from '../../kernel/words';
import { pointInWords } from '../casino/chart-mapping';
import { conceptOf, englishConceptOf } from '../event-contract/catalogue';
import type { KeptBook } from './books.queries';
import { GamingDayStatusName } from '../gaming-day/gaming-day.resolver';
import type { PartOfList } from '../../api/connection.type';
import { enumOfValues, moneyOf, schemaEnum } from '../../api/scalars';
import { Answer } from '../../api/snapshot/operation-context';
import { foundOrNot } from '../../api/not-found.type';
import { g } from '../../api/schema-fields';

/** The name of a book as a GraphQL enum value: `CONTROL_DE_INGRESOS`. */
const spelt = (name: BookName): string => name.toUpperCase().replaceAll('-', '_');

export const BookNameEnum: Record<string, BookName> = Object.fromEntries(
  BOOK_NAMES.map((name) => [spelt(name), name]),
);

export const BookGroupEnum = enumOfValues<BookGroup>('BookGroup', 'What an official book is about.', {
  tables: 'Tables, their boxes and their results.',
  cage: 'The cage, its chips and its cash.',
  players: "Players' banks, jackpots, commissions and tips.",
  control: 'Control of slips, differences and corrections.',
  accounts: 'Journal and ledger.',
});
registerEnumType(BookNameEnum, {
  name: 'BookName',
  description: 'The official books.',
  valuesMap: Object.fromEntries(
    BOOK_NAMES.map((name) => {
      const { en, es, span } = BOOKS[name];
      const days = span === 'day' ? 'of one day' : 'of a day or a period';
      return [spelt(name), { description: `${en} (${es}), ${days}.` }];
    }),
  ),
});

const ColumnKindEnum = Object.fromEntries(COLUMN_KINDS.map((kind) => [kind, kind]));
schemaEnum(ColumnKindEnum, 'BookColumnKind', 'What the cells of a column are.', {
  MONEY: 'Amounts, with a decimal point.',
  TEXT: 'Words; also a column whose cells are of several kinds, or all empty.',
  COUNT: 'Numbers that are not amounts: quantities, session numbers, ratios.',
  DATE: 'Days as 2026-01-31.',
  TIME: 'Moments, RFC 3339, with the offset of the time zone of the casino.',
});

@ObjectType()
export class BookColumn extends g.object({
  id: g.text('For programs.'),
  en: g.text(),
  es: g.text(),
  kind: g.of(() => ColumnKindEnum, 'What its cells are, on all pages.'),
  currency: g.nullable(
    g.text('The currency of all amounts of a column of kind MONEY; null where they have several.'),
  ),
  isOnPaper: g.bool(
    'The paper leaves out a column of details that no row of the book has, and keys for programs.',
  ),
}) {}

@ObjectType()
export class BookSection extends g.object({
  en: g.text(),
  es: g.text(),
  columns: g.listOf(() => BookColumn),
  rowCount: g.int('Number of rows on all pages.'),
  rowsBefore: g.int('Number of rows on earlier pages.'),
  rows: g.list(g.list(g.text('A text for each column; amounts with a decimal point.'))),
  rowsEs: g.list(
    g.list(
      g.text(
        'The rows as the paper has them: names of games and of entries instead of their codes; the rest as in `rows`.',
      ),
    ),
  ),
  rowsEn: g.list(g.list(g.text('The same in English.'))),
  figures: g.list(
    g.list(g.text('The address of each amount of the rows, for the query explain; empty for other cells.')),
  ),
  totals: g.nullable(g.list(g.text('Totals of all rows, shown or not.'))),
  totalFigures: g.nullable(g.list(g.text('The address of each amount of the totals.'))),
}) {}

@ObjectType({ description: 'The total of a book, in figures and in words.' })
export class BookTotal extends g.object({
  amount: g.money(),
  words: g.text('The amount in Spanish words.'),
  wordsEn: g.text('The amount in English words.'),
  figure: g.nullable(g.text('Its address, for the query explain.')),
}) {}

@ObjectType('Book', {
  description: 'An official book of a gaming day or a period. It is a projection; nobody writes in it.',
})
export class BookType extends g.object(Answer, {
  name: g.of(() => BookNameEnum),
  en: g.text(),
  es: g.text(),
  citation: g.text('The prescribing article, in Spanish.'),
  citationEn: g.text('The same in English.'),
  day: g.gamingDay('The first day of a period.'),
  until: g.gamingDay('The last day; for a book of one day, that day.'),
  status: g.of(() => GamingDayStatusName),
  through: g.position(
    'The record up to which it is written: the close of a closed day; for a period, the position of the answer.',
  ),
  certifiedBy: g.list(g.text('The persons who certified the days; `(importado)` marks imported history.')),
  certifiedByEn: g.list(g.text('The same with the mark in English.')),
  rowCount: g.int('Number of rows of all sections, on all pages.'),
  sections: g.listOf(
    () => BookSection,
    'Sections with rows on this page; a section without rows appears after the previous row.',
  ),
  total: g.nullable(g.of(() => BookTotal)),
  signatures: g.list(g.text('The functions that sign it, in Spanish.')),
  signaturesEn: g.list(g.text('The same functions in English.')),
}) {}

export const BookAnswer = foundOrNot('BookAnswer', BookType);

/** Writes names in place of codes of games, entries and points of checks, as on paper. */
const IN_SPANISH: CellWriting = {
  ...AS_STATED,
  onPaper: ({ es }) => es,
  game: spanishGame,
  concept: conceptOf,
  point: (at) => pointInWords(at).es,
};
const IN_ENGLISH: CellWriting = {
  ...AS_STATED,
  onPaper: ({ en }) => en,
  game: englishGame,
  concept: englishConceptOf,
  point: (at) => pointInWords(at).en,
};

const textOf = (cell: Cell, writing = AS_STATED): string => cellText(cell, writing, (words) => words);

const addressOfCell = (cell: Cell): string => (isAmount(cell) ? (cell.figure ?? '') : '');

const totalOf = ({ amount, currency, words, figure }: NonNullable<KeptBook['total']>): BookTotal => ({
  amount: moneyOf(amount, currency),
  words,
  wordsEn: englishWords(amount, currency),
  figure: figure ?? null,
});

/** @param part the requested rows, counted over all sections; all rows if undefined */
export const bookTypeOf = (book: KeptBook, position: bigint, part?: PartOfList): BookType => {
  const { total, sections } = book;
  return {
    ...book,
    position,
    asOf: book.until,
    complete: true,
    rowCount: sections.reduce((sum, { rows }) => sum + rows.length, 0),
    certifiedByEn: book.certifiedBy.map(signedInEnglish),
    citationEn: citationInEnglish(book.citation),
    signaturesEn: book.signatures.map(functionInEnglish),
    sections: sectionsOf(sections, part ?? { first: Infinity, after: 0 }),
    total: total === undefined ? null : totalOf(total),
  };
};

function sectionsOf(sections: KeptBook['sections'], { first, after }: PartOfList): BookSection[] {
  const shown: BookSection[] = [];
  let begins = 0;
  for (const section of sections) {
    const { rows } = section;
    const [from, to] = [Math.max(after - begins, 0), Math.max(after + first - begins, 0)];
    const own = rows.slice(from, to);
    // An empty section is shown with the row before it.
    const place = Math.max(begins - 1, 0);
    const isShown = rows.length === 0 ? place >= after && place < after + first : own.length > 0;
    if (isShown) shown.push(sectionOf(section, own, { rowCount: rows.length, rowsBefore: from }));
    begins += rows.length;
  }
  return shown;
}

const sectionOf = (
  section: KeptBook['sections'][number],
  rows: readonly (readonly Cell[])[],
  counts: Pick<BookSection, 'rowCount' | 'rowsBefore'>,
): BookSection => ({
  ...(section.onPaper ?? { en: section.en, es: section.es }),
  columns: columnsOf(section),
  ...counts,
  rows: rows.map((row) => row.map((cell) => textOf(cell))),
  rowsEs: rows.map((row) => row.map((cell) => textOf(cell, IN_SPANISH))),
  rowsEn: rows.map((row) => row.map((cell) => textOf(cell, IN_ENGLISH))),
  figures: rows.map((row) => row.map(addressOfCell)),
  totals: section.totals?.map((cell) => textOf(cell)) ?? null,
  totalFigures: section.totals?.map(addressOfCell) ?? null,
});

function columnsOf(section: KeptBook['sections'][number]): BookColumn[] {
  const kinds = kindsOfColumns(section);
  return section.columns.map(({ id, en, es, leftOutEmpty, isOffPaper }, at) => ({
    id,
    en,
    es,
    kind: kinds[at]!.kind,
    currency: kinds[at]!.currency ?? null,
    isOnPaper:
      isOffPaper !== true &&
      (leftOutEmpty !== true || section.rows.some((row) => textOf(row[at] ?? null) !== '')),
  }));
}
