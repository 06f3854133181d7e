import { readAs } from '../../../test/support/books/book-facts';
import { rational } from '../../kernel/rational';
import { informeMaestroBook } from './informe-maestro.book';
import type { MasterFigures, MasterTablePlay, MasterRow } from './master-report';
import { masterFigures } from './master-report';
import { NOTHING_EXPECTED } from './expected-win';

const play = (more: Partial<MasterTablePlay> = {}): MasterTablePlay => ({
  table: 'RF1',
  game: 'roulette-french',
  sessions: 2n,
  counted: 1n,
  drop: 1_000n,
  win: 125n,
  rounds: 7n,
  captured: 40n,
  expected: {
    ...NOTHING_EXPECTED,
    handle: 3_700n,
    theoretical: rational(199n, 2n),
    variance: rational(2_500n),
    byChoice: ['A', 'B'],
    approximate: ['C'],
  },
  ...more,
});
const NO_PLAY = masterFigures([]);
const columns = (day: MasterFigures, thirtyDays = NO_PLAY) => ({
  day,
  monthToDate: NO_PLAY,
  yearToDate: NO_PLAY,
  thirtyDays,
});
const row = (of: Partial<MasterRow>): MasterRow => ({
  family: 'house',
  game: 'roulette-french',
  table: undefined,
  columns: columns(masterFigures([play()])),
  alerts: [],
  ...of,
});
const uncaptured = masterFigures([
  play({
    game: 'poker',
    drop: 0n,
    rounds: 0n,
    counted: 2n,
    expected: { ...NOTHING_EXPECTED, withoutEdge: ['poker'] },
  }),
]);

