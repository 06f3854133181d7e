import type { Browser, Locator, Page } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';
import { staffNumber } from '../../support/service/test-people';

const CASINO = 'noche-a';
const DAY = '2026-01-02';
const CAPTURE = `/${CASINO}/capture`;

const AUTHORISED = {
  specversion: '1.0',
  id: 'authorised',
  source: `/casinos/${CASINO}/accounting`,
  type: 'cagnotte.casino.authorised.v1',
  time: '2026-01-01T12:00:00+01:00',
  gamingday: '2026-01-01',
  data: {
    validFrom: '2026-01-01',
    currency: 'EUR',
    rulebook: 'ES-AN-2010',
    games: ['roulette-french', 'blackjack'],
    tables: [
      { table: 'RF1', game: 'roulette-french', minimum: { from: 100 } },
      { table: 'BJ2', game: 'blackjack', minimum: { from: 500 } },
    ],
    chipSets: [{ set: 'house', kind: 'chips', denominations: [500, 2_500, 10_000, 50_000] }],
  },
};

const EVENTS = `query ($casino: ID!, $source: String!) {
  events(casino: $casino, source: $source, first: 100) { edges { node { eventType bytes } } }
}`;

interface KeptEvent {
  readonly type: string;
  readonly sequence: string;
  readonly sessionno?: number;
  readonly data: object;
}

interface Money {
  readonly amount: string;
}

interface PaidRound {
  readonly recordNumber: number;
  readonly outcome: string;
  readonly result: Money;
  readonly bets: readonly {
    readonly type: string;
    readonly stake: Money;
    readonly derived: { readonly fate: string; readonly paid: Money };
  }[];
}

let nights: NightsService;
let browser: Browser;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A person with a role of the night at a tablet. */
async function enter(who: string, role: 'pit' | 'cage' | 'count'): Promise<Visitor> {
  const key = await nights.running.makePersonKey(who, [role]);
  return Visitor.enter(browser, { url: nights.running.url, key });
}

async function nameTablet(visitor: Visitor, tablet: string): Promise<void> {
  await visitor.open(CAPTURE);
  await visitor.page.getByLabel('Nombre').fill(tablet);
  await button(visitor.page, 'Usar este nombre').click();
  await visitor.page.getByText(`Tableta ${tablet}`).waitFor();
}

/** The stored events of a source, in order. */
async function keptFrom(source: string): Promise<KeptEvent[]> {
  const { events } = await nights.client.ask<{
    events: { edges: { node: { bytes: string } }[] };
  }>(EVENTS, { casino: CASINO, source: `/casinos/${CASINO}/${source}` });
  return events.edges.map(({ node }) => JSON.parse(node.bytes) as KeptEvent);
}

/** Waits until this number of captures is listed as sent and projected. */
async function sent(page: Page, count: number): Promise<void> {
  await page
    .locator('li', { hasText: /· enviado(Ver e imprimir el vale)?$/ })
    .nth(count - 1)
    .waitFor();
  const { lastReceipt } = await nights.client.ask<{ lastReceipt: { id: string }[] }>(
    'query ($r: String) { lastReceipt: casinos(waitFor: $r) { id } }',
    { r: await head() },
  );
  expect(lastReceipt).not.toEqual([]);
}

/** Touch targets in the form below 48 pixels of height. */
const targetsBelow48 = (page: Page): Promise<string[]> =>
  page
    .locator('form :is(button, input, select, summary)')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 48)
        .map((target) => target.getAttribute('data-field') ?? target.textContent ?? ''),
    );

const head = async (): Promise<string> => (await nights.running.store.head())!;
const pieces = (page: Page, value: string): Locator =>
  page.getByLabel(`Fichas: piezas de ${value}`, { exact: true });

