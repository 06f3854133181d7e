import { join } from 'node:path';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readMasterReport } from '../../../src/ledger/master-report/read-master-report.queries';
import type { Dimension } from '../../../src/ledger/performance/dimensions';
import { type PerformanceRead, readPerformance } from '../../../src/ledger/performance/performance.queries';
import type { PerformanceFigure } from '../../../src/ledger/performance/figures';
import type { GroupedRow } from '../../../src/ledger/performance/grouped';
import { DayKeeping } from '../../../src/projector/keep-days';
import { applyLivePage } from '../../../src/projector/runner/live-page';
import { add, type Rational, rational, ZERO } from '../../../src/kernel/rational';
import { readSessionFigures } from '../../../src/ledger/table-session/session-figures.queries';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { extent, IS_FULL_TEST } from '../../support/service/test-extent';
import { simulate } from '../../../packages/simulator/simulate';
import { nightsTold } from '../../support/told-nights/facts-told';
import { reportingExchanges, withInterimCounts } from '../../support/told-nights/interim-counts';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

/** Beside nights a and e: late facts, voids, corrections, reopenings, two shifts, and both changes of the clocks. */
const SHORT = [
  'clocks-go-back',
  'clocks-go-forward',
  'wrong-round-corrected',
  'reopened-day',
  'void-after-close',
  'two-shifts',
  'out-of-order',
];

const NIGHTS = [
  ...[...'abcdef'].map((letter) => ({ page: `night ${letter}`, events: readNightEvents(ROOT, letter) })),
  ...nightsTold(),
].filter(
  ({ page }) => IS_FULL_TEST || /^night [ae]$/.test(page) || SHORT.some((name) => page.includes(name)),
);

const END = 1_000_000n;

interface Asked {
  readonly casino: string;
  readonly from: string;
  readonly to: string;
  readonly by: readonly Dimension[];
  readonly position?: bigint;
}

const performance = ({ casino, from, to, by, position = END }: Asked): Promise<PerformanceRead> =>
  books.reading((db) => readPerformance(db, { casinos: [casino], from, to, by }, [{ casino, position }]));

/** The days of tables and of chips of the cage that the books know, by casino. */
const daysKnown = (): Promise<{ casino: string; day: string }[]> =>
  books.sql(
    `SELECT casino, gaming_day::text AS day FROM table_session
      UNION SELECT casino, gaming_day::text FROM cage_instant ORDER BY 1, 2`,
  );

const valueOf = (row: GroupedRow, figure: PerformanceFigure): Rational => row.figures[figure].value ?? ZERO;

const sumOf = (rows: readonly GroupedRow[], figure: PerformanceFigure): Rational =>
  rows.reduce((sum, row) => add(sum, valueOf(row, figure)), ZERO);

/** What a person can compare: the rows without the exact forms that print alike. */
const told = ({ rows, totals }: Pick<PerformanceRead, 'rows' | 'totals'>): string =>
  JSON.stringify([rows, totals], (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value), 1);

const OF_INSTANTS: readonly PerformanceFigure[] = [
  ...(['exchanged', 'captured', 'handle', 'rounds', 'bets', 'theoretical', 'fills', 'credits'] as const),
  ...(['table-hours', 'commission', 'chips-sold', 'redeemed', 'counted'] as const),
];
const OF_SESSIONS: readonly PerformanceFigure[] = [...OF_INSTANTS, 'drop', 'win', 'tips'];

const FAMILIES = ['house', 'player-bank', 'pot', 'cage', undefined] as const;

