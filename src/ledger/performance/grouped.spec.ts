import { rational } from '../../kernel/rational';
import { expectedWin, NOTHING_EXPECTED } from '../master-report/expected-win';
import type { FigureCell } from './dimensions';
import { figuresOf } from './figures';
import { type Contribution, groupedRows, rowsHaving, rowsInOrder, tallyOf } from './grouped';
import type { Tally } from './tally';

const CELL: FigureCell = {
  casino: 'granada',
  company: '',
  day: '2026-03-10',
  besideDay: '2026-03-10',
  table: 'RF1',
  game: 'roulette-french',
  area: '',
};
const of = (cell: Partial<FigureCell>, tally: Partial<Tally>, currency = 'EUR'): Contribution => ({
  cell: { ...CELL, ...cell },
  currency,
  tally: tallyOf({ sessions: 1n, counted: 1n, boxed: 1n, ...tally }),
});

describe('groups of figures', () => {
  it('never add two currencies or two families of games', () =>
    expect(
      groupedRows(
        [
          of({}, { win: 100n }),
          of({ casino: 'tanger' }, { win: 200n }, 'MAD'),
          of({ table: 'PK1', game: 'texas-holdem' }, { win: 30n, boxed: 0n }),
          of({ table: 'RF2' }, { win: 5n }),
        ],
        { by: ['day'] },
      ).map(({ keys, currency, family, figures }) => [keys, currency, family, figures.win.value]),
    ).toEqual([
      [{ day: '2026-03-10' }, 'EUR', 'house', rational(105n)],
      [{ day: '2026-03-10' }, 'EUR', 'pot', rational(30n)],
      [{ day: '2026-03-10' }, 'MAD', 'house', rational(200n)],
    ]));

  it('stand beside the same group of the other range, with the difference; others are marked', () => {
    const rows = groupedRows([of({}, { win: 100n, drop: 400n }), of({ table: 'RF2' }, { win: 1n })], {
      by: ['table'],
      compared: [of({}, { win: 70n, drop: 0n }), of({ table: 'RF3' }, { win: 2n })],
    });
    expect(
      rows.map(({ keys, exists, change, compared }) => [
        ...[keys.table, exists, change?.win, change?.hold, compared?.win.value],
      ]),
    ).toEqual([
      ['RF1', 'both', rational(30n), undefined, rational(70n)],
      ['RF2', 'only-now', undefined, undefined, undefined],
      ['RF3', 'only-compared', undefined, undefined, rational(2n)],
    ]);
  });

  it('keep within limits and come in the order of a figure, unknown ones last', () => {
    const rows = groupedRows(
      [
        of({ table: 'A' }, { win: 10n }),
        of({ table: 'B' }, { counted: 0n, boxed: 0n }),
        of({ table: 'C' }, { win: -10n }),
        of({ table: 'D' }, { win: 20n }),
      ],
      { by: ['table'] },
    );
    const tables = (of: typeof rows): (string | undefined)[] => of.map(({ keys }) => keys.table);
    const byWin = { figure: 'win', of: 'figures' } as const;
    expect(tables([...rowsInOrder(rows, { ...byWin, isDescending: true })])).toEqual(['D', 'A', 'C', 'B']);
    expect(tables([...rowsInOrder(rows, { ...byWin, isDescending: false })])).toEqual(['C', 'A', 'D', 'B']);
    expect(
      tables(rowsHaving(rows, [{ figure: 'win', atLeast: rational(-10n), atMost: rational(10n) }])),
    ).toEqual(['A', 'C']);
  });
});

