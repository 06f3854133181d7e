import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

const CASINO = 'noche-a';

let nights: NightsService;
let browser: Browser;
/** The record at which the day is closed; the next one corrects a round of it. */
let closed: number;

const event = (id: string, type: string, data: object): object => ({
  ...{ specversion: '1.0', id, source: `/casinos/${CASINO}/office`, type: `cagnotte.${type}.v1` },
  ...{ time: '2026-01-02T20:00:00Z', gamingday: '2026-01-01', data },
});

describeLongJourney('the time machine', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
    const { casinos } = await nights.client.ask<{ casinos: { id: string; position: number }[] }>(
      '{ casinos { id position } }',
    );
    closed = casinos.find(({ id }) => id === CASINO)!.position + 1;
    await nights.tellHistory(
      event('closed', 'gaming-day.closed', {
        ...{ by: { id: 'E-1' }, currency: 'EUR', through: closed - 1, controlTotals: [] },
      }),
      event('corrected', 'correction.recorded', {
        corrects: { source: `/casinos/${CASINO}/tables/RF1`, id: 'a-04' },
        replacement: { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result: -600_000 },
        ...{ reason: 'a spin was left out', proposedBy: { id: 'E-1' }, approvedBy: { id: 'E-2' } },
      }),
    );
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('shows every reading screen as it was known at a mark, without decisions, and leaves by one key', async () => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    await reader.open(`/${CASINO}/day/2026-01-01`);
    await page.keyboard.press('t');
    const bar = page.getByRole('region', { name: 'Máquina del tiempo' });
    await bar.getByRole('button', { name: /Hito anterior/ }).click();
    await page.waitForURL(`**known=${closed}`);
    await bar.getByText(new RegExp(`registro ${closed}, \\d`)).waitFor();
    expect(await reader.faultsOfScreen('time-machine')).toEqual([]);
    await bar
      .getByLabel('Registro', { exact: true })
      .last()
      .fill(String(closed - 1));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**known=${closed - 1}`);
    await reader.settled();
    expect(await page.getByRole('button', { name: /^Cerrar la jornada/ }).count()).toBe(0);
    const screens = ['Inicio', 'Sala', 'Jornadas', 'Rendimiento', 'Cuentas', 'Incidencias', 'Integridad'];
    for (const screen of [...screens, 'Autorización', 'Correcciones', 'Diferencias por regularizar']) {
      await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
      await bar.getByText(new RegExp(`registro ${closed - 1}, `)).waitFor();
      await reader.settled();
      expect(page.url()).toContain(`known=${closed - 1}`);
      const said = await page.getByText(new RegExp(`registro ${closed - 1}`)).count();
      expect([screen, said > 1]).toEqual([screen, true]);
    }
    await page.keyboard.press('t');
    await page.waitForURL((url) => !url.searchParams.has('known'));
    await reader.settled();
    expect(await reader.leave()).toEqual([]);
  });

  it('lists what the correction changed, two presses from the first screen', async () => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key, language: 'en' });
    const { page } = reader;
    await reader.open(`/${CASINO}/home`);
    await page.getByRole('link', { name: 'What did a correction change?' }).click();
    await page
      .getByRole('table', { name: /record \d+$/ })
      .first()
      .waitFor();
    expect(await reader.faultsOfScreen('changes')).toEqual([]);
    await page.getByRole('link', { name: String(closed + 1), exact: true }).click();
    await page.waitForURL(`**/records/${closed + 1}`);
    await reader.settled();
    expect(await reader.leave()).toEqual([]);
  });
});