async function expectToAddUp(): Promise<void> {
  for (const { casino, day } of await daysKnown()) {
    const span = { casino, from: day, to: day };
    const ofFamily = (rows: readonly GroupedRow[], family: (typeof FAMILIES)[number]): GroupedRow[] =>
      rows.filter((row) => row.family === family);
    for (const [by, figures] of [
      [['hour'], OF_INSTANTS],
      [['hour', 'table'], OF_INSTANTS],
      [['shift'], OF_SESSIONS],
      [['table'], OF_SESSIONS],
      [['game', 'weekday'], OF_SESSIONS],
      [['weekday'], OF_SESSIONS],
      [['bet'], ['handle', 'bets', 'theoretical']],
    ] as const) {
      const { rows, totals } = await performance({ ...span, by });
      expect([...rows, ...totals].flatMap(({ notes }) => notes)).not.toContain('not-all-by-instant');
      for (const family of FAMILIES)
        for (const figure of figures)
          expect([casino, day, by, family, figure, sumOf(ofFamily(rows, family), figure)]).toEqual([
            ...[casino, day, by, family, figure],
            sumOf(ofFamily(totals, family), figure),
          ]);
    }
  }
}

/** What the journal has of the chips that the cage sold, or took back, on a gaming day in the currency of the books. */
async function chipsInJournal(casino: string, day: string, type: string): Promise<bigint> {
  const [row] = await books.sql<{ given: string }>(
    `SELECT coalesce(sum(credit - debit), 0)::text AS given FROM journal_line
      WHERE casino = $1 AND gaming_day = $2 AND account = 'chips:cage' AND event_type = $3 AND currency = 'EUR'`,
    [casino, day, type],
  );
  return BigInt(row!.given);
}

/** The journal of each day says of the cage what the figures say. */
async function expectCageAsInJournal(): Promise<number> {
  let withChips = 0;
  for (const { casino, day } of await daysKnown()) {
    const { rows } = await performance({ casino, from: day, to: day, by: ['day'] });
    const [cage, ...others] = rows.filter(({ family }) => family === 'cage');
    expect(others).toEqual([]);
    const sold = await chipsInJournal(casino, day, 'cagnotte.cage.chips-sold.v1');
    const redeemed = await chipsInJournal(casino, day, 'cagnotte.cage.chips-redeemed.v1');
    const told = { sold: cage?.figures['chips-sold'].value, redeemed: cage?.figures.redeemed.value };
    if (cage === undefined) expect([casino, day, sold, redeemed]).toEqual([casino, day, 0n, 0n]);
    else
      expect([casino, day, told]).toEqual([
        ...[casino, day],
        { sold: rational(sold), redeemed: rational(-redeemed) },
      ]);
    if (sold > 0n) withChips += 1;
  }
  return withChips;
}

/** The master game report and the control book of each day say the same. */
async function expectAsInBooks(): Promise<void> {
  for (const { casino, day } of await daysKnown()) {
    const { rows: tables } = await performance({ casino, from: day, to: day, by: ['table', 'game'] });
    const [report, figures] = await books.reading(async (db) => [
      await readMasterReport(db, { casino, day, position: END }, true),
      await readSessionFigures(db, { casino, day, until: day, position: END, knownAt: END, currency: 'EUR' }),
    ]);
    const reported = report.rows.filter(
      ({ table, columns }) => table !== undefined && columns.day.sessions > 0n,
    );
    expect(tables.map(({ keys }) => `${keys.game} ${keys.table}`).sort()).toEqual(
      reported.map(({ game, table }) => `${game} ${table}`).sort(),
    );
    for (const { game, table, columns } of reported) {
      const row = tables.find(({ keys }) => keys.table === table && keys.game === game)!;
      const { win, drop, rounds, captured, counted, expected, deviation, zHundredths } = columns.day;
      const isCaptured = expected.handle > 0n;
      const known = (is: boolean, value: Rational): Rational | undefined => (is ? value : undefined);
      expect({
        win: row.figures.win.value,
        drop: row.figures.drop.value,
        rounds: valueOf(row, 'rounds'),
        captured: row.figures.captured.value,
        handle: row.figures.handle.value,
        theoretical: row.figures.theoretical.value,
        deviation: row.figures.deviation.value,
        zScore: row.figures['z-score'].value,
      }).toEqual({
        win: known(counted > 0n, rational(win)),
        drop: known(counted > 0n && row.family === 'house', rational(drop)),
        rounds: rational(rounds),
        captured: known(isCaptured, rational(captured)),
        handle: known(isCaptured, rational(expected.handle)),
        theoretical: known(isCaptured, expected.theoretical),
        deviation: known(isCaptured && deviation !== undefined, rational(deviation ?? 0n)),
        zScore: known(isCaptured && zHundredths !== undefined, rational(zHundredths ?? 0n, 100n)),
      });
    }
    const counted = figures.sessions.filter(
      ({ isHouseBanked, result }) => isHouseBanked && result !== undefined,
    );
    const house = tables.filter(({ family }) => family === 'house');
    expect(sumOf(house, 'win')).toEqual(rational(counted.reduce((sum, { result }) => sum + result!, 0n)));
    expect(sumOf(house, 'drop')).toEqual(
      rational(counted.reduce((sum, { parts }) => sum + parts!.boxes, 0n)),
    );
  }
}

