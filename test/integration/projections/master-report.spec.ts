import type { MasterFigures } from '../../../src/ledger/master-report/master-report';
import { rational } from '../../../src/kernel/rational';
import {
  type MasterReport,
  readMasterReport,
} from '../../../src/ledger/master-report/read-master-report.queries';
import { verify } from '../../support/books/corruption';
import { useBooks } from '../../support/books/books-under-test';
import { RouletteDays, type Spin } from '../../support/roulette-days/roulette-days';

const books = useBooks();
const DAY = '2026-03-10';

/** Two numbers lost and one won; one red lost and one won. */
const SPINS: readonly Spin[] = [
  [
    ['straight-up', 1_000, 1_000],
    ['red', 7_400, 7_400],
  ],
  [
    ['straight-up', 1_000, -35_000],
    ['red', 7_400, -7_400],
  ],
  [['straight-up', 1_000, 1_000]],
];
const ONE_LOST: readonly Spin[] = [[['straight-up', 1_000, 1_000]]];

const reportAt = (position: bigint, day = DAY): Promise<MasterReport> =>
  books.inLiveTables((db) => readMasterReport(db, { casino: 'granada', day, position }, true));

const LAST = 9_999n;
const dayOf = ({ rows }: MasterReport): MasterFigures => rows[0]!.columns.day;

describe('the master game report', () => {
  it('has drop, win and hold, and the expected win from the edges of the bets, with deviation and z-score', async () => {
    await books.record(...new RouletteDays().day(DAY, SPINS, { drop: 120_000 }));
    await books.project();
    const day = dayOf(await reportAt(LAST));
    expect(day).toMatchObject({
      sessions: 1n,
      counted: 1n,
      rounds: 3n,
      drop: 120_000n,
      win: -33_000n,
      captured: -33_000n,
      hold: rational(-33_000n, 120_000n),
      expected: {
        handle: 3_000n + 14_800n,
        // 3,000 at 1/37, and 14,800 at 1/74, since a red withdrawn on zero gets half of its stake back.
        theoretical: rational(3_000n + 7_400n, 37n),
        // A number: 36 outcomes lose one, one wins 35. A red: 18 win, 18 lose, one loses a half.
        variance: rational(3n * 1_000n ** 2n * 46_656n + 2n * 7_400n ** 2n * 1_341n, 37n * 37n),
        byChoice: ['red'],
        withoutEdge: [],
      },
      // The root of 209,521,052.6 is 14,474.84; 33,281.08 below the expectation are 2.299 standard deviations.
      deviation: 14_475n,
      zHundredths: -230n,
    });
  });

  it('adds up the month, the year and the last thirty days', async () => {
    const table = new RouletteDays();
    for (const day of ['2026-01-05', '2026-02-08', '2026-02-09', '2026-03-01', DAY, '2026-03-11']) {
      await books.record(...table.day(day, ONE_LOST, { drop: 5_000 }));
    }
    await books.project();
    const { columns } = (await reportAt(LAST)).rows[0]!;
    const sums = Object.values(columns).map(({ sessions, win, rounds }) => [sessions, win, rounds]);
    expect(sums).toEqual([
      [1n, 1_000n, 1n],
      [2n, 2_000n, 2n],
      [5n, 5_000n, 5n],
      [3n, 3_000n, 3n],
    ]);
    expect(columns.yearToDate.expected.theoretical).toEqual(rational(5_000n, 37n));
  });

  it('has a row for each table, and totals that are the sums of the games', async () => {
    await books.record(...new RouletteDays('RF1').day(DAY, SPINS, { drop: 50_000 }));
    await books.record(...new RouletteDays('RF2').day(DAY, ONE_LOST, { drop: 10_000 }));
    await books.project();
    const { rows, totals } = await reportAt(LAST);
    expect(rows.map(({ game, table, columns }) => [game, table, columns.day.win])).toEqual([
      ['roulette-french', undefined, -32_000n],
      ['roulette-french', 'RF1', -33_000n],
      ['roulette-french', 'RF2', 1_000n],
    ]);
    expect(totals.map(({ family, columns }) => [family, columns.day.drop])).toEqual([['house', 60_000n]]);
  });

  it('shows no win of a session whose float was not counted', async () => {
    await books.record(...new RouletteDays().day(DAY, SPINS, { drop: 50_000 }).slice(0, 4));
    await books.project();
    expect(dayOf(await reportAt(LAST))).toMatchObject({ sessions: 1n, counted: 0n, win: 0n, rounds: 3n });
  });

  it('counts the play of a table once, though one session of it was counted and another was not', async () => {
    const table = new RouletteDays();
    await books.record(...table.day('2026-02-07', ONE_LOST, { drop: 5_000 }));
    await books.record(...table.day('2026-02-08', ONE_LOST, { drop: 5_000 }).slice(0, 2));
    await books.project();
    const { yearToDate } = (await reportAt(LAST)).rows[0]!.columns;
    expect(yearToDate).toMatchObject({ sessions: 2n, counted: 1n, rounds: 2n, captured: 2_000n });
    expect(yearToDate.expected.handle).toBe(2_000n);
  });

  it('leaves out rounds that were declared void', async () => {
    const table = new RouletteDays();
    const [opened, ...rest] = table.day(DAY, ONE_LOST, { drop: 5_000 });
    await books.record(opened!, ...rest.slice(0, 1), table.spin(DAY, 2, ONE_LOST[0]!), table.voided(DAY, 2));
    await books.project();
    const { rounds, captured, expected } = dayOf(await reportAt(LAST));
    expect([rounds, captured, expected.handle]).toEqual([1n, 1_000n, 1_000n]);
  });

  it('shows what was known at a position, whatever came later', async () => {
    const events = new RouletteDays().day(DAY, SPINS, { drop: 50_000 });
    await books.record(...events);
    await books.project();
    const rounds = await Promise.all([0n, 1n, 2n, 3n, 4n, LAST].map((position) => reportAt(position)));
    expect(rounds.map((report) => report.rows[0]?.columns.day.rounds)).toEqual([
      ...[undefined, 0n, 1n, 2n, 3n, 3n],
    ]);
  });

  it('is the same after a rebuild from the log', async () => {
    await books.record(...new RouletteDays().day(DAY, SPINS, { drop: 50_000 }));
    await books.project(2);
    expect(await verify(books)).toEqual([]);
  });

  it.each([
    [{ hold: { from: 1_000, to: 2_000 } }, 'hold', -11n, 40n],
    [{ shareOfMean: 100 }, undefined, 0n, 1n],
    [{ deviations: 229 }, 'deviations', -23n, 10n],
    [{ deviations: 230 }, undefined, 0n, 1n],
    [{ games: ['boule'], deviations: 1 }, undefined, 0n, 1n],
  ] as const)('names who is outside %j', async (band, measure, numerator, denominator) => {
    await books.record({
      specversion: '1.0',
      id: 'auth',
      source: '/casinos/granada/office',
      gamingday: '2026-01-01',
      type: 'cagnotte.casino.authorised.v1',
      time: '2026-01-01T10:00:00Z',
      data: {
        validFrom: '2026-01-01',
        currency: 'EUR',
        rulebook: 'ES-AN-2010',
        games: ['roulette-french'],
        tables: [],
        accounting: { alerts: [band] },
      },
    });
    await books.record(...new RouletteDays().day(DAY, SPINS, { drop: 120_000 }));
    await books.project();
    const [row] = (await reportAt(LAST)).rows;
    const expected =
      measure === undefined
        ? []
        : [expect.objectContaining({ measure, figure: rational(numerator, denominator) })];
    expect(row!.alerts).toEqual(expected);
  });
});
