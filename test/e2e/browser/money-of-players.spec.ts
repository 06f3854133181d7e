import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

let nights: NightsService;
let browser: Browser;

describeLongJourney('what players have in the house', () => {
  beforeAll(async () => {
    nights = await startNights('c');
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('a jackpot: the first screen leads to its meter as a sum, its path, and the prizes that wait', async () => {
    await nights.take(...owed('noche-c', 'carrusel-poker'));
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    await reader.open('/noche-c/home');
    const before = reader.clicks;
    await page.getByRole('link', { name: 'Qué debe un bote, y a quién' }).click();
    const prizes = page.getByRole('table', { name: 'Premios pendientes de pago' });
    await prizes.waitFor();
    expect(reader.clicks - before).toBeLessThanOrEqual(3);
    await prizes.getByRole('cell', { name: 'V-17' }).waitFor();
    await prizes.getByRole('cell', { name: '500,00 EUR' }).first().waitFor();
    await page.getByRole('img', { name: 'Contador de carrusel-poker' }).waitFor();
    expect(await reader.faultsOfScreen('jackpots')).toEqual([]);
    const pools = page.getByRole('table', { name: 'Botes' });
    await pools.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'De dónde sale' }).waitFor();
    await page.getByText('Las partes suman la cifra.').waitFor();
    await page.keyboard.press('Escape');
    await prizes.getByRole('link').first().click();
    await page.waitForURL('**/noche-c/records/*');
    await reader.settled();
    expect(await reader.leave()).toEqual([]);
  });
});

/** A prize that is paid later, and a first part of it. */
function owed(casino: string, pool: string): readonly object[] {
  const of = (id: string, place: string, type: string, hour: number, data: object): object => ({
    ...{ specversion: '1.0', id, source: `/casinos/${casino}/${place}`, gamingday: '2026-01-01' },
    ...{ type: `cagnotte.jackpot.${type}.v1`, time: `2026-01-02T0${hour}:00:00+01:00` },
    data: { pool, currency: 'EUR', player: 'V-17', ...data },
  });
  return [
    of('owed-1', 'tables/CS1', 'won', 3, {
      ...{ table: 'CS1', amount: 60_000, paidFrom: 'later', combination: 'straight-flush' },
    }),
    of('paid-1', 'cage', 'paid', 4, {
      ...{ amount: 10_000, paidFrom: 'cage-cash' },
      pays: { source: `/casinos/${casino}/tables/CS1`, id: 'owed-1' },
    }),
  ];
}
