import type { Browser, Page } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { type Printed, Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

const DAY = '2026-01-01';
const A4 = { portrait: [595, 842], landscape: [842, 595] } as const;

const LETTERHEAD = {
  company: 'Juegos del Sur, S. A.',
  taxNumber: 'A18000018',
  name: 'Casino de la Bahía',
  address: 'Paseo Marítimo 1, 11500 El Puerto de Santa María',
};

const authorised = (casino: string): object => ({
  specversion: '1.0',
  id: 'authorised',
  source: `/casinos/${casino}/accounting`,
  type: 'cagnotte.casino.authorised.v1',
  time: '2026-01-01T12:00:00+01:00',
  gamingday: DAY,
  data: {
    validFrom: DAY,
    currency: 'EUR',
    rulebook: 'ES-AN-2010',
    games: ['roulette-french'],
    tables: [],
    accounting: { letterhead: LETTERHEAD },
  },
});

let nights: NightsService;
let browser: Browser;
let key: string;

const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '');

/** Every cell of a table and every figure of the screen, also collapsed ones: amounts, days, numbers and hashes. */
async function figuresOf(page: Page): Promise<string[]> {
  const [words, ...cells] = await page.evaluate(() => {
    const main = document.querySelector('main')!.cloneNode(true) as HTMLElement;
    // Texts for screen readers are not visible on the screen either.
    for (const hidden of main.querySelectorAll('[class*="hidden"], button[class*="button"]')) hidden.remove();
    return [main, ...main.querySelectorAll('td, th, dd, caption')].map((part) => part.textContent);
  });
  const figures = words!.match(/−?\d[\d.,]*[.,]\d{2}(?!\d)|[0-9a-f]{16,}/g) ?? [];
  return [...cells.map(withoutBlanks), ...figures].filter((figure) => figure !== '');
}

const POSITION = { es: /hastaelregistro\d+/, en: /uptorecord\d+/ } as const;

const PRINTED_BY = {
  es: /ImpresoporNuriaCampos,\d\d\/\d\d\/\d{4}/,
  en: /PrintedbyNuriaCampos,\d\d\/\d\d\/\d{4}/,
};

/** Figures of a screen that are missing in print, and overflow. */
function faultsOf(
  { pages, size, tooWide }: Printed,
  { figures, language }: { readonly figures: readonly string[]; readonly language: 'es' | 'en' },
): string[] {
  const text = pages.join('');
  const head = Object.values(LETTERHEAD).map(withoutBlanks);
  const isA4 = Object.values(A4).some(([width, height]) => size[0] === width && size[1] === height);
  const faults: readonly (readonly [boolean, string])[] = [
    [figures.length === 0, 'no figure on the screen'],
    ...figures.map((figure) => [!text.includes(figure), `not printed: ${figure}`] as const),
    ...head.map((part) => [!pages[0]!.includes(part), `not in the head: ${part}`] as const),
    ...pages.map((page, at) => [!POSITION[language].test(page), `page ${at + 1} has no position`] as const),
    ...pages.map(
      (page, at) => [!page.includes(`${at + 1}/${pages.length}`), `page ${at + 1} has no number`] as const,
    ),
    [/GraphiQL|Cerrarsesión|Signout|Buscar/.test(text), 'the navigation is printed'],
    [!PRINTED_BY[language].test(text), 'nobody printed it'],
    [!isA4, `not A4: ${size.join(' × ')}`],
    [tooWide > 0, `${tooWide} px do not fit`],
  ];
  return faults.flatMap(([is, what]) => (is ? [`${language}: ${what}`] : []));
}

/** Prints a screen in both languages. */
async function faultsOnPaper(visitor: Visitor, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const language of ['en', 'es'] as const) {
    await visitor.speak(language);
    const printed = await visitor.printed(language === 'es' ? `print-${name}` : undefined);
    const figures = [...new Set(await figuresOf(visitor.page))];
    faults.push(...faultsOf(printed, { figures, language }));
  }
  return faults;
}

