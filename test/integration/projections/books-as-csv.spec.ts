import { join } from 'node:path';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BOOK_NAMES } from '../../../src/ledger/books/book-catalogue.queries';
import { type KeptBook, readBook } from '../../../src/ledger/books/books.queries';
import { bookCsv, MACHINE, SPANISH } from '../../../src/exports/book-csv';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { readCsv } from '../../support/csv/read-csv';
import { IS_FULL_TEST } from '../../support/service/test-extent';
import { nightsTold } from '../../support/told-nights/facts-told';

const ROOT = join(__dirname, '..', '..', '..');
const position = 1_000_000n;
const books = useBooks();

/** Free-text fields of persons and devices. */
const WRITTEN = new Set([
  ...['slip', 'document', 'entry', 'where', 'reason', 'explanation', 'note', 'name', 'player', 'payee'],
]);

/** Line breaks of text areas, and characters that programs treat as separators. */
const ADDED = ['\nb', '\rb', '\r\nb', '"\n', ';=\rb', ',@\nb', '\t-\rb', '\u2028\n'];

/** Adds a line break, quote or separator to a text, always the same to equal texts. */
const asWritten = (words: string): string => `${words}${ADDED[words.length % ADDED.length]}`;

const written = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      WRITTEN.has(name) && typeof each === 'string' ? asWritten(each) : written(each),
    ]),
  );
};

const NIGHTS = [
  ...[...'abcdef'].map((letter) => ({ page: `night ${letter}`, events: readNightEvents(ROOT, letter) })),
  ...nightsTold(),
].filter(({ page }, at) => IS_FULL_TEST || page === 'night a' || at % 6 === 5);

/** The expected cells of a CSV: for each heading the rows of its sections, then the total of the day. */
function rowsOf(book: KeptBook, { cell, language }: typeof MACHINE): string[][] {
  const words = (text: string): string => cell({ text });
  let heading = '';
  const rows = book.sections.flatMap(({ [language === 'es' ? 'es' : 'en']: name, ...section }) => {
    const names = section.columns.map((column) => column[language]);
    const isRepeated = heading === names.join('\0');
    heading = names.join('\0');
    const own = [...section.rows, ...(section.totals === undefined ? [] : [section.totals])];
    return [
      ...(isRepeated ? [] : [[language === 'es' ? 'Sección' : 'section', ...names]]),
      ...own.map((row) => [words(name), ...row.map(cell)]),
    ];
  });
  if (book.total === undefined) return rows;
  const { amount, currency, words: inWords } = book.total;
  const total = [language === 'es' ? 'Total de la jornada' : 'total', cell({ amount, currency })];
  return [...rows, [...total, currency, inWords]];
}

/** The number of cells with a line break that were read back. */
let torn = 0;

describe('every book of a night whose texts have line breaks, quotes and separators', () => {
  it.each(NIGHTS)('is read back cell by cell from CSV, in both dialects: $page', async ({ events }) => {
    const told = events.map((event): CasinoEvent => ({
      ...event,
      data: written(event.data),
    }));
    await books.record(...told);
    await books.project();
    const days = await books.sql<{ casino: string; day: string }>(
      `SELECT casino, gaming_day AS day FROM reported_day
        UNION SELECT casino, gaming_day FROM table_session ORDER BY 1, 2`,
    );
    await books.reading(async (db) => {
      for (const { casino, day } of days) {
        for (const name of BOOK_NAMES) {
          const book = await readBook(db, { name, casino, day, position });
          if (typeof book === 'string') throw new Error(`${casino} ${day} ${name}: ${book}`);
          for (const dialect of [MACHINE, SPANISH]) {
            const cells = rowsOf(book, dialect);
            torn += cells.flat().filter((cell) => /[\r\n]/.test(cell)).length;
            expect([name, readCsv(bookCsv(book, dialect), dialect.delimiter)]).toEqual([name, cells]);
          }
        }
      }
    });
  });

  it('has such texts', () => expect(torn).toBeGreaterThan(100));
});
