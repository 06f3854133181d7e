import { join } from 'node:path';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { kindsOfColumns } from '../../../src/ledger/_core/books/book';
import { BOOK_NAMES, BOOKS, type BookName } from '../../../src/ledger/books/book-catalogue.queries';
import { bookFile } from '../../../src/exports/book-file';
import { BOOK_FORMATS, type BookFormat } from '../../../src/exports/book-formats';
import { type ChartedBook, isForJournalOnly, isFormatOf } from '../../../src/exports/charted-book';
import { FileRefused } from '../../../src/exports/book-refusals';
import { readKeptBook } from '../../../src/exports/read-kept-book';
import { atOffset } from '../../../src/kernel/instant';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { pdfPages } from '../../support/pdf/pdf-text';
import { readXlsx } from '../../support/xlsx/read-xlsx';
import { IS_FULL_TEST } from '../../support/service/test-extent';
import { nightsTold } from '../../support/told-nights/facts-told';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

/** Nights that together have every book with moments; the full form uses every night. */
const SHORT = [
  'clocks-go-back',
  'clocks-go-forward',
  'cheques-tips-and-unclaimed-property',
  'banca-of-two-sessions',
];

const NIGHTS = [
  ...[...'abcdef'].map((letter) => ({ page: `night ${letter}`, events: readNightEvents(ROOT, letter) })),
  ...nightsTold(),
].filter(
  ({ page }) => IS_FULL_TEST || page.startsWith('night ') || SHORT.some((name) => page.includes(name)),
);

type Writing = (time: string) => string;

/** Notations of the same instants. */
const WRITINGS: Readonly<Record<string, Writing>> = {
  'in UTC': (time) => atOffset(time, 0).replace('+00:00', 'Z'),
  'of another zone': (time) => atOffset(time, -300),
};

const written = (events: readonly CasinoEvent[], writing: Writing): CasinoEvent[] =>
  events.map((event) => ({ ...event, time: writing(event.time) }));

/** Every book of every day, and the books of the period from the first to the last day. */
async function keptBooks(): Promise<ChartedBook[]> {
  const days = await books.sql<{ casino: string; day: string; first: string; last: string }>(
    `SELECT casino, gaming_day AS day, min(gaming_day) OVER (PARTITION BY casino) AS first,
            max(gaming_day) OVER (PARTITION BY casino) AS last
       FROM (SELECT casino, gaming_day FROM reported_day
             UNION SELECT casino, gaming_day FROM table_session) known ORDER BY 1, 2`,
  );
  const kept: ChartedBook[] = [];
  for (const { casino, day, first, last } of days) {
    const ofPeriod = day === first && day !== last ? last : undefined;
    for (const name of BOOK_NAMES) {
      const spans = BOOKS[name].span === 'period' && ofPeriod !== undefined ? [day, ofPeriod] : [day];
      for (const until of spans) {
        const found = await readKeptBook(books.dataSource, { casino, name, day, until });
        if (typeof found === 'string') throw new Error(`${casino} ${day} ${name}: ${found}`);
        kept.push(found.book);
      }
    }
  }
  return kept;
}

const hasMoments = ({ sections }: ChartedBook): boolean =>
  sections.some((section) => kindsOfColumns(section).some(({ kind }) => kind === 'TIME'));

/** Codes for every account, which files for accounting programs require. */
const CHARTS = [{ validFrom: '0001-01-01', codes: { opening: '120', fx: '571' }, digits: 8 }];

/** A file of a book; undefined for an accounting program before the first close. */
async function fileOf(book: ChartedBook, format: BookFormat): Promise<Buffer | undefined> {
  try {
    return (await bookFile(isForJournalOnly(format) ? { ...book, charts: CHARTS } : book, 1n, format)).bytes;
  } catch (failure) {
    if (failure instanceof FileRefused) return undefined;
    throw failure;
  }
}

async function filesOf(kept: readonly ChartedBook[], formats: readonly BookFormat[]) {
  const files: Record<string, Buffer> = {};
  for (const book of kept)
    for (const format of formats.filter((each) => isFormatOf(each, book.name))) {
      const bytes = await fileOf(book, format);
      if (bytes !== undefined)
        files[`${book.casino} ${book.day} ${book.until} ${book.name} ${format}`] = bytes;
    }
  return files;
}

