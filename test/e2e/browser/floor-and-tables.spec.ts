import type { Browser } from 'playwright-core';
import { ViewClock } from '../../../src/api/timed-feeds';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

const DAY = '2026-01-01';

const fill = (id: string, amount: number): object => ({
  specversion: '1.0',
  id,
  source: '/casinos/noche-a/tables/RF9',
  type: 'cagnotte.table.filled.v1',
  time: '2026-01-01T23:40:00+01:00',
  gamingday: DAY,
  data: { currency: 'EUR', amount, slip: id, by: [{ id: 'E-1' }] },
});

const opening: object = {
  specversion: '1.0',
  id: 'opening-rf9',
  source: '/casinos/noche-a/tables/RF9',
  type: 'cagnotte.table.opened.v1',
  time: '2026-01-01T20:40:00+01:00',
  gamingday: DAY,
  data: {
    currency: 'EUR',
    game: 'roulette-french',
    minimum: 200,
    float: { amount: 1_000_000 },
    captures: { rounds: false, buyIns: false },
    staff: [{ id: 'E-1' }],
  },
};

const reading: object = {
  specversion: '1.0',
  id: 'reading-rf9',
  source: '/casinos/noche-a/tables/RF9',
  type: 'cagnotte.table.counted.v1',
  time: '2026-01-01T22:00:00+01:00',
  gamingday: DAY,
  data: { currency: 'EUR', inventory: 970_000, occasion: 'interim', certifiedBy: [{ id: 'E-1' }] },
};

let nights: NightsService;
let browser: Browser;

const enter = async (who: string, role: 'pit' | 'manager'): Promise<Visitor> =>
  Visitor.enter(browser, {
    url: nights.running.url,
    key: await nights.running.makePersonKey(who, [role]),
  });

/** A person of the pit signed in with a passkey, since subscriptions of browsers need a session. */
async function signIn(who: string): Promise<Visitor> {
  const code = await nights.running.people.linkFor(who, ['pit'], 'all');
  const { origin } = nights.running.service;
  const pit = await Visitor.enter(browser, { url: origin });
  const { page } = pit;
  await pit.keepPasskeys();
  await page.goto(`${origin}/enrol#${code}`);
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await page.getByRole('button', { name: /llave/ }).click();
  await page.getByText(who, { exact: true }).waitFor();
  return pit;
}

