import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOOK_NAMES, BOOKS, type BookName } from '../../src/ledger/books/book-catalogue.queries';
import { greyPng, readGraymap } from '../support/book-pictures/grey-png';
import { pdfPages } from '../support/pdf/pdf-text';
import { NightStage } from '../support/told-nights/night-stage';
import { type NightStep, readToldNight } from '../support/told-nights/told-night';

/**
 * The pictures of docs/books: the first printed page of each book of a night. CAGNOTTE_PICTURES=1 makes them again by pdftoppm
 * (Debian: poppler-utils), in sixteen greys.
 */
const DOCS = join(__dirname, '..', '..', 'docs');
const PICTURES = join(DOCS, 'books', 'pictures');
const DOTS_PER_INCH = '110';

/** Unclaimed property, which no page contains. */
const LOST_MONEY: NightStep = {
  said: 'Unclaimed property',
  kind: 'events',
  words: ['2026-03-14'],
  lines: [
    '23:40 cage money.found {"entry":"2026-7","kind":"chips","amount":5000,"table":"RF1","where":"suelo","by":[{"id":"E-20"},{"id":"E-10"}]}',
    '00:10 cage money.found {"entry":"2026-8","kind":"cash","amount":2000,"where":"bar","by":[{"id":"E-31"},{"id":"E-10"}]}',
    '02:20 cage money.returned {"entry":"2026-7","amount":5000,"paidFrom":"cash","document":"R-12","player":"P4","by":[{"id":"E-10"}]}',
  ],
};

const NIGHT_OF_LOST_MONEY = 'lost-money';

/** The page whose night fills the book best. */
const NIGHT_OF: Readonly<Partial<Record<BookName, string>>> = {
  bancas: 'broken-banca',
  cheques: 'broken-banca',
  botes: 'jackpot-with-shortfall',
  'diferencias-y-correcciones': 'lost-cagnotte-chip',
  'dinero-perdido': NIGHT_OF_LOST_MONEY,
};

let stage: NightStage;
const days = new Map<string, string>();
beforeAll(async () => {
  stage = await NightStage.open();
  const pages = [...new Set(['normal-night', ...Object.values(NIGHT_OF)])];
  for (const page of pages) {
    const night = stage.night(page);
    const steps =
      page === NIGHT_OF_LOST_MONEY
        ? [LOST_MONEY]
        : readToldNight(join(DOCS, 'nights', 'closed', `${page}.md`)).filter(
            ({ kind }) => kind === 'events' || kind === 'decisions',
          );
    for (const step of steps) {
      const { told, seen } = await night.perform(step);
      expect(seen).toEqual(told);
    }
    days.set(page, steps[0]!.words[0]!);
  }
});
afterAll(() => stage.close());

it.each(BOOK_NAMES)('the book %s is printed with its name, and shown as a picture', async (book) => {
  const page = NIGHT_OF[book] ?? 'normal-night';
  const pdf = await stage.printed(page, book, days.get(page)!);
  // A word broken at a hyphen is drawn in two parts.
  expect(unspaced(pdfPages(pdf)[0]!)).toContain(unspaced(BOOKS[book].es));
  if (process.env['CAGNOTTE_PICTURES'] === '1') writeFileSync(join(PICTURES, `${book}.png`), pictureOf(pdf));
  expect(existsSync(join(PICTURES, `${book}.png`))).toBe(true);
  expect(readFileSync(join(DOCS, 'books', 'README.md'), 'utf8')).toContain(`(pictures/${book}.png)`);
});

const unspaced = (words: string): string => words.replaceAll(' ', '');

/** The first page of a PDF. */
function pictureOf(pdf: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'cagnotte-page-'));
  try {
    writeFileSync(join(folder, 'book.pdf'), pdf);
    execFileSync('pdftoppm', [
      ...['-f', '1', '-l', '1', '-r', DOTS_PER_INCH, '-gray'],
      ...[join(folder, 'book.pdf'), join(folder, 'page')],
    ]);
    const [page] = readdirSync(folder).filter((file) => file.startsWith('page'));
    return greyPng(readGraymap(readFileSync(join(folder, page!))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
