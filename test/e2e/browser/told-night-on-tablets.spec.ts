import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Tablet, tableOf, type ToldEvent } from '../../support/browser/tablet';
import { Visitor } from '../../support/browser/visitor';
import { linesOf } from '../../support/service/client';
import { type NightsService, startNights } from '../../support/service/nights-service';
import { staffNumber } from '../../support/service/test-people';
import { IS_FULL_TEST, patience } from '../../support/service/test-extent';

jest.setTimeout(patience(180_000));

const CASINO = 'seis-mesas';
const DAY = '2026-01-01';
const NIGHTS = join(__dirname, '..', '..', 'nights');

const GAMES = new Map([
  ['RF1', 'roulette-french'],
  ['PB1', 'punto-y-banca'],
  ['CS1', 'caribbean-stud'],
  ['CF1', 'chemin-de-fer'],
  ['BD1', 'baccarat-two-tableaux'],
  ['HE1', 'texas-holdem'],
  ['HE2', 'texas-holdem'],
]);

const AUTHORISED = {
  specversion: '1.0',
  id: 'authorised',
  source: `/casinos/${CASINO}/accounting`,
  type: 'cagnotte.casino.authorised.v1',
  time: '2026-01-01T12:00:00+01:00',
  gamingday: DAY,
  data: {
    validFrom: DAY,
    currency: 'EUR',
    rulebook: 'ES-AN-2010',
    games: [...new Set(GAMES.values())],
    tables: [...GAMES].map(([table, game]) => ({ table, game, minimum: { from: 100 } })),
    chipSets: [{ set: 'house', kind: 'chips', denominations: [500, 2_500, 10_000, 50_000] }],
  },
};

/** The six nights as one night of one house, with one opening of the ledger and different minutes for all events. */
function nightOfSixTables(): ToldEvent[] {
  const told = [...'abcdef'].flatMap((letter, later) =>
    linesOf(readFileSync(join(NIGHTS, `${letter}.ndjson`), 'utf8'))
      .map((event) => event as unknown as ToldEvent)
      .filter(({ type }) => type !== 'cagnotte.ledger.opened.v1' || letter === 'a')
      .map((event) => ({
        ...event,
        data: asItsGameTells(event),
        source: event.source.replace(`/casinos/noche-${letter}`, `/casinos/${CASINO}`),
        time: minutesLater(event.time, later),
      })),
  );
  return told.sort((one, other) => (one.time < other.time ? -1 : 1));
}

/** Persons who count boxes, because those of the nights have numbers without names. */
const COUNTERS = ['Elena Prado', 'Gloria Paz'] as const;

/** Removes data of one device that its game does not declare, so that no form has a field for it. */
function asItsGameTells({ type, data }: ToldEvent): ToldEvent['data'] {
  if (type === 'cagnotte.drop.counted.v1')
    return { ...data, by: COUNTERS.map((name) => ({ id: staffNumber(name), name })) };
  const { qualifies, ...outcome } = (data['outcome'] ?? {}) as Record<string, unknown>;
  return qualifies === undefined ? data : { ...data, outcome };
}

const minutesLater = (time: string, minutes: number): string =>
  new Date(Date.parse(`${time.slice(0, 19)}Z`) + minutes * 60_000).toISOString().slice(0, 19) + '+01:00';

/** Events up to the first coup: opening of the ledger, sales, floats, opening of the bank. */
const isOfShortForm = (event: ToldEvent, night: readonly ToldEvent[]): boolean =>
  event.type === 'cagnotte.ledger.opened.v1' ||
  (event.time <= night.find(({ type }) => type === 'cagnotte.coup.played.v1')!.time &&
    (tableOf(event) === 'CF1' || event.data['table'] === 'CF1'));

