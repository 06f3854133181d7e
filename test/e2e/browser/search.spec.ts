import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

let nights: NightsService;
let browser: Browser;

describeLongJourney('the search', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('leads by keys alone to a book, a table and a day, and by its button to a figure', async () => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    const box = page.getByRole('searchbox');
    await reader.open('/noche-a');
    await page.keyboard.press('/');
    await box.fill('ingresos');
    await page.getByRole('listitem').filter({ hasText: 'control de ingresos' }).waitFor();
    expect(await reader.faultsAsShown()).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/noche-a/books/2026-01-01/control-de-ingresos');
    await reader.settled();
    await page.keyboard.press('/');
    await box.fill('ruleta');
    await page.getByRole('listitem').filter({ hasText: 'RF1' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'De dónde sale' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await box.fill('1/1/2026');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/noche-a/day/2026-01-01');
    await reader.settled();
    await page.getByRole('button', { name: 'Buscar' }).click();
    await box.fill('result/RF1/2026-01-01/1');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'De dónde sale' }).waitFor();
    expect(await reader.leave()).toEqual([]);
  });
});
