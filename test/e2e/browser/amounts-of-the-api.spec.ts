import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';
import { extent, IS_FULL_TEST } from '../../support/service/test-extent';

const DAY = '2026-01-01';
/** The letters of the nights. */
const TOLD = extent('a', 'abcdef');

let nights: NightsService;
let browser: Browser;
let key: string;

/** Amounts in the format of screens: 1.234,56, with U+2212 for a minus. */
const SHOWN = /\u2212?\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)/g;
const ANSWERED = /^-?\d+\.\d{2}$/;

/** The plain number of a written amount, digit by digit. */
const plain = (written: string): string =>
  written.replaceAll('.', '').replace(',', '.').replace('\u2212', '-');

/** The decimal text of minor units of a currency with two decimals. */
function decimal(minorUnits: number): string {
  const digits = `${Math.abs(minorUnits)}`.padStart(3, '0');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Collects the whole numbers of an event as it was reported: its amounts are minor units. */
function amountsReported(event: unknown, found: Set<string>): void {
  if (typeof event === 'number' && Number.isInteger(event)) found.add(decimal(event));
  else if (typeof event === 'object' && event !== null)
    for (const part of Object.values(event)) amountsReported(part, found);
}

/** Collects every amount in the texts of an answer, also within sentences and in events that it quotes. */
function amountsIn(answer: unknown, found: Set<string>): void {
  if (typeof answer === 'string') {
    if (answer.startsWith('{')) amountsReported(JSON.parse(answer), found);
    if (ANSWERED.test(answer)) found.add(answer);
    for (const [written] of answer.matchAll(SHOWN)) found.add(plain(written));
  } else if (typeof answer === 'object' && answer !== null)
    for (const part of Object.values(answer)) amountsIn(part, found);
}

/** Opens a screen. @returns its amounts that are in no answer of the service */
async function inNoAnswer(
  path: string,
  act?: (visitor: Visitor) => Promise<void>,
): Promise<{ shown: number; invented: string[] }> {
  const reader = await Visitor.enter(browser, { url: nights.running.url, key });
  const answered = new Set<string>();
  const reading: Promise<void>[] = [];
  reader.page.on('response', (response) => {
    if (!response.url().endsWith('/graphql')) return;
    reading.push(response.json().then((answer: unknown) => amountsIn(answer, answered)));
  });
  await reader.open(path);
  await act?.(reader);
  await reader.settled();
  await Promise.all(reading);
  const text = await reader.page.locator('main, [role="dialog"]').allInnerTexts();
  const shown = text.flatMap((part) => part.match(SHOWN) ?? []).map(plain);
  expect(await reader.leave()).toEqual([]);
  return { shown: shown.length, invented: shown.filter((amount) => !answered.has(amount)) };
}

describeLongJourney('an amount on a screen', () => {
  beforeAll(async () => {
    nights = await startNights(TOLD);
    browser = await startChromium();
    key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
  });
  afterAll(async () => {
    await browser.close();
    await nights.stop();
  });

  /** The short form opens one book, since one component shows all of them. */
  const SCREENS = [
    `day/${DAY}`,
    `books/${DAY}/control-de-ingresos`,
    ...(IS_FULL_TEST ? [`books/${DAY}/diario`, `books/${DAY}/mayor`] : []),
    `floor?day=${DAY}`,
    'records/1',
    `day/${DAY}?figure=control-book%2F${DAY}`,
  ];
  it.each([...TOLD].flatMap((letter) => SCREENS.map((screen) => `/noche-${letter}/${screen}`)))(
    'of %s equals an amount in an answer of the service, digit by digit',
    async (path) => {
      const { shown, invented } = await inNoAnswer(path);
      expect(invented).toEqual([]);
      // In the first night every screen has amounts; other nights may have no failed check, or no table on the floor.
      if (path.startsWith('/noche-a/')) expect(shown).toBeGreaterThan(0);
    },
  );

  it('of a whole tree of an explanation equals an amount in an answer of the service, digit by digit', async () => {
    const { shown, invented } = await inNoAnswer(
      `/noche-a?figure=control-book%2F${DAY}`,
      async ({ page }) => {
        await page.getByRole('button', { name: 'Ver como árbol' }).click();
        await page.getByRole('dialog').getByRole('group').first().waitFor();
        const folded = page.locator('[role="dialog"] details:not([open]) > summary:visible');
        while ((await folded.count()) > 0) await folded.first().click();
      },
    );
    expect(invented).toEqual([]);
    expect(shown).toBeGreaterThan(10);
  });
});
