import jsQR from 'jsqr';
import type { Browser, Locator, Page } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { tell } from '../../support/book/told';
import { type NightsService, startNights } from '../../support/service/nights-service';
import { patience } from '../../support/service/test-extent';

jest.setTimeout(patience(180_000));

const CASINO = 'granada';

let nights: NightsService;
let browser: Browser;

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const field = (page: Page, path: string): Locator => page.locator(`[data-field="${path}"]`);

async function enter(who: string, role: 'pit' | 'cage'): Promise<Visitor> {
  const key = await nights.running.makePersonKey(who, [role]);
  const visitor = await Visitor.enter(browser, { url: nights.running.url, key });
  await visitor.open(`/${CASINO}/capture`);
  await visitor.page.getByLabel('Nombre').fill(`${role}-1`);
  await button(visitor.page, 'Usar este nombre').click();
  await visitor.page.getByText(`Tableta ${role}-1`).waitFor();
  return visitor;
}

async function stored(page: Page): Promise<void> {
  await button(page, /^Guardar$/).click();
  await page.getByText('Todo enviado').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
}

/** Points, rounded like Chromium. */
const [MM_80, MM_200] = [227, 567];

/** The text of the print; the print dialog of the browser is replaced. */
async function print(page: Page): Promise<string> {
  await button(page, 'Imprimir el vale').click();
  await page.waitForFunction(() => (globalThis as { printed?: number }).printed === 1);
  await page.evaluate(() => ((globalThis as { printed?: number }).printed = 0));
  return page.getByRole('article').innerText();
}

/** The text of the QR code, decoded from its picture. */
async function scanned(page: Page): Promise<string> {
  const png = await page.getByRole('article').getByRole('img').screenshot({ scale: 'device' });
  const [pixels, width, height] = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      return [[...data], image.width, image.height] as const;
    },
    [...png],
  );
  return jsQR(new Uint8ClampedArray(pixels), width, height)!.data;
}

describeLongJourney('slips on tablets', () => {
  let pit: Visitor;
  let cage: Visitor;

  beforeAll(async () => {
    nights = await startNights('');
    await nights.take(
      tell('ledger.opened', {
        balances: [
          { account: 'chips:cage', amount: 9_000_000 },
          { account: 'chips:issued', amount: -9_000_000 },
        ],
      }),
      tell('table.opened', {
        game: 'roulette-french',
        minimum: 100,
        float: { amount: 0 },
        staff: [{ id: 'E-1' }],
        captures: { rounds: false, buyIns: false },
      }),
    );
    browser = await startChromium();
    pit = await enter('Iria Costa', 'pit');
    cage = await enter('Carlos Vega', 'cage');
    for (const { page } of [pit, cage])
      await page.addInitScript(() => {
        globalThis.print = () => {
          const { adoptedStyleSheets: sheets, documentElement } = document;
          Object.assign(globalThis, { printed: 1, paper: { sheets, of: documentElement.dataset['prints'] } });
        };
      });
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('a table asks under a number of its own pad, and the cage sends what was asked for', async () => {
    const { page } = pit;
    await button(page, 'Pedir un vale').click();
    await button(page, /^T1 /).click();
    await button(page, 'Pedir 50 números de vale').click();
    await button(page, 'Usar el número E-0001').click();
    await field(page, 'chips=').fill('1500');
    await stored(page);
    await button(page, 'Usar el número E-0002').waitFor();

    await cage.page.getByText('Peticiones de las mesas').waitFor();
    expect(await cage.faultsOfScreen('capture-slips-asked')).toEqual([]);
    await button(cage.page, /^Entregar$/).click();
    expect(await field(cage.page, 'slip').inputValue()).toBe('E-0001');
    await stored(cage.page);
    await cage.page.getByText('Peticiones de las mesas').waitFor({ state: 'detached' });
  });

  it('its paper states the total in words and is printed once; every other print is marked as a copy', async () => {
    const { page } = cage;
    await page.getByRole('link', { name: 'Ver e imprimir el vale' }).click();
    await page.reload();
    await page.getByText('mil quinientos euros').first().waitFor();
    const original = await print(page);
    expect(original).toContain('Vale E-0001');
    expect(original).toContain('1.500,00 EUR');
    expect(original).toContain('one thousand five hundred euros');
    expect(original).not.toContain('REIMPRESIÓN');
    expect(await print(page)).toMatch(/REIMPRESIÓN 1 · Carlos Vega · \d\d\/\d\d\/\d{4}/);
    expect(await cage.faultsOfScreen('slip')).toEqual([]);
    // The slip is printed as it was at the call of print: complete, on the roll of 80 mm, without the screen.
    await page.evaluate(() => {
      const { paper } = globalThis as unknown as { paper: { sheets: CSSStyleSheet[]; of: string } };
      document.adoptedStyleSheets = paper.sheets;
      document.documentElement.dataset['prints'] = paper.of;
    });
    const { pages, size } = await cage.printed();
    expect(size).toEqual([MM_80, MM_200]);
    expect(pages).toEqual([expect.stringMatching(/ValeE-0001.*1\.500,00EUR.*CarlosVega/)]);
    expect(pages.join('')).not.toMatch(/Seguimiento|hastaelregistro/);
  });

  it('on another tablet than that of its capture even the first print is a copy', async () => {
    const inspector = await Visitor.enter(browser, {
      url: nights.running.url,
      key: await nights.running.makePersonKey('Luz Mora', ['inspector']),
    });
    await inspector.page.addInitScript(() => {
      globalThis.print = () => void ((globalThis as { printed?: number }).printed = 1);
    });
    await inspector.open(`/${CASINO}/slips/E-0001`);
    expect(await print(inspector.page)).toMatch(/REIMPRESIÓN 1 · Luz Mora/);
    expect(await inspector.leave()).toEqual([]);
  });

  it('the code on the paper opens the history of the slip, and names the record of the paper', async () => {
    const address = await scanned(cage.page);
    expect(address).toMatch(new RegExp(`^${nights.running.url}/${CASINO}/slips/E-0001\\?of=[0-9a-f]{16}$`));
    await pit.open(address.slice(nights.running.url.length));
    await pit.page.getByText(/El vale impreso corresponde al registro \d+\./).waitFor();
    const rows = await pit.page.locator('tbody tr').allInnerTexts();
    expect(rows.map((row) => row.split('\t')[1])).toEqual(['Petición de vale', 'Entrega de fichas a mesa']);
    await pit.open(address.slice(nights.running.url.length).replace(/of=.*/, 'of=0000000000000000'));
    await pit.page.getByText('El vale impreso no corresponde a ningún registro').waitFor();
  });

  it('two persons void a slip that is not sent, and its number stays used', async () => {
    await pit.open(`/${CASINO}/capture?kind=request`);
    await button(pit.page, /^T1 /).click();
    await button(pit.page, 'Usar el número E-0002').click();
    await field(pit.page, 'chips=').fill('20');
    await stored(pit.page);
    await cage.open(`/${CASINO}/capture`);
    await button(cage.page, /^Anular$/).click();
    await field(cage.page, 'reason').fill('pedido dos veces');
    await cage.page.getByText('Falta: Quién firma.').waitFor();
    await button(cage.page, 'Añadir: Persona').click();
    await button(cage.page, 'Añadir: Persona').click();
    await field(cage.page, 'by.1.id').fill('iria-costa');
    await stored(cage.page);
    await cage.page.getByText('Peticiones de las mesas').waitFor({ state: 'detached' });
    await button(pit.page, 'Usar el número E-0003').waitFor();
    for (const each of [pit, cage]) expect(await each.leave()).toEqual([]);
  });
});
