import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { readCsv } from '../../support/csv/read-csv';
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

  it.each([
    ['the trial balance', '/noche-a/accounts?from=2026-01-01&until=2026-01-31', / · EUR$/],
    ['the journal', '/noche-a/journal?from=2026-01-01&until=2026-01-31', /^Diario$/],
    ['the figures of tables', '/noche-a/performance?from=2026-01-01&to=2026-01-31&by=TABLE', /^Rendimiento$/],
    ['the gaming days', '/noche-a/', /^Jornadas$/],
  ])('take %s away as the file of the table on the screen', async (_, address, caption) => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    await reader.open(address);
    const table = page.getByRole('table', { name: caption });
    await table.waitFor();
    await reader.settled();
    const shown = await table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('[data-kind="money"], [data-kind="number"]')].map(
            (cell) => cell.textContent,
          ),
        ),
      );
    const link = page.getByRole('navigation', { name: 'Descargar' }).getByRole('link', { name: 'CSV-ES' });
    const text = await page.evaluate(
      async (file) => (await fetch(file)).text(),
      (await link.getAttribute('href'))!,
    );
    const cells = new Set(readCsv(text, ';').flat());
    expect(shown.length).toBeGreaterThan(0);
    const figures = shown.flat().flatMap((figure) => figuresIn(figure ?? ''));
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((figure) => !cells.has(figure))).toEqual([]);
    expect(await reader.leave()).toEqual([]);
  });

  it('lead from the books to the duty of the quarter, with its stairs and its files', async () => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    await nights.tellHistory({
      ...{ specversion: '1.0', id: 'authorised', source: '/casinos/noche-a/office', gamingday: '2026-01-01' },
      ...{ type: 'cagnotte.casino.authorised.v1', time: '2026-01-02T20:00:00Z' },
      data: {
        ...{ validFrom: '2026-01-01', currency: 'EUR', rulebook: 'ES-AN-2010' },
        ...{ games: ['roulette-french'], tables: [] },
      },
    });
    await reader.open('/noche-a/books/2026-01-01');
    await page.getByRole('link', { name: 'Autoliquidación de la tasa del trimestre' }).click();
    const quarters = page.getByRole('table', { name: 'Trimestres' });
    await quarters.waitFor();
    expect(await quarters.getByRole('row').count()).toBe(5);
    await page.getByRole('img', { name: 'Tramos de la tarifa y base acumulada' }).waitFor();
    await page.getByText('Antes de presentar hay que certificar: 01/01/2026.').waitFor();
    expect(await reader.faultsOfScreen('duty')).toEqual([]);
    const file = await quarters.getByRole('link', { name: /1 de 2026 en CSV$/ }).getAttribute('href');
    const { status } = await reader.page.evaluate(
      async (address) => ({ status: (await fetch(address)).status }),
      file!,
    );
    expect(status).toBe(200);
    await quarters.getByRole('button').first().click();
    await page.getByRole('dialog', { name: 'De dónde sale' }).waitFor();
    expect(await reader.leave()).toEqual([]);
  });
});

/** The number of a cell as CSV-ES writes it; a percentage is another number there. */
function figuresIn(cell: string): string[] {
  const [number] = cell.includes('%') ? [] : (/[−-]?\d[\d.]*(?:,\d+)?/.exec(cell) ?? []);
  return number === undefined ? [] : [number.replaceAll('.', '').replace('−', '-')];
}
