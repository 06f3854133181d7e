import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { BOOK_NAMES } from '../../src/ledger/books/book-catalogue.queries';
import { formatMinor } from '../../src/kernel/money';
import { nextGamingDay } from '../../src/kernel/gaming-day';
import { rebuild } from '../../src/projector/generations/rebuild';
import { type Period, simulationOf, SimulatedHouse } from '../support/duty-worksheet/simulated-house';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { IS_FULL_TEST, patience } from '../support/service/test-extent';

// Each test records thousands of events and closes their day.
jest.setTimeout(patience(240_000));

const PERIOD: Period = IS_FULL_TEST ? 'month' : 'week';
const simulation = simulationOf(PERIOD);
const { casino: CASINO, tables: TABLES } = simulation;
const worksheetOf = (period: Period): string =>
  readFileSync(join(__dirname, '..', 'data', 'duty-worksheets', `${period}.csv`), 'utf8');

const days: string[] = [];
for (let day = simulation.firstDay; days.length < simulation.days; day = nextGamingDay(day)) days.push(day);

let running: ServiceUnderTest;
let tables: Client;
let accountant: Client;
let director: Client;
let house: SimulatedHouse;
const totals = new Map<string, string>();

beforeAll(async () => {
  running = await startServiceUnderTest();
  tables = new Client(running.url, await running.makeWorldKey());
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  director = new Client(running.url, await running.makePersonKey('Carmen Ortega', ['manager']));
  house = new SimulatedHouse(simulation);
});
afterAll(() => running.stop());

const caughtUp = (receipt: string): Promise<unknown> =>
  tables.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });

/** Sends a decision. @returns its outcome, or the code of a refusal with the failed checks */
async function decide(client: Client, decision: string, day: string): Promise<string> {
  const { decided } = await client.ask<{ decided: { receipt?: string; code?: string; tieOuts?: object[] } }>(
    `mutation { decided: ${decision}(casino: "${CASINO}", day: "${day}") { ... on GamingDayDecided { receipt }
       ... on GamingDayRefused { code tieOuts { check rows { at expected found } } } } }`,
  );
  if (decided.receipt === undefined) return JSON.stringify(decided);
  await caughtUp(decided.receipt);
  return 'decided';
}

/** Records a day: the first one as history with the authorisation of the house; the others are opened by a person. */
async function takeIn(day: string, events: readonly CasinoEvent[]): Promise<Record<string, number>> {
  if (day === days[0]) return summed(await running.tellHistory(events));
  expect(await decide(accountant, 'openGamingDay', day)).toBe('decided');
  const reported = events.filter(({ type }) => type !== 'cagnotte.gaming-day.opened.v1');
  const { stored = 0, ...others } = await summed(await tables.stream(reported));
  return { ...others, stored: stored + events.length - reported.length };
}

async function summed(answers: readonly object[]): Promise<Record<string, number>> {
  const { summary } = answers.at(-1)! as {
    summary: { counts: Record<string, number>; receipt: string };
  };
  await caughtUp(summary.receipt);
  return Object.fromEntries(Object.entries(summary.counts).filter(([, count]) => count > 0));
}

/** The digests of the files of every book of every day. */
async function allBooks(): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const day of days) {
    for (const book of BOOK_NAMES) {
      const { status, text } = await tables.send(`/v1/books/${book}?casino=${CASINO}&day=${day}&format=csv`);
      const digest = createHash('sha256').update(text).digest('hex');
      digests.set(`${day} ${book}`, status === 200 ? digest : `${status} ${text}`);
    }
  }
  return digests;
}

const euros = (cents: number): string => formatMinor(BigInt(cents), 'EUR');

describe(`a simulated ${PERIOD} of ${TABLES} tables`, () => {
  test.each(days)('%s: everything ties, so that it is closed and certified', async (day) => {
    const events = house.day();
    expect(await takeIn(day, events)).toEqual({ stored: events.length });
    expect(await decide(accountant, 'closeGamingDay', day)).toBe('decided');
    expect(await decide(director, 'certifyGamingDay', day)).toBe('decided');
    const { book } = await tables.ask<{ book: { total: { amount: { amount: string } } } }>(
      `{ book(casino: "${CASINO}", day: "${day}", book: CONTROL_DE_INGRESOS) { ... on Book {
           total { amount { amount } } } } }`,
    );
    totals.set(day, book.total.amount.amount);
  });

  it('has the stored worksheet, whose totals are those of the control book of each day', () => {
    const { csv, controlTotals } = house.worksheet();
    expect(csv).toBe(worksheetOf(PERIOD));
    expect([...totals]).toEqual([...controlTotals].map(([day, total]) => [day, euros(total)]));
  });

  it('returns the duty of the worksheet, quarter by quarter, and has accrued it day by day', async () => {
    const { quarters } = house.worksheet();
    for (const { quarter, base, baseToDate, quotaToDate, toPay } of quarters) {
      const [year, number] = quarter.split(' Q');
      const { gamingDutyReturn } = await tables.ask<{ gamingDutyReturn: object }>(
        `{ gamingDutyReturn(casino: "${CASINO}", year: ${year}, quarter: ${number}) { ... on GamingDutyReturn {
             baseOfQuarter { amount } baseToDate { amount } quotaToDate { amount } toPay { amount } } } }`,
      );
      expect([quarter, gamingDutyReturn]).toEqual([
        quarter,
        {
          baseOfQuarter: { amount: euros(base) },
          baseToDate: { amount: euros(baseToDate) },
          quotaToDate: { amount: euros(quotaToDate) },
          toPay: { amount: euros(toPay) },
        },
      ]);
    }
    const { account } = await tables.ask<{ account: { currencies: { closing: { amount: string } }[] } }>(
      `{ account(casino: "${CASINO}", account: "gaming-duty-payable") {
           ... on AccountStatement { currencies { closing { amount } } } } }`,
    );
    expect(account.currencies.map(({ closing }) => closing.amount)).toEqual([
      euros(-quarters.at(-1)!.quotaToDate),
    ]);
  });

  it(
    'gives every book of every day, and the same bytes after a rebuild from the log',
    async () => {
      const before = await allBooks();
      expect([...before].filter(([, digest]) => digest.length !== 64)).toEqual([]);
      const { divergence, restatedDays } = await rebuild(running.database.dataSource, running.store, {
        afterwards: () => 'switch',
      });
      expect([divergence, restatedDays]).toEqual([undefined, []]);
      expect(await allBooks()).toEqual(before);
    },
    patience(240_000),
  );
});

it('the stored worksheet of a month begins as the simulator reports it, which a short test sees too', () => {
  const month = new SimulatedHouse(simulationOf('month'));
  for (let day = 0; day < 3; day++) month.day();
  const lines = month
    .worksheet()
    .csv.split('\n')
    .filter((line) => /^\d{4}-\d\d-\d\d,/.test(line));
  expect(lines.length).toBeGreaterThan(50);
  expect(worksheetOf('month').split('\n')).toEqual(expect.arrayContaining(lines));
});
