import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { Client } from '../../support/service/client';
import { type NightsService, startNights } from '../../support/service/nights-service';

const CASINO = 'noche-a';

let nights: NightsService;
let browser: Browser;

/** An authorisation with terms without a field in the form: chips, options. */
const AUTHORISED = {
  validFrom: '2026-01-02',
  currency: 'EUR',
  rulebook: 'ES-AN-2010',
  document: 'RES-2026/14',
  games: ['roulette-french', 'chemin-de-fer', 'texas-holdem'],
  tables: [
    {
      table: 'RF1',
      game: 'roulette-french',
      seats: 12,
      captures: { rounds: true, buyIns: true },
      minimum: { from: 200, to: 1_000 },
      maxima: { 'straight-up': 20_000, '*': 100_000 },
    },
    { table: 'CF1', game: 'chemin-de-fer', minimum: { from: 2_500 }, bank: { minimum: 10_000 } },
    { table: 'TH1', game: 'texas-holdem', minimum: { from: 500 }, withoutCards: true },
  ],
  chipSets: [{ set: 'a', kind: 'chips', denominations: [100, 500, 2_500] }],
  accounting: { nextDay: 'warn', duty: { jurisdiction: 'ES-AN' } },
};

const enter = async (who: string, role: 'manager' | 'inspector'): Promise<Visitor> =>
  Visitor.enter(browser, {
    url: nights.running.url,
    key: await nights.running.makePersonKey(who, [role]),
  });

