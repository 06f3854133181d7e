import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { Client } from '../../support/service/client';
import { type NightsService, startNights } from '../../support/service/nights-service';

const CASINO = 'noche-a';
const TABLE = `/${CASINO}/table/RF1/2026-01-01/1`;

let nights: NightsService;
let browser: Browser;

const enter = async (who: string, role: 'accountant' | 'manager' | 'inspector'): Promise<Visitor> =>
  Visitor.enter(browser, {
    url: nights.running.url,
    key: await nights.running.makePersonKey(who, [role]),
  });

describeLongJourney('a correction on the screens', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('is proposed from the record of the fact, with what was recorded and nothing else changed', async () => {
    const accountant = await enter('Nuria Campos', 'accountant');
    const { page } = accountant;
    await accountant.open(`/${CASINO}/corrections`);
    await page.getByText('No se ha propuesto ninguna corrección.').waitFor();
    expect(await accountant.faultsOfScreen()).toEqual([]);

    await accountant.open(TABLE);
    await page
      .getByRole('row', { name: /Recuento/ })
      .last()
      .getByRole('link')
      .click();
    await page.getByRole('link', { name: 'Corregir este hecho' }).click();
    await accountant.settled();
    const propose = page.getByRole('button', { name: 'Proponer la corrección' });
    // The count, a line for each denomination, and all below it fit on a screen of 900 pixels.
    const { y, height } = (await propose.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(900);
    const reason = page.getByLabel('Motivo');
    await reason.fill('Se leyó mal la última cifra; acta 14/26.');
    expect(await propose.isDisabled()).toBe(true);
    const amount = page.locator('[data-field="inventory="]');
    await amount.fill('12,345.00');
    expect(await propose.isDisabled()).toBe(true);
    await amount.fill('12.345,00');
    await page.getByRole('row', { name: /Fichas contadas: Total .*12\.345,00/ }).waitFor();
    const effect = page.getByRole('region', { name: 'Qué cambiará en los libros' });
    // A count in between changes a book and no entry.
    await effect.getByText('Ningún importe de los libros cambia.').waitFor();
    expect(await accountant.faultsOfScreen('correction')).toEqual([]);
    // A reload loses nothing.
    await page.reload();
    expect([await amount.inputValue(), await reason.inputValue()]).toEqual([
      '12.345,00',
      'Se leyó mal la última cifra; acta 14/26.',
    ]);
    await propose.click();
    await page.getByText('Debe aprobarla otra persona.').waitFor();
    expect(await page.getByRole('button', { name: 'Aprobar la corrección' }).count()).toBe(0);
    expect(await accountant.leave()).toEqual([]);
  });

  it('is read by an inspector, who decides nothing', async () => {
    const inspector = await enter('Inés Mora', 'inspector');
    await inspector.open(`/${CASINO}/corrections`);
    await inspector.page.getByRole('row', { name: /12\.345,00/ }).waitFor();
    await inspector.page.getByText(/^Aprobar la corrección: reservado a contabilidad/).waitFor();
    expect(await inspector.faultsOfScreen()).toEqual([]);
    expect(await inspector.leave()).toEqual([]);
  });

  it('is approved by another person, who sees what changes, and is shown with its record', async () => {
    const other = await nights.running.makePersonKey('Blas Ruiz', ['accountant']);
    const spins = { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result: -600_000 };
    await new Client(nights.running.url, other).ask(
      `mutation ($replacement: String!) { proposeCorrection(casino: "${CASINO}", source: "/casinos/${CASINO}/tables/RF1",
         event: "a-04", reason: "Faltaba un lanzamiento.", replacement: $replacement) { __typename } }`,
      { replacement: JSON.stringify(spins) },
    );
    const manager = await enter('Carmen Ortega', 'manager');
    const { page } = manager;
    await manager.open(`/${CASINO}/corrections`);
    await page.getByRole('row', { name: /12\.345,00/ }).waitFor();
    await page.getByText('No hay ninguno adjunto.').first().waitFor();
    // The approver sees the figures before and after, calculated again.
    const effect = page.getByRole('region', { name: 'Qué cambiará en los libros' }).first();
    await effect
      .getByRole('row', { name: /100,00/ })
      .first()
      .waitFor();
    expect(await manager.faultsOfScreen('corrections')).toEqual([]);
    await page.getByRole('button', { name: 'Aprobar la corrección' }).last().click();
    const item = page.locator('details', { hasText: '· registrada ·' });
    await item.locator('summary').click();
    await item.getByText('La aprueba Carmen Ortega.').waitFor();
    await item.getByRole('link', { name: /^Registro/ }).click();
    await page.getByText(/registrada · Nuria Campos, Carmen Ortega/).waitFor();
    expect(await manager.leave()).toEqual([]);
  });

  it('is taken back by who proposed it, and stays listed as withdrawn', async () => {
    const accountant = await enter('Blas Ruiz', 'accountant');
    const { page } = accountant;
    await accountant.open(`/${CASINO}/corrections`);
    const item = page.locator('details', { hasText: 'Faltaba un lanzamiento.' });
    const withdraw = page.getByRole('button', { name: 'Retirar la propuesta' });
    await withdraw.waitFor();
    expect(await withdraw.count()).toBe(1);
    expect(await accountant.faultsOfScreen('correction-own')).toEqual([]);
    await item.getByRole('button', { name: 'Retirar la propuesta' }).click();
    await item.getByText('· retirada ·').waitFor();
    expect(await withdraw.count()).toBe(0);
    expect(await accountant.leave()).toEqual([]);
  });
});
