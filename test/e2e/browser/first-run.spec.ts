import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { accepted, type Result } from '../../../src/kernel/result';
import { Credentials } from '../../../src/people/credentials';
import { PeopleRegister } from '../../../src/people/people-register';
import { type Actor, proposeRole, registerPerson } from '../../../src/people/people.rules';
import { arrive, complaintsOf } from '../../support/browser/arrive';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';

const CONSOLE: Actor = { by: { kind: 'console', id: 'test' }, casinos: 'all' };

let running: ServiceUnderTest;
let browser: Browser;

const taken = <Value>(result: Result<Value, object>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

/** Does what `cagnotte person` does at the console for the second administrator. @returns the link */
async function secondAdministrator(id: string, name: string): Promise<string> {
  const { app, origin } = running.service;
  const register = app.get(PeopleRegister);
  taken(
    await register.decide((house) =>
      house.persons.has(id) ? accepted([]) : registerPerson(house, CONSOLE, { id, name }),
    ),
  );
  taken(
    await register.decide((house, moment) =>
      proposeRole(
        house,
        CONSOLE,
        { person: id, role: 'administrator', casinos: 'all', from: moment.now },
        moment,
      ),
    ),
  );
  const issued = taken(await app.get(Credentials).issue(CONSOLE, id));
  if (issued.kind !== 'offered') throw new Error('the console offers a link');
  return `${origin}/enrol#${issued.link.secret}`;
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();

describeLongJourney('the first run', () => {
  beforeAll(async () => {
    running = await startServiceUnderTest();
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  it('leads from an empty service to a casino with people and devices', async () => {
    const { origin } = running.service;
    const link = readFileSync(running.service.firstLinkFile!, 'utf8').split('\n', 1)[0]!;
    const ana = await arrive(browser, { origin, link, self: { id: '17', name: 'Ana Ruiz' } });
    const { page } = ana;
    await page.waitForURL('**/first-run');
    expect(await ana.faultsOfScreen('first-run')).toEqual([]);

    await page.getByLabel('Número de empleado').first().fill('21');
    await page.getByLabel('Nombre y apellidos').first().fill('Luis Soto');
    await page
      .getByText(
        `CAGNOTTE_ORIGIN='${origin}' npx cagnotte person '21' --name 'Luis Soto' --role administrator --every-casino`,
      )
      .waitFor();
    const luis = await arrive(browser, { origin, link: await secondAdministrator('21', 'Luis Soto') });
    await press(page, 'Ya está hecho');
    await page.getByText('Administran: Ana Ruiz, Luis Soto.').waitFor();

    await page.getByLabel('Nombre corto del casino').fill('-Luz');
    await page.getByLabel('Documento de la autoridad').fill('AUT-14/26');
    await page.getByLabel('Sociedad titular').fill('Juegos del Sur, S. A.');
    await page.getByLabel('NIF').fill('18000018');
    await page.getByText('El NIF es una letra y ocho cifras').waitFor();
    await page.getByLabel('NIF').fill('A18000018');
    await press(page, 'Sala con mesas de círculo');
    await page.getByLabel('Mínimo (EUR)').first().fill('2,5x');
    await page.getByText('Escriba el mínimo como importe, por ejemplo 5,00: RF1.').waitFor();
    await page.reload();
    expect(await page.getByLabel('Nombre corto del casino').inputValue()).toBe('-luz');
    expect(await page.getByLabel('Mínimo (EUR)').first().inputValue()).toBe('2,5x');
    await page.getByLabel('Mínimo (EUR)').first().fill('2,50');
    await press(page, 'Autorizar el casino');
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Documento de la autoridad').inputValue()).toBe('AUT-14/26');
    await page.getByLabel('Nombre corto del casino').fill('Costa Luz');
    await press(page, 'Autorizar el casino');
    await page.getByText('Autorizado: costa-luz.').waitFor();

    await page.getByLabel('Número de empleado').fill('34');
    await page.getByLabel('Nombre y apellidos').fill('Nuria Campos');
    await press(page, 'Registrar y dar el rol');
    await page.getByText('Rol de contabilidad para Nuria Campos (todos los casinos)').waitFor();
    await page.getByText('Puede aprobarlo Luis Soto.').waitFor();

    await luis.open('/first-run');
    await press(luis.page, 'Aprobar: Rol de contabilidad para Nuria Campos (todos los casinos)');
    await luis.page.getByRole('row', { name: /Nuria Campos contabilidad/ }).waitFor();
    await press(luis.page, 'Crear un enlace: Nuria Campos');
    await luis.page.getByText('Enlace para Nuria Campos').waitFor();
    expect(await luis.faultsOfScreen()).toEqual([]);

    await page.reload();
    await press(page, 'Aprobar: Enlace para Nuria Campos');
    const code = page.getByText(/\/enrol#cgl_[0-9a-f]{64}$/);
    await code.waitFor();
    const ofNuria = (await code.textContent())!;
    // What is approved waits no longer; the one who was shown the link can make it again.
    await page.getByRole('button', { name: 'Copiar' }).last().waitFor();
    const links = page.getByRole('region', { name: 'Enlaces aún sin usar' });
    await links.getByText('Enlace para Nuria Campos').waitFor();
    expect(await page.getByRole('button', { name: /^Aprobar/ }).count()).toBe(0);

    await page.getByLabel('Lugar').selectOption('COUNT_ROOM');
    expect(await page.getByLabel('Origen').inputValue()).toBe('tables');
    await page.getByLabel('Lugar').selectOption('CAGE');
    await page.getByLabel('Nombre del dispositivo').fill('Caja 1');
    await press(page, 'Crear la clave');
    await page.getByText(/^cgn_/).waitFor();
    await page.getByRole('row', { name: /Caja 1/ }).waitFor();
    expect(await ana.faultsOfScreen()).toEqual([]);

    // Roles that decide nothing need one administrator only; the link names its holder.
    await page.getByLabel('Número de empleado').fill('41');
    await page.getByLabel('Nombre y apellidos').fill('Iria Costa');
    await page.getByLabel('Rol').selectOption('pit');
    await press(page, 'Registrar y dar el rol');
    await page.getByRole('row', { name: /Iria Costa sala/ }).waitFor();
    await press(page, 'Crear un enlace: Iria Costa');
    await page.getByText('Dé este enlace a Iria Costa.').waitFor();

    const nuria = await arrive(browser, { origin, link: ofNuria });
    await nuria.page.waitForURL('**/costa-luz/home');
    await nuria.page.getByText('Todavía no hay ninguna jornada.').waitFor();
    await nuria.page.getByRole('link', { name: 'Comunicar los saldos iniciales' }).click();
    await nuria.page.getByText('Poner nombre a esta tableta').waitFor();
    for (const visitor of [ana, luis, nuria]) expect(await complaintsOf(visitor)).toEqual([]);
  });
});