describeLongJourney('a later authorisation', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
    const director = new Client(
      nights.running.url,
      await nights.running.makePersonKey('Luis Soto', ['manager']),
    );
    const { authorise } = await director.ask<{ authorise: { receipt: string } }>(
      `mutation ($text: String!) { authorise(casino: "${CASINO}", authorisation: $text) {
           ... on AuthorisationRecorded { receipt } ... on AuthorisationRefused { code detail } } }`,
      { text: JSON.stringify(AUTHORISED) },
    );
    await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: authorise.receipt });
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('starts from the last one, shows its changes and the affected books, and waits for a second person', async () => {
    const before = await stated();
    const manager = await enter('Carmen Ortega', 'manager');
    const { page } = manager;
    await manager.open(`/${CASINO}`);
    await page.getByRole('link', { name: 'Autorización' }).click();
    await page.getByRole('cell', { name: 'Ruleta francesa' }).waitFor();
    await page.getByText('Proponer una autorización posterior').click();
    const propose = page.getByRole('button', { name: 'Proponer la autorización' });
    expect(await propose.isDisabled()).toBe(true);
    await page.locator('[data-add="tables"]').click();
    const at = before.tables.length;
    const field = (name: string) => page.locator(`[data-field="tables.${at}.${name}"]`);
    await field('table').fill('BJ9');
    await field('game').selectOption('blackjack');
    await field('minimum.from').fill('25');
    await page.locator('[data-field="tables.0.minimum.from"]').fill('2,50');
    // A reload loses nothing that was typed.
    await page.reload();
    expect(await field('table').inputValue()).toBe('BJ9');
    await page.locator('[data-field="validFrom"]').fill('2026-01-01');
    await page.locator('[data-field="document"]').fill('RES-2026/77');
    await page.getByRole('link', { name: 'Libros de la jornada 01/01/2026' }).waitFor();
    await page.getByText('En su fecha no rige ninguna autorización.').waitFor();
    // The preview shows that the finding about an unauthorised table would be closed.
    const effect = page.getByRole('region', { name: 'Qué cambiará en los libros' });
    await effect.getByText('Ningún importe de los libros cambia.').waitFor();
    await effect.getByRole('heading', { name: 'Incidencias que terminan' }).waitFor();
    expect(await manager.faultsOfScreen('authorisation-effect')).toEqual([]);
    await page.locator('[data-field="validFrom"]').fill('2026-02-01');
    await page
      .getByText('Comparada con la que rige desde su fecha: la del 02/01/2026 (RES-2026/14).')
      .waitFor();
    await page.getByRole('row', { name: 'RF1: Apuesta mínima: De 2,00 2,50' }).waitFor();
    await page.getByText('No cambia los libros de ninguna jornada abierta').waitFor();
    expect(await manager.faultsOfScreen('authorisation')).toEqual([]);
    await propose.click();
    await page.getByText('Propuesta. Otra persona tiene que aprobarla').waitFor();
    await page.getByText('Debe aprobarla otra persona.').waitFor();
    expect(await page.getByRole('button', { name: 'Aprobar la autorización' }).count()).toBe(0);
    expect(await stated()).toEqual(before);
    expect(await manager.leave()).toEqual([]);
  });

  it('counts once another person has approved it, and keeps what the form does not show', async () => {
    const before = await stated();
    const deputy = await enter('Marta Gil', 'manager');
    const { page } = deputy;
    await deputy.open(`/${CASINO}/authorisation`);
    await page.getByRole('cell', { name: 'BJ9' }).waitFor();
    expect(await deputy.faultsOfScreen('authorisation-proposed')).toEqual([]);
    await page.getByRole('button', { name: 'Aprobar la autorización' }).click();
    await page.getByText('Registrada. Rige desde su fecha').waitFor();
    await page.getByRole('cell', { name: 'Carmen Ortega, Marta Gil' }).waitFor();
    expect(await deputy.faultsOfScreen()).toEqual([]);
    expect(await deputy.leave()).toEqual([]);
    const [first, ...others] = before.tables as [Stated['tables'][number]];
    expect(await stated()).toEqual({
      ...before,
      validFrom: '2026-02-01',
      document: 'RES-2026/77',
      proposal: expect.any(String) as unknown,
      by: expect.objectContaining({ name: 'Carmen Ortega' }) as unknown,
      approvedBy: expect.objectContaining({ name: 'Marta Gil' }) as unknown,
      games: [...before.games, 'blackjack'],
      tables: [
        { ...first, minimum: { ...(first['minimum'] as object), from: 250 } },
        ...others,
        { table: 'BJ9', game: 'blackjack', minimum: { from: 2_500 } },
      ],
    });
  });

  it('is compared with the one in force on its day where it is dated before the last', async () => {
    const deputy = await enter('Marta Gil', 'manager');
    const { page } = deputy;
    await deputy.open(`/${CASINO}/authorisation`);
    await page.getByText('Proponer una autorización posterior').click();
    await page.locator('[data-field="validFrom"]').fill('2026-01-15');
    await page.locator('[data-field="document"]').fill('RES-2026/78');
    await page.locator('[data-field="tables.0.minimum.from"]').fill('3');
    await page
      .getByText('la del 02/01/2026 (RES-2026/14). Rige hasta la siguiente, la del 01/02/2026')
      .waitFor();
    // The last authorisation has 2.50, but on 15 January 2.00 is in force.
    await page.getByRole('row', { name: 'RF1: Apuesta mínima: De 2,00 3,00' }).waitFor();
    await page.getByRole('button', { name: 'Proponer la autorización' }).click();
    await page.getByText('Propuesta. Otra persona tiene que aprobarla').waitFor();
    await page.getByRole('row', { name: 'RF1: Apuesta mínima: De 2,00 3,00' }).first().waitFor();
    expect(await deputy.leave()).toEqual([]);
  });

  it('is taken back by who proposed it, and not by another manager', async () => {
    const manager = await enter('Carmen Ortega', 'manager');
    await manager.open(`/${CASINO}/authorisation`);
    await manager.page.getByRole('button', { name: 'Aprobar la autorización' }).waitFor();
    expect(await manager.page.getByRole('button', { name: 'Retirar la propuesta' }).count()).toBe(0);
    expect(await manager.leave()).toEqual([]);
    const deputy = await enter('Marta Gil', 'manager');
    const { page } = deputy;
    await deputy.open(`/${CASINO}/authorisation`);
    const withdraw = page.getByRole('button', { name: 'Retirar la propuesta' });
    await withdraw.waitFor();
    expect(await deputy.faultsOfScreen('authorisation-own')).toEqual([]);
    await withdraw.click();
    await page.getByText('Retirada. No cambia nada.').waitFor();
    await page.getByRole('heading', { name: 'Propuestas por aprobar' }).waitFor({ state: 'detached' });
    expect(await deputy.leave()).toEqual([]);
  });

  it('is read by an inspector, who records none', async () => {
    const inspector = await enter('Inés Mora', 'inspector');
    await inspector.open(`/${CASINO}/authorisation`);
    await inspector.page.getByRole('cell', { name: 'RES-2026/77' }).waitFor();
    expect(await inspector.page.getByRole('button', { name: 'Proponer la autorización' }).count()).toBe(0);
    expect(await inspector.leave()).toEqual([]);
  });
});

interface Stated {
  readonly games: readonly string[];
  readonly tables: readonly Readonly<Record<string, unknown>>[];
  readonly [name: string]: unknown;
}

/** The last authorisation of the casino. */
async function stated(): Promise<Stated> {
  const { events } = await nights.client.ask<{ events: { edges: { node: { bytes: string } }[] } }>(
    `{ events(casino: "${CASINO}", eventType: "cagnotte.casino.authorised.v1") { edges { node { bytes } } } }`,
  );
  return (JSON.parse(events.edges.at(-1)!.node.bytes) as { data: Stated }).data;
}