describe('the figures of a group', () => {
  const tally = tallyOf({
    ...{ sessions: 3n, counted: 2n, boxed: 2n, drop: 50_000n, win: 10_001n },
    ...{
      timed: 3n,
      seconds: 27_000n,
      exchanging: 0n,
      capturing: 3n,
      rounds: 90n,
      bets: 4n,
      captured: 7_000n,
    },
    expected: expectedWin([{ bet: 'x', edgeName: 'x', bets: 4n, staked: 8_001n, squares: 16n }], undefined),
  });

  it('are sums over the sessions that know them, with the reason where some do not', () => {
    const { win, drop, exchanged } = figuresOf(tally);
    expect(win).toEqual({ value: rational(10_001n), known: 2n, why: 'not-counted' });
    expect(drop).toEqual({ value: rational(50_000n), known: 2n, why: 'not-counted' });
    expect(exchanged).toEqual({ value: undefined, known: 0n, why: 'exchanges-not-reported' });
  });

  it('have exact quotients: hold, win and rounds per hour, average bet', () => {
    const figures = figuresOf(tally);
    expect(figures.hold.value).toEqual(rational(10_001n, 50_000n));
    expect(figures['table-hours'].value).toEqual(rational(15n, 2n));
    expect(figures['win-per-hour'].value).toEqual(rational(20_002n, 15n));
    expect(figures['rounds-per-hour'].value).toEqual(rational(12n));
    expect(figures['average-bet'].value).toEqual(rational(8_001n, 4n));
  });

  it('expect nineteen of twenty results between two ends, each rounded once', () => {
    const expected = {
      ...NOTHING_EXPECTED,
      handle: 100n,
      theoretical: rational(10n, 3n),
      variance: rational(2n),
    };
    const range = (of: Partial<Tally>) => {
      const figures = figuresOf({ ...tally, capturing: tally.sessions, ...of });
      return [figures['expected-low'], figures['expected-high']].map(
        ({ value, why }) => why ?? value!.numerator,
      );
    };
    // 10/3 ± 2.77: 0.56 and 6.11. With a deviation rounded to 1 first, they would be 1.37 and 5.29.
    expect(range({ expected })).toEqual([1n, 6n]);
    expect(range({ expected: { ...expected, theoretical: rational(-10n, 3n) } })).toEqual([-6n, -1n]);
    expect(range({ expected: { ...expected, withoutEdge: ['straight-up'] } })).toEqual([
      'bet-without-edge',
      'bet-without-edge',
    ]);
  });

  it('are unknown, never zero, of no session: only what its instant puts there is known', () => {
    const figures = figuresOf(tallyOf({ exchanged: 500n }));
    expect(figures.win).toEqual({ value: undefined, known: 0n, why: 'not-counted' });
    expect(figures['table-hours'].why).toBe('not-closed');
    expect(figures.exchanged.value).toEqual(rational(500n));
  });

  it('are unknown, never zero: a deviation without an edge, a hold without a drop', () => {
    const figures = figuresOf(tally);
    expect(figures.deviation).toEqual({ value: undefined, known: 0n, why: 'bet-without-edge' });
    expect(figuresOf({ ...tally, drop: 0n, counted: 3n, boxed: 3n }).hold.why).toBe('nothing-to-divide-by');
    expect(figuresOf({ ...tally, timed: 0n })['table-hours'].why).toBe('not-closed');
  });

  it('say that nobody reports the heads at a table, in every group of tables', () => {
    for (const fineness of ['session', 'hour'] as const)
      expect(figuresOf(tally, fineness).occupancy).toEqual({
        ...{ value: undefined, known: 0n, why: 'heads-not-reported' },
      });
  });

  it('of the cage are what it sold and redeemed, which tables do not know', () => {
    const cage = { table: '', game: '' };
    const rows = groupedRows(
      [of({}, { win: 5n }), of(cage, { sessions: 0n, chipsSold: 900n }), of(cage, { redeemed: 20n })],
      { by: ['day'], hasRowsOfCage: true, compared: [of(cage, { chipsSold: 1_000n })] },
    );
    const told = rows.map(({ family, exists, figures, change }) => [
      ...[family, exists, figures['chips-sold'].value, figures.redeemed.value, change?.['chips-sold']],
      ...[figures['chips-sold'].why, figures.win.why, figures['table-hours'].why],
    ]);
    const none = undefined;
    expect(told).toEqual([
      ['cage', 'both', rational(900n), rational(20n), rational(-100n), none, none, none],
      ['house', 'only-now', none, none, none, none, none, 'not-closed'],
    ]);
    // Groups without a row of the cage say who has it.
    const [table] = groupedRows([of({}, { win: 5n })], { by: ['table'] });
    expect([table!.figures['chips-sold'].why, table!.figures.redeemed.why]).toEqual(
      Array(2).fill('of-the-cage'),
    );
  });

  it('that only a count knows are not told of an hour or a bet', () => {
    expect(figuresOf(tally, 'hour').win).toEqual({
      value: undefined,
      known: 0n,
      why: 'finer-than-a-session',
    });
    expect(figuresOf(tally, 'hour').rounds.value).toEqual(rational(90n));
    expect(figuresOf(tally, 'bet').rounds.why).toBe('not-of-a-bet');
    expect(figuresOf(tally, 'bet').handle.value).toEqual(rational(8_001n));
  });
});
