import type { Browser, Page } from 'playwright-core';
import { arrive, complaintsOf } from '../../support/browser/arrive';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import type { Visitor } from '../../support/browser/visitor';
import { Client } from '../../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';

const CASINO = 'granada';

const AUTHORISED = {
  ...{ validFrom: '2026-01-01', currency: 'EUR', rulebook: 'ES-AN-2010', document: 'RES-2026/14' },
  games: ['roulette-french'],
  tables: [{ table: 'RF1', game: 'roulette-french', minimum: { from: 500 } }],
};

let running: ServiceUnderTest;
let browser: Browser;

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();

/** A person who has a passkey and is signed in. */
async function signedIn(name: string, role: 'administrator' | 'accountant'): Promise<Visitor> {
  const { origin } = running.service;
  const code = await running.people.linkFor(name, [role], 'all');
  return arrive(browser, { origin, link: `${origin}/enrol#${code}` });
}

describeLongJourney('persons and keys', () => {
  beforeAll(async () => {
    running = await startServiceUnderTest();
    browser = await startChromium();
    const manager = new Client(running.url, await running.makePersonKey('Marta Sanz', ['manager']));
    await manager.ask(
      `mutation ($text: String!) { authorise(casino: "${CASINO}", authorisation: $text, newCasino: true) { __typename } }`,
      { text: JSON.stringify(AUTHORISED) },
    );
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  it('are ended, and given a new link after a loss, by decisions that administrators sign', async () => {
    const [ana, luis, nuria] = [
      await signedIn('Ana Ruiz', 'administrator'),
      await signedIn('Luis Soto', 'administrator'),
      await signedIn('Nuria Campos', 'accountant'),
    ];
    const { page } = ana;
    await ana.open(`/${CASINO}`);
    await page.getByRole('link', { name: 'Personas y llaves' }).click();
    await page.getByRole('row', { name: /Nuria Campos contabilidad \(todos los casinos\) una/ }).waitFor();
    expect(await ana.faultsOfScreen('people')).toEqual([]);
    await page.getByRole('link', { name: 'nuria-campos' }).click();

    // Nuria has lost her telephone: its passkey and sessions end, and she gets a new link.
    await page.getByRole('table', { name: 'Sesiones' }).getByText('llave de acceso').waitFor();
    await press(page, /^Revocar [0-9a-f]{8}$/);
    await press(page, /^Sí, revocar/);
    await page.getByRole('table', { name: 'Llaves de acceso y claves' }).getByText('terminado').waitFor();
    await page.getByText('No tiene ninguna sesión abierta.').waitFor();
    await nuria.page.reload();
    await nuria.page.waitForURL('**/sign-in**');
    await press(page, 'Crear un enlace');
    await page.getByText(/Puede aprobarlo .*Luis Soto/).waitFor();
    expect(await ana.faultsOfScreen('person')).toEqual([]);

    // A proposal is withdrawn and made again; the other administrator is asked nothing before.
    await press(page, 'Retirar: Enlace para Nuria Campos');
    await press(page, 'Sí, retirar: Enlace para Nuria Campos');
    await page.getByText(/Puede aprobarlo/).waitFor({ state: 'detached' });
    await press(page, 'Crear un enlace');
    await page.getByText(/Puede aprobarlo/).waitFor();
    expect(await page.getByRole('button', { name: /^Aprobar/ }).count()).toBe(0);

    await luis.open(`/${CASINO}/people`);
    await press(luis.page, 'Aprobar: Enlace para Nuria Campos');
    const link = (await luis.page.getByText(/\/enrol#cgl_[0-9a-f]{64}$/).textContent())!;
    await luis.page.getByRole('button', { name: 'Copiar' }).waitFor();
    const unused = luis.page.getByRole('region', { name: 'Enlaces aún sin usar' });
    await unused
      .getByRole('button', { name: 'Crear otra vez el enlace: Enlace para Nuria Campos' })
      .waitFor();
    expect(await luis.page.getByRole('button', { name: /^Aprobar/ }).count()).toBe(0);
    expect(await luis.faultsOfScreen()).toEqual([]);
    const again = await arrive(browser, { origin: running.service.origin, link });

    // A role ends, a role that decides nothing is given by one.
    await page.reload();
    await press(page, 'Terminar el rol de contabilidad');
    await press(page, 'Sí, terminar ahora el rol de contabilidad de Nuria Campos');
    await page.getByRole('row', { name: /contabilidad .* terminado/ }).waitFor();
    await page.getByRole('button', { name: 'Dar un rol' }).click();
    await page.getByRole('row', { name: /^sala todos los casinos/ }).waitFor();

    // A session ends from here, and its person has to sign in again.
    await press(page, 'Terminar todas las sesiones');
    await press(page, 'Sí, terminar ahora todas las sesiones');
    await page.getByText('No tiene ninguna sesión abierta.').waitFor();
    await again.page.reload();
    await again.page.waitForURL('**/sign-in**');

    // Nuria leaves.
    await page.getByLabel('Motivo').fill('Fin del contrato');
    await press(page, 'Dar de baja: Nuria Campos');
    await press(page, 'Sí, dar de baja a Nuria Campos para siempre');
    await page.getByText(/^de baja desde/).waitFor();
    const house = await running.people.house();
    expect(house.persons.get('nuria-campos')!.left!.reason).toBe('Fin del contrato');
    for (const visitor of [nuria, again, luis, ana]) expect(await complaintsOf(visitor)).toEqual([]);
  });

  it('the key of a device is made for its place, renewed and revoked', async () => {
    const ana = await signedIn('Ana Ruiz', 'administrator');
    const { page } = ana;
    await ana.open(`/${CASINO}/people`);
    await page.getByLabel('Lugar').selectOption('COUNT_ROOM');
    expect(await page.getByLabel('Origen').inputValue()).toBe('tables');
    await page.getByLabel('Nombre del dispositivo').fill('Recuento');
    await press(page, 'Crear la clave');
    const shown = page.getByText(/^cgn_/);
    await shown.waitFor();
    const first = (await shown.textContent())!;
    expect(await countedWith(first)).toMatchObject({ outcome: 'stored' });
    await press(page, /^Renovar: Recuento, /);
    await page.getByText(first).waitFor({ state: 'detached' });
    const keys = page.getByRole('row', { name: /^Recuento / });
    await keys.nth(1).waitFor();
    await keys
      .first()
      .getByRole('button', { name: /^Revocar/ })
      .click();
    await press(page, /^Sí, revocar Recuento, .* para siempre$/);
    await keys.nth(1).waitFor({ state: 'detached' });
    expect(await countedWith(first)).toMatchObject({ code: 'ACCESS.KEY_REVOKED' });
    expect(await complaintsOf(ana)).toEqual([]);
  });
});

/** Reports the count of a box with the key of a count room. */
async function countedWith(key: string): Promise<unknown> {
  const { body } = await new Client(running.url, key).send('/v1/events', {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify({
      ...{ specversion: '1.0', id: 'count-1', source: `/casinos/${CASINO}/tables/RF1/count-room` },
      ...{ type: 'cagnotte.drop.counted.v1', time: '2026-03-15T05:00:00+01:00', gamingday: '2026-03-14' },
      ...{ sequence: '1', sessionno: 1 },
      data: { currency: 'EUR', box: 'BOX-11', amount: 1_000, by: [{ id: 'E-1' }, { id: 'E-2' }] },
    }),
  });
  return body;
}