/** The sessions of houses with interim counts and counted boxes come to the win of the control book. */
async function expectCountedAsInBooks(): Promise<number> {
  let compared = 0;
  for (const { casino, day } of await daysKnown()) {
    const { rows } = await performance({ casino, from: day, to: day, by: ['table', 'game'] });
    for (const { keys, figures, sessions, notes } of rows) {
      const { counted, win } = figures;
      if (counted.known < sessions || win.known < sessions || !notes.includes('counted-by-box')) continue;
      expect([casino, day, keys, counted.value]).toEqual([casino, day, keys, win.value]);
      compared += 1;
    }
  }
  return compared;
}

/** Whether a box was counted of a table at which the house is the bank. */
async function haveBoxesOfTheHouse(): Promise<boolean> {
  const boxes = await books.sql<{ casino: string; day: string; table: string }>(
    `SELECT DISTINCT casino, gaming_day::text AS day, table_id AS table FROM table_session_fact
      WHERE event_type = 'cagnotte.drop.counted.v1' AND superseded_by IS NULL`,
  );
  for (const { casino, day, table } of boxes) {
    const { rows } = await performance({ casino, from: day, to: day, by: ['table'] });
    if (rows.some(({ keys, family }) => keys.table === table && family === 'house')) return true;
  }
  return false;
}

/** Each answer by what was asked: casino, day and groups. */
const everything = async (position?: bigint): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (const { casino, day } of await daysKnown())
    for (const by of [['hour', 'table'], ['shift'], ['croupier'], ['bet'], ['game']] as const) {
      const asked = { casino, from: day, to: day, by };
      const answer = await performance({ ...asked, ...(position === undefined ? {} : { position }) });
      found.set(`${casino} ${day} ${by.join()}`, told(answer));
    }
  return found;
};

/** The answer of a day that nobody has reported. */
const NOTHING = told({ rows: [], totals: [] });

/** Far positions of each night, and the end. */
const POSITIONS = [3, 2, 1].map((part) => (count: number) => Math.floor((count * part) / 4));

describe.each(NIGHTS)('the figures of $page', ({ events }) => {
  it('are sums of their hours, shifts, tables and bets, and those of the master report and the control book', async () => {
    await books.record(...events);
    await books.project();
    await expectToAddUp();
    await expectAsInBooks();
    await expectCageAsInJournal();
  });

  it('are at any earlier record what they were when that was the last', async () => {
    const casinos = new Set(events.map(({ source }) => source.split('/')[2]));
    if (casinos.size > 1) return;
    await books.record(...events);
    await books.project();
    const now: ReadonlyMap<string, string>[] = [];
    for (const at of POSITIONS) now.push(await everything(BigInt(at(events.length))));
    for (const [n, at] of POSITIONS.entries()) {
      await books.empty();
      await books.record(...events.slice(0, at(events.length)));
      await books.project();
      const then = await everything();
      // Days that nobody had reported by then are empty now.
      for (const [asked, answer] of now[n]!)
        expect([asked, answer]).toEqual([asked, then.get(asked) ?? NOTHING]);
      expect([...then.keys()].filter((asked) => !now[n]!.has(asked))).toEqual([]);
    }
  });

  it('are the same in whatever pages and order the events arrive', async () => {
    await books.record(...events);
    await books.project(3);
    const once = await everything();
    await books.empty();
    await books.record(...shuffled(events));
    await books.project();
    expect(await everything()).toEqual(once);
  });
});

