import { join } from 'node:path';
import { sumOfAmounts } from '../../../src/ledger/_core/books/cell-part';
import { figureAt } from '../../../src/ledger/_core/books/figure';
import { explainFigure } from '../../../src/ledger/books/explain-figure.queries';
import { explainPerformance } from '../../../src/ledger/books/explain-performance.queries';
import type { Dimension } from '../../../src/ledger/performance/dimensions';
import type { GroupedRow } from '../../../src/ledger/performance/grouped';
import { addressesOf } from '../../../src/ledger/performance/performance-address';
import { readPerformance } from '../../../src/ledger/performance/performance.queries';
import { roundAmount, TO_THE_CENT } from '../../../src/kernel/rounding';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { IS_FULL_TEST } from '../../support/service/test-extent';
import { nightsTold } from '../../support/told-nights/facts-told';
import { reportingExchanges, withInterimCounts } from '../../support/told-nights/interim-counts';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

/** Beside nights a and d: late facts, voids, corrections, a second session, two shifts, the hour that clocks repeat. */
const SHORT = [
  'reliefs-at-two-tables',
  'clocks-go-back',
  'wrong-round-corrected',
  'void-after-close',
  'two-shifts',
  'out-of-order',
];

const NIGHTS = [
  ...[...'abcdef'].map((letter) => ({ page: `night ${letter}`, events: readNightEvents(ROOT, letter) })),
  ...nightsTold(),
].filter(
  ({ page }) => IS_FULL_TEST || /^night [ad]$/.test(page) || SHORT.some((name) => page.includes(name)),
);

const GROUPINGS: readonly (readonly Dimension[])[] = [
  [],
  ['table', 'day'],
  ['game', 'weekday'],
  ['area', 'company', 'month'],
  ['shift'],
  ['hour'],
  ['hour', 'table'],
  ['bet'],
  ['croupier'],
];

const casinosAt = async (position: bigint): Promise<{ casino: string; from: string; to: string }[]> =>
  books.sql(
    `SELECT casino, min(gaming_day)::text AS from, max(gaming_day)::text AS to FROM table_session
      WHERE first_record <= $1 GROUP BY 1 ORDER BY 1`,
    [position.toString()],
  );

interface Read {
  readonly wanted: { casinos: string[]; from: string; to: string; by: readonly Dimension[] };
  readonly rows: readonly GroupedRow[];
}

/** What differs: a row from its explanation, an explanation from its parts, a part from its own explanation. */
async function untied({ wanted, rows }: Read, position: bigint): Promise<{ wrong: string[]; told: number }> {
  const at = { casino: wanted.casinos[0]!, position };
  const positions = new Map(wanted.casinos.map((casino) => [casino, position]));
  const wrong: string[] = [];
  let told = 0;
  await books.reading(async (db) => {
    const seen = new Set<string>();
    const check = async (casino: string, address: string, shown: bigint): Promise<void> => {
      const figure = figureAt(address);
      if (figure === undefined) return void wrong.push(`${address} is no address`);
      const own = { ...at, casino };
      const found =
        figure.kind === 'performance'
          ? await explainPerformance(db, own, figure, positions)
          : await explainFigure(db, own, figure);
      if (found?.amount !== shown) wrong.push(`${address}: ${found?.amount} is not ${shown}`);
      if (seen.has(`${casino} ${address}`) || found === undefined) return;
      seen.add(`${casino} ${address}`);
      told += 1;
      const sum = sumOfAmounts(found.terms);
      if (sum !== shown) wrong.push(`${address}: the parts of ${shown} come to ${sum}`);
      for (const term of found.terms)
        if (term.kind === 'figure')
          await check(term.casino ?? casino, term.figure, BigInt(term.sign) * term.amount);
    };
    for (const row of rows)
      for (const { figure, address } of addressesOf(row, wanted))
        await check(at.casino, address, roundAmount(row.figures[figure].value!, TO_THE_CENT));
  });
  return { wrong, told };
}

describe.each(NIGHTS)('the rows of $page', ({ events }) => {
  it('are opened into sessions, and these into their books and rounds, to the cent', async () => {
    await books.record(...events);
    await books.project();
    // What was known half way, and in the end.
    for (const position of [BigInt(events.length) / 2n, BigInt(events.length)]) {
      for (const { casino, from, to } of await casinosAt(position)) {
        for (const by of GROUPINGS) {
          const wanted = { casinos: [casino], from, to, by };
          const { rows } = await books.reading((db) => readPerformance(db, wanted, [{ casino, position }]));
          const { wrong, told } = await untied({ wanted, rows }, position);
          expect(wrong).toEqual([]);
          // The cage has two figures, and no session that could be opened.
          const least = rows.every(({ family }) => family === 'cage') ? 1 : 3;
          if (position === BigInt(events.length) && rows.length > 0) expect(told).toBeGreaterThan(least);
        }
      }
    }
  });
});

it.each(NIGHTS.filter(({ page }) => /night a|clocks-go-back|two-shifts/.test(page)))(
  'the results between counts of $page are opened into sessions, hours and the facts between counts',
  async ({ events }) => {
    const counted = withInterimCounts(reportingExchanges(events));
    await books.record(...counted);
    await books.project();
    const position = BigInt(counted.length);
    for (const { casino, from, to } of await casinosAt(position))
      for (const by of [[], ['shift'], ['hour', 'table'], ['croupier']] as const) {
        const wanted = { casinos: [casino], from, to, by };
        const { rows } = await books.reading((db) => readPerformance(db, wanted, [{ casino, position }]));
        const known = rows.filter(({ figures }) => figures.counted.value !== undefined);
        expect(known.length).toBeGreaterThan(0);
        expect((await untied({ wanted, rows: known }, position)).wrong).toEqual([]);
      }
  },
);

it('a row of several casinos is opened into each of them first', async () => {
  const nights = ['a', 'b', 'c'].flatMap((letter) => readNightEvents(ROOT, letter));
  const sale = nights.find(({ type }) => type === 'cagnotte.cage.chips-sold.v1')!;
  const others = ['noche-b', 'noche-c'].map((casino) => ({ ...sale, source: `/casinos/${casino}/cage` }));
  await books.record(...nights, ...others);
  await books.project();
  const position = 1_000_000n;
  const casinos = ['noche-a', 'noche-b', 'noche-c'];
  const wanted = { casinos, from: '2026-01-01', to: '2026-01-31', by: ['month'] as const };
  const { rows } = await books.reading((db) =>
    readPerformance(
      db,
      wanted,
      casinos.map((casino) => ({ casino, position })),
    ),
  );
  expect(rows.flatMap((row) => row.casinos)).toEqual(expect.arrayContaining(casinos));
  expect((await untied({ wanted, rows }, position)).wrong).toEqual([]);
  expect(rows.find(({ family }) => family === 'cage')?.casinos).toEqual(casinos);
  const house = rows.find(({ family }) => family === 'house')!;
  const { address } = addressesOf(house, wanted).find(({ figure }) => figure === 'win')!;
  const figure = figureAt(address)!;
  if (figure.kind !== 'performance') throw new Error(address);
  const at = { casino: 'noche-a', position };
  // A casino that may not be read makes the whole row unknown.
  expect(await books.reading((db) => explainPerformance(db, at, figure))).toBeUndefined();
});
