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

  it('leads to a screen by its name in either language, and finds only those that the person may open', async () => {
    const find = async (reader: Visitor, text: string): Promise<string[]> => {
      await reader.page.keyboard.press('/');
      await reader.page.getByRole('searchbox').fill(text);
      await reader.settled();
      return reader.page.getByRole('dialog').getByRole('listitem').allInnerTexts();
    };
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    await reader.open('/noche-a');
    for (const [text, address] of [
      ['tasa', 'duty'],
      ['duty', 'duty'],
      ['bancas', 'banks'],
      ['journal', 'journal'],
    ]) {
      expect((await find(reader, text!))[0]).toMatch(/^Pantalla/);
      await reader.page.keyboard.press('Enter');
      await reader.page.waitForURL(`**/noche-a/${address}`);
      await reader.settled();
    }
    expect(await reader.leave()).toEqual([]);
    const pit = await nights.running.makePersonKey('Sara Gil', ['pit']);
    const atTables = await Visitor.enter(browser, { url: nights.running.url, key: pit, language: 'en' });
    await atTables.open('/noche-a/floor');
    expect((await find(atTables, 'duty')).filter((hit) => hit.startsWith('Screen'))).toEqual([]);
    await atTables.page.keyboard.press('Escape');
    expect((await find(atTables, 'bancas'))[0]).toMatch(/^Screen\s*Banks/);
    expect(await atTables.leave()).toEqual([]);
  });

  it('finds the numbers that are printed on paper: a slip, and an event with its entries and its hash', async () => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    const find = async (text: string, hit: string): Promise<void> => {
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill(text);
      await page.getByRole('listitem').filter({ hasText: hit }).getByRole('button').click();
    };
    await reader.open('/noche-a');
    await find('A-0002', 'Vale');
    await page.waitForURL('**/noche-a/slips/A-0002');
    await reader.settled();
    await find('a-07-cage', 'Evento');
    await page.waitForURL('**/noche-a/records/11');
    await page.getByText('Este navegador ha calculado la misma huella.').waitFor();
    const card = page.getByRole('region', { name: 'Lo registrado' });
    await card.getByRole('heading', { name: 'Recepción de devolución de mesa' }).waitFor();
    expect(
      await card
        .locator('dd')
        .filter({ hasText: /^5\.000,00 EUR$/ })
        .count(),
    ).toBe(1);
    expect(await page.getByRole('table', { name: 'Asientos' }).getByRole('row').count()).toBeGreaterThan(2);
    expect(await reader.faultsOfScreen('record')).toEqual([]);
    await page.getByRole('link', { name: 'D-0001' }).click();
    await page.waitForURL('**/noche-a/slips/D-0001');
    await find('cash:cage', 'Cuenta');
    await page.getByRole('dialog', { name: 'De dónde sale' }).waitFor();
    expect(await reader.leave()).toEqual([]);
  });

  it('shows a figure as a tree down to facts, each of which leads to its event', async () => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    await reader.open('/noche-a?figure=control-book%2F2026-01-01');
    const panel = page.getByRole('dialog', { name: 'De dónde sale' });
    await panel.getByRole('button', { name: 'Ver como árbol' }).click();
    await panel.getByRole('group').first().waitFor();
    const folded = panel.locator('details:not([open]) > summary:visible');
    while ((await folded.count()) > 0) await folded.first().click();
    expect(await panel.locator('dt', { hasText: /^(Hecho|Asiento)$/ }).count()).toBeGreaterThan(3);
    expect(await reader.faultsOfScreen('explanation-tree')).toEqual([]);
    const [record] = await panel.getByRole('link', { name: /^\d+$/ }).all();
    const number = await record!.textContent();
    await record!.click();
    await page.waitForURL(`**/noche-a/records/${number}*`);
    expect(await reader.leave()).toEqual([]);
  });
});