describe.each(NIGHTS)('the figures of $page with interim counts', ({ events }) => {
  const counted = withInterimCounts(reportingExchanges(events));

  it('are sums of their hours, and come to the control book, in whatever order the events arrive', async () => {
    await books.record(...counted);
    await books.project();
    const once = await everything();
    await expectToAddUp();
    await expectAsInBooks();
    const compared = await expectCountedAsInBooks();
    if (await haveBoxesOfTheHouse()) expect(compared).toBeGreaterThan(0);
    await books.empty();
    await books.record(...shuffled(counted));
    await books.project();
    expect(await everything()).toEqual(once);
  });
});

/** By the dimensions that kept sums answer, of all days together, as known at a position. */
const ofAllDays = async (position?: bigint): Promise<string[]> => {
  const found: string[] = [];
  for (const casino of new Set((await daysKnown()).map((known) => known.casino)))
    for (const by of [['day', 'table'], ['month', 'game'], ['area'], ['weekday'], []] as const) {
      const asked = { casino, from: '2025-01-01', to: '2027-12-31', by };
      found.push(told(await performance({ ...asked, ...(position === undefined ? {} : { position }) })));
    }
  return found;
};

const daysKept = async (): Promise<number> => {
  const [row] = await books.sql<{ days: bigint }>(`SELECT count(*) AS days FROM projection.kept_day`);
  return Number(row!.days);
};

describe.each(NIGHTS)('the kept sums of $page', ({ events }) => {
  /** Two looks, between which no day changes. */
  const keepDays = async (): Promise<void> => {
    const keeping = new DayKeeping(books.dataSource);
    for (let look = 0; look < 2; look += 1) await keeping.keep();
  };

  it('are what the sessions come to, whatever arrives after a day was kept, at any record', async () => {
    await books.record(...shuffled(events));
    const pages = Math.max(1, Math.ceil(events.length / 4));
    for (;;) {
      const page = await books.nextPage(pages).catch(() => undefined);
      if (page === undefined) break;
      await applyLivePage(books.dataSource, books.store, page);
      await keepDays();
    }
    const positions = POSITIONS.map((at) => BigInt(at(events.length)));
    const kept = [await ofAllDays()];
    for (const position of positions) kept.push(await ofAllDays(position));
    expect(await daysKept()).toBe((await daysKnown()).length);
    await books.tamper(`DELETE FROM projection.kept_day`);
    const read = [await ofAllDays()];
    for (const position of positions) read.push(await ofAllDays(position));
    expect(kept).toEqual(read);
  });
});

/** The opening balances and authorisations stay first, and a correction stays after what it corrects. */
function shuffled(events: readonly CasinoEvent[]): CasinoEvent[] {
  if (events.some(({ type }) => type.startsWith('cagnotte.correction.'))) return [...events];
  const isFirst = ({ type }: CasinoEvent): boolean => /\.(ledger\.opened|casino\.authorised)\./.test(type);
  const isTable = ({ type }: CasinoEvent): boolean =>
    /\.(round|chips|table\.(filled|credited)|hand|coup)\b/.test(type);
  const others = events.filter((event) => !isFirst(event) && !isTable(event));
  return [...events.filter(isFirst), ...others, ...events.filter(isTable).reverse()];
}

