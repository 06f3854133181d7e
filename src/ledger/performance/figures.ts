import { negate, rational, type Rational, subtract, ZERO } from '../../kernel/rational';
import { nearestWithRoot } from '../../kernel/sum-with-root';
import { masterFigures } from '../master-report/master-report';
import type { ExpectedWin } from '../master-report/expected-win';
import { type KnownFigure, knownOf, quotient, unknown, type WhyUnknown } from './known-figure';
import { NOTHING_PLAYED, type Tally } from './tally';

/** The figures of a group, in the order in which they are shown. */
export const PERFORMANCE_FIGURES = [
  'table-hours',
  'drop',
  'exchanged',
  'win',
  'hold',
  'counted',
  'captured',
  'handle',
  'rounds',
  'bets',
  'theoretical',
  'deviation',
  'expected-low',
  'expected-high',
  'z-score',
  'win-per-hour',
  'rounds-per-hour',
  'average-bet',
  'occupancy',
  'commission',
  'tips',
  'fills',
  'credits',
  'chips-sold',
  'redeemed',
] as const;
export type PerformanceFigure = (typeof PERFORMANCE_FIGURES)[number];

/** The figures that only the cage has. */
export const OF_THE_CAGE: readonly PerformanceFigure[] = ['chips-sold', 'redeemed'];

/** The unit of a figure: an amount in minor units, a share of 1, a number of things, hours, or deviations. */
export type FigureUnit = 'money' | 'share' | 'count' | 'hours' | 'deviations' | 'per-hour';

export const UNIT_OF: Readonly<Record<PerformanceFigure, FigureUnit>> = {
  'table-hours': 'hours',
  drop: 'money',
  exchanged: 'money',
  win: 'money',
  hold: 'share',
  counted: 'money',
  captured: 'money',
  handle: 'money',
  rounds: 'count',
  bets: 'count',
  theoretical: 'money',
  deviation: 'money',
  'expected-low': 'money',
  'expected-high': 'money',
  'z-score': 'deviations',
  'win-per-hour': 'money',
  'rounds-per-hour': 'per-hour',
  'average-bet': 'money',
  occupancy: 'share',
  commission: 'money',
  tips: 'money',
  fills: 'money',
  credits: 'money',
  'chips-sold': 'money',
  redeemed: 'money',
};

export type GroupFigures = Readonly<Record<PerformanceFigure, KnownFigure>>;

/** What a group is finer than: the figures that only a count of a session knows are not told of a part of it. */
export type Fineness = 'session' | 'hour' | 'bet';

const SECONDS_OF_AN_HOUR = 3_600n;

/**
 * The figures of a group of one currency and one family of games. A figure that some sessions do not know is the sum of
 * those that do, with the reason; one that none knows is unknown, never zero.
 * @param hasRowsOfCage whether the figures of the cage stand in rows of their own
 */
export function figuresOf(tally: Tally, fineness: Fineness = 'session', hasRowsOfCage = false): GroupFigures {
  const { expected } = tally;
  const stated = statedFigures(tally);
  const figures = {
    ...stated,
    ...capturedFigures(tally),
    ...ofTheCage(hasRowsOfCage),
    occupancy: NO_HEADS,
    hold: quotient(stated.win, stated.drop),
    'win-per-hour': quotient(stated.win, stated['table-hours']),
    'rounds-per-hour': quotient(stated.rounds, stated['table-hours']),
    'average-bet': quotient(
      ofCaptured(tally, rational(expected.handle)),
      ofCaptured(tally, rational(tally.bets)),
    ),
  };
  if (fineness === 'session') return figures;
  const [why, names]: [WhyUnknown, readonly PerformanceFigure[]] =
    fineness === 'hour' ? ['finer-than-a-session', ONLY_OF_SESSIONS] : ['not-of-a-bet', ONLY_OF_ROUNDS];
  return { ...figures, ...Object.fromEntries(names.map((name) => [name, unknown(why)])) };
}

/**
 * The figures of a croupier with sessions in which the croupiers relieved each other: what only a count of a whole session knows is
 * that of the other sessions, and unknown if there are none.
 */
export function withoutRelieved(figures: GroupFigures, { counted }: Tally): GroupFigures {
  const why = 'finer-than-a-session';
  const names: readonly PerformanceFigure[] = [...ONLY_OF_SESSIONS, 'counted'];
  const ofOthers = names.map((name) => {
    const { value, known } = figures[name];
    const isKnown = counted > 0n && value !== undefined;
    return [name, isKnown ? { value, why, known: known < counted ? known : counted } : unknown(why)] as const;
  });
  return { ...figures, ...Object.fromEntries(ofOthers) };
}

/** The figures of the cage, which has no sessions: what it sold and redeemed; the others are figures of tables. */
export const figuresOfCage = ({ chipsSold, redeemed }: Tally): GroupFigures => ({
  ...NOT_OF_THE_CAGE,
  'chips-sold': { value: rational(chipsSold), known: 0n },
  redeemed: { value: rational(redeemed), known: 0n },
});

/** Whether no group of that fineness can have a figure. */
export const cannotHave = (fineness: Fineness, figure: PerformanceFigure): boolean =>
  fineness !== 'session' && (fineness === 'hour' ? ONLY_OF_SESSIONS : ONLY_OF_ROUNDS).includes(figure);

/** Known by counts and entries of a whole session only. */
const ONLY_OF_SESSIONS: readonly PerformanceFigure[] = ['drop', 'win', 'hold', 'win-per-hour', 'tips'];

