import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { arrive, complaintsOf } from '../../support/browser/arrive';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import type { Visitor } from '../../support/browser/visitor';
import { Client } from '../../support/service/client';
import { ledgerOpened } from '../../support/sample-events/sample-events';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';

const CASINO = 'granada';
const SALES = readFileSync(join(__dirname, '../../../docs/clients/sheets/sales.csv'));

let running: ServiceUnderTest;
let browser: Browser;

describeLongJourney('a sheet of a house without devices', () => {
  beforeAll(async () => {
    running = await startServiceUnderTest();
    browser = await startChromium();
    const cage = new Client(running.url, await running.makeKey(['ingest']));
    await cage.stream([ledgerOpened({}, { casino: CASINO, gamingday: '2026-03-20' })]);
    await cage.healthWhenCaughtUp();
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  async function chosen(visitor: Visitor, name: string, bytes: Buffer): Promise<void> {
    await visitor.page
      .getByLabel(/^Hoja \(CSV o XLSX/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });
    await visitor.page.getByText(new RegExp(`^${name}: CSV, utf-8`)).waitFor();
  }

  it('is mapped once, looked at, recorded, and recognised when it comes again', async () => {
    const { origin } = running.service;
    const code = await running.people.linkFor('Nuria Campos', ['accountant'], 'all');
    const nuria = await arrive(browser, { origin, link: `${origin}/enrol#${code}` });
    const { page } = nuria;
    await nuria.open(`/${CASINO}`);
    await page.getByRole('link', { name: 'Hojas de cálculo' }).click();
    expect(await nuria.faultsOfScreen('sheets')).toEqual([]);

    await chosen(nuria, 'sales.csv', SALES);
    await page.getByLabel('Cada fila es').selectOption({ label: 'Venta de fichas en caja' });
    const fills = (column: string, member: string) =>
      page.getByRole('combobox', { name: `Rellena: ${column}` }).selectOption(member);
    await fills('Jornada', '/gamingday');
    await fills('Hora', '/hour');
    await fills('Vale', '/data/slip');
    await fills('Importe', '/data/amount');
    await fills('Pago', '/data/meansOfPayment');
    await page.getByLabel('«Efectivo» se escribe').fill('efectivo');
    await page.getByPlaceholder('bank', { exact: true }).fill('banco');
    await page.getByRole('button', { name: 'Añadir un valor para todas las filas' }).click();
    await page.getByRole('combobox', { name: 'Rellena siempre 1' }).selectOption({ label: 'Moneda' });
    await page.getByLabel('Valor 1').fill('EUR');
    await page.getByRole('checkbox', { name: 'Nombra la fila: Vale' }).check();
    await page.getByRole('button', { name: 'Ver las filas' }).click();
    await page
      .getByText('3 filas por registrar, 0 ya registradas, 0 registradas con otros datos, 0 fallos.')
      .waitFor();
    await page.getByText('1.850,50').first().waitFor();
    expect(await nuria.faultsOfScreen('looked at')).toEqual([]);

    await page.getByLabel('Nombre de la correspondencia').fill('Ventas de caja');
    await page.getByRole('button', { name: 'Guardar la correspondencia' }).click();
    await page.getByText('La correspondencia está guardada como Ventas de caja.').waitFor();
    await page.getByRole('button', { name: 'Registrar 3 filas' }).click();
    await page.getByRole('button', { name: 'Sí, registrarlas' }).click();
    await page.getByText('Registradas: 3. Registradas antes: 0. No registradas: 0.').waitFor();

    // The next day the sheet has grown, and one of its rows was mistyped before.
    const grown = SALES.toString().replace('100,00', '110,00') + '20/03/2026;02:00;V-4;;efectivo\r\n';
    await nuria.open(`/${CASINO}/sheets`);
    await chosen(nuria, 'sales.csv', Buffer.from(grown));
    await page.getByLabel('Correspondencia guardada', { exact: true }).selectOption('Ventas de caja');
    await page.getByRole('button', { name: 'Ver las filas' }).click();
    await page
      .getByText('0 filas por registrar, 2 ya registradas, 1 registradas con otros datos, 1 fallos.')
      .waitFor();
    await page.getByRole('table', { name: 'Fallos' }).getByText('Importe').waitFor();
    expect(await nuria.faultsOfScreen('with a fault')).toEqual([]);
    await page.getByRole('link', { name: /^Corregir el registro/ }).click();
    await page.getByRole('heading', { name: /^Corregir/ }).waitFor();
    expect(await complaintsOf(nuria)).toEqual([]);
  });
});
