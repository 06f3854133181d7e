import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsQR from 'jsqr';
import { bookFile } from '../../../src/exports/book-file';
import type { ChartedBook, FileName } from '../../../src/exports/charted-book';
import { readKeptBook } from '../../../src/exports/read-kept-book';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { verifyArchive } from '../../../src/projector/verification/verify-archive';
import { writeArchive } from '../../../src/projector/verification/archive-line';
import { anchorOf } from '../../../src/projector/verification/anchors';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { readGraymap } from '../../support/book-pictures/grey-png';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { closeDay } from '../../support/books/close-day';
import { rewriteLog } from '../../support/books/rewritten-log';
import { createTestDatabase } from '../../support/database/test-database';
import { pdfPages } from '../../support/pdf/pdf-text';
import { qrOnPage } from '../../support/pdf/qr-on-page';

const CASINO = 'granada';
const DAY = '2026-01-01';
const books = useBooks();

async function bookOf(name: FileName, day: string): Promise<ChartedBook> {
  const wanted = { casino: CASINO, day, name };
  const found = await readKeptBook(books.dataSource, wanted);
  if (typeof found === 'string') throw new Error(found);
  return found.book;
}

const printed = async (name: FileName = 'control-de-ingresos', day = DAY): Promise<Buffer> =>
  (await bookFile(await bookOf(name, day), 9n, 'pdf')).bytes;

beforeEach(async () => {
  const balances = [
    { account: 'chips:cage', amount: 100_000 },
    { account: 'chips:issued', amount: -100_000 },
  ];
  const sale = { amount: 500, meansOfPayment: 'cash' } as const;
  await books.record(
    tell('ledger.opened', { balances }),
    tell('cage.chips-sold', sale, { at: 'cage', id: 'a' }),
  );
  await books.project();
  await closeDay(books, CASINO, DAY);
});

async function certify(day = DAY): Promise<void> {
  const by = { id: 'carmen', name: 'Carmen Ortega' };
  const certified = tell('gaming-day.certified', { by }, { at: 'office', id: `certified-${day}` });
  await books.record({ ...certified, gamingday: day });
  await books.project();
}

it('a book that is not certified says that it is provisional, and bears neither seal nor code', async () => {
  const pdf = await printed();
  for (const [index, page] of pdfPages(pdf).entries()) {
    expect(page).toContain('PROVISIONAL · sin certificar: no es el libro definitivo');
    expect(page).not.toContain('Sello');
    expect(qrOnPage(pdf, index)).toBeUndefined();
  }
});

describe('the code on a certified control book', () => {
  let code: string;
  let pdf: Buffer;
  let last: string;
  beforeEach(async () => {
    await certify();
    pdf = await printed();
    const pages = pdfPages(pdf);
    last = pages.at(-1)!;
    code = qrOnPage(pdf, pages.length - 1)!;
  });

  it('names casino, record, link of the chain, day and seal; the short seal beside it is that of the code', () => {
    const { casino, record, seal } = anchorOf(code);
    expect({ casino, record, day: seal!.gamingDay }).toEqual({ casino: CASINO, record: 4n, day: DAY });
    expect(last).toContain(`Sello ${seal!.hash.slice(0, 16).match(/.{4}/g)!.join(' ')}`);
    expect(last).not.toContain('PROVISIONAL');
  });

  it('is an anchor that verify accepts, online and from an archive', async () => {
    const anchors = [anchorOf(code)];
    expect((await verifyBooks(books.dataSource, books.store, { anchors })).problems).toEqual([]);
    expect((await ofArchive(code)).problems).toEqual([]);
  });

  it('names a record that was changed since', async () => {
    await rewriteLog(books, (event) => (event.id === 'a' ? dearer(event) : event));
    const { problems } = await verifyBooks(books.dataSource, books.store, { anchors: [anchorOf(code)] });
    expect(problems.map(({ check }) => check)).toContain('anchors');
  });

  it('names another seal, online and from an archive', async () => {
    const other = code.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    const wrong = [
      expect.stringMatching(/^casino granada: the close of 2026-01-01 until record 4 carries the seal /),
    ];
    const online = await verifyBooks(books.dataSource, books.store, { anchors: [anchorOf(other)] });
    expect(online.problems.map(({ detail }) => detail)).toEqual(wrong);
    expect((await ofArchive(other)).problems.map(({ detail }) => detail)).toEqual(wrong);
  });

  // poppler-utils (Debian) is optional: the other tests read the code from the drawing operators of the page.
  const itWithPoppler = isThere('pdftoppm') ? it : it.skip;
  itWithPoppler('is read from the picture that poppler makes of the page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cagnotte-qr-'));
    try {
      writeFileSync(join(folder, 'book.pdf'), pdf);
      execFileSync('pdftoppm', [
        '-r',
        '150',
        '-gray',
        '-f',
        `${pdfPages(pdf).length}`,
        '-singlefile',
        join(folder, 'book.pdf'),
        join(folder, 'page'),
      ]);
      const { width, height, points } = readGraymap(readFileSync(join(folder, 'page.pgm')));
      const rgba = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
        at % 4 === 3 ? 255 : points[at >> 2]!,
      );
      expect(jsQR(rgba, width, height)?.data).toBe(code);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the return of the duty', () => {
  const LAST_DAY = '2026-03-31';

  beforeEach(async () => {
    const authorised = { validFrom: DAY, rulebook: 'ES-AN-2010', games: [], tables: [] };
    await books.record(tell('casino.authorised', authorised, { at: 'office' }));
    await books.project();
  });

  it('is provisional as long as its quarter has not ended, whatever is certified', async () => {
    await certify();
    const [page] = pdfPages(await printed('tasa-de-juego'));
    expect(page).toContain('Declaración trimestral de la tasa fiscal sobre el juego 01/01/2026 a 31/03/2026');
    expect(page).toContain('PROVISIONAL');
  });

  it('bears the seal of the last day of its quarter, and a code that verify accepts', async () => {
    await certify();
    const sale = tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id: 'b' });
    await books.record({ ...sale, gamingday: LAST_DAY });
    await books.project();
    await closeDay(books, CASINO, LAST_DAY);
    await certify(LAST_DAY);
    const pdf = await printed('tasa-de-juego', '2026-02-10');
    const pages = pdfPages(pdf);
    const anchor = anchorOf(qrOnPage(pdf, pages.length - 1)!);
    expect(anchor).toMatchObject({ casino: CASINO, seal: { gamingDay: LAST_DAY } });
    expect(pages.at(-1)).toContain(`Sello ${anchor.seal!.hash.slice(0, 4)}`);
    expect((await verifyBooks(books.dataSource, books.store, { anchors: [anchor] })).problems).toEqual([]);
  });
});

const dearer = (event: CasinoEvent): CasinoEvent => ({
  ...event,
  data: { ...(event.data as object), amount: 600 },
});

async function ofArchive(code: string): ReturnType<typeof verifyArchive> {
  const lines: string[] = [];
  for await (const line of writeArchive(books.dataSource, books.store)) lines.push(line.trimEnd());
  const openScratch = async () => {
    const { dataSource, drop } = await createTestDatabase();
    return { dataSource, close: drop };
  };
  return verifyArchive(eachOf(lines), { anchors: [anchorOf(code)], openScratch });
}

async function* eachOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
