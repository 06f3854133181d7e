import { type GameFamily, GAMES, isGameCode } from '../../games/game-codes';
import type { MasterColumn } from '../_core/books/figure';
import type { AccountingRules } from '../casino/authorisation.state';
import type { Rational } from '../../kernel/rational';
import { add, compare, multiply, rational, subtract, nearestRoot } from '../../kernel/rational';
import type { Minor } from '../../kernel/money';
import type { BetEdge } from '../../games/game-rules';
import { type BetTotal, expectedTogether, type ExpectedWin } from './expected-win';

/**
 * The play of tables in a part of the period. Amounts in minor units of the currency of the books; all of them can be
 * added.
 */
export interface MasterTablePlay {
  readonly table: string;
  readonly game: string;
  readonly sessions: bigint;
  /** House-banked sessions with a counted float, and non-banked sessions; only they have a win. */
  readonly counted: bigint;
  readonly drop: Minor;
  /** R for house-banked tables; for non-banked tables what the house kept, as counted. */
  readonly win: Minor;
  readonly rounds: bigint;
  readonly captured: Minor;
  readonly expected: ExpectedWin;
}

export interface MasterFigures extends Omit<MasterTablePlay, 'table' | 'game'> {
  readonly hold: Rational | undefined;
  /** The square root of the variance, to the nearest minor unit; undefined if nothing is expected of any bet. */
  readonly deviation: Minor | undefined;
  /**
   * How many deviations the captured rounds are above their expectation, in hundredths, rounded to the nearest;
   * undefined if an edge is missing or the variance is zero.
   */
  readonly zHundredths: bigint | undefined;
}

const NO_PLAY: Omit<MasterTablePlay, 'table' | 'game' | 'expected'> = {
  sessions: 0n,
  counted: 0n,
  drop: 0n,
  win: 0n,
  rounds: 0n,
  captured: 0n,
};

export function masterFigures(play: readonly MasterTablePlay[]): MasterFigures {
  const sum = play.reduce(
    (all, each) => ({
      sessions: all.sessions + each.sessions,
      counted: all.counted + each.counted,
      drop: all.drop + each.drop,
      win: all.win + each.win,
      rounds: all.rounds + each.rounds,
      captured: all.captured + each.captured,
    }),
    NO_PLAY,
  );
  const expected = expectedTogether(play.map((each) => each.expected));
  const { captured, drop, win } = sum;
  const hasEdges = expected.handle > 0n && expected.withoutEdge.length === 0;
  return {
    ...sum,
    expected,
    hold: drop === 0n ? undefined : rational(win, drop),
    deviation: hasEdges ? nearestRoot(expected.variance) : undefined,
    zHundredths: hasEdges ? zOf(captured, expected) : undefined,
  };
}

/** (won - expected) / deviation in hundredths: one root, rounded once. */
function zOf(captured: Minor, { theoretical, variance }: ExpectedWin): bigint | undefined {
  if (variance.numerator === 0n) return undefined;
  // The root of a fraction is that of its lowest terms, which are not looked for.
  const above = captured * theoretical.denominator - theoretical.numerator;
  const magnitude = nearestRoot({
    numerator: 10_000n * above * above * variance.denominator,
    denominator: theoretical.denominator * theoretical.denominator * variance.numerator,
  });
  return above < 0n ? -magnitude : magnitude;
}

/** What was played at a table from a day on, with the edge of each bet by the rules of that day. */
export interface PlayedBets extends Pick<MasterTablePlay, 'table' | 'game' | 'rounds' | 'captured'> {
  readonly from: string;
  readonly bets: readonly (BetTotal & { readonly edge: BetEdge | undefined })[];
}

export type ColumnStarts = Readonly<Record<MasterColumn, string>>;

export interface MasterRow {
  readonly family: GameFamily | undefined;
  readonly game: string | undefined;
  readonly table: string | undefined;
  readonly columns: Readonly<Record<MasterColumn, MasterFigures>>;
  readonly alerts: readonly Alert[];
}

export interface PlayOfDays {
  readonly from: string;
  readonly play: readonly MasterTablePlay[];
}

