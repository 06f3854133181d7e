import type { Browser, Page } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { ADDRESS, AUTHORISED, CASINO, DAY } from '../../support/browser/table-with-pool';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

/** A round whose stakes of the pool bring 80 % of 100.00 to the meter. */
const round = (roundNo: number): object => ({
  ...{ specversion: '1.0', id: `round-${roundNo}`, source: `/casinos/${CASINO}/tables/CS1`, gamingday: DAY },
  ...{ type: 'cagnotte.round.settled.v1', time: '2026-01-01T23:10:00+01:00' },
  data: {
    ...{ currency: 'EUR', roundNo, bets: [], outcome: {}, result: 0 },
    poolStakes: [{ pool: 'carrusel-poker', amount: 10_000, how: 'slot', stakes: 100 }],
  },
});

let nights: NightsService;
let browser: Browser;
let origin: string;

const meterOn = (page: Page): Promise<string> => page.locator('[data-meter="carrusel-poker"]').innerText();

/** The meter of the ledger as Spanish people write it, after a number of minor units more. */
async function meterOfLedger(more = 0): Promise<string> {
  const { jackpot } = await nights.client.ask<{ jackpot: { jackpot: { meter: { minorUnits: string } } } }>(
    `{ jackpot(casino: "${CASINO}", pool: "carrusel-poker") { ... on JackpotFound { jackpot { meter { minorUnits } } } } }`,
  );
  const cents = Number(jackpot.jackpot.meter.minorUnits) + more;
  return `${new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, useGrouping: 'always' }).format(cents / 100)} EUR`;
}

describeLongJourney('the display of a table', () => {
  beforeAll(async () => {
    nights = await startNights('c');
    await nights.tellHistory(AUTHORISED);
    origin = nights.running.service.origin;
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('is opened from the table and from its card, with the scale of prizes, the share and the limits', async () => {
    const key = await nights.running.makePersonKey('Marta Soler', ['manager']);
    const manager = await Visitor.enter(browser, { url: origin, key });
    const { page } = manager;
    await manager.open(`/${CASINO}/table/CS1/${DAY}/1`);
    expect(await page.getByRole('link', { name: 'Visor para la mesa' }).getAttribute('href')).toBe(ADDRESS);
    await manager.open(`/${CASINO}/authorisation`);
    expect(await page.getByRole('link', { name: 'Visor de CS1' }).getAttribute('href')).toBe(ADDRESS);
    await page.goto(`${origin}${ADDRESS}`);
    await page.getByRole('heading', { name: 'Póquer sin descarte' }).waitFor();
    expect(await meterOn(page)).toBe(await meterOfLedger());
    await page.getByText('El 80 % de cada apuesta va al contador').waitFor();
    const prizes = page.getByRole('table', { name: 'Premios de carrusel-poker' });
    expect(await prizes.getByRole('row').count()).toBeGreaterThan(5);
    await page.getByText('5,00 EUR', { exact: true }).waitFor();
    await page.getByText('250,00 EUR', { exact: true }).waitFor();
    await page.getByRole('table', { name: 'Lo que pagan las apuestas' }).waitFor();
    expect(await manager.faultsOfScreen('display-of-a-table')).toEqual([]);
    await manager.leave();
  });

  it('follows the meter on a tablet of the table, without a person who is signed in, and says when it is cut off', async () => {
    const { enrolTablet } = await nights.client.ask<{ enrolTablet: { code: string } }>(
      `mutation ($input: TabletInput!) { enrolTablet(input: $input) { ... on CredentialOffered { code } } }`,
      {
        input: {
          ...{ name: 'visor-cs1', casino: CASINO },
          ...{ sources: [`/casinos/${CASINO}/tables/CS1`], classes: ['TABLE'] },
        },
      },
    );
    const screen = await Visitor.enter(browser, { url: origin });
    const { page } = screen;
    await page.goto(`${origin}/tablet#${enrolTablet.code}`);
    await page.getByRole('button', { name: 'Dar de alta esta tableta' }).click();
    await page.getByText(`visor-cs1 · ${CASINO}`).waitFor();
    await page.setViewportSize({ width: 1_920, height: 1_080 });
    await page.goto(`${origin}${ADDRESS}`);
    const [before, after] = [await meterOfLedger(), await meterOfLedger(8_000)];
    await page.locator('[data-meter]').getByText(before.replace(' EUR', '')).waitFor();
    await nights.take(round(90));
    await page.locator('[data-meter]').getByText(after.replace(' EUR', '')).waitFor({ timeout: 12_000 });
    expect(await meterOfLedger()).toBe(after);
    // The figures are read from a few metres.
    const size = await page
      .locator('[data-meter]')
      .evaluate((meter) => parseFloat(getComputedStyle(meter).fontSize));
    expect(size).toBeGreaterThanOrEqual(100);
    await page.context().setOffline(true);
    await page.getByText(/^Sin conexión desde las .*: lo que se muestra puede haber cambiado/).waitFor();
    expect(await meterOn(page)).toBe(after);
    await nights.take(round(91));
    await page.context().setOffline(false);
    await page.getByText(/^Sin conexión desde las/).waitFor({ state: 'detached' });
    expect(await meterOn(page)).toBe(await meterOfLedger());
    await page.goto(`${origin}/display/${CASINO}/RF1`);
    await page.getByText('Esta tableta está vinculada a otras mesas.').waitFor();
    const { securityLog } = await nights.client.ask<{
      securityLog: { edges: { node: { kind: string } }[] };
    }>('{ securityLog(first: 100) { edges { node { kind } } } }');
    expect(securityLog.edges.map(({ node }) => node.kind)).toContain('display.read');
  });

  it('shows nothing to a browser that is nobody', async () => {
    const stranger = await Visitor.enter(browser, { url: origin });
    const { page } = stranger;
    await page.goto(`${origin}${ADDRESS}`);
    await page.getByText('Esta tableta no está dada de alta aquí.').waitFor();
    expect(await page.locator('[data-meter]').count()).toBe(0);
  });
});
