import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Book, text } from '../../src/ledger/_core/books/book';
import { bookIn, type Layouts, withoutColumn } from '../../src/ledger/_core/books/layout';
import { ARCHIVED_BOOKS, type BookCatalogue } from '../../src/ledger/books/book-catalogue.queries';
import { RELEASE } from '../../src/kernel/release';
import { casinosUntil } from '../../src/ledger/register/register';
import { inTransaction } from '../../src/ledger/_core/store/queryable';
import { liveGeneration, seeGeneration } from '../../src/projector/generations/generation';
import { closedBooks } from '../../src/projector/verification/archive-line';
import { layoutsOf } from '../../src/projector/verification/archive-layouts';
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

/** An archive of these lines, with an end for them as they are now. */
function withLines(lines: readonly string[]): string[] {
  const body = lines.slice(0, -1);
  const sha256 = createHash('sha256')
    .update(body.map((line) => `${line}\n`).join(''))
    .digest('hex');
  return [...body, JSON.stringify({ kind: 'end', lines: body.length, sha256 })];
}

/** One column more in every section, as a release to come may add it. */
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
const LAYOUTS: Layouts<unknown> = [
  { since: '0.2.0', was: withoutColumn('record') },
  { since: '90.0.0' },
];

/** The books of a release to come: a column more in one, a book more, and one that is not written any more. */
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

/** The log of an archive is folded once: what is already in the tables is not folded again. */
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

/** Every book of the archive as the log gives it today, in the layouts of the archive. */
async function booksOfLog(scratch: TestDatabase, release: string): Promise<ReadonlyMap<string, unknown>> {
  const books = new Map<string, unknown>();
  await inTransaction(scratch.dataSource, async (db) => {
    await seeGeneration(db, await liveGeneration(db));
    for (const casino of await casinosUntil(db))
      for await (const book of closedBooks(db, casino, { layouts: layoutsOf(release) }))
        books.set(nameOf(book), book.content);
  });
  return books;
}

/** Of so many amounts of a book one is tried. */
const EACH = extent(7, 1);

describe.each(ARCHIVES)('the archive %s', (name) => {
  const lines = linesOf(name);
  const { release } = JSON.parse(lines[0]!) as { release: string };
  let scratch: TestDatabase;
  beforeAll(async () => {
    scratch = await createTestDatabase();
  });
  afterAll(() => scratch.drop());

  it('is proven by this release', async () => expect(await problemsOf(lines, scratch)).toEqual([]));

  it('is proven where a book has a column more, another is new, and one is not written any more', async () =>
    expect(await problemsOf(lines, scratch, OF_LATER_RELEASE)).toEqual([]));

  it('is another one with a cent more, another heading or a row less in any book', async () => {
    const given = await booksOfLog(scratch, release);
    const books = lines.filter(isBook).map((line) => JSON.parse(line) as BookLine);
    expect(books.map(nameOf).sort()).toEqual([...given.keys()].sort());
    const unseen: string[] = [];
    for (const book of books) {
      for (const { what, content } of changesOf(book.content)) {
        const found = bookDifference({ kept: content, given: given.get(nameOf(book)) }, release);
        if (!found?.startsWith(what)) unseen.push(`${nameOf(book)}, ${what}: ${found}`);
      }
    }
    expect(unseen).toEqual([]);
  });
});

function* changesOf(content: Content): Generator<{ readonly what: string; readonly content: Content }> {
  const withSection = (at: number, change: Partial<Section>): Content => ({
    ...content,
    sections: content.sections.with(at, { ...content.sections[at]!, ...change }),
  });
  let amounts = 0;
  for (const [at, section] of content.sections.entries()) {
    const { en, es, rows, totals } = section;
    const where = `section ${at + 1} “${en}” `;
    yield { what: `section ${at + 1} “`, content: withSection(at, { es: `${es}.` }) };
    if (rows.length > 0) yield { what: `section ${at + 1} “`, content: withSection(at, { rows: rows.slice(1) }) };
    for (const [n, row] of [...rows, ...(totals === undefined ? [] : [totals])].entries()) {
      for (const [column, cell] of row.entries()) {
        if (cell?.['amount'] === undefined || amounts++ % EACH !== 0) continue;
        const more = row.with(column, { ...cell, amount: `${BigInt(cell['amount']) + 1n}` });
        const isTotal = n === rows.length;
        const what = `${where}(`;
        yield { what, content: withSection(at, isTotal ? { totals: more } : { rows: rows.with(n, more) }) };
      }
    }
  }
}

describe('an archive', () => {
  const lines = linesOf(ARCHIVES[0]!);
  let scratch: TestDatabase;
  beforeAll(async () => {
    scratch = await createTestDatabase();
  });
  afterAll(() => scratch.drop());

  it('is not proven where a new column or book has no layout of its own', async () => {
    const { read } = OF_LATER_RELEASE['propinas']!;
    const undeclared = { ...propinas!, read: ((db, span) => read(db, span)) as typeof read };
    expect(await problemsOf(lines, scratch, { ...ARCHIVED_BOOKS, propinas: undeclared })).toEqual([
      expect.stringMatching(/^books: casino .*, propinas of .*: section 1 .*, column 1 “Record” \(Registro\)/),
    ]);
    const added: BookCatalogue = { ...ARCHIVED_BOOKS, 'libro-nuevo': propinas! };
    expect(await problemsOf(lines, scratch, added)).toEqual([
      expect.stringMatching(/^books: casino .*, libro-nuevo of .*: it is not in the archive$/),
    ]);
  });

  it('is not proven with another signer in a book, or without a book', async () => {
    const signed = withLines(lines.map((line) =>
      line.includes('"book":"anticipos"') ? line.replaceAll('"E-003, E-004"', '"E-003, E-005"') : line,
    ));
    expect(await problemsOf(signed, scratch)).toEqual([
      expect.stringMatching(
        /^books: casino casino-bahia, anticipos of .*: section 1 .*, row 1, column 15 “Signed by” \(Firmado por\): "E-003, E-005" in the archive, the log gives "E-003, E-004"$/,
      ),
    ]);
    const without = withLines(lines.filter((line) => !line.includes('"book":"anticipos"')));
    expect(await problemsOf(without, scratch)).toEqual([
      expect.stringMatching(/^books: casino casino-bahia, anticipos of .*: it is not in the archive$/),
    ]);
  });
});