export function masterReport(
  days: readonly PlayOfDays[],
  wanted: {
    readonly starts: ColumnStarts;
    readonly byTable: boolean;
    readonly bands: readonly AlertBand[];
  },
): { readonly rows: MasterRow[]; readonly totals: MasterRow[] } {
  const all = days.flatMap(({ play }) => play);
  const games = distinct(all.map(({ game }) => game));
  const rows = games.flatMap((game) => {
    const tables = distinct(all.filter((each) => each.game === game).map(({ table }) => table));
    const named = { family: familyOf(game), game };
    return [
      rowOf({ ...named, table: undefined }, days, wanted),
      ...(wanted.byTable ? tables.map((table) => rowOf({ ...named, table }, days, wanted)) : []),
    ];
  });
  const families = [...new Set(games.map(familyOf))];
  const totals = families.map((family) =>
    rowOf({ family, game: undefined, table: undefined }, days, { ...wanted, bands: [] }),
  );
  return { rows, totals };
}

function rowOf(
  row: Pick<MasterRow, 'family' | 'game' | 'table'>,
  days: readonly PlayOfDays[],
  { starts, bands }: { readonly starts: ColumnStarts; readonly bands: readonly AlertBand[] },
): MasterRow {
  const isOfRow = ({ game, table }: MasterTablePlay): boolean =>
    (row.game === undefined ? familyOf(game) === row.family : game === row.game) &&
    (row.table === undefined || table === row.table);
  const columnOf = (column: MasterColumn): MasterFigures =>
    masterFigures(
      days.filter(({ from }) => from >= starts[column]).flatMap(({ play }) => play.filter(isOfRow)),
    );
  const columns = {
    day: columnOf('day'),
    monthToDate: columnOf('monthToDate'),
    yearToDate: columnOf('yearToDate'),
    thirtyDays: columnOf('thirtyDays'),
  };
  const { day, thirtyDays: mean } = columns;
  return { ...row, columns, alerts: alertsOf({ game: row.game ?? '', day, mean }, bands) };
}

export const familyOf = (game: string): GameFamily | undefined =>
  isGameCode(game) ? GAMES[game].family : undefined;

const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort();

type AlertBand = NonNullable<AccountingRules['alerts']>[number];

export type AlertMeasure = 'hold' | 'share-of-mean' | 'deviations';

export interface Alert {
  readonly measure: AlertMeasure;
  readonly figure: Rational;
  readonly from: Rational;
  readonly to: Rational;
}

const SHARE = 10_000n;

const alertsOf = (
  { game, day, mean }: { readonly game: string; readonly day: MasterFigures; readonly mean: MasterFigures },
  bands: readonly AlertBand[],
): Alert[] =>
  bands
    .filter(({ games }) => games === undefined || (games as readonly string[]).includes(game))
    .flatMap((band) => [...fixed(band, day), ...aroundMean(band, day, mean), ...byChance(band, day)]);

const fixed = ({ hold }: AlertBand, day: MasterFigures): Alert[] =>
  hold === undefined || day.hold === undefined
    ? []
    : outside('hold', day.hold, [rational(BigInt(hold.from), SHARE), rational(BigInt(hold.to), SHARE)]);

function aroundMean({ shareOfMean }: AlertBand, day: MasterFigures, mean: MasterFigures): Alert[] {
  if (shareOfMean === undefined || day.hold === undefined || mean.hold === undefined) return [];
  const { hold } = mean;
  const magnitude = hold.numerator < 0n ? rational(-hold.numerator, hold.denominator) : hold;
  const room = multiply(magnitude, rational(BigInt(shareOfMean), SHARE));
  return outside('share-of-mean', day.hold, [subtract(hold, room), add(hold, room)]);
}

function byChance({ deviations }: AlertBand, { zHundredths }: MasterFigures): Alert[] {
  if (deviations === undefined || zHundredths === undefined) return [];
  const limit = rational(BigInt(deviations), 100n);
  return outside('deviations', rational(zHundredths, 100n), [subtract(rational(0n), limit), limit]);
}

const outside = (measure: AlertMeasure, figure: Rational, [from, to]: [Rational, Rational]): Alert[] =>
  compare(figure, from) < 0 || compare(figure, to) > 0 ? [{ measure, figure, from, to }] : [];
