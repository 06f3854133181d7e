import type { Browser, Page } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { ADDRESS, AUTHORISED } from '../../support/browser/table-with-pool';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

/** The design demands 1 s and 100 ms on an idle machine; tests run beside others. */
const BUDGETS = { paintMs: 2_000, answerMs: 200, shift: 0.02 } as const;

/** The best of this many tries counts, since other load only adds time. */
const TRIES = 5;

const DAY = '2026-01-01';

let nights: NightsService;
let browser: Browser;
let key: string;

interface Measured {
  /** Largest Contentful Paint since the navigation. */
  readonly paintMs: number;
  /** The longest time from a click or key to the next paint (Interaction to Next Paint). */
  readonly answerMs: number;
  /** The sum of unexpected layout shifts. */
  readonly shift: number;
}

declare global {
  /** In the page: the measurements so far. */
  var seen: { paintMs: number; answerMs: number; shift: number };
}

const observe = (): void => {
  globalThis.seen = { paintMs: 0, answerMs: 0, shift: 0 };
  const watch = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', ({ startTime }) => (globalThis.seen.paintMs = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) globalThis.seen.shift += value;
  });
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as unknown as { interactionId: number };
      if (interactionId > 0) globalThis.seen.answerMs = Math.max(globalThis.seen.answerMs, entry.duration);
    },
    { durationThreshold: 16 },
  );
};

async function measure(path: string, act: (page: Page) => Promise<void>): Promise<Measured> {
  const reader = await Visitor.enter(browser, { url: nights.running.url, key });
  await reader.page.addInitScript(observe);
  await reader.open(path);
  // The paint is read before interactions, which may paint larger elements.
  const { paintMs } = await reader.page.evaluate(() => globalThis.seen);
  await act(reader.page);
  await reader.settled();
  const { answerMs, shift } = await reader.page.evaluate(() => globalThis.seen);
  expect(await reader.leave()).toEqual([]);
  return { paintMs, answerMs, shift };
}

describeLongJourney('a screen', () => {
  beforeAll(async () => {
    nights = await startNights('acd');
    await nights.tellHistory(AUTHORISED);
    browser = await startChromium();
    key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
    // The first page of all finds a service and a browser that have compiled nothing yet.
    await measure('/noche-a/home', () => Promise.resolve());
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  const inEnglish = (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'EN', exact: true }).click();
  const openFigure = (page: Page): Promise<void> =>
    page.locator('main button[aria-haspopup="dialog"]').first().click();

  it.each([
    ['how the house stands', '/noche-a/home', inEnglish],
    [
      'performance',
      '/noche-a/performance',
      (page: Page) => page.getByRole('button', { name: 'Resultado', exact: true }).click(),
    ],
    ['the jackpots', '/noche-a/jackpots', inEnglish],
    ['the banks', '/noche-d/banks', inEnglish],
    ['commissions', '/noche-d/commissions', openFigure],
    ['the accounts', '/noche-a/accounts', inEnglish],
    ['the journal', '/noche-a/journal', inEnglish],
    ['the duty', '/noche-a/duty', inEnglish],
    ['what changed', '/noche-a/changes', inEnglish],
    ['clearings', '/noche-a/clearings', inEnglish],
    ['the authorisation', '/noche-a/authorisation', inEnglish],
    ['the customers of a day', `/noche-a/customers/${DAY}`, inEnglish],
    ['the display of a table', ADDRESS, inEnglish],
    ['people and keys', '/noche-a/people', inEnglish],
    ['the books of a day', `/noche-a/books/${DAY}`, inEnglish],
    ['the days', '/noche-a', (page: Page) => page.keyboard.press('/')],
    ['a day', `/noche-a/day/${DAY}`, openFigure],
    ['a book', `/noche-a/books/${DAY}/control-de-ingresos`, openFigure],
    [
      'the findings',
      '/noche-a/findings',
      (page: Page) => page.locator('main ol').first().getByRole('button').first().click(),
    ],
    ['a record', '/noche-a/records/11', inEnglish],
    ['integrity', '/noche-a/integrity', inEnglish],
    ['the floor', `/noche-a/floor?day=${DAY}`, inEnglish],
  ] as const)('shows %s, and answers a click, within its budget, and nothing moves', async (_, path, act) => {
    const tries: Measured[] = [];
    for (let n = 0; n < TRIES; n++) tries.push(await measure(path, act));
    const best = (part: keyof Measured): number => Math.min(...tries.map((each) => each[part]));
    const found = { paintMs: best('paintMs'), answerMs: best('answerMs'), shift: best('shift') };
    expect(found.paintMs).toBeGreaterThan(0);
    for (const part of ['paintMs', 'answerMs', 'shift'] as const)
      expect({ part, within: found[part] <= BUDGETS[part] ? BUDGETS[part] : found[part] }).toEqual({
        part,
        within: BUDGETS[part],
      });
    const paints = tries.map(({ paintMs }) => paintMs).toSorted((one, other) => one - other);
    const p75 = paints[Math.ceil(0.75 * paints.length) - 1];
    process.stderr.write(`${path}: ${JSON.stringify({ ...found, p75 })}\n`);
  });
});
