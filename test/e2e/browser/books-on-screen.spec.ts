import type { Browser, Locator } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

const DAY = '2026-01-01';
const PHONE = { width: 390, height: 844 };

let nights: NightsService;
let browser: Browser;
let key: string;

/** The left edges of the columns of a table, in CSS pixels. */
const edgesOf = (table: Locator): Promise<number[]> =>
  table.locator('thead th').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));

describeLongJourney('a book on the screen', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
    key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('has its sections with the same columns below each other', async () => {
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    await reader.open(`/noche-a/books/${DAY}/mayor`);
    const tables = await reader.page.locator('main table').all();
    const edges = await Promise.all(tables.map(edgesOf));
    const ofAccounts = edges.filter(({ length }) => length === edges[0]!.length);
    expect(ofAccounts.length).toBeGreaterThan(3);
    expect(new Set(ofAccounts.map((each) => each.map(Math.round).join(' '))).size).toBe(1);
    expect(await reader.faultsOfScreen('mayor')).toEqual([]);
    expect(await reader.leave()).toEqual([]);
  });

  it('keeps its first column in view on a telephone, and breaks no number of a person', async () => {
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    await page.setViewportSize(PHONE);
    await reader.open(`/noche-a/books/${DAY}/informe-maestro`);
    const table = page.locator('main table').first();
    const first = table.locator('tbody tr').first().locator(':first-child').first();
    const before = (await first.boundingBox())!.x;
    const scrolled = await table.evaluate((each) => {
      const frame = each.parentElement!;
      frame.scrollLeft = 10_000;
      return frame.scrollLeft;
    });
    expect(scrolled).toBeGreaterThan(100);
    expect(Math.round((await first.boundingBox())!.x)).toBe(Math.round(before));
    await reader.open(`/noche-a/books/${DAY}/cajas-y-conteo`);
    const lines = await page
      .locator('main td')
      .getByText(/^E-\d+[,;]?$/)
      .evaluateAll((numbers) => numbers.map((number) => number.getClientRects().length));
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines)).toEqual(new Set([1]));
    expect(await reader.leave()).toEqual([]);
  });
});