describe('the master game report as a book', () => {
  const { sections } = informeMaestroBook({
    currency: 'EUR',
    day: '2026-01-02',
    rows: [
      row({
        alerts: [
          { measure: 'hold', figure: rational(1n, 8n), from: rational(1n, 5n), to: rational(1n, 4n) },
          { measure: 'deviations', figure: rational(-7n, 2n), from: rational(-3n), to: rational(3n) },
        ],
      }),
      row({
        table: 'RF1',
        alerts: [
          { measure: 'share-of-mean', figure: rational(1n), from: rational(0n), to: rational(1n, 2n) },
        ],
      }),
      row({ family: 'pot', game: 'five-card-draw', columns: columns(uncaptured) }),
      row({ family: undefined, game: '', columns: columns(NO_PLAY, uncaptured) }),
    ],
    totals: [
      row({ game: undefined }),
      row({ family: 'pot', game: undefined, columns: columns(uncaptured) }),
      row({ family: undefined, game: undefined, columns: columns(NO_PLAY, uncaptured) }),
    ],
  });

  it('has a section of games and one of families for the day, the month, the year and thirty days, then what is outside the limits', () =>
    expect(sections.map(({ en }) => en)).toEqual([
      ...['Day', 'Day: families', 'Month to date', 'Month to date: families'],
      ...['Year to date', 'Year to date: families', 'Last thirty days', 'Last thirty days: families'],
      'Outside the limits of the casino',
    ]));

  it('reads the figures of a game, and of its tables, by their addresses; what was not captured or held is not shown', () =>
    expect(readAs(sections[0]!)).toEqual([
      'game | table | sessions | drop | win | hold | rounds | handle | captured | theoretical | deviation | zScore | remarks',
      'roulette-french |  | 2 | 1000 EUR +master/drop/2026-01-02/day/roulette-french | 125 EUR +master/win/2026-01-02/day/roulette-french | 12.50 | 7 | 3700 EUR +master/handle/2026-01-02/day/roulette-french | 40 EUR +master/captured/2026-01-02/day/roulette-french | 100 EUR +master/theoretical/2026-01-02/day/roulette-french | 50 EUR +master/deviation/2026-01-02/day/roulette-french | -1.19 | 1 sin recuento; según elección: A, B; aproximado: C',
      'roulette-french | RF1 | 2 | 1000 EUR +master/drop/2026-01-02/day/roulette-french/RF1 | 125 EUR +master/win/2026-01-02/day/roulette-french/RF1 | 12.50 | 7 | 3700 EUR +master/handle/2026-01-02/day/roulette-french/RF1 | 40 EUR +master/captured/2026-01-02/day/roulette-french/RF1 | 100 EUR +master/theoretical/2026-01-02/day/roulette-french/RF1 | 50 EUR +master/deviation/2026-01-02/day/roulette-french/RF1 | -1.19 | 1 sin recuento; según elección: A, B; aproximado: C',
      'five-card-draw |  | 2 | - | 125 EUR +master/win/2026-01-02/day/five-card-draw | - | - | - | - | - | - | - | sin ventaja conocida: poker',
    ]));

  it('adds a family up from its games without their tables, and works out what was to be expected of it', () =>
    expect(readAs(sections[1]!)).toEqual([
      'family | sessions | drop | win | hold | rounds | handle | captured | theoretical | deviation | zScore | remarks',
      'De contrapartida | 2 | 1000 EUR +{drop of 0/0} | 125 EUR +{win of 0/0} | 12.50 | 7 | 3700 EUR +{handle of 0/0} | 40 EUR +{captured of 0/0} | 100 EUR +computed[says=stake × edge, over all bets of the family amount=100 exact=199/2 rounding=once, half up, to minor units] | 50 EUR +computed[says=square root of stake² × variance, over all bets of the family amount=50 exact=2500/1 rounding=the root once, to the nearest minor unit] | -1.19 | 1 sin recuento; según elección: A, B; aproximado: C',
      'De círculo | 2 | - | 125 EUR +{win of 0/2} | - | - | - | - | - | - | - | sin ventaja conocida: poker',
    ]));

  it('has the drop of a house-banked game even where there was none, and a game of one session', () => {
    const once = masterFigures([
      play({ sessions: 1n, counted: 1n, drop: 0n, rounds: 0n, expected: NOTHING_EXPECTED }),
    ]);
    const one = row({ columns: columns(once) });
    const book = informeMaestroBook({ currency: 'EUR', day: '2026-01-02', rows: [one], totals: [one] });
    expect(readAs(book.sections[0]!).slice(1)).toEqual([
      'roulette-french |  | 1 | 0 EUR +master/drop/2026-01-02/day/roulette-french | 125 EUR +master/win/2026-01-02/day/roulette-french | - | - | - | - | - | - | - | ',
    ]);
    expect(book.sections[1]!.rows).toHaveLength(1);
  });

  it('has no row of a time in which nothing was played', () =>
    expect([sections[2]!.rows, sections[3]!.rows]).toEqual([[], []]));

  it('names tables without a game, and their family, as such', () => {
    expect(readAs(sections[6]!)).toEqual([
      'game | table | sessions | drop | win | hold | rounds | handle | captured | theoretical | deviation | zScore | remarks',
      'no game |  | 2 | - | 125 EUR +master/win/2026-01-02/thirtyDays/- | - | - | - | - | - | - | - | sin ventaja conocida: poker',
    ]);
    expect(readAs(sections[7]!)).toEqual([
      'family | sessions | drop | win | hold | rounds | handle | captured | theoretical | deviation | zScore | remarks',
      'Sin juego declarado | 2 | - | 125 EUR +{win of 6/0} | - | - | - | - | - | - | - | sin ventaja conocida: poker',
    ]);
  });

  it('lists what is outside the limits: shares in percent, deviations as they are', () =>
    expect(readAs(sections[8]!)).toEqual([
      'game | table | measure | figure | from | to',
      'roulette-french |  | retención, límites fijos | 12.50 | 20.00 | 25.00',
      'roulette-french |  | desviaciones típicas | -3.50 | -3.00 | 3.00',
      'roulette-french | RF1 | retención, respecto a la media de treinta días | 100.00 | 0.00 | 50.00',
    ]));
});