describeLongJourney('a night on tablets', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    await nights.tellHistory(AUTHORISED);
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('opens a table and receives a fill, each under the name of who captured it', async () => {
    const pit = await enter('Iria Costa', 'pit');
    const { page } = pit;
    await nameTablet(pit, 'pit-1');
    await button(page, 'BJ2 Veintiuno o Black Jack').click();
    await page.getByLabel('Jornada').fill(DAY);
    await page.getByLabel('Apuesta mínima').fill('5');
    await pieces(page, '100,00').fill('40');
    await pieces(page, '25,00').focus();
    for (const key of ['4', '0']) await button(page, key).click();
    await page.getByText('5.000,00').waitFor();
    expect(await pit.faultsOfScreen('capture')).toEqual([]);
    await button(page, 'Guardar').click();
    await sent(page, 1);

    await button(page, 'Reposición recibida').click();
    await button(page, 'BJ2 02/01').click();
    await page.getByLabel('Número del vale').fill('A-0101');
    await page.getByLabel('Fichas: Importe sin desglosar').fill('1.234,50');
    await button(page, 'Guardar').click();
    await sent(page, 2);

    const source = `tables/BJ2/tablets/pit-1/${staffNumber('Iria Costa')}`;
    expect(await keptFrom(source)).toMatchObject([
      {
        type: 'cagnotte.table.opened.v1',
        sequence: '1',
        sessionno: 1,
        gamingday: DAY,
        data: {
          game: 'blackjack',
          minimum: 500,
          staff: [{ id: 'iria-costa', name: 'Iria Costa' }],
          float: {
            amount: 500_000,
            pieces: [
              { denomination: 10_000, pieces: 40 },
              { denomination: 2_500, pieces: 40 },
            ],
          },
        },
      },
      {
        type: 'cagnotte.table.filled.v1',
        sequence: '2',
        sessionno: 1,
        gamingday: DAY,
        data: { amount: 123_450, slip: 'A-0101', by: [{ id: 'iria-costa' }] },
      },
    ]);
    expect(await pit.leave()).toEqual([]);
  });

  it('reports a round with bets as its schema and its game define them, and keeps typed text over a refresh', async () => {
    const pit = await enter('Iria Costa', 'pit');
    const { page } = pit;
    await nameTablet(pit, 'pit-3');
    const field = (path: string): Locator => page.locator(`[data-field="${path}"]`);
    await page.getByText('Jugadas y manos').click();
    await button(page, 'Jugada').click();
    await page.getByRole('button', { name: 'RF1 01/01 · cerrada' }).click();
    await field('roundNo').fill('4');
    for (const row of [0, 1]) {
      await button(page, 'Añadir: Apuesta').click();
      await field(`bets.${row}.stake`).fill(row === 0 ? '5' : '1.000,50');
    }
    await field('bets.0.type').selectOption('straight-up');
    await field('bets.0.selection').fill('17');
    await field('bets.0.paid').fill('175');
    await field('bets.1.type').selectOption('red');
    await field('bets.0.taken').fill('1.2');
    await page.getByText('Falta: Apuesta 1: Cobrado por la casa, Resultado del juego.').waitFor();
    await field('bets.0.taken').fill('0');
    await field('outcome.number').fill('17');
    await page.getByText('Completo.').waitFor();
    expect(await targetsBelow48(page)).toEqual([]);
    expect(await pit.faultsOfScreen('capture-round')).toEqual([]);
    await page.reload();
    expect(await field('bets.1.stake').inputValue()).toBe('1.000,50');
    await button(page, 'Quitar: Apuesta 1').click();
    expect(await field('bets.0.stake').inputValue()).toBe('1.000,50');
    await field('when').fill('2026-01-01T20:10:00');
    await button(page, 'Guardar').click();
    await sent(page, 1);
    const [round] = await keptFrom(`tables/RF1/tablets/pit-3/${staffNumber('Iria Costa')}`);
    expect(round).toMatchObject({
      type: 'cagnotte.round.settled.v1',
      time: '2026-01-01T20:10:00+01:00',
      gamingday: '2026-01-01',
      data: {
        currency: 'EUR',
        roundNo: 4,
        outcome: { number: 17 },
        bets: [{ betId: '4-1', type: 'red', stake: 100_050 }],
      },
    });
    expect(await pit.leave()).toEqual([]);
  });

  it.each([
    ['a tablet', 820, 5],
    ['a telephone', 390, 6],
  ])(
    'reports a round that is tapped on the cloth of %s, and the ledger pays it by the rules',
    async (_what, width, roundNo) => {
      const pit = await enter('Iria Costa', 'pit');
      const { page } = pit;
      await page.setViewportSize({ width, height: 1_180 });
      const tablet = `pit-${width}`;
      await nameTablet(pit, tablet);
      await page.getByText('Jugadas y manos').click();
      await button(page, 'Jugada').click();
      await page.getByRole('button', { name: 'RF1 01/01 · cerrada' }).click();
      await page.locator('[data-field="roundNo"]').fill(`${roundNo}`);
      const cloth = page.getByRole('region', { name: 'Paño de la ruleta' });
      const tap = (spot: string): Promise<void> => cloth.locator(`[data-spot="${spot}"]`).click();
      await cloth.getByRole('button', { name: '5,00', exact: true }).click();
      for (const spot of ['straight-up 17', 'split 17 18', 'split 17 18']) await tap(spot);
      // An amount of the keypad is a chip, too.
      await cloth.getByLabel('Ficha de cada toque').fill('25');
      for (const spot of ['corner 16 17 19 20', 'dozen 2', 'red', 'odd', 'street 34 35 36']) await tap(spot);
      await button(page, 'Quitar: transversal 34 35 36 7').click();
      await page.getByText('Falta: Resultado del juego.').waitFor();
      // A bet that is no place on the cloth is not complete.
      await page.getByText('Cada apuesta completa').click();
      const split = page.locator('[data-field="bets.1.selection"]');
      await split.fill('17 19');
      await page.getByText('Falta: Apuesta 2: Sobre qué, Resultado del juego.').waitFor();
      await split.fill('17 18');
      await cloth.getByRole('button', { name: 'Número que ha salido' }).click();
      await tap('straight-up 17');
      await page.getByText('Completo.').waitFor();
      await cloth.getByRole('button', { name: 'caballo 17 18, 10,00' }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).toBe(
        'straight-up 18',
      );
      expect(await targetsBelow48(page)).toEqual([]);
      const { scrolled, shown } = await page.evaluate(() => ({
        scrolled: document.documentElement.scrollWidth,
        shown: document.documentElement.clientWidth,
      }));
      expect(scrolled).toBe(shown);
      // The languages are in the menu of a telephone.
      await page.setViewportSize({ width: 820, height: 1_180 });
      expect(await pit.faultsOfScreen(`capture-cloth-${width}`)).toEqual([]);
      await page.locator('[data-field="when"]').fill(`2026-01-01T20:2${roundNo}:00`);
      await button(page, 'Guardar').click();
      await sent(page, 1);
      const { round } = await nights.client.ask<{ round: { round: PaidRound } }>(
        `{ round(casino: "${CASINO}", table: "RF1", gamingDay: "2026-01-01", roundNo: ${roundNo}) { ... on RoundFound { round {
           recordNumber result { amount } outcome bets { type stake { amount } derived { fate paid { amount } } } } } } }`,
      );
      const { bets, outcome, result, recordNumber } = round.round;
      expect(JSON.parse(outcome)).toEqual({ number: 17 });
      expect(
        bets.map(({ type, stake, derived }) => [type, stake.amount, derived.fate, derived.paid.amount]),
      ).toEqual([
        ['straight-up', '5.00', 'wins', '175.00'],
        ['split', '10.00', 'wins', '170.00'],
        ['corner', '25.00', 'wins', '200.00'],
        ['dozen', '25.00', 'wins', '50.00'],
        ['red', '25.00', 'loses', '0.00'],
        ['odd', '25.00', 'wins', '25.00'],
      ]);
      expect(result.amount).toBe('-595.00');
      const { journal } = await nights.client.ask<{
        journal: {
          edges: { node: { recordNumber: number; account: string; debit: Money; credit: Money } }[];
        };
      }>(
        `{ journal(casino: "${CASINO}", first: 500) { edges { node { recordNumber account debit { amount } credit { amount } } } } }`,
      );
      const posted = journal.edges
        .map(({ node }) => node)
        .filter((line) => line.recordNumber === recordNumber);
      expect(posted).toContainEqual(
        expect.objectContaining({ account: 'win:roulette-french:RF1', debit: { amount: '595.00' } }),
      );
      expect(await pit.leave()).toEqual([]);
    },
  );

  it('stores without the network, opens again without it, and sends in order once it is back', async () => {
    const cage = await enter('Carlos Vega', 'cage');
    const { page } = cage;
    await nameTablet(cage, 'cage-1');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await cage.settled();
    await page.context().setOffline(true);
    await button(page, 'Vender fichas').click();
    for (const count of ['1', '2', '3']) {
      await pieces(page, '100,00').fill(count);
      await button(page, 'Guardar').click();
      await page.getByText(count === '1' ? '1 captura por enviar' : `${count} capturas por enviar`).waitFor();
    }
    await pieces(page, '100,00').fill('9');
    await page.reload();
    await page.getByText('3 capturas por enviar').waitFor();
    await page.getByText(/^Sin conexión desde/).waitFor();
    expect(await pieces(page, '100,00').inputValue()).toBe('9');
    expect(await cage.faultsOfScreen('capture-offline')).toEqual([]);
    await page.context().setOffline(false);
    await sent(page, 3);
    const kept = await keptFrom(`cage/tablets/cage-1/${staffNumber('Carlos Vega')}`);
    expect(kept.map(({ sequence, data }) => [sequence, (data as { amount: number }).amount])).toEqual([
      ['1', 10_000],
      ['2', 20_000],
      ['3', 30_000],
    ]);
    // Offline, the browser logs each failed request.
    expect((await cage.leave()).filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('shows a refusal where it arose, in words, and the correction takes its place in the quarantine', async () => {
    const pit = await enter('Iria Costa', 'pit');
    const { page } = pit;
    await nameTablet(pit, 'pit-2');
    // The service refuses a table whose minimum exceeds the limit of amounts.
    // A table is open: the tablet opens with the form for requests to the cage and the gaming day of the table.
    await button(page, 'Abrir mesa').click();
    await button(page, 'RF1 Ruleta francesa').click();
    await page.getByLabel('Jornada').fill(DAY);
    await page.getByLabel('Apuesta mínima').fill('99999999999999999');
    await pieces(page, '5,00').fill('1');
    await button(page, 'Guardar').click();
    const alert = page.getByRole('alert');
    await alert.getByText('Está en cuarentena.').waitFor();
    expect(await pit.faultsOfScreen('capture-refused')).toEqual([]);
    await button(page, 'Corregir').click();
    expect(await pieces(page, '5,00').inputValue()).toBe('1');
    await page.getByLabel('Apuesta mínima').fill('5');
    await button(page, 'Guardar').click();
    await sent(page, 1);
    const { waiting, ended } = await nights.client.ask<Record<'waiting' | 'ended', { edges: object[] }>>(
      `{ waiting: quarantine(casino: "${CASINO}") { edges { cursor } }
         ended: quarantine(casino: "${CASINO}", ended: true) { edges { cursor } } }`,
    );
    expect([waiting.edges.length, ended.edges.length]).toEqual([0, 1]);
    expect(await pit.leave()).toEqual([]);
  });

  it('keeps the captures of one person for that person', async () => {
    const first = await enter('Carlos Vega', 'cage');
    const { page } = first;
    await nameTablet(first, 'cage-2');
    await page.context().setOffline(true);
    await button(page, 'Vender fichas').click();
    await pieces(page, '5,00').fill('1');
    await button(page, 'Guardar').click();
    await page.getByText('1 captura por enviar').waitFor();
    const other = await nights.running.makePersonKey('Dora Gil', ['cage']);
    await page.context().setExtraHTTPHeaders({ authorization: `Bearer ${other}` });
    await page.context().setOffline(false);
    await page.reload();
    await page.getByText('por enviar: la envía Carlos Vega cuando inicie sesión').waitFor();
    expect(await keptFrom('cage/tablets/cage-2/carlos-vega')).toEqual([]);
    await first.leave();
  });

  it('names a tablet that has lost its store by the gap in its numbers', async () => {
    const wiped = await enter('Carlos Vega', 'cage');
    const { page } = wiped;
    await wiped.open(CAPTURE);
    await page.getByLabel('Nombre').fill('cage-1');
    await button(page, 'Usar este nombre').click();
    await page.getByText('El servicio ya conoce una tableta con este nombre').waitFor();
    expect(await wiped.faultsOfScreen('capture-store-lost')).toEqual([]);
    await button(page, 'Es esta tableta: continuar').click();
    await button(page, 'Vender fichas').click();
    await pieces(page, '5,00').fill('1');
    await button(page, 'Guardar').click();
    await sent(page, 1);
    const { findings } = await nights.client.ask<{ findings: { edges: { node: object }[] } }>(
      `{ findings(casino: "${CASINO}", code: "sequence-gap") { edges { node { expected } } } }`,
    );
    expect(findings.edges.map(({ node }) => node)).toEqual([
      { expected: `number 4 of /casinos/${CASINO}/cage/tablets/cage-1/carlos-vega` },
    ]);
    expect(await wiped.leave()).toEqual([]);
  });

  it('has a box counted by persons who do not see each other, until two have counted the same', async () => {
    const count = async (who: string, notes: string, answer: RegExp, picture?: string): Promise<void> => {
      const counter = await enter(who, 'count');
      const { page } = counter;
      await counter.open(`${CAPTURE}?kind=countBox`);
      await button(page, 'RF1 01/01 · cerrada').click();
      await page.getByLabel('Número de la caja metálica').fill('BOX-77');
      const field = page.getByLabel('Efectivo: piezas de 50,00', { exact: true });
      await field.fill(notes);
      if (picture !== undefined) expect(await counter.faultsOfScreen(picture)).toEqual([]);
      await button(page, 'Terminar el recuento').click();
      await page.getByRole('status').filter({ hasText: answer }).waitFor();
      // The typed values are cleared, so that the next person counts blindly.
      expect(await field.inputValue()).toBe('');
      expect(await counter.leave()).toEqual([]);
    };
    await count('Elena Prado', '118', /Ahora cuenta lo mismo otra persona/, 'count');
    await count('Fermín Sanz', '117', /no coinciden/);
    await count('Gloria Paz', '118', /el recuento consta/);
    const { events } = await nights.client.ask<{ events: { edges: { node: { bytes: string } }[] } }>(
      `query ($r: String) {
        events(casino: "${CASINO}", eventType: "cagnotte.drop.counted.v1", waitFor: $r) { edges { node { bytes } } }
      }`,
      { r: await head() },
    );
    const counts = events.edges.map(({ node }) => (JSON.parse(node.bytes) as KeptEvent).data);
    expect(counts.at(-1)).toMatchObject({
      box: 'BOX-77',
      amount: 590_000,
      by: [{ name: 'Elena Prado' }, { name: 'Gloria Paz' }],
    });
  });
});