/** Two days of tables that play side by side: the second day makes groups of weeks and months of several. */
it('the figures of simulated days are sums of their hours, shifts, tables and bets, and those of the books', async () => {
  const simulated = simulate({
    ...{ casino: 'sim', currency: 'EUR', seed: 'performance', firstDay: '2026-01-31', days: 2 },
    tables: extent(4, 20),
  });
  await books.record(...simulated);
  await books.project();
  await expectToAddUp();
  await expectAsInBooks();
  expect(await expectCageAsInJournal()).toBeGreaterThan(0);
  const span = { casino: 'sim', from: '2026-01-31', to: '2026-02-01' };
  for (const by of [['day'], ['month'], ['table', 'day'], ['family', 'weekday']] as const) {
    const { rows, totals } = await performance({ ...span, by });
    for (const figure of OF_SESSIONS)
      expect([by, figure, sumOf(rows, figure)]).toEqual([by, figure, sumOf(totals, figure)]);
  }
  expect(sumOf((await performance({ ...span, by: [] })).totals, 'handle').numerator).toBeGreaterThan(0n);
});

const EXCHANGE = { kind: 'cash-for-chips', by: [{ id: 'E-1' }] };

describe('a night told by hand', () => {
  const told = (sequence: number, at: string, type: string, data: object): CasinoEvent => ({
    specversion: '1.0',
    id: `RF1-${sequence}`,
    source: '/casinos/granada/tables/RF1',
    type: `cagnotte.${type}.v1`,
    time: at,
    gamingday: '2026-10-24',
    sequence: `${sequence}`,
    data: type.startsWith('correction.') ? data : { currency: 'EUR', ...data },
  });
  const spin = (roundNo: number, stake: number, result: number): object => ({
    roundNo,
    outcome: { number: 20 },
    bets: [
      {
        ...{ betId: `B-${roundNo}`, type: 'straight-up', selection: [17], stake },
        ...{ paid: Math.max(0, -result), taken: Math.max(0, result) },
      },
    ],
    result,
  });
  /** The clocks go back at 01:00 UTC: 02:30 is shown at 00:30 and at 01:30. */
  const NIGHT: readonly CasinoEvent[] = [
    told(1, '2026-10-24T23:30:00Z', 'table.opened', {
      ...{ game: 'roulette-french', minimum: 100, float: { amount: 1_000_000, slip: 'O-1' } },
      ...{ staff: [{ id: 'E-1', role: 'croupier' }], captures: { rounds: true, buyIns: true } },
    }),
    told(2, '2026-10-24T23:40:00Z', 'chips.exchanged', { ...EXCHANGE, amount: 20_000 }),
    told(3, '2026-10-25T00:30:00Z', 'round.settled', spin(1, 1_000, 1_000)),
    told(4, '2026-10-25T01:30:00Z', 'round.settled', spin(2, 3_700, 3_700)),
    told(5, '2026-10-25T01:40:00Z', 'table.filled', { amount: 50_000, slip: 'F-1' }),
    told(6, '2026-10-25T02:00:00Z', 'drop.counted', { box: 'B-1', amount: 20_000, by: [{ id: 'E-1' }] }),
    told(7, '2026-10-25T02:30:00Z', 'table.counted', {
      ...{ inventory: 1_034_700, certifiedBy: [{ id: 'E-1' }] },
    }),
    told(8, '2026-10-25T02:30:00Z', 'table.closed', {
      ...{ toCage: [{ holder: 'table', chips: 1_034_700, slip: 'C-1' }], certifiedBy: [{ id: 'E-1' }] },
    }),
  ];
  const SHIFTS = [
    { shift: 'late', start: '17:00' },
    { shift: 'night', start: '02:30' },
  ];
  const figuresBy = async (by: readonly Dimension[], names: readonly PerformanceFigure[]) => {
    const { rows } = await performance({ casino: 'granada', from: '2026-10-24', to: '2026-10-24', by });
    return rows.map(({ keys, figures, sessions, notes }) => [
      ...[Object.values(keys).join(' '), `${sessions}`, notes.join()],
      ...names.map((name) => {
        const { value, why } = figures[name];
        return value === undefined
          ? why
          : `${value.numerator}${value.denominator === 1n ? '' : `/${value.denominator}`}`;
      }),
    ]);
  };

  const AUTHORISED: CasinoEvent = {
    ...told(1, '2026-01-01T10:00:00Z', 'casino.authorised', {
      ...{ validFrom: '2026-01-01', rulebook: 'ES-AN-2010', games: ['roulette-french'] },
      ...{ tables: [], shifts: SHIFTS, areas: [{ area: 'pit-1', tables: ['RF1'] }] },
    }),
    ...{ id: 'A-1', source: '/casinos/granada/office', gamingday: '2026-01-01' },
  };

  beforeEach(async () => {
    await books.record(AUTHORISED, ...NIGHT);
    await books.project();
  });

  it('has each figure of its hours, the repeated one twice', async () =>
    expect(
      await figuresBy(
        ['hour'],
        ['table-hours', 'exchanged', 'rounds', 'handle', 'theoretical', 'fills', 'win'],
      ),
    ).toEqual([
      [
        '01:00',
        '1',
        '',
        '1/2',
        '20000',
        '0',
        'rounds-not-captured',
        'rounds-not-captured',
        '0',
        'finer-than-a-session',
      ],
      ['02:00', '1', 'repeated-hour', '1', '0', '1', '1000', '1000/37', '0', 'finer-than-a-session'],
      ['02:00*', '1', 'repeated-hour', '1', '0', '1', '3700', '100', '50000', 'finer-than-a-session'],
      [
        '03:00',
        '1',
        '',
        '1/2',
        '0',
        '0',
        'rounds-not-captured',
        'rounds-not-captured',
        '0',
        'finer-than-a-session',
      ],
    ]));

  it('has the result in the shift of the close, and what has an instant in its own', async () =>
    expect(await figuresBy(['shift'], ['table-hours', 'rounds', 'win', 'drop', 'hold'])).toEqual([
      // From 01:30 to 02:30; the night shift begins when clocks show 02:30 first.
      ['late', '1', '', '1', '0', 'not-counted', 'not-counted', 'not-counted'],
      ['night', '1', 'counted-at-close', '2', '2', '4700', '20000', '47/200'],
    ]));

  const sale = (sequence: number, at: string, type: string, data: object): CasinoEvent => ({
    ...told(sequence, at, `cage.${type}`, data),
    ...{ id: `C-${sequence}`, source: '/casinos/granada/cage' },
  });
  /** Sold in the hour that clocks repeat, the first time typed wrongly and corrected two hours later; redeemed after the close. */
  const CAGE: readonly CasinoEvent[] = [
    sale(1, '2026-10-25T00:40:00Z', 'chips-sold', { amount: 400_000, meansOfPayment: 'cash' }),
    sale(2, '2026-10-25T01:10:00Z', 'chips-sold', { amount: 7_000, meansOfPayment: 'bank' }),
    sale(3, '2026-10-25T04:10:00Z', 'chips-redeemed', {
      ...{ amount: 12_500, paid: [{ means: 'cash', amount: 12_500 }] },
    }),
    {
      ...told(1, '2026-10-25T02:50:00Z', 'correction.recorded', {
        corrects: { source: '/casinos/granada/cage', id: 'C-1' },
        replacement: { currency: 'EUR', amount: 40_000, meansOfPayment: 'cash' },
        ...{ reason: 'typed with a nought too many', proposedBy: { id: 'E-5' }, approvedBy: { id: 'E-6' } },
      }),
      ...{ id: 'correction-1', source: '/casinos/granada/office' },
    },
  ];
  const OF_CAGE = ['chips-sold', 'redeemed', 'win', 'fills'] as const;

  it('has what the cage sold and redeemed by its hours, shifts and days, in a row of its own', async () => {
    await books.record(...CAGE);
    await books.project();
    const cage = async (by: readonly Dimension[]) => {
      const { rows } = await performance({ casino: 'granada', from: '2026-10-24', to: '2026-10-24', by });
      const own = rows.filter(({ family }) => family === 'cage');
      return own.map(({ keys, sessions, figures }) => [
        ...[Object.values(keys).join(' '), sessions],
        ...OF_CAGE.map((name) => figures[name].value?.numerator ?? figures[name].why),
      ]);
    };
    const others = [undefined, undefined];
    expect(await cage(['hour'])).toEqual([
      ['02:00', 0n, 40_000n, 0n, ...others],
      ['02:00*', 0n, 7_000n, 0n, ...others],
      ['05:00', 0n, 0n, 12_500n, ...others],
    ]);
    expect(await cage(['shift'])).toEqual([['night', 0n, 47_000n, 12_500n, ...others]]);
    expect(await cage(['family', 'day'])).toEqual([['cage 2026-10-24', 0n, 47_000n, 12_500n, ...others]]);
    for (const by of ['table', 'game', 'area', 'croupier', 'bet'] as const)
      expect(await cage([by])).toEqual([]);
    expect(await figuresBy(['table'], ['chips-sold', 'redeemed', 'fills'])).toEqual([
      ['RF1', '1', '', 'of-the-cage', 'of-the-cage', '50000'],
    ]);
  });

  it('has the result between counts at the later one, by what it was calculated', async () => {
    const interim = { inventory: 981_000, occasion: 'interim', certifiedBy: [{ id: 'E-1' }] };
    await books.empty();
    await books.record(
      AUTHORISED,
      ...NIGHT.slice(0, 3),
      { ...told(4, '2026-10-25T01:20:00Z', 'table.counted', interim), id: 'RF1-I' },
      ...NIGHT.slice(3).map((event) => ({ ...event, sequence: `${Number(event.sequence) + 1}` })),
    );
    await books.project();
    const none = 'no-interim-count';
    expect(await figuresBy(['hour'], ['counted'])).toEqual([
      ['01:00', '1', '', none],
      ['02:00', '1', 'repeated-hour', none],
      ['02:00*', '1', 'counted-by-exchanges,repeated-hour', '1000'],
      ['03:00', '1', 'counted-by-box', '3700'],
    ]);
    const bases = 'counted-by-box,counted-by-exchanges';
    expect(await figuresBy(['shift'], ['counted'])).toEqual([
      ['late', '1', '', none],
      ['night', '1', 'counted-at-close,counted-by-box,counted-by-exchanges', '4700'],
    ]);
    expect(await figuresBy(['croupier'], ['counted', 'win'])).toEqual([['E-1', '1', bases, '4700', '4700']]);
    expect(await figuresBy(['day'], ['counted'])).toEqual([['2026-10-24', '1', bases, '4700']]);
    expect(await figuresBy(['bet'], ['counted'])).toEqual([['straight-up', '0', '', 'not-of-a-bet']]);
  });

  it.each(['play_quarter', 'table_instant'])(
    'says on each hour, shift and total that earlier records are missing there while %s lacks them',
    async (kept) => {
      const notesBy = async (by: readonly Dimension[]): Promise<string[]> => {
        const { rows, totals } = await performance({
          ...{ casino: 'granada', from: '2026-10-24', to: '2026-10-24', by },
        });
        return [...rows, ...totals].map(({ notes }) => notes.join());
      };
      await books.sql(`DELETE FROM ${kept} WHERE quarter < '2026-10-25T01'`);
      expect(await notesBy(['hour'])).toEqual([
        ...['not-all-by-instant', 'not-all-by-instant,repeated-hour', 'not-all-by-instant,repeated-hour'],
        ...['not-all-by-instant', 'not-all-by-instant'],
      ]);
      expect(await notesBy(['shift'])).toEqual([
        ...['not-all-by-instant', 'counted-at-close,not-all-by-instant', 'not-all-by-instant'],
      ]);
      expect(await notesBy(['table'])).toEqual(['', '']);
    },
  );

  it('has the result of the session by table, area, croupier, weekday and week', async () => {
    const figures = ['win', 'drop', 'average-bet', 'win-per-hour', 'rounds-per-hour'] as const;
    const values = ['1', '', '4700', '20000', '2350', '4700/3', '2/3'];
    expect(await figuresBy(['table', 'area', 'week'], figures)).toEqual([['RF1 pit-1 2026-W43', ...values]]);
    expect(await figuresBy(['croupier', 'weekday'], figures)).toEqual([['E-1 6', ...values]]);
  });
});
