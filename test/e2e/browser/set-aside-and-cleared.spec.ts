import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { Client } from '../../support/service/client';
import { type NightsService, startNights } from '../../support/service/nights-service';

const CASINO = 'noche-a';

let nights: NightsService;
let browser: Browser;

type Role = 'accountant' | 'manager' | 'pit' | 'administrator';

const enter = async (who: string, role: Role): Promise<Visitor> =>
  Visitor.enter(browser, {
    url: nights.running.url,
    key: await nights.running.makePersonKey(who, [role]),
  });

describeLongJourney('the screens of quarantine, open differences and keys', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
    const event = {
      specversion: '1.0',
      id: 'caja-9',
      source: `/casinos/${CASINO}/cage`,
      gamingday: '2026-01-01',
      type: 'cagnotte.cage.chips-sold.v1',
      time: '2026-01-01T22:00:00Z',
      data: { amount: '500,00' },
    };
    const sender = new Client(nights.running.url, await nights.running.makeKey(['ingest']));
    const { body } = await sender.deliver('single', JSON.stringify(event));
    await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: body['receipt'] });
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('show in the language of the person why a delivery is in quarantine, and discard it with a reason', async () => {
    const accountant = await enter('Nuria Campos', 'accountant');
    const { page } = accountant;
    await accountant.open(`/${CASINO}`);
    await page.getByRole('link', { name: 'Entregas en cuarentena' }).click();
    await page.getByText('Falta un dato, sobra o no tiene la forma debida').waitFor();
    await page.getByText(/Corrija el campo.*La entrega queda en cuarentena/).waitFor();
    expect(await accountant.faultsOfScreen('quarantine')).toEqual([]);
    const discard = page.getByRole('button', { name: 'Descartar la entrega' });
    expect(await discard.isDisabled()).toBe(true);
    await page.getByLabel('Por qué se descarta').fill('Prueba del proveedor.');
    await discard.click();
    await page.getByText('Descartada. Su contenido sigue en el registro.').waitFor();
    await page.getByText('No hay ninguna entrega en cuarentena.').waitFor();
    await page.getByRole('button', { name: 'Terminadas' }).click();
    await page.getByText('Falta un dato, sobra o no tiene la forma debida').waitFor();
    expect(await accountant.leave()).toEqual([]);
  });

  it('let two persons clear an open difference', async () => {
    const accountant = await enter('Blas Ruiz', 'accountant');
    const { page } = accountant;
    // The failed check of the day links to the screen of clearings.
    await accountant.open(`/${CASINO}/day/2026-01-01`);
    await page.getByRole('main').getByRole('link', { name: 'Diferencias por regularizar' }).click();
    await page
      .getByRole('button', { name: /^Regularizar: / })
      .first()
      .click();
    const propose = page.getByRole('button', { name: 'Proponer la regularización' });
    await page.getByLabel('Motivo').fill('Faltaba un billete.');
    expect(await propose.isDisabled()).toBe(true);
    await page.getByLabel('Documento').fill('ACTA-7');
    expect(await accountant.faultsOfScreen('clearing')).toEqual([]);
    await propose.click();
    await page.getByText('Debe aprobarla otra persona.').waitFor();
    expect(await accountant.leave()).toEqual([]);

    const manager = await enter('Carmen Ortega', 'manager');
    await manager.open(`/${CASINO}/clearings`);
    const open = await manager.page.getByRole('button', { name: /^Regularizar: / }).count();
    await manager.page.getByText('ACTA-7').waitFor();
    expect(await manager.faultsOfScreen('clearings')).toEqual([]);
    await manager.page.getByRole('button', { name: 'Aprobar la regularización' }).click();
    await manager.page.getByText('· registrada').waitFor();
    expect(await manager.page.getByRole('button', { name: /^Regularizar: / }).count()).toBe(open - 1);
    expect(await manager.leave()).toEqual([]);
  });

  it('let administrators replace a lost seal key, with the note that they must sign', async () => {
    const administrator = await enter('Ada Prieto', 'administrator');
    const { page } = administrator;
    await administrator.open(`/${CASINO}/integrity`);
    await page.getByText('Si se ha perdido la clave de sello').click();
    await page.getByLabel('Clave pública').fill('no es una clave');
    await page.getByLabel('Qué ha sido de la clave anterior').fill('Se quemó el servidor.');
    expect(await administrator.faultsOfScreen('seal-key')).toEqual([]);
    await page.getByRole('button', { name: 'Proponer otra clave de sello' }).click();
    await page.getByRole('alert').getByText('SPKI').waitFor();
    expect(await administrator.leave()).toEqual([]);

    const accountant = await enter('Rosa Gil', 'accountant');
    await accountant.open(`/${CASINO}/integrity`);
    expect(await accountant.page.getByText('Si se ha perdido la clave de sello').count()).toBe(0);
    expect(await accountant.leave()).toEqual([]);
  });
});
