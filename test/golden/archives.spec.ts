import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Book, text } from '../../src/ledger/_core/books/book';
import { bookIn, type Layouts, withoutColumn } from '../../src/ledger/_core/books/layout';
import {
  ARCHIVED_BOOKS,
  type BookCatalogue,
} from '../../src/ledger/books/book-catalogue.queries';
import { RELEASE } from '../../src/kernel/release';
import { casinosUntil } from '../../src/ledger/register/register';
import { inTransaction } from '../../src/database/queryable';
import { liveGeneration, seeGeneration } from '../../src/projector/generations/generation';
import { closedBooks } from '../../src/projector/verification/archive-line';
import { type BooksWanted, layoutsOf } from '../../src/projector/verification/archive-layouts';
import { bookDifference } from '../../src/projector/verification/book-difference';
import { verifyArchive } from '../../src/projector/verification/verify-archive';
import { extent } from '../support/service/test-extent';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database';

const DIRECTORY = join(__dirname, 'archives');
const ARCHIVES = readdirSync(DIRECTORY).map((file) => file.replace('.jsonl.gz', ''));

const linesOf = (name: string): string[] =>
  gunzipSync(readFileSync(join(DIRECTORY, `${name}.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n');

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

type Row = readonly (Readonly<Record<string, string>> | null)[];
interface Section {
  readonly en: string;
  readonly es: string;
  readonly rows: readonly Row[];
  readonly totals?: Row;
}
interface Content {
  readonly sections: readonly Section[];
}
interface BookLine {
  readonly casino: string;
  readonly day: string;
  readonly book: string;
  readonly content: Content;
}

/** An archive of these lines with a matching last line. */
function withLines(lines: readonly string[]): string[] {
  const body = lines.slice(0, -1);
  const sha256 = createHash('sha256')
    .update(body.map((line) => `${line}\n`).join(''))
    .digest('hex');
  return [...body, JSON.stringify({ kind: 'end', lines: body.length, sha256 })];
}

/** Adds a column to every section, like a future release. */
const withColumn = (book: Book): Book => ({
  ...book,
  sections: book.sections.map((section) => ({
    ...section,
    columns: [{ id: 'record', en: 'Record', es: 'Registro' }, ...section.columns],
    rows: section.rows.map((row, n) => [text(`${n}`), ...row]),
    ...(section.totals && { totals: [null, ...section.totals] }),
  })),
});

const { propinas, diario } = ARCHIVED_BOOKS as Required<BookCatalogue>;
const LAYOUTS: Layouts<unknown> = [{ since: '0.2.0', was: withoutColumn('record') }, { since: '90.0.0' }];

/** The books of a future release: one with another column, a new one, and one that is no longer written. */
const OF_LATER_RELEASE: BookCatalogue = {
  ...ARCHIVED_BOOKS,
  propinas: {
    ...propinas!,
    layouts: LAYOUTS.map(({ since }) => since),
    read: async (db, span, layout = LAYOUTS.length) =>
      bookIn(LAYOUTS, layout, { book: withColumn(await propinas!.read(db, span)), figures: undefined }),
  },
  'libro-nuevo': { ...propinas!, layouts: ['90.0.0'] },
  diario: { ...diario!, until: RELEASE.replace('-rc', '') as '0.4.0' },
};

/** Verifies an archive; its log is projected only once for all tests. */
async function problemsOf(
  archive: readonly string[],
  scratch: TestDatabase,
  catalogue?: BookCatalogue,
): Promise<readonly string[]> {
  const openScratch = () =>
    Promise.resolve({ dataSource: scratch.dataSource, close: () => Promise.resolve() });
  const { problems } = await verifyArchive(each(archive), { openScratch, catalogue });
  return problems.map(({ check, detail }) => `${check}: ${detail}`);
}

const isBook = (line: string): boolean => line.startsWith('{"kind":"book"');
const nameOf = ({ casino, book, day }: Omit<BookLine, 'content'>): string => `${casino} ${book} ${day}`;

/** The books of the archive by the current code, in these layouts. */
async function booksOfLog(scratch: TestDatabase, wanted: BooksWanted): Promise<ReadonlyMap<string, Content>> {
  const books = new Map<string, Content>();
  await inTransaction(scratch.dataSource, async (db) => {
    await seeGeneration(db, await liveGeneration(db));
    for (const casino of await casinosUntil(db))
      for await (const book of closedBooks(db, casino, wanted))
        books.set(nameOf(book), book.content as Content);
  });
  return books;
}

/** The number of amounts of a section that are changed, at equal distances. */
const MOST_AMOUNTS = extent(10, Infinity);

describe.each(ARCHIVES)('the archive %s', (name) => {
  const lines = linesOf(name);
  const { release } = JSON.parse(lines[0]!) as { release: string };
  const books = lines.filter(isBook).map((line) => JSON.parse(line) as BookLine);
  let scratch: TestDatabase;
  beforeAll(async () => {
    scratch = await createTestDatabase();
  });
  afterAll(() => scratch.drop());

  it('is proven by this release', async () => expect(await problemsOf(lines, scratch)).toEqual([]));

  it('has the books that a later release compares: a column, a book more, a dropped one change none', async () => {
    const layouts = layoutsOf(release, OF_LATER_RELEASE);
    expect(layouts).toEqual(layoutsOf(release));
    const changed = { propinas: layouts['propinas']!, diario: layouts['diario']! };
    const given = await booksOfLog(scratch, { layouts: changed, catalogue: OF_LATER_RELEASE });
    for (const book of books.filter((each) => Object.hasOwn(changed, each.book)))
      expect(bookDifference({ kept: book.content, given: given.get(nameOf(book)) }, release)).toBeUndefined();
  });

  it('has another book where one has a cent more, another heading or a row less', async () => {
    const given = await booksOfLog(scratch, { layouts: layoutsOf(release) });
    expect(books.map(nameOf).sort()).toEqual([...given.keys()].sort());
    const unseen: string[] = [];
    for (const book of books) {
      for (const [at, section] of book.content.sections.entries()) {
        const ofLog = { sections: [given.get(nameOf(book))!.sections[at]] };
        for (const changed of changesOf(section)) {
          const found = bookDifference({ kept: { sections: [changed] }, given: ofLog }, release);
          if (!found?.startsWith('section 1 “')) unseen.push(`${nameOf(book)}, section ${at + 1}: ${found}`);
        }
      }
    }
    expect(unseen).toEqual([]);
  });
});

function* changesOf(section: Section): Generator<Section> {
  const { es, rows, totals } = section;
  yield { ...section, es: `${es}.` };
  if (rows.length > 0) yield { ...section, rows: rows.slice(1) };
  const all = [...rows, ...(totals === undefined ? [] : [totals])];
  const amounts = all.flatMap((row, n) =>
    row.flatMap((cell, column) => (cell?.['amount'] === undefined ? [] : { row, n, column, cell })),
  );
  const distance = Math.ceil(amounts.length / MOST_AMOUNTS) || 1;
  for (const { row, n, column, cell } of amounts.filter((_, nth) => nth % distance === 0)) {
    const more = row.with(column, { ...cell, amount: `${BigInt(cell['amount']!) + 1n}` });
    yield { ...section, ...(n === rows.length ? { totals: more } : { rows: rows.with(n, more) }) };
  }
}

/** The kind of a section: its title without casino, table, pool or account. */
const kindOf = (english: string): string =>
  english
    .replace(/ \([A-Z]{3}\)$/, '')
    .replace(/^(Table|Pool) .*/, '$1')
    .replace(/^[a-z][\w-]*(:.*)?$/, 'account');

it.each([...new Set(ARCHIVES.map((name) => name.split('-')[0]!))])(
  'the archives of release %s have rows in every section of every book',
  (release) => {
    const filled = new Set<string>();
    const empty = new Set<string>();
    for (const line of ARCHIVES.filter((name) => name.startsWith(release))
      .flatMap(linesOf)
      .filter(isBook)) {
      const { book, content } = JSON.parse(line) as BookLine;
      for (const { en, rows } of content.sections)
        (rows.length === 0 ? empty : filled).add(`${book}: ${kindOf(en)}`);
    }
    expect([...empty].filter((section) => !filled.has(section))).toEqual([]);
    const books = new Set([...filled].map((section) => section.split(':')[0]));
    expect([...books].sort()).toEqual(Object.keys(layoutsOf(release)).sort());
  },
);

const SMALLEST = '0.2.0-box-not-counted';

describe('an archive', () => {
  const lines = linesOf(SMALLEST);
  let scratch: TestDatabase;
  beforeAll(async () => {
    scratch = await createTestDatabase();
  });
  afterAll(() => scratch.drop());

  it('is proven where a book has a column more, another is new, and one is not written any more', async () =>
    expect(await problemsOf(lines, scratch, OF_LATER_RELEASE)).toEqual([]));

  it('is not proven where a new column or book has no layout of its own', async () => {
    const { read } = OF_LATER_RELEASE['propinas']!;
    const undeclared = { ...propinas!, read: ((db, span) => read(db, span)) as typeof read };
    expect(await problemsOf(lines, scratch, { ...ARCHIVED_BOOKS, propinas: undeclared })).toEqual([
      expect.stringMatching(
        /^books: casino .*, propinas of .*: section 1 .*, column 1 “Record” \(Registro\)/,
      ),
    ]);
    const added: BookCatalogue = { ...ARCHIVED_BOOKS, 'libro-nuevo': propinas! };
    expect(await problemsOf(lines, scratch, added)).toEqual([
      expect.stringMatching(/^books: casino .*, libro-nuevo of .*: it is not in the archive$/),
    ]);
  });

  it('is not proven with another signer in a book, or without a book', async () => {
    const signed = withLines(
      lines.map((line) =>
        line.includes('"book":"anticipos"') ? line.replaceAll('"E-003, E-004"', '"E-003, E-005"') : line,
      ),
    );
    expect(await problemsOf(signed, scratch)).toEqual([
      expect.stringMatching(
        /^books: casino granada, anticipos of 2026-11-20: section 1 .*, row 1, column 15 “Signed by” \(Firmado por\): "E-003, E-005" in the archive, the log gives "E-003, E-004"$/,
      ),
    ]);
    const without = withLines(lines.filter((line) => !line.includes('"book":"anticipos"')));
    expect(await problemsOf(without, scratch)).toEqual([
      expect.stringMatching(/^books: casino granada, anticipos of .*: it is not in the archive$/),
    ]);
  });
});
