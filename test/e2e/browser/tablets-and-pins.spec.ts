import type { Browser, Locator, Page } from 'playwright-core';
import { complaintsOf } from '../../support/browser/arrive';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';
import { patience } from '../../support/service/test-extent';

jest.setTimeout(patience(120_000));

const CASINO = 'noche-a';
const PIN = '481516';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

describeLongJourney('a tablet of the house', () => {
  let nights: NightsService;
  let browser: Browser;
  let origin: string;
  let tablet: Visitor;
  let administrator: Visitor;
  beforeAll(async () => {
    nights = await startNights('a');
    origin = nights.running.service.origin;
    browser = await startChromium();
    const key = await nights.running.makePersonKey('Marta Gil', ['administrator']);
    administrator = await Visitor.enter(browser, { url: origin, key });
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  const identify = async (pin: string): Promise<void> => {
    const { page } = tablet;
    await page.getByLabel('Número de empleado').fill('pia-mesa');
    for (const digit of pin) await button(page, digit).click();
  };

  it('is enrolled with a link that an administrator makes', async () => {
    await administrator.open(`/${CASINO}/tablets`);
    const { page } = administrator;
    await page.getByLabel(/^Nombre de la tableta/).fill('sala-1');
    await button(page, 'Crear el enlace').click();
    const link = await page.locator('pre').innerText();
    expect(await administrator.faultsOfScreen('tablets')).toEqual([]);
    tablet = await Visitor.enter(browser, { url: origin });
    await tablet.page.goto(link);
    await button(tablet.page, 'Dar de alta esta tableta').click();
    await tablet.page.getByText(`sala-1 · ${CASINO}`).waitFor();
    expect(tablet.page.url()).toBe(`${origin}/tablet`);
    expect(await tablet.faultsOfScreen('tablet-locked')).toEqual([]);
  });

  it('knows the PIN that a person set with their passkey', async () => {
    const code = await nights.running.people.linkFor('Pia Mesa', ['pit'], 'all');
    const desk = await Visitor.enter(browser, { url: origin });
    await desk.keepPasskeys();
    const { page } = desk;
    await page.goto(`${origin}/enrol#${code}`);
    await button(page, 'Crear la llave de acceso').click();
    await button(page, 'Entrar con llave de acceso').click();
    await page.getByRole('link', { name: 'PIN', exact: true }).click();
    await page.getByLabel('PIN', { exact: true }).fill(PIN);
    await page.getByLabel('Repita el PIN').fill('481517');
    await page.getByText('Los dos PIN no coinciden: escriba el mismo dos veces.').waitFor();
    expect(await desk.faultsOfScreen('pin')).toEqual([]);
    await page.getByLabel('Repita el PIN').fill(PIN);
    await button(page, 'Fijar el PIN').click();
    await page.getByText('PIN fijado.').waitFor();
  });

  it('refuses a wrong PIN and takes the right one, with which one captures and sees nothing else', async () => {
    const { page } = tablet;
    await identify('481517');
    await page.getByRole('alert').getByText('El número de empleado y el PIN no se corresponden.').waitFor();
    await identify(PIN);
    await page.getByText('Tableta sala-1').waitFor();
    await page.getByText('Pia Mesa', { exact: true }).waitFor();
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual(['Captura']);
    expect(await page.getByRole('link', { name: 'PIN', exact: true }).count()).toBe(0);
  });

  it('is locked by hand, and after two minutes without a touch', async () => {
    const { page } = tablet;
    await button(page, 'Bloquear').click();
    await page.waitForURL(`${origin}/tablet`);
    await page.goto(`${origin}/${CASINO}/capture`);
    await page.waitForURL(`${origin}/tablet`);
    await page.clock.install();
    await identify(PIN);
    await page.getByText('Tableta sala-1').waitFor();
    await page.clock.runFor(119_000);
    expect(page.url()).toContain('/capture');
    await page.clock.runFor(2_000);
    await page.waitForURL(`${origin}/tablet`);
  });

  it('refuses every sign-in once it is revoked', async () => {
    await administrator.open(`/${CASINO}/tablets`);
    await button(administrator.page, 'Revocar sala-1').click();
    await button(administrator.page, 'Sí, revocar sala-1 para siempre').click();
    await administrator.page.getByText('No hay ninguna tableta dada de alta').waitFor();
    await identify(PIN);
    await tablet.page.getByText('Esta tableta no está dada de alta aquí.').waitFor();
  });

  it('asks nothing of another origin, and breaks no rule of its policy', async () => {
    expect(await administrator.leave()).toEqual([]);
    // The browser logs refused requests: a wrong PIN, an ended session, and a revoked tablet.
    expect(await complaintsOf(tablet)).toEqual([]);
  });
});