const textOf = (name: string, bytes: Buffer): string =>
  name.endsWith('xlsx')
    ? JSON.stringify(readXlsx(bytes), undefined, 1)
    : /pdf(-en)?$/.test(name)
      ? pdfPages(bytes).join('\n')
      : bytes.toString('utf8');

/** The names of files with different bytes. */
function differing(
  one: Record<string, Buffer>,
  other: Record<string, Buffer>,
): Record<string, readonly [string, string]> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names
      .filter(
        (name) => one[name] === undefined || other[name] === undefined || !one[name].equals(other[name]),
      )
      .map((name) => [
        name,
        [textOf(name, one[name] ?? Buffer.of()), textOf(name, other[name] ?? Buffer.of())],
      ]),
  );
}

async function told(events: readonly CasinoEvent[]): Promise<ChartedBook[]> {
  await books.empty();
  await books.record(...events);
  await books.project();
  return keptBooks();
}

const seen = new Set<BookName>();

describe('the hours of the files of every book', () => {
  it.each(NIGHTS)(
    'are those at the casino, however the events are written: $page',
    async ({ page, events }) => {
      const isPrinted = IS_FULL_TEST || page.includes('clocks-go-back');
      const formats = BOOK_FORMATS.filter((format) => isPrinted || !format.startsWith('pdf'));
      const kept = await told(events);
      for (const { name } of kept.filter(hasMoments)) seen.add(name as BookName);
      const files = await filesOf(kept, formats);
      expect(Object.keys(files).length).toBeGreaterThan(40);
      for (const writing of Object.values(WRITINGS))
        expect(differing(await filesOf(await told(written(events, writing)), formats), files)).toEqual({});
    },
  );

  it('are in every book that states when something happened', () =>
    expect([...seen].sort()).toEqual([
      ...['anticipos', 'arqueo-de-caja', 'bancas', 'beneficios', 'botes', 'caja-de-anticipos'],
      ...['cajas-y-conteo', 'cambistas'],
    ]));
});

describe('the book of a night in which the clocks change', () => {
  const night = (name: string): readonly CasinoEvent[] =>
    nightsTold().find(({ page }) => page.endsWith(`${name}.md`))!.events;
  const anticipos = async (events: readonly CasinoEvent[], format: BookFormat): Promise<string> => {
    const book = (await told(events)).find(({ name }) => name === 'anticipos')!;
    return (await bookFile(book, 1n, format)).bytes.toString('utf8');
  };

  it('prints the hours of the casino before and after it, eight hours and five minutes apart', async () => {
    const events = written(night('clocks-go-back'), WRITINGS['in UTC']!);
    expect(await anticipos(events, 'csv-es')).toContain(';24/10/2026 20:05;25/10/2026 03:10;');
    expect(await anticipos(events, 'csv')).toContain(',2026-10-24T20:05:00+02:00,2026-10-25T03:10:00+01:00,');
  });

  it('marks an hour that the clock shows twice with its offset', async () => {
    const at = { opened: '2026-10-25T00:40:00Z', closed: '2026-10-25T01:40:00Z' };
    const events = night('clocks-go-back').map((event) => ({
      ...event,
      time: event.type.includes('table.opened')
        ? at.opened
        : event.type.includes('table.closed')
          ? at.closed
          : event.time,
    }));
    expect(await anticipos(events, 'csv-es')).toContain(
      ';25/10/2026 02:40 (+02:00);25/10/2026 02:40 (+01:00);',
    );
  });

  it('prints the hour of the zone that the authorisation states', async () => {
    const inCanary = night('clocks-go-forward').map((event) =>
      event.type === 'cagnotte.casino.authorised.v1'
        ? { ...event, data: { ...(event.data as object), timeZone: 'Atlantic/Canary' } }
        : event,
    );
    const rows = async (events: readonly CasinoEvent[]): Promise<string[]> =>
      [...(await anticipos(events, 'csv-es')).matchAll(/(\d\d:\d\d);\d\d\/\d\d\/2026 (\d\d:\d\d);/g)].flatMap(
        ([, opened, closed]) => [opened!, closed!],
      );
    const hours = (clock: string): number => Number(clock.slice(0, 2)) + 24;
    const [atMadrid, atCanary] = [await rows(night('clocks-go-forward')), await rows(inCanary)];
    expect(atMadrid).toHaveLength(2);
    expect(atCanary.map(hours)).toEqual(atMadrid.map((clock) => hours(clock) - 1));
  });
});
