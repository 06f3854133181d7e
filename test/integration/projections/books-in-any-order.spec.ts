import { join } from 'node:path';
import { BOOK_NAMES, type BookName } from '../../../src/ledger/books/book-catalogue.queries';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readBook } from '../../../src/ledger/books/books.queries';
import { readGamingDay } from '../../../src/ledger/gaming-day/gaming-day.queries';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { shownBook } from '../../support/books/shown-book';

const ROOT = join(__dirname, '..', '..', '..');
const DAY = '2026-01-01';
const books = useBooks();

/** Books of entries as posted, including reversals, which depend on the order of arrival. */
const OF_ENTRIES: ReadonlySet<BookName> = new Set<BookName>(['diario', 'diario-resumen', 'mayor']);

const isOfTable = ({ source }: CasinoEvent): boolean => source.includes('/tables/');

/** Reverses the order of the reports of tables; all other events keep their positions. */
function tablesBackwards(events: readonly CasinoEvent[]): CasinoEvent[] {
  const reports = events.filter(isOfTable);
  return events.map((event) => (isOfTable(event) ? reports.pop()! : event));
}

/** Removes record numbers, which depend on the order of arrival. */
const withoutRecords = (name: BookName, rows: readonly string[]): string[] =>
  name === 'diferencias-y-correcciones'
    ? rows.map((row) => row.replace(/ \| \d+ \| EUR \|/, ' | EUR |'))
    : [...rows];

/** Every book of the day as text, and the rows of its tie-outs. */
async function told(casino: string, events: readonly CasinoEvent[]) {
  await books.empty();
  await books.record(...events);
  await books.project();
  return books.reading(async (db) => {
    const at = { casino, day: DAY, position: BigInt(events.length) };
    const shown: Record<string, unknown> = {};
    for (const name of BOOK_NAMES.filter((each) => !OF_ENTRIES.has(each))) {
      shown[name] = withoutRecords(name, shownBook(await readBook(db, { ...at, name })));
    }
    const { tieOuts } = await readGamingDay(db, at);
    for (const { check, rows } of tieOuts) {
      shown[check] = rows.map(({ at: place, sides, expected, found }) => [
        ...[place, expected, found],
        ...[sides?.expected.amount, sides?.found.amount],
      ]);
    }
    return shown;
  });
}

describe('the books of a night', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'are the same where the reports of the tables of night %s come the other way round, or all reports do',
    async (letter) => {
      const [opened, ...others] = readNightEvents(ROOT, letter);
      const casino = `noche-${letter}`;
      const inOrder = await told(casino, [opened!, ...others]);
      expect(await told(casino, [opened!, ...tablesBackwards(others)])).toEqual(inOrder);
      expect(await told(casino, [opened!, ...others.toReversed()])).toEqual(inOrder);
    },
  );
});
