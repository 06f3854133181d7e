import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

let nights: NightsService;
let browser: Browser;

describeLongJourney('the accounts', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('lead from the trial balance to the lines of an account, to the explanation of an amount and to its record', async () => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    await reader.open('/noche-a');
    await page.getByRole('link', { name: 'Cuentas', exact: true }).click();
    await page.getByRole('table', { name: 'Sumas y saldos · EUR' }).waitFor();
    expect(await reader.faultsOfScreen('accounts')).toEqual([]);
    await page.getByLabel('Buscar texto').fill('efectivo en caja');
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: 'Sumas y saldos · EUR' }).getByRole('link').first().click();
    const lines = page.getByRole('table', { name: / · EUR$/ });
    await lines.waitFor();
    expect(await reader.faultsOfScreen('account')).toEqual([]);
    await lines.getByRole('button').first().click();
    await page.getByRole('dialog', { name: 'De dónde sale' }).waitFor();
    await page.keyboard.press('Escape');
    await lines.getByRole('cell').getByRole('link').first().click();
    await page.waitForURL('**/noche-a/records/*');
    await reader.settled();
    expect(await reader.leave()).toEqual([]);
  });

  it('list the journal of a period by table and game, each line with its account', async () => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    await reader.open('/noche-a/journal?from=2026-01-01&until=2026-01-31');
    const lines = page.getByRole('table', { name: 'Diario' });
    await lines.waitFor();
    const all = await lines.getByRole('row').count();
    await page.getByRole('combobox', { name: 'Juego' }).selectOption({ label: 'Ruleta francesa' });
    await page.waitForURL('**game=roulette-french**');
    await reader.settled();
    expect(await lines.getByRole('row').count()).toBeLessThan(all);
    expect(await reader.faultsOfScreen()).toEqual([]);
    await lines
      .getByRole('link', { name: /Ruleta francesa/ })
      .first()
      .click();
    await page.waitForURL('**/noche-a/accounts/*');
    await reader.settled();
    expect(await reader.leave()).toEqual([]);
  });
});