/** Adds sequence numbers by source, since tablets have other sources than the devices of the nights. */
function numbered(events: readonly ToldEvent[]): object[] {
  const numbers = new Map<string, number>();
  return events.map((event) => {
    const number = (numbers.get(event.source) ?? 0) + 1;
    numbers.set(event.source, number);
    return { ...event, sequence: `${number}` };
  });
}

/**
 * A fact in a book: source and id, `tables/HE1 f-08`. Only these may differ in a night reported by tablets, so they are
 * reduced to the table.
 */
const FACT = /;(tables\/[^/; ]+)(?:\/[^; ]+)? [^; ]+;/g;

/** Every book of the day as CSV, by its file. */
async function booksOf({ running, client }: NightsService): Promise<Record<string, string>> {
  await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: await running.store.head() });
  const key = await running.makeKey(['auditor']);
  const answer = await fetch(`${running.url}/v1/books?casino=${CASINO}&day=${DAY}&format=zip`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const files = unzipSync(Buffer.from(await answer.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.endsWith('.csv'))
      .map(([path, bytes]) => [path, strFromU8(bytes).replace(FACT, ';$1;')]),
  );
}

describeLongJourney('a casino without a table system', () => {
  let told: NightsService;
  let captured: NightsService;
  let browser: Browser;

  beforeAll(async () => {
    told = await startNights('');
    captured = await startNights('');
    for (const each of [told, captured]) await each.tellHistory(AUTHORISED);
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    for (const each of [told, captured]) await each?.stop();
  });

  const visit = async (who: string, role: 'pit' | 'cage' | 'accountant' | 'count'): Promise<Visitor> =>
    Visitor.enter(browser, {
      url: captured.running.url,
      key: await captured.running.makePersonKey(who, [role]),
    });

  /** Two persons count a box, each on the screen of the count room. */
  async function countBox({ source, time, data }: ToldEvent): Promise<void> {
    for (const name of COUNTERS) {
      const counter = await visit(name, 'count');
      const { page } = counter;
      await counter.open(`/${CASINO}/capture?kind=countBox`);
      await page.getByRole('button', { name: new RegExp(`^${tableOf({ source })} 01/01`) }).click();
      await page.getByLabel('Número de la caja metálica').fill(data['box'] as string);
      await page.getByLabel('Efectivo: Importe sin desglosar').fill(`${(data['amount'] as number) / 100}`);
      await page.locator('[data-field="when"]').fill(time.slice(0, 19));
      await page.getByRole('button', { name: 'Terminar el recuento' }).click();
      await page
        .getByRole('status')
        .filter({ hasText: /Ahora cuenta|el recuento consta/ })
        .waitFor();
      expect(await counter.leave()).toEqual([]);
    }
  }

  it('reports a night on tablets only, and its books equal those of the told night byte for byte', async () => {
    const night = nightOfSixTables();
    const events = IS_FULL_TEST ? night : night.filter((event) => isOfShortForm(event, night));
    await told.take(...numbered(events));

    const tablets = {
      pit: new Tablet(await visit('Iria Costa', 'pit'), 'pit', GAMES),
      cage: new Tablet(await visit('Carlos Vega', 'cage'), 'cage', GAMES),
      office: new Tablet(await visit('Nuria Campos', 'accountant'), 'accountant', GAMES),
    };
    for (const [name, tablet] of Object.entries(tablets)) await tablet.begin(CASINO, `${name}-1`);
    for (const event of events) {
      if (event.type === 'cagnotte.drop.counted.v1') await countBox(event);
      else if (/\/cage$/.test(event.source)) await tablets.cage.capture(event);
      else if (tableOf(event) === undefined) await tablets.office.capture(event);
      else await tablets.pit.capture(event);
    }
    const [asTold, asCaptured] = [await booksOf(told), await booksOf(captured)];
    expect(Object.keys(asTold).length).toBeGreaterThan(15);
    expect(asCaptured).toEqual(asTold);
    for (const { visitor } of Object.values(tablets)) expect(await visitor.leave()).toEqual([]);
  });
});