describeLongJourney('the floor and its tables', () => {
  beforeAll(async () => {
    nights = await startNights('ade');
    await nights.take(opening, reading);
    browser = await startChromium();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('show each table with its result so far and the source of it, and no result that is not known', async () => {
    const pit = await enter('Iria Costa', 'pit');
    const { page } = pit;
    await pit.open('/noche-a/floor');
    const counted = page.getByRole('link', { name: /^RF1/ });
    await counted.getByText('resultado según recuentos').waitFor();
    const estimated = page.getByRole('link', { name: /^RF9/ });
    await estimated.getByText('estimado, sin las cajas metálicas puestas · 22:00').waitFor();
    // 9.700,00 counted, 10.000,00 brought.
    await estimated.getByText('−300,00').waitFor();
    expect(await pit.faultsOfScreen('floor')).toEqual([]);
    expect(await pit.leave()).toEqual([]);
  });

  it('change by themselves when a table reports', async () => {
    const pit = await signIn('Berta Mar');
    const { page } = pit;
    await pit.open('/noche-a/floor');
    const tile = page.getByRole('link', { name: /^RF9/ });
    await tile.waitFor();
    // The board also polls, but less often than this test waits.
    await page.waitForTimeout(1_000);
    await nights.take(fill('F-901', 100_000));
    await tile.getByText('1 reposición').waitFor({ timeout: 12_000 });
    await tile.getByText('−1.300,00').waitFor();
    await pit.leave();
  });

  it('let who works in the pit say that an alert was seen, with who and when', async () => {
    const pit = await enter('Iria Costa', 'pit');
    const { page } = pit;
    await pit.open('/noche-a/floor');
    await page.getByRole('button', { name: 'Reconocer' }).first().click();
    await page.getByText(/^Reconocida por Iria Costa, /).waitFor();
    expect(await pit.leave()).toEqual([]);
  });

  it('give who asked for it a notice of an alert in the browser, once, while another screen is open', async () => {
    const pit = await signIn('Sonia Gil');
    const { page } = pit;
    await page.context().grantPermissions(['notifications']);
    const given = (): Promise<object[]> =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        const notices = await worker.getNotifications();
        return notices.map(({ title, body, data }) => ({ title, body, data: data as object }));
      });
    await pit.open('/noche-a/floor');
    await page.getByRole('button', { name: 'Avisar en este navegador' }).click();
    await page.getByRole('button', { name: 'Dejar de avisar en este navegador' }).waitFor();
    await pit.open('/noche-a');
    const clock = nights.running.service.app.get(ViewClock);
    jest.spyOn(clock, 'now').mockImplementation(() => Date.now() + 9 * 3_600_000);
    for (let looks = 0; looks < 60 && (await given()).length === 0; looks++) await page.waitForTimeout(250);
    expect(await given()).toEqual([
      {
        title: 'noche-a · RF9',
        body: 'La mesa lleva 480 minutos abierta sin recuento',
        data: { page: '/noche-a/floor' },
      },
    ]);
    await page.evaluate(async () => {
      for (const notice of await (await navigator.serviceWorker.ready).getNotifications()) notice.close();
    });
    await pit.open('/noche-a/findings');
    await page.waitForTimeout(2_000);
    expect(await given()).toEqual([]);
    await pit.open('/noche-a/floor');
    await page.getByRole('button', { name: 'Dejar de avisar en este navegador' }).click();
    expect(await pit.faultsOfScreen('floor-notices')).toEqual([]);
    expect(await pit.leave()).toEqual([]);
  });

  it('show what becomes overdue, and who has seen it', async () => {
    const pit = await signIn('Rosa Sanz');
    const { page } = pit;
    await pit.open('/noche-a/floor');
    const now = page.getByRole('region', { name: 'Ahora' });
    await now.getByText('Nada está retrasado.').waitFor();
    // Nothing is reported; only time passes.
    const clock = nights.running.service.app.get(ViewClock);
    jest.spyOn(clock, 'now').mockImplementation(() => Date.now() + 9 * 3_600_000);
    await now.getByText('La mesa lleva 480 minutos abierta sin recuento').waitFor({ timeout: 12_000 });
    await page.getByRole('link', { name: /^RF9/ }).getByText('1 aviso').waitFor();
    expect(await pit.faultsOfScreen('floor-alerts')).toEqual([]);
    await now.getByRole('button', { name: 'Reconocer' }).click();
    await now.getByText(/^Reconocida por Rosa Sanz, /).waitFor();
    expect(await pit.leave()).toEqual([]);
    const wall = await enter('Carmen Ortega', 'manager');
    await wall.open('/noche-a/floor?wall=true');
    await wall.page.getByText('La mesa lleva 480 minutos abierta sin recuento').waitFor();
    expect(await wall.faultsOnWall('floor-alerts-wall')).toEqual([]);
    expect(await wall.leave()).toEqual([]);
  });

  it('hang on a wall, dark and without buttons', async () => {
    const manager = await enter('Carmen Ortega', 'manager');
    const { page } = manager;
    await manager.open('/noche-a/floor?wall=true');
    await page.getByRole('button', { name: 'Salir de la pantalla de pared' }).waitFor();
    expect(await page.getByRole('button', { name: 'Reconocer' }).count()).toBe(0);
    expect(await manager.faultsOnWall('floor-wall')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Salir de la pantalla de pared' }).click();
    expect(await manager.leave()).toEqual([]);
  });

  it('show a table with its formula, what happened and its rounds', async () => {
    const manager = await enter('Carmen Ortega', 'manager');
    const { page } = manager;
    await manager.open(`/noche-a/floor`);
    await page.getByRole('link', { name: /^RF1/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Mesa RF1 · 01/01/2026' }).waitFor();
    await page.getByText('R según los recuentos').waitFor();
    expect(await manager.faultsOfScreen('table')).toEqual([]);
    expect(await manager.leave()).toEqual([]);
  });

  it.each([
    ['of chemin de fer', 'noche-d', 'CF1', 'CF1-1', 'bank'],
    ['with two tableaux', 'noche-e', 'BD1', 'BD1-1', 'bank-two-tableaux'],
  ])("show a player's bank %s", async (_what, casino, table, bank, picture) => {
    const manager = await enter('Carmen Ortega', 'manager');
    const { page } = manager;
    await manager.open(`/${casino}/table/${table}/${DAY}/1`);
    await page.getByRole('link', { name: bank }).click();
    await page.getByRole('heading', { level: 1, name: `Banca ${bank}` }).waitFor();
    await page.getByRole('table', { name: 'Jugadas de la banca' }).waitFor();
    expect(await manager.faultsOfScreen(picture)).toEqual([]);
    expect(await manager.leave()).toEqual([]);
  });
});