describeLongJourney('a screen on paper', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    nights = await startNights('ad');
    await nights.tellHistory(authorised('noche-a'), authorised('noche-d'));
    browser = await startChromium();
    key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
  });
  beforeEach(async () => {
    visitor = await Visitor.enter(browser, { url: nights.running.url, key });
  });
  afterEach(() => visitor.leave());
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it.each([
    ['days', '/noche-a'],
    ['books', `/noche-a/books/${DAY}`],
    ['control', `/noche-a/books/${DAY}/control-de-ingresos`],
    ['journal', `/noche-a/books/${DAY}/diario`],
    ['floor', '/noche-a/floor'],
    ['table', `/noche-a/table/RF1/${DAY}/1`],
    ['bank', `/noche-d/table/CF1/${DAY}/1/bank/CF1-1`],
  ])('has every figure of the screen, who keeps it and up to which record: %s', async (name, path) => {
    await visitor.open(path);
    expect(await faultsOnPaper(visitor, name)).toEqual([]);
  });

  it('of a day unfolds what ties, and has what was written as explanation', async () => {
    await visitor.open(`/noche-a/day/${DAY}`);
    const fields = await visitor.page.getByRole('textbox', { name: /^Explicación/ }).all();
    for (const field of fields) await field.fill('Contado de nuevo; acta 14/26.');
    expect(await faultsOnPaper(visitor, 'day')).toEqual([]);
    const { pages } = await visitor.printed();
    expect(pages.join('').match(/Contadodenuevo;acta14\/26\./g)).toHaveLength(fields.length);
  });

  it('of a finding and of an explanation includes the entry that is open beside the list', async () => {
    const { page } = visitor;
    await visitor.open('/noche-a/findings?show=all');
    await page.locator('main ol button').first().click();
    expect(await faultsOnPaper(visitor, 'findings')).toEqual([]);
    await visitor.open(`/noche-a/books/${DAY}/control-de-ingresos`);
    await page.locator('tbody button[aria-haspopup="dialog"]').last().click();
    await visitor.settled();
    expect(await faultsOnPaper(visitor, 'explanation')).toEqual([]);
    const panel = await page.getByRole('dialog').locator('dd, p').allTextContents();
    const { pages } = await visitor.printed();
    for (const part of panel) expect(pages.join('')).toContain(withoutBlanks(part));
  });

  it('of a sealed day and of the chain has the seal and the result of its proof', async () => {
    const { page } = visitor;
    await visitor.open(`/noche-a/day/${DAY}`);
    for (const field of await page.getByRole('textbox', { name: /^Explicación/ }).all())
      await field.fill('Acta 14/26.');
    await page.getByRole('button', { name: 'Cerrar la jornada' }).click();
    await page.getByRole('button', { name: 'Verificar en este navegador' }).click();
    await page.getByText('Lo ha comprobado este navegador.').waitFor();
    expect(await faultsOnPaper(visitor, 'day-closed')).toEqual([]);
    await visitor.open('/noche-a/integrity');
    await page.getByRole('button', { name: 'Verificar en este navegador' }).first().click();
    await page.getByText('Lo ha comprobado este navegador.').waitFor();
    expect(await faultsOnPaper(visitor, 'integrity')).toEqual([]);
  });

  it('repeats the head of a table on each page, and has one rule above and two below its total', async () => {
    const { page } = visitor;
    await visitor.open(`/noche-a/books/${DAY}/diario`);
    const head = withoutBlanks((await page.locator('thead tr').first().textContent())!);
    const { pages } = await visitor.printed();
    expect(pages.length).toBeGreaterThan(1);
    for (const each of pages) expect(each).toContain(head);
    await page.emulateMedia({ media: 'print' });
    const rules = await page
      .locator('tfoot td, tfoot th')
      .first()
      .evaluate((cell) => [getComputedStyle(cell).borderTopStyle, getComputedStyle(cell).borderBottomStyle]);
    expect(rules).toEqual(['solid', 'double']);
  });

  it('is printed in ink on white, even from the dark theme', async () => {
    await visitor.page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await visitor.open('/noche-a');
    const ink = await visitor.page.evaluate(() => getComputedStyle(document.documentElement).color);
    expect(ink).toBe('rgb(0, 0, 0)');
  });
});
