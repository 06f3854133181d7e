import type { Browser, Locator, Page } from 'playwright-core';
import { readWebFiles } from '../../../src/app/web.controller';
import { describeInBrowser, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = `/${CASINO}/day/2026-01-01`;
const CONTROL_BOOK = `/${CASINO}/books/2026-01-01/control-de-ingresos`;
const PROVEN = 'Lo ha comprobado este navegador.';
const NOT_PROVEN = 'El sello no corresponde a los registros que ha devuelto el servicio.';
/** Bytes; the font files are compressed themselves. */
const BUDGET_OF_FONTS = 30 * 1_024;

let nights: NightsService;
let browser: Browser;

const enter = async (who: string, ...roles: readonly ('accountant' | 'manager')[]): Promise<Visitor> =>
  Visitor.enter(browser, {
    url: nights.running.url,
    key: await nights.running.makePersonKey(who, roles),
  });

/** Fills every field for an explanation. */
async function explainAll(page: Page, words: string): Promise<void> {
  const fields = page.getByRole('textbox', { name: /^Explicación/ });
  await fields.first().waitFor();
  for (const field of await fields.all()) await field.fill(words);
}

describeInBrowser('the morning after a told night', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser.close();
    await nights.stop();
  });

  it('is checked by a visitor that finds a picture without text, a page that is too wide and another origin', async () => {
    const visitor = await enter('Nuria Campos', 'accountant');
    await visitor.open(DAY);
    await visitor.page.evaluate(() => {
      const picture = document.body.appendChild(document.createElement('img'));
      picture.src = 'https://elsewhere.invalid/picture.png';
      picture.style.display = 'block';
      picture.style.width = '4000px';
    });
    // Twice, since the short form alternates between two views.
    expect([...(await visitor.faultsOfScreen()), ...(await visitor.faultsOfScreen())]).toEqual(
      expect.arrayContaining([
        expect.stringContaining('es: image-alt'),
        expect.stringMatching(/^dark, zoomed: the page is \d+ px wider than the window/),
      ]),
    );
    expect(await visitor.leave()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^console: /),
        'policy: img-src https://elsewhere.invalid/picture.png',
      ]),
    );
  });

  it('asks no explanation of a person who may not close, and says who may', async () => {
    const reader = await Visitor.enter(browser, {
      url: nights.running.url,
      key: await nights.running.makeKey(['auditor', 'ingest']),
    });
    const { page } = reader;
    await reader.open(DAY);
    await page
      .getByText('Cerrar la jornada: reservado a contabilidad o administración.', { exact: true })
      .waitFor();
    expect(await page.getByRole('textbox', { name: /^Explicación/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Cerrar la jornada' }).count()).toBe(0);
    expect(await reader.faultsOfScreen()).toEqual([]);
    expect(await reader.leave()).toEqual([]);
  });

  it('leaves the screen of a telephone to its contents: bar and sections take one line, and the menu has the rest', async () => {
    const manager = await enter('Diana Soler', 'manager');
    const { page } = manager;
    await page.setViewportSize({ width: 390, height: 844 });
    await manager.open(DAY);
    expect((await page.locator('#content').boundingBox())!.y).toBeLessThan(60);
    expect(await page.getByRole('link', { name: 'Libros', exact: true }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menú' }).click();
    expect(await manager.faultsAsShown()).toEqual([]);
    await page.getByRole('link', { name: 'Libros', exact: true }).click();
    await page.getByRole('heading', { name: /^Libros oficiales/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Cerrar sesión' }).isVisible()).toBe(false);
    expect(await page.getByLabel('Desde').inputValue()).toBe('01/01/2026');
    expect(await manager.leave()).toEqual([]);
  });

  it('says that there is no network, on the screen and at sign-out', async () => {
    const manager = await enter('Diana Soler', 'manager');
    const { page } = manager;
    await manager.open(DAY);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Incidencias' }).click();
    await page.getByRole('heading', { name: 'No hay conexión con el servicio.' }).waitFor();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.getByText('No hay conexión: la sesión sigue abierta.').waitFor();
    // `online` fires before the service can be reached: the page must not be reloaded too early.
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await page.waitForRequest('**/health/live');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Sin reconocer' }).waitFor();
    const ofNetwork = /ERR_INTERNET_DISCONNECTED|Unable to preload/;
    expect((await manager.leave()).filter((each) => !ofNetwork.test(each))).toEqual([]);
  });

  it('shows on another device the explanations of the first, and overwrites none of them unseen', async () => {
    const [first, second] = [
      await enter('Nuria Campos', 'accountant'),
      await enter('Luis Vega', 'accountant'),
    ];
    const [ofNuria, ofLuis] = [first, second].map(({ page }) =>
      page.getByRole('textbox', { name: /^Explicación K12/ }).first(),
    ) as [Locator, Locator];
    await first.open(DAY);
    await second.open(DAY);
    await ofLuis.fill('Falta una ficha.');
    await ofNuria.fill('La caja estaba rota.');
    await ofNuria.blur();
    await first.page.getByText(/^.*Guardada por Nuria Campos/).waitFor();
    await ofLuis.blur();
    await second.page.getByText('Entretanto se ha guardado otra explicación. La suya sigue aquí.').waitFor();
    await second.page.getByText('La caja estaba rota. Nuria Campos').waitFor();
    expect(await second.faultsOfScreen()).toEqual([]);
    await second.page.getByRole('button', { name: 'Guardar la mía en su lugar' }).click();
    await second.page.getByText(/Guardada por Luis Vega/).waitFor();
    await first.page.reload();
    await first.page.getByText(/Guardada por Luis Vega/).waitFor();
    expect(await ofNuria.inputValue()).toBe('Falta una ficha.');

    // Without the service the draft stays in the browser, also over a reload, and is saved when the service is back.
    await second.page.route('**/graphql', (route) => route.abort());
    await ofLuis.fill('Falta una ficha de 50.');
    await ofLuis.blur();
    await second.page.getByRole('button', { name: 'Guardar la explicación' }).waitFor();
    await second.page.unroute('**/graphql');
    await second.page.reload();
    await second.page.getByText('Sin guardar todavía en el servicio.').waitFor();
    expect(await ofLuis.inputValue()).toBe('Falta una ficha de 50.');
    await second.page.getByText(/Guardada por Luis Vega/).waitFor();
    await ofLuis.fill('');
    await ofLuis.blur();
    await second.page.getByText(/Guardada por/).waitFor({ state: 'detached' });
    expect(await first.leave()).toEqual([]);
    // The browser logs the aborted requests as errors.
    expect((await second.leave()).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
  });

  it('is explained and closed by the accountant, and the browser proves the seal', async () => {
    const accountant = await enter('Nuria Campos', 'accountant');
    const { page } = accountant;
    await accountant.open('/');
    await page.waitForURL(`**/${CASINO}/home`);
    expect(await accountant.faultsOfScreen()).toEqual([]);
    await page.getByRole('link', { name: '01/01/2026' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Jornada 01/01/2026' }).waitFor();
    const close = page.getByRole('button', { name: 'Cerrar la jornada' });
    await close.waitFor();
    expect(await close.isDisabled()).toBe(true);
    expect(await accountant.faultsOfScreen('day')).toEqual([]);
    await explainAll(page, 'Comprobado con el acta de la noche.');
    await close.click();
    await page.getByRole('button', { name: 'Verificar en este navegador' }).click();
    await page.getByText(PROVEN).waitFor();
    expect(await accountant.faultsOfScreen('day-closed')).toEqual([]);
    const fonts = [...accountant.fonts].map((address) => readWebFiles().get(address)!.bytes.length);
    expect(fonts).not.toEqual([]);
    expect(fonts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET_OF_FONTS);
    expect(await accountant.leave()).toEqual([]);
  });

  it('is certified by the manager, who opens the control book before', async () => {
    const manager = await enter('Carmen Ortega', 'manager');
    const { page } = manager;
    await manager.open(DAY);
    await page.getByRole('link', { name: 'Libros de la jornada' }).click();
    await page.getByRole('link', { name: 'Libro-registro de control de ingresos', exact: true }).waitFor();
    expect(await manager.faultsOfScreen()).toEqual([]);
    await page.getByRole('link', { name: 'Libro-registro de control de ingresos', exact: true }).click();
    await page.getByRole('table').first().waitFor();
    expect(await manager.faultsOfScreen('book')).toEqual([]);
    await page.getByRole('link', { name: 'Jornada', exact: true }).click();
    await page.getByRole('textbox', { name: 'Declaración' }).fill('He leído los libros.');
    await page.getByRole('button', { name: 'Certificar la jornada' }).click();
    // The message about the decision stays visible on the updated day.
    await page.getByRole('textbox', { name: 'Declaración' }).waitFor({ state: 'detached' });
    expect(await page.getByText('Hecho. La decisión consta en el registro.').isVisible()).toBe(true);
    expect(await manager.leave()).toEqual([]);
  });

  it('is traced from a cell of the control book to a fact or an entry', async () => {
    const accountant = await enter('Nuria Campos', 'accountant');
    const { page } = accountant;
    await accountant.open(CONTROL_BOOK);
    await page.locator('tbody button[aria-haspopup="dialog"]').last().click();
    await accountant.settled();
    const panel = page.getByRole('dialog', { name: 'De dónde sale' });
    const ends = panel.locator('dt', { hasText: /^(Hecho|Asiento)$/ });
    for (let level = 0; level < 8 && (await ends.count()) === 0; level++) {
      await panel.locator('ol button').first().click();
      await accountant.settled();
    }
    expect(await ends.count()).toBeGreaterThan(0);
    expect(await accountant.faultsOfScreen('explanation')).toEqual([]);
    expect(await accountant.leave()).toEqual([]);
  });

  it('has findings and an integrity page that every person can use', async () => {
    const accountant = await enter('Nuria Campos', 'accountant');
    const { page } = accountant;
    await accountant.open(`/${CASINO}/findings?show=all`);
    expect(await accountant.faultsOfScreen('findings')).toEqual([]);
    await page.getByRole('searchbox').fill('personal de la mesa');
    await page.keyboard.press('Enter');
    const listed = page.locator('main ol').first().getByRole('button');
    await page.getByRole('option', { name: 'Personal de la mesa por debajo del mínimo (2)' }).waitFor({
      state: 'attached',
    });
    await listed.first().click();
    await page.getByRole('textbox', { name: /Nota/ }).fill('Se pide el cuadrante.');
    await page.getByRole('button', { name: 'Asignármela' }).click();
    await page.getByRole('listitem').getByText('Asignada a Nuria Campos').waitFor();
    expect(
      await page
        .getByRole('status')
        .getByText(/^Asignada: /)
        .isVisible(),
    ).toBe(true);
    await page.getByRole('button', { name: 'Mías' }).click();
    await accountant.settled();
    expect(await listed.count()).toBe(1);
    expect(await accountant.faultsOfScreen()).toEqual([]);
    await accountant.open(`/${CASINO}/findings`);
    await page.getByRole('button', { name: 'Seleccionar las de la lista' }).click();
    await page.getByRole('button', { name: /^Reconocer las seleccionadas/ }).click();
    await page
      .getByRole('status')
      .getByText(/^\d+ reconocidas?\.$/)
      .waitFor();
    expect(await accountant.faultsAsShown()).toEqual([]);
    await accountant.open(`/${CASINO}/integrity`);
    await page.getByRole('button', { name: 'Verificar en este navegador' }).click();
    expect(await accountant.faultsOfScreen('integrity')).toEqual([]);
    expect(await accountant.leave()).toEqual([]);
  });

  it('names in words an address without a casino, and the roles that may read a page', async () => {
    const accountant = await enter('Nuria Campos', 'accountant');
    const { page } = accountant;
    await accountant.open('/nowhere/findings');
    await page
      .getByRole('heading', { name: 'No hay ningún casino «nowhere» que usted pueda abrir' })
      .waitFor();
    expect(await accountant.faultsOfScreen()).toEqual([]);
    await page.getByRole('link', { name: CASINO }).click();
    await page.waitForURL((url) => url.pathname === `/${CASINO}/home`);
    await accountant.open('/first-run');
    await page.getByText('Personas y llaves: reservado a auditoría o administración.').waitFor();
    expect(await page.getByText('people:read').count()).toBe(0);
    expect(await accountant.faultsOfScreen()).toEqual([]);
    expect(await accountant.leave()).toEqual([]);
  });

  it('is not proven where one byte of a record has changed on its way: the tick of the records fails', async () => {
    const accountant = await enter('Nuria Campos', 'accountant');
    const { page } = accountant;
    await page.route('**/v1/records?*', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const changed = text.replace(
        /\\"amount\\":(\d)/,
        (_, digit) => `\\"amount\\":${digit === '9' ? 8 : 9}`,
      );
      expect(changed).not.toBe(text);
      await route.fulfill({ response, body: changed });
    });
    await accountant.open(DAY);
    await page.getByRole('button', { name: 'Verificar en este navegador' }).click();
    await page.getByText(NOT_PROVEN).waitFor();
    const ticks = await page.getByRole('listitem').filter({ hasText: 'no cuadra' }).allTextContents();
    expect(ticks).toEqual([expect.stringContaining('Los registros son los sellados')]);
    expect(await accountant.faultsOfScreen()).toEqual([]);
    expect(await accountant.leave()).toEqual([]);
  });
});
