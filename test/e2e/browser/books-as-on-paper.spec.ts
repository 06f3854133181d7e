import type { Browser, Locator } from 'playwright-core';
import { BOOK_NAMES } from '../../../src/ledger/books/book-catalogue.queries';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { pdfPages } from '../../support/pdf/pdf-text';
import { type NightsService, startNights } from '../../support/service/nights-service';
import { extent, IS_FULL_TEST } from '../../support/service/test-extent';

const DAY = '2026-01-01';
/** The letters of the nights. */
const TOLD = extent('a', 'abcdef');

const PAGE_END = '¶';

let nights: NightsService;
let browser: Browser;
let key: string;

/** A text without blanks, since the layout of the PDF breaks long words. */
const solid = (text: string): string => text.replaceAll(/\s+/g, '');

/** The texts of the pages of the PDF, each with a mark at its end instead of its head, which is drawn last. */
async function paper(casino: string, book: string): Promise<string> {
  const address = `${nights.running.url}/v1/books/${book}?casino=${casino}&day=${DAY}&format=pdf`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${key}` } });
  const pages = pdfPages(Buffer.from(await answer.arrayBuffer()));
  return pages.map((page) => solid(page).replace(new RegExp(`${casino}Folio\\d.*$`), PAGE_END)).join('');
}

/** The words of a table on the screen, cell by cell: its title, the names of its columns, rows and totals. */
async function shownIn(sheet: Locator): Promise<string[]> {
  const cells = await sheet.locator('caption, th, td').allTextContents();
  return cells.map(solid).filter((cell) => cell !== '');
}

describeLongJourney('a book on the screen', () => {
  beforeAll(async () => {
    nights = await startNights(TOLD);
    browser = await startChromium();
    key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
  });
  afterAll(async () => {
    await browser.close();
    await nights.stop();
  });

  const NIGHTS = [...TOLD].map((letter) => `noche-${letter}`);
  const BOOKS = IS_FULL_TEST ? BOOK_NAMES : (['control-de-ingresos', 'diario', 'vales'] as const);
  it.each(NIGHTS.flatMap((casino) => BOOKS.map((book) => [casino, book] as const)))(
    'of %s has in its %s, cell by cell, what the PDF has',
    async (casino, book) => {
      const reader = await Visitor.enter(browser, { url: nights.running.url, key });
      await reader.open(`/${casino}/books/${DAY}/${book}`);
      await reader.page.getByRole('list', { name: 'Firman' }).waitFor();
      const sheets = await reader.page.locator('table').all();
      let rest = await paper(casino, book);
      // If no table was opened the book has no section, and its PDF begins with the signatures.
      const signs = await reader.page.getByRole('list', { name: 'Firman' }).textContent();
      if (sheets.length === 0) expect(rest.startsWith(solid(signs ?? ''))).toBe(true);
      for (const sheet of sheets) {
        for (const cell of await shownIn(sheet)) {
          // Between two cells the PDF may only have the head of a page with the totals carried over.
          const at = rest.indexOf(cell);
          const between = rest.slice(0, at);
          expect({ cell, between, isThere: at >= 0 }).toEqual({
            cell,
            isThere: true,
            between: expect.stringMatching(/^$|Sumaysigue|¶/) as string,
          });
          rest = rest.slice(at + cell.length);
        }
      }
      expect(await reader.leave()).toEqual([]);
    },
  );
});
