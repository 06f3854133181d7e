import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

let nights: NightsService;
let browser: Browser;

const enter = async (name: string, roles: Parameters<NightsService['running']['makePersonKey']>[1]) =>
  Visitor.enter(browser, {
    url: nights.running.url,
    key: await nights.running.makePersonKey(name, roles),
  });

describeLongJourney('the customers of the day', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('lead from the first screen to who was not identified, and the accountant identifies the customer', async () => {
    const reader = await enter('Nuria Campos', ['accountant']);
    const { page } = reader;
    await reader.open('/noche-a/home');
    await page.getByRole('link', { name: '¿Quién trajo más de 2.000?' }).click();
    const customers = page.getByRole('table', { name: 'Clientes de la jornada' });
    await customers.waitFor();
    const row = customers.getByRole('row').filter({ hasText: 'cli-4471' });
    expect(await row.innerText()).toContain('sin identificar');
    expect(await reader.faultsOfScreen('customers')).toEqual([]);
    await row.getByText('1', { exact: true }).click();
    await row.getByText('Canje de fichas en caja').waitFor();
    await row.getByRole('link', { name: 'Identificar: cli-4471' }).click();
    const form = page.getByRole('region', { name: 'Identificar: cli-4471' });
    await form.getByLabel('Documento', { exact: true }).selectOption({ label: 'pasaporte' });
    await form.getByLabel('Número del documento').fill('XDB-0047-11');
    await form.getByRole('button', { name: 'Identificar' }).click();
    await row.getByText('pasaporte · Nuria Campos').waitFor();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('XDB-0047-11');
    await page.getByRole('region', { name: 'Retirar la identificación: cli-4471' }).waitFor();
    expect(await reader.faultsOfScreen('customer-identified')).toEqual([]);
    expect(await reader.leave()).toEqual([]);
  });

  it('are led to from the day, and show what was known at an earlier record without a decision', async () => {
    const reader = await enter('Carmen Ortega', ['manager']);
    const { page } = reader;
    await reader.open('/noche-a/day/2026-01-01');
    await page.getByRole('link', { name: 'Clientes de la jornada' }).click();
    await page.getByRole('table', { name: 'Clientes de la jornada' }).waitFor();
    await reader.open('/noche-a/customers/2026-01-01?known=3&all=true');
    await page.getByRole('rowheader', { name: 'sin cliente citado' }).waitFor();
    await reader.settled();
    expect(await page.getByRole('link', { name: /^Identificar/ }).count()).toBe(0);
    expect(await page.getByRole('rowheader', { name: 'cli-4471' }).count()).toBe(0);
    expect(await reader.leave()).toEqual([]);
  });

  it('are not told to the cashier, who is not led there either', async () => {
    const cashier = await enter('Pilar Montes', ['cage']);
    const { page } = cashier;
    await cashier.open('/noche-a/customers/2026-01-01');
    await page
      .getByText(/customers:read|reservad|permiso/i)
      .first()
      .waitFor();
    expect(await page.locator('main').innerText()).not.toContain('cli-4471');
    expect(await page.getByRole('link', { name: '¿Quién trajo más de 2.000?' }).count()).toBe(0);
  });
});
