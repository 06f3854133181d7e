import { readFileSync } from 'node:fs';
import spanish from '../../../src/words/application/es.json';
import {
  dayOnScreen,
  asDecimal,
  inSpanish,
  master,
  type Money,
  pressLink,
  type Question,
  sumOf,
} from './daily-questions';
import {
  all,
  changedBy,
  coupsOf,
  heldAfter,
  lastMark,
  monthBefore,
  recordOnScreen,
  sumsOfJournal,
} from './proofs-from-books';

const { asked } = spanish.home;

/** Questions that books, records and files answer. */
export const QUESTIONS_OF_THE_BOOKS: readonly Question[] = [
  {
    name: "a bank's evening coup by coup",
    press: async (page) => {
      await page.getByRole('link', { name: asked.banks, exact: true }).click();
      // The banks of the table with two cloths last for many coups.
      await page.getByRole('link', { name: /^BD1-/ }).first().click();
      await page.getByRole('table', { name: new RegExp(`^${spanish.banks.members}`) }).waitFor();
    },
    proof: async (asking) => {
      const [table = '', day = '', , bank = ''] = new URL(asking.page.url()).pathname.split('/').slice(3);
      const coups = await coupsOf(asking, { table, day, bank });
      const held = await heldAfter(asking, { table, day, bank });
      return coups.flatMap(({ recordNumber, gain }) => [
        `\t${recordNumber}\t`,
        inSpanish(asDecimal(gain)),
        inSpanish(asDecimal(held(recordNumber))),
      ]);
    },
  },
  {
    name: 'what a correction changed',
    press: pressLink(asked.corrections),
    proof: async (asking) => {
      const corrections = await all<{ recordedAs: number | null }>(
        asking,
        `corrections(casino: "${asking.casino}")`,
        '{ recordedAs }',
      );
      const recorded = corrections.flatMap(({ recordedAs }) => recordedAs ?? []);
      const changed = await Promise.all(recorded.map((record) => changedBy(asking, record)));
      return [...recorded.map(recordOnScreen), ...changed.flat()];
    },
  },
  {
    name: 'how it looked on Friday at noon',
    press: async (page) => {
      await page.getByText(/no constaba todavía nada\. El primer registro es del \d/).waitFor();
      await page.getByRole('link', { name: /^¿Cómo se veían las jornadas tras el último hito/ }).click();
    },
    proof: async (asking) => {
      const { record, days } = await lastMark(asking);
      const wins = await Promise.all(
        days.map(async (day) => {
          const { totals } = await master({ ...asking, at: `position: ${record}` }, day);
          return [dayOnScreen(day), inSpanish(sumOf(totals.map((row) => row.day.win)))];
        }),
      );
      return [recordOnScreen(record), ...wins.flat()];
    },
  },
  {
    name: 'the month as a file for the adviser',
    press: async (page) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: asked.adviser, exact: true }).click(),
      ]);
      return sumsOfJournal(readFileSync(await download.path()));
    },
    proof: async ({ client, casino, newest, at }) => {
      const [from, until] = monthBefore(newest);
      const { trialBalance } = await client.ask<{
        trialBalance: { lines: readonly Readonly<Record<'debits' | 'credits', Money>>[] };
      }>(
        `{ trialBalance(casino: "${casino}", from: "${from}", asOf: "${until}", knownAt: {${at}}) {
             lines { debits { amount } credits { amount } } } }`,
      );
      return [
        (['debits', 'credits'] as const)
          .map((side) => sumOf(trialBalance.lines.map((line) => line[side])))
          .join(' '),
      ];
    },
  },
];