/** Not told of a single bet of a round. */
const ONLY_OF_ROUNDS: readonly PerformanceFigure[] = [
  ...ONLY_OF_SESSIONS,
  ...(['table-hours', 'exchanged', 'captured', 'rounds', 'z-score', 'rounds-per-hour', 'fills'] as const),
  ...(['credits', 'commission', 'counted'] as const),
];

/** Reported heads / places: no event of the log reports how many players are at a table. */
const NO_HEADS = unknown('heads-not-reported');

/** A figure that is not one of such a row: of the cage in a row of tables, of tables in a row of the cage. */
const NOT_OF_THE_ROW: KnownFigure = { value: undefined, known: 0n };

const NOT_OF_THE_CAGE = Object.fromEntries(
  PERFORMANCE_FIGURES.map((name) => [name, NOT_OF_THE_ROW]),
) as Record<PerformanceFigure, KnownFigure>;

/**
 * The figures of the cage in rows of tables. They are unknown, with the reason, where the groups have no row of the cage; else
 * they stand there.
 */
const ofTheCage = (isRowOfCage: boolean): Pick<GroupFigures, 'chips-sold' | 'redeemed'> => {
  const figure = isRowOfCage ? NOT_OF_THE_ROW : unknown('of-the-cage');
  return { 'chips-sold': figure, redeemed: figure };
};

function statedFigures(tally: Tally) {
  const { sessions, counted, boxed, capturing, rounds } = tally;
  const always = (value: bigint): KnownFigure => ({ value: rational(value), known: sessions });
  return {
    'table-hours': knownOf(rational(tally.seconds, SECONDS_OF_AN_HOUR), {
      known: tally.timed,
      sessions,
      why: 'not-closed',
    }),
    drop:
      boxed === 0n
        ? unknown(counted === 0n && sessions > 0n ? 'not-counted' : 'no-boxes')
        : knownOf(rational(tally.drop), { known: boxed, sessions, why: 'not-counted' }),
    exchanged: knownOf(rational(tally.exchanged), {
      known: tally.exchanging,
      sessions,
      why: 'exchanges-not-reported',
    }),
    win: knownOf(rational(tally.win), { known: counted, sessions, why: 'not-counted' }),
    counted: knownOf(rational(tally.betweenCounts), {
      known: tally.betweenCounted,
      sessions,
      why: 'no-interim-count',
    }),
    rounds: knownOf(rational(rounds), {
      known: capturing === 0n && rounds > 0n ? sessions : capturing,
      sessions,
      why: 'rounds-not-captured',
    }),
    commission: always(tally.commission),
    tips: always(tally.tips),
    fills: always(tally.fills),
    credits: always(tally.credits),
  } satisfies Partial<GroupFigures>;
}

function capturedFigures(tally: Tally) {
  const { expected } = tally;
  const { deviation, zHundredths } = masterFigures([
    { ...NOTHING_PLAYED, captured: tally.captured, expected },
  ]);
  const range = deviation === undefined ? undefined : expectedRange(expected);
  const withEdge = (value: Rational | undefined): KnownFigure =>
    value === undefined && expected.handle > 0n
      ? unknown('bet-without-edge')
      : ofCaptured(tally, value ?? ZERO);
  return {
    captured: ofCaptured(tally, rational(tally.captured)),
    handle: ofCaptured(tally, rational(expected.handle)),
    bets: ofCaptured(tally, rational(tally.bets)),
    theoretical: ofCaptured(tally, expected.theoretical),
    deviation: withEdge(deviation === undefined ? undefined : rational(deviation)),
    'expected-low': withEdge(range?.low),
    'expected-high': withEdge(range?.high),
    'z-score': withEdge(zHundredths === undefined ? undefined : rational(zHundredths, 100n)),
  } satisfies Partial<GroupFigures>;
}

/** The square of 1.96: nineteen of twenty results lie within so many deviations of the theoretical one. */
const SQUARE_OF_REACH = rational(2_401n, 625n);

/** The expected range, theoretical ± 1.96 deviations, in minor units: each end is exact until it is rounded once. */
function expectedRange({ theoretical, variance }: ExpectedWin): Record<'low' | 'high', Rational> {
  // Not in lowest terms, which the root does not need: of numbers of hundreds of digits, finding them is most of the work.
  const reach = {
    numerator: variance.numerator * SQUARE_OF_REACH.numerator,
    denominator: variance.denominator * SQUARE_OF_REACH.denominator,
  };
  return {
    low: rational(-nearestWithRoot(negate(theoretical), reach)),
    high: rational(nearestWithRoot(theoretical, reach)),
  };
}

/** A figure of captured rounds: without a stake there is none, as in the master game report. */
const ofCaptured = ({ expected, capturing, sessions }: Tally, value: Rational): KnownFigure =>
  expected.handle <= 0n
    ? unknown('rounds-not-captured')
    : knownOf(value, {
        known: capturing === 0n ? sessions : capturing,
        sessions,
        why: 'rounds-not-captured',
      });

/** The difference of each figure that both ranges know. */
export function changeOf(
  now: GroupFigures,
  before: GroupFigures,
): Readonly<Record<PerformanceFigure, Rational | undefined>> {
  const changes = PERFORMANCE_FIGURES.map((name) => {
    const [one, other] = [now[name].value, before[name].value];
    return [name, one === undefined || other === undefined ? undefined : subtract(one, other)] as const;
  });
  return Object.fromEntries(changes) as Record<PerformanceFigure, Rational | undefined>;
}
