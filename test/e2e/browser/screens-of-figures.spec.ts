import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

const OF_YEAR = 'from=2026-01-01&to=2026-12-31';

let nights: NightsService;
let browser: Browser;
let key: string;

describeLongJourney('a screen of figures', () => {
  beforeAll(async () => {
    nights = await startNights('acd');
    browser = await startChromium();
    key = await nights.running.makePersonKey('Nuria Campos', ['accountant']);
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it.each([
    ['home', 'noche-a/home'],
    ['performance', `noche-a/performance?by=TABLE&${OF_YEAR}`],
    ['performance-of-days', `noche-a/performance?by=DAY,GAME&${OF_YEAR}`],
    ['performance-by-hour', `noche-a/performance?by=WEEKDAY,HOUR&${OF_YEAR}`],
    ['performance-beside', `noche-a/performance?by=GAME&${OF_YEAR}&compareFrom=2025-01-01`],
    ['journal', 'noche-a/journal?from=2026-01-01&until=2026-01-31'],
    ['books', 'noche-a/books/2026-01-01'],
    ['master-report', 'noche-a/books/2026-01-01/informe-maestro'],
    ['bancas', 'noche-d/books/2026-01-01/bancas'],
    ['integrity-as-known', 'noche-a/integrity?known=5'],
    ['clearings-as-known', 'noche-a/clearings?known=5'],
  ])('has no fault in both languages, light and dark, from telephone to desk: %s', async (name, address) => {
    const reader = await Visitor.enter(browser, { url: nights.running.url, key });
    await reader.open(`/${address}`);
    expect(await reader.faultsOfScreen(name)).toEqual([]);
    expect(await reader.leave()).toEqual([]);
  });
});
