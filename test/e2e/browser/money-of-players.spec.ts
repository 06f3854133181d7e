import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

let nights: NightsService;
let browser: Browser;

describeLongJourney('what players have in the house', () => {
  beforeAll(async () => {
    nights = await startNights('cd');
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

  it('a bank: the first screen leads to its statement coup by coup, and from an amount to its record', async () => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    await reader.open('/noche-d/home');
    await page.getByRole('link', { name: 'La noche de una banca, jugada a jugada' }).click();
    await page.getByRole('table', { name: 'Bancas' }).waitFor();
    expect(await reader.faultsOfScreen('banks')).toEqual([]);
    await page.getByRole('link', { name: 'CF1-1', exact: true }).click();
    const coups = page.getByRole('table', { name: 'Jugadas de la banca · EUR' });
    await coups.waitFor();
    await page.getByRole('img', { name: 'Banca y garajes tras cada línea' }).waitFor();
    expect(await reader.faultsOfScreen('bank-statement')).toEqual([]);
    await coups.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'De dónde sale' }).waitFor();
    await page.getByText('Las partes suman la cifra.').waitFor();
    await page.keyboard.press('Escape');
    await coups.getByRole('link').first().click();
    await page.waitForURL('**/noche-d/records/*');
    await reader.settled();
    expect(await reader.leave()).toEqual([]);
  });

  it('commissions: the first screen leads to games beside last year, rules by table, and cagnottes by banker', async () => {
    const key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    const { page } = reader;
    await reader.open('/noche-d/home');
    await page.getByRole('link', { name: 'Comisiones por juego este mes frente al año anterior' }).click();
    const matrix = page.getByRole('table', { name: 'Comisiones por regla · EUR' });
    await matrix.waitFor();
    await page.getByRole('table', { name: /^Este periodo frente a los mismos días/ }).waitFor();
    await page.getByRole('button', { name: 'Mesa', exact: true }).click();
    await matrix.getByRole('rowheader', { name: 'CF1' }).waitFor();
    await page.getByRole('table', { name: /^Mesa CF1/ }).waitFor();
    expect(await reader.faultsOfScreen('commissions')).toEqual([]);
    await matrix.getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'De dónde sale' }).waitFor();
    await page.getByText('Las partes suman la cifra.').waitFor();
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
