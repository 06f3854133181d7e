import type { Page } from 'playwright-core';
import spanish from '../../../src/words/application/es.json';
import type { Client } from '../service/client';
import { customersInEvents } from './customers-in-events';

/** What a question is answered from: the page of a person, and a program that asks the API. */
export interface Asking {
  readonly page: Page;
  readonly client: Client;
  readonly casino: string;
  /** The newest gaming day. */
  readonly newest: string;
}

/** A question that people ask every day, answered from the first screen. */
export interface Question {
  readonly name: string;
  /** Presses what leads to the answer, at most three times. @returns what a downloaded file says, where the answer is a file */
  readonly press: (page: Page) => Promise<string | void>;
  /**
   * Texts that the screen or the file must show, from a query of another kind than the screen asks, as known at the record that the
   * screen states.
   */
  readonly proof: (asking: Asking & { readonly at: string }) => Promise<readonly string[]>;
}

const { asked } = spanish.home;

export const pressLink =
  (name: string): Question['press'] =>
  (page) =>
    page.getByRole('link', { name, exact: true }).click();

/** 1234.5 as Spanish screens write it; a minus is U+2212. */
export function inSpanish(decimal: string): string {
  const [whole = '', fraction] = decimal.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '.');
  return `${decimal.startsWith('-') ? '−' : ''}${grouped}${fraction === undefined ? '' : `,${fraction}`}`;
}

export interface Money {
  readonly amount: string;
}

interface Figures {
  readonly win: Money;
  readonly drop: Money | null;
  readonly captured: Money | null;
  readonly zScore: string | null;
}

interface MasterRow {
  readonly family: string | null;
  readonly game: string | null;
  readonly table: string | null;
  readonly day: Figures;
  readonly monthToDate: Figures;
  readonly yearToDate: Figures;
}

type Column = 'day' | 'monthToDate' | 'yearToDate';

interface Master {
  readonly rows: readonly MasterRow[];
  readonly totals: readonly MasterRow[];
}

/** The master game report, which sums sessions by statements of its own. */
export async function master(
  { client, casino, at }: Parameters<Question['proof']>[0],
  day: string,
): Promise<Master> {
  const figures = '{ win { amount } drop { amount } captured { amount } zScore }';
  const row = `{ family game table day ${figures} monthToDate ${figures} yearToDate ${figures} }`;
  const { masterGameReport } = await client.ask<{ masterGameReport: Master }>(
    `{ masterGameReport(casino: "${casino}", day: "${day}", byTable: true, knownAt: {${at}}) { rows ${row} totals ${row} } }`,
  );
  return masterGameReport;
}

const ofHouse = ({ family }: MasterRow): boolean => family === 'HOUSE';

const amounts = (of: readonly (Money | null)[]): string[] =>
  of.flatMap((each) => (each === null ? [] : [inSpanish(each.amount)]));

const totalOfHouse = ({ totals }: Master, column: Column, figure: 'win' | 'drop' | 'captured'): string[] =>
  amounts(totals.filter(ofHouse).map((row) => row[column][figure]));

/** The Saturday before a day, or the day itself. */
export function lastSaturday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 1) % 7));
  return date.toISOString().slice(0, 10);
}

export const dayOnScreen = (day: string): string => day.split('-').reverse().join('/');

const stays = (): Promise<void> => Promise.resolve();

