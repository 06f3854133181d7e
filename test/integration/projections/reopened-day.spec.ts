import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readGamingDay } from '../../../src/ledger/gaming-day/gaming-day.queries';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { closed, type Day, reopened } from '../../support/one-order/day-decisions';
import { tell } from '../../support/book/told';
import { cageCount, LEDGER_OPENED, ROULETTE, sale } from '../../support/one-order/golden-facts';

const books = useBooks();

const DAY: Day = { casino: 'granada', day: '2026-01-01' };
const NEXT_DAY: Day = { casino: 'granada', day: '2026-01-02' };
const LATE_SALE = sale('01 20:00', 10_000, 'sale', 'cage/till-2');
/** A late box whose 1,000.00 go to the cage before the count of the cage. */
const LATE_BOX = ROULETTE.find(({ id }) => id === 'box')!;
const IN_TIME = [
  LEDGER_OPENED,
  ...ROULETTE.filter((fact) => fact !== LATE_BOX),
  cageCount('01 23:00', 9_990_000, 5_110_000),
];

/** The tie-outs of a day that concern lateness, row by row: `K9 chips: 99900.00 EUR / 99900.00 EUR`. */
async function tieOuts({ casino, day }: Day): Promise<string[]> {
  const { tieOuts: all } = await books.reading((db) => readGamingDay(db, { casino, day, position: 1_000n }));
  return all
    .filter(({ check }) => ['K3', 'K9', 'K11', 'K12'].includes(check))
    .flatMap(({ check, rows }) =>
      rows.map(({ at, expected, found }) => `${check} ${at}: ${expected} / ${found}`),
    );
}

async function project(...events: readonly CasinoEvent[]): Promise<void> {
  await books.record(...events);
  await books.project();
}

describe('a day whose box and sale were reported after its close', () => {
  const asIfInTime = [
    'K3 RF1: 300.00 EUR / 300.00 EUR',
    'K9 chips: 99900.00 EUR / 99900.00 EUR',
    'K9 cash EUR: 51100.00 EUR / 51100.00 EUR',
    'K11 base of the duty: 300.00 EUR / 300.00 EUR',
  ];

  it('shows the difference of the count without these facts', async () => {
    await project(...IN_TIME);
    expect(await tieOuts(DAY)).toEqual(
      expect.arrayContaining(['K12 variance:cage cash:cage: 0.00 EUR / 1100.00 EUR']),
    );
  });

  it('ties after the reopening as if these facts had come in time', async () => {
    await project(...IN_TIME, closed(DAY, IN_TIME.length), LATE_SALE, LATE_BOX, reopened(DAY));
    expect(await tieOuts(DAY)).toEqual(asIfInTime);
    expect(await tieOuts(NEXT_DAY)).toEqual([
      'K9 cage: counted at the end of the day / not counted',
      'K11 base of the duty: 0.00 EUR / 0.00 EUR',
    ]);
    expect(await verify(books)).toEqual([]);
  });

  it('ties in the same way when it is closed again', async () => {
    await project(...IN_TIME, closed(DAY, IN_TIME.length), LATE_SALE, LATE_BOX, reopened(DAY));
    await project(closed(DAY, IN_TIME.length + 4));
    expect(await tieOuts(DAY)).toEqual(asIfInTime);
    expect(await verify(books)).toEqual([]);
  });
});

/** Balances of the table in the books of a day: `chips:table:RF1 1430000`, minor units. */
async function heldAtTable({ day }: Day): Promise<string[]> {
  const rows = await books.sql<{ said: string }>(
    `SELECT concat_ws(' ', account, sum(debit - credit)) AS said FROM day_total
      WHERE booking_day = $1::date AND account ~ ':RF1$' AND account !~ '^cash'
      GROUP BY account HAVING sum(debit - credit) <> 0 ORDER BY 1`,
    [day],
  );
  return rows.map(({ said }) => said);
}

const withCount = (inventory: number): CasinoEvent[] =>
  ROULETTE.map((fact) => {
    if (fact.id === 'table-count') return { ...fact, data: { ...(fact.data as object), inventory } };
    if (fact.id !== 'closed') return fact;
    return {
      ...fact,
      data: { ...(fact.data as object), leftLocked: [{ holder: 'table', chips: inventory }] },
    };
  });

const corrects = (id: string, result: number): CasinoEvent =>
  tell(
    'correction.recorded',
    {
      corrects: { source: '/casinos/granada/tables/RF1', id },
      replacement: { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result },
      reason: 'typed wrong',
      proposedBy: { id: 'E-1' },
      approvedBy: { id: 'E-2' },
    },
    { at: 'office', id: `corrected-${result}` },
  );

describe('a day that is reopened and closed again with nothing new', () => {
  const shortBy = (missing: number): CasinoEvent[] => withCount(1_430_000 - missing);
  const won = (amount: number): string => `win:roulette-french:RF1 ${-amount}`;

  it.each([
    {
      what: 'whose round was told after the first close',
      facts: [...shortBy(0).filter(({ id }) => id !== 'spin')],
      late: ROULETTE.find(({ id }) => id === 'spin')!,
      held: ['chips:table:RF1 1430000', won(30_000)],
    },
    {
      what: 'whose round was told after the first close, with 1.50 missing',
      facts: [...shortBy(150).filter(({ id }) => id !== 'spin')],
      late: ROULETTE.find(({ id }) => id === 'spin')!,
      held: ['chips:table:RF1 1429850', 'variance:table:RF1 150', won(30_000)],
    },
    {
      what: 'whose round was corrected after the first close',
      facts: shortBy(0),
      late: corrects('spin', 29_000),
      held: ['chips:table:RF1 1430000', 'variance:table:RF1 -1000', won(29_000)],
    },
  ])(
    '$what: its books and those of the next day stay as after the first time',
    async ({ facts, late, held }) => {
      const log = [LEDGER_OPENED, ...facts, closed(DAY, facts.length + 1), late];
      await project(...log);
      let first: unknown;
      for (let time = 1; time <= 3; time += 1) {
        await project(reopened(DAY));
        log.push(reopened(DAY));
        const said = [await heldAtTable(DAY), await heldAtTable(NEXT_DAY), await tieOuts(DAY)];
        expect(said.slice(0, 2)).toEqual([held, []]);
        expect(said).toEqual((first ??= said));
        await project(closed(DAY, log.length));
        log.push(closed(DAY, log.length));
      }
      expect(await verify(books)).toEqual([]);
    },
  );
});
