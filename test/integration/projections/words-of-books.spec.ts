import { join } from 'node:path';
import type { Cell } from '../../../src/ledger/_core/books/book';
import { BOOK_NAMES, BOOKS } from '../../../src/ledger/books/book-catalogue.queries';
import { type KeptBook, readBook } from '../../../src/ledger/books/books.queries';
import { type PrintedLanguage, WORDS_OF } from '../../../src/exports/printed-words';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { IS_FULL_TEST } from '../../support/service/test-extent';
import { nightsTold } from '../../support/told-nights/facts-told';

const ROOT = join(__dirname, '..', '..', '..');
const position = 1_000_000n;
const books = useBooks();

/** Patterns of sentences with an empty placeholder. */
const EMPTY_FIELD: readonly RegExp[] = [
  /^\s|\s$/, // a blank at an end
  /\s{2}/,
  /\s[,;:.)]/,
  /[(,;:·–]\s*[,;:·–)]/, // nothing between two marks
  /^[,;:·–]|[,;:·–(]$/,
  /\b(?:de|a|desde|hasta|from|to|until)\s*(?:[,;:)]|$)/,
  /\bde a\b/,
  /\(\s*\)/,
  /undefined|null|NaN|\[object/,
];

const hasEmptyField = (words: string): boolean =>
  words !== '' && EMPTY_FIELD.some((sign) => sign.test(words));

const isOfWords = (cell: Cell): boolean =>
  cell !== null && ('text' in cell || 'games' in cell || 'concept' in cell);

/** The printed words of a book in a language: titles of sections, and cells with words. */
function wordsOf({ sections, signatures, total }: KeptBook, language: PrintedLanguage): string[] {
  const { cell } = WORDS_OF[language];
  return [
    ...sections.flatMap(({ [language]: title, rows, totals = [] }) => [
      title,
      ...[...rows.flat(), ...totals].filter(isOfWords).map(cell),
    ]),
    ...signatures,
    ...(total === undefined ? [] : [total.words]),
  ];
}

/** Every book of the day, and those of the period from it to the last day. */
const booksOf = (day: string, last: string) => [
  ...BOOK_NAMES.map((name) => ({ name, day })),
  ...(day === last ? [] : BOOK_NAMES.filter((name) => BOOKS[name].span === 'period')).map((name) => ({
    name,
    day,
    until: last,
  })),
];

const NIGHTS = [
  ...[...'abcdef'].map((letter) => ({ page: `night ${letter}`, events: readNightEvents(ROOT, letter) })),
  ...nightsTold(),
];

/** The nights that are read: a third of them in the short form. */
const READ = NIGHTS.filter((_, at) => IS_FULL_TEST || at % 3 === 0);

describe('the printed words of every book of a told night', () => {
  it.each(READ)('have no field that was left empty: $page', async ({ events }) => {
    await books.record(...events);
    await books.project();
    const days = await books.sql<{ casino: string; day: string; last: string }>(
      `SELECT casino, gaming_day AS day, max(gaming_day) OVER (PARTITION BY casino) AS last
         FROM (SELECT casino, gaming_day FROM reported_day
               UNION SELECT casino, gaming_day FROM table_session) known ORDER BY 1, 2`,
    );
    expect(days).not.toEqual([]);
    const empty = await books.reading(async (db) => {
      const found: string[] = [];
      for (const { casino, day, last } of days) {
        for (const wanted of booksOf(day, last)) {
          const { name } = wanted;
          const book = await readBook(db, { casino, position, ...wanted });
          if (typeof book === 'string') throw new Error(`${casino} ${day} ${name}: ${book}`);
          for (const language of ['es', 'en'] as const)
            found.push(
              ...wordsOf(book, language)
                .filter(hasEmptyField)
                .map((words) => `${name}: ${words}`),
            );
        }
      }
      return [...new Set(found)];
    });
    expect(empty).toEqual([]);
  });
});