export const QUESTIONS: readonly Question[] = [
  {
    name: 'how do we stand tonight',
    press: stays,
    proof: async (asking) => {
      const { totals } = await master(asking, asking.newest);
      const win = totals.reduce((sum, { day }) => sum + BigInt(day.win.amount.replace('.', '')), 0n);
      return [dayOnScreen(asking.newest), inSpanish(asDecimal(win))];
    },
  },
  {
    name: 'which table is out of its band',
    press: pressLink(asked.outside),
    proof: async (asking) => {
      const { rows } = await master(asking, asking.newest);
      const tables = rows.filter(({ table, day }) => table !== null && day.zScore !== null);
      return tables.flatMap(({ table, day: { zScore } }) => [table!, inSpanish(zScore!)]);
    },
  },
  {
    name: 'win by hour of last Saturday against the one before',
    press: pressLink(asked.byHour),
    proof: async (asking) =>
      totalOfHouse(await master(asking, lastSaturday(asking.newest)), 'day', 'captured'),
  },
  {
    name: 'hold of roulette by weekday over the quarter',
    press: pressLink(asked.hold),
    proof: async (asking) => {
      const { rows } = await master(asking, asking.newest);
      const roulettes = rows.filter(({ game, table }) => table === null && game?.startsWith('roulette'));
      return (['win', 'drop'] as const).map((figure) =>
        inSpanish(sumOf(roulettes.map(({ yearToDate }) => yearToDate[figure]))),
      );
    },
  },
  {
    name: 'drop per table hour by area',
    press: pressLink(asked.areas),
    proof: async (asking) => totalOfHouse(await master(asking, asking.newest), 'monthToDate', 'drop'),
  },
  {
    name: 'commissions by game this month against last year',
    press: pressLink(asked.commissions),
    proof: async ({ client, casino, newest, at }) => {
      const { trialBalance } = await client.ask<{
        trialBalance: { lines: readonly { credits: Money; debits: Money }[] };
      }>(
        `{ trialBalance(casino: "${casino}", under: "commission", from: "${newest.slice(0, 8)}01", asOf: "${newest}",
                        basis: OWN_DAY, knownAt: {${at}}) { lines { credits { amount } debits { amount } } } }`,
      );
      const credits = sumOf(trialBalance.lines.map(({ credits: each }) => each));
      const debits = sumOf(trialBalance.lines.map(({ debits: each }) => each));
      return [inSpanish(asDecimal(minor(credits) - minor(debits)))];
    },
  },
  {
    name: 'what a jackpot owes and to whom',
    press: pressLink(asked.jackpots),
    proof: async ({ client, casino, at }) => {
      const { trialBalance } = await client.ask<{ trialBalance: { lines: readonly { closing: Money }[] } }>(
        `{ trialBalance(casino: "${casino}", under: "prizes-payable", knownAt: {${at}}) { lines { closing { amount } } } }`,
      );
      return trialBalance.lines
        .filter(({ closing }) => minor(closing.amount) !== 0n)
        .map(({ closing }) => inSpanish(closing.amount.replace('-', '')));
    },
  },
  {
    name: 'who brought more than 2,000',
    press: pressLink(asked.customers),
    proof: async (asking) => {
      const customers = await customersInEvents(asking);
      const reached = [...customers].filter(([, sums]) => sums.some((sum) => sum >= 200_000n));
      return reached.flatMap(([player, sums]) => [player, ...sums.map((sum) => inSpanish(asDecimal(sum)))]);
    },
  },
  {
    name: 'what the duty of the quarter will be',
    press: stays,
    proof: async ({ client, casino, newest, at }) => {
      const [year, month] = [newest.slice(0, 4), Number(newest.slice(5, 7))];
      const { gamingDutyReturn } = await client.ask<{ gamingDutyReturn: { toPay: Money } }>(
        `{ gamingDutyReturn(casino: "${casino}", year: ${year}, quarter: ${Math.ceil(month / 3)}, knownAt: {${at}}) {
             ... on GamingDutyReturn { toPay { amount } } } }`,
      );
      return [inSpanish(gamingDutyReturn.toPay.amount)];
    },
  },
  {
    name: 'which days wait for whom',
    press: stays,
    proof: async ({ client, casino }) => {
      const { gamingDays } = await client.ask<{
        gamingDays: { edges: readonly { node: { day: string; certified: boolean } }[] };
      }>(`{ gamingDays(casino: "${casino}", first: 50) { edges { node { day certified } } } }`);
      return gamingDays.edges.filter(({ node }) => !node.certified).map(({ node }) => dayOnScreen(node.day));
    },
  },
  {
    name: "which croupier's tables differ from the rules",
    press: pressLink(asked.croupiers),
    proof: async (asking) => totalOfHouse(await master(asking, asking.newest), 'yearToDate', 'captured'),
  },
];

const minor = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

export function asDecimal(minorUnits: bigint): string {
  const digits = (minorUnits < 0n ? -minorUnits : minorUnits).toString().padStart(3, '0');
  return `${minorUnits < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const sumOf = (of: readonly (Money | null)[]): string =>
  asDecimal(of.reduce((sum, each) => sum + (each === null ? 0n : minor(each.amount)), 0n));
