import { join } from 'node:path';
import { CONTROL_BOOK } from '../../test/support/books/control-book';
import { journalBook, journalLine } from '../../test/support/books/journal-book';
import { moneyCell, text } from '../ledger/_core/books/book';
import { FileRefused, FilesWaiting, FileTooLarge } from './book-refusals';
import type { ChartedBook } from './charted-book';
import { makeFile } from './file-forms';
import { FILE_LIMITS, type FileLimits, FileThreads } from './file-threads';

const HOOK = join(__dirname, '../../test/support/database/typescript-hook.cjs');

const COLUMNS = ['what', 'amount'].map((id) => ({ id, en: id, es: id }));

const bookOf = (rows: number, casino = 'granada'): ChartedBook => ({
  ...CONTROL_BOOK,
  casino,
  sections: [
    {
      ...{ en: 'Lines', es: 'Líneas', columns: COLUMNS, totals: [text('Total'), moneyCell(1n, 'EUR')] },
      rows: Array.from({ length: rows }, (_, n) => [text(`Línea ${n}`), moneyCell(BigInt(n), 'EUR')]),
    },
  ],
});

/** Of most cases: a thread takes seconds to compile what it loads. */
const shared = new FileThreads({ ...FILE_LIMITS, threads: 2, waiting: 1 }, ['-r', HOOK]);
afterAll(() => shared.onApplicationShutdown());

const started: FileThreads[] = [];
function threads(limits: Partial<FileLimits>): FileThreads {
  const made = new FileThreads({ ...FILE_LIMITS, ...limits }, ['-r', HOOK]);
  started.push(made);
  return made;
}
afterEach(() => Promise.all(started.splice(0).map((each) => each.onApplicationShutdown())));

const refusedFor = async (made: Promise<unknown>): Promise<object> => {
  const failure: unknown = await made.catch((thrown: unknown) => thrown);
  if (!(failure instanceof FileTooLarge)) throw failure;
  return failure.why;
};

describe('a file of a book that a thread makes', () => {
  it.each(['pdf', 'pdf-en', 'xlsx'] as const)(
    'equals byte for byte a file that this thread makes, as %s',
    async (format) => {
      const { bytes, sha256 } = await shared.make(bookOf(40), format);
      const here = await makeFile(bookOf(40), format);
      expect(sha256).toBe(here.sha256);
      expect(Buffer.compare(bytes, here.bytes)).toBe(0);
    },
  );

  it('leaves this thread free meanwhile', async () => {
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    await shared.make(bookOf(600), 'pdf');
    clearInterval(turning);
    const withThread = turns;
    turns = 0;
    const again = setInterval(() => (turns += 1), 1);
    await makeFile(bookOf(600), 'pdf');
    clearInterval(again);
    expect(withThread).toBeGreaterThan(10 * turns);
  });

  it('names the accounts of a journal without a code, as in this thread', async () => {
    const opening = journalBook(Array.from({ length: 5_001 }, () => journalLine('opening', 1n)));
    await expect(shared.make(opening, 'xdiario')).rejects.toBeInstanceOf(FileRefused);
  });
});

describe('a file beyond a limit', () => {
  it('is not made if it has more rows than the format allows', async () => {
    const limits = { rows: { pdf: 40 } };
    expect(await refusedFor(threads(limits).make(bookOf(41), 'pdf'))).toEqual({
      rows: 41,
      most: 40,
      format: 'pdf',
    });
  });

  it('ends its thread if it takes too long, and the next file is made', async () => {
    const slow = threads({ longestMs: 1_000 });
    expect(await refusedFor(slow.make(bookOf(19_000), 'pdf'))).toMatchObject({ seconds: 1 });
  });

  it('ends its thread if it takes too much memory, and the next file is made', async () => {
    const small = threads({ memoryMb: 50 });
    expect(await refusedFor(small.make(bookOf(19_000), 'pdf'))).toMatchObject({ megabytes: 50 });
    expect((await small.make(bookOf(1), 'xlsx')).bytes.length).toBeGreaterThan(0);
  });
});

describe('files of casinos', () => {
  it('wait for the files of their own casino only, one at a time', async () => {
    const order: string[] = [];
    // Both threads have loaded what they need.
    await Promise.all(['malaga', 'ronda'].map((casino) => shared.make(bookOf(1, casino), 'pdf')));
    const noted = async (book: ChartedBook, as: string): Promise<void> => {
      await shared.make(book, 'pdf');
      order.push(as);
    };
    await Promise.all([
      noted(bookOf(600), 'granada 1'),
      noted(bookOf(1), 'granada 2'),
      noted(bookOf(1, 'ronda'), 'ronda 1'),
    ]);
    expect(order).toEqual(['ronda 1', 'granada 1', 'granada 2']);
  });

  it('are refused where too many of the casino wait', async () => {
    const both = Promise.all([shared.make(bookOf(1), 'pdf'), shared.make(bookOf(1), 'pdf')]);
    await expect(shared.make(bookOf(1), 'pdf')).rejects.toBeInstanceOf(FilesWaiting);
    await both;
  });
});
