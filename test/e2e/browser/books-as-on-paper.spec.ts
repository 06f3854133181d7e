import type { Browser, Locator } from 'playwright-core';
import { describeInBrowser, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { pdfPages } from '../../support/pdf/pdf-text';
import { type NightsService, startNights } from '../../support/service/nights-service';
import { extent } from '../../support/service/test-extent';

const DAY = '2026-01-01';
/** The told nights, by their letters. */
const TOLD = extent('a', 'abcdef');

let nights: NightsService;
let browser: Browser;
let key: string;

/** The words of each page of the PDF without its head and foot; the layout parts words at their hyphens. */
async function paper(casino: string, book: string): Promise<string> {
  const address = `${nights.running.url}/v1/books/${book}?casino=${casino}&day=${DAY}&format=pdf`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${key}` } });
  const pages = pdfPages(Buffer.from(await answer.arrayBuffer()));
  return pages.map((page) => page.replaceAll('- ', '-')).join(' ');
}

/** The words of a table on the screen, cell by cell: its title, the names of its columns, rows and totals. */
async function shownIn(sheet: Locator): Promise<string[]> {
  const cells = await sheet.locator('caption, th, td').allTextContents();
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

describeInBrowser('a book on the screen', () => {
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
  const BOOKS = ['control-de-ingresos', 'diario', 'vales'];
  it.each(NIGHTS.flatMap((casino) => BOOKS.map((book) => [casino, book] as const)))(
    'of %s has in its %s, cell by cell, what the PDF has',
    async (casino, book) => {
      const reader = await Visitor.enter(browser, { url: nights.running.url, key });
      await reader.open(`/${casino}/books/${DAY}/${book}`);
      await reader.page.getByRole('table').first().waitFor();
      const sheets = await reader.page.locator('table').all();
      expect(sheets.length).toBeGreaterThan(0);
      let rest = await paper(casino, book);
      for (const sheet of sheets) {
        for (const cell of await shownIn(sheet)) {
          const words = cell.replaceAll('- ', '-');
          // What stands between two cells of the screen is the head of a page with the totals carried over, or nothing.
          const at = rest.indexOf(words);
          const between = rest.slice(0, at).trim();
          expect({ cell, between, isThere: at >= 0 }).toEqual({
            ...{ cell, isThere: true },
            between: expect.stringMatching(/^$|Suma y sigue|Folio \d/) as string,
          });
          rest = rest.slice(at + words.length);
        }
      }
      expect(await reader.leave()).toEqual([]);
    },
  );
});
