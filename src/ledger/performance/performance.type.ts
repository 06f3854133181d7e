import { InputType, ObjectType } from '@nestjs/graphql';
import { enumOfValues, type Money, moneyOf } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { Answer } from '../../api/snapshot/operation-context';
import { CasinoPosition } from '../../api/snapshot/several-casinos';
import { PageInfo } from '../../api/connection.type';
import { formatRational, type Rational } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import words from '../../words/performance.json';
import type { Dimension } from './dimensions';
import { type GroupFigures, PERFORMANCE_FIGURES, type PerformanceFigure } from './figures';
import type { WhyUnknown } from './known-figure';
import type { ComparedBy } from './period-comparison';

export const DimensionName = enumOfValues<Dimension>('Dimension', 'What figures are grouped by.', {
  casino: 'The casino.',
  company: 'The company that runs the casino, as its authorisation names it.',
  family: 'Who pays and collects. Rows are of one family in any case.',
  game: 'The game of the session.',
  table: 'The table, of its casino.',
  area: 'The area (pit) of the table, by the authorisation.',
  bet: 'The kind of bet of captured rounds.',
  croupier: 'The croupiers on duty, by the opening of the session and the changes of staff after it.',
  day: 'The gaming day.',
  week: 'The week (ISO 8601): 2026-W01.',
  month: 'The month: 2026-01.',
  quarter: 'The quarter: 2026-Q1.',
  year: 'The year.',
  weekday: 'The weekday of the gaming day: 1 for Monday to 7 for Sunday.',
  shift: 'The shift of the authorisation.',
  hour: "The hour of the casino's clock: 21:00; 02:00* is the second time that clocks show 02:00.",
});

export const ComparisonName = enumOfValues<ComparedBy>(
  'Comparison',
  'The range beside which figures are put.',
  {
    'previous-period': 'As many days, just before.',
    'same-last-year-by-weekday': 'The days 52 weeks before: the same weekdays.',
    'same-last-year-by-date': 'The same dates of the year before.',
  },
);

const saysOf = <Code extends string>(of: Readonly<Record<Code, { readonly en: string }>>) =>
  Object.fromEntries(Object.entries(of).map(([code, said]) => [code, (said as { en: string }).en])) as Record<
    Code,
    string
  >;

export const PerformanceFigureName = enumOfValues<PerformanceFigure>(
  'PerformanceFigure',
  'A figure of a group.',
  saysOf(words.figures),
);

const WhyUnknownName = enumOfValues<WhyUnknown>(
  'WhyUnknown',
  'Why a figure is unknown, or known of some sessions only.',
  saysOf(words.reasons),
);

@ObjectType({ description: 'A figure that no session of the group knows, or only some of them.' })
export class UnknownFigure extends g.object({
  figure: g.of(() => PerformanceFigureName),
  why: g.of(() => WhyUnknownName),
  en: g.text('The reason in English.'),
  es: g.text('The reason in Spanish.'),
  knownSessions: g.int('How many sessions of the group know it; the figure is of these.'),
}) {}

const FIGURES = {
  tableHours: g.nullable(g.text('Open hours of the tables, without interruptions, two places.')),
  drop: g.nullable(g.money('Content of the boxes of counted house-banked sessions.')),
  exchanged: g.nullable(
    g.money('Cash exchanged for chips at the table, less chips for cash: an estimate of the drop.'),
  ),
  win: g.nullable(g.money('R of the control book; of other games what the house kept, as counted.')),
  hold: g.nullable(g.text('Win / drop, four places, rounded once.')),
  counted: g.nullable(
    g.money(
      'Result between the counts of a session, at the later count; a note says what its cash is taken from.',
    ),
  ),
  captured: g.nullable(g.money('Result of the captured rounds, deductions included.')),
  handle: g.nullable(g.money('Stakes of captured rounds.')),
  rounds: g.nullable(g.int('Rounds, coups or hands that are not void.')),
  bets: g.nullable(g.int('Bets of captured rounds.')),
  theoretical: g.nullable(g.money('Expected win of the handle, rounded once to the nearest minor unit.')),
  deviation: g.nullable(g.money('Standard deviation of the win; deviations add up by squares.')),
  expectedLow: g.nullable(
    g.money('Theoretical win less 1.96 deviations, rounded once: nineteen of twenty results lie between.'),
  ),
  expectedHigh: g.nullable(g.money('Theoretical win and 1.96 deviations, rounded once.')),
  zScore: g.nullable(g.text('(captured - theoretical) / deviation, two places, rounded once.')),
  winPerHour: g.nullable(g.money('Win per table hour, rounded once to the nearest minor unit.')),
  roundsPerHour: g.nullable(g.text('Rounds per table hour, two places.')),
  averageBet: g.nullable(g.money('Handle / bets, rounded once to the nearest minor unit.')),
  occupancy: g.nullable(
    g.text('Reported heads / places, four places; unknown, because heads are not reported.'),
  ),
  commission: g.nullable(g.money("The house's commissions of the sessions.")),
  tips: g.nullable(g.money('Tips of the boxes of the tables.')),
  fills: g.nullable(g.money('Chips brought to the tables during the sessions.')),
  credits: g.nullable(g.money('Chips brought back during the sessions.')),
  chipsSold: g.nullable(g.money('Chips that the cage sold to customers; known in rows of the cage.')),
  redeemed: g.nullable(
    g.money('Chips that the cage took back from customers at face value; known in rows of the cage.'),
  ),
};

@ObjectType({ description: 'Figures of a group. An unknown figure is null, never zero; `unknown` says why.' })
export class PerformanceFiguresType extends g.object({
  ...FIGURES,
  unknown: g.listOf(() => UnknownFigure, 'Figures that are unknown, or known of some sessions only.'),
}) {}

@ObjectType({
  description: 'Figures of the range less those of the compared range; null unless both know it.',
})
export class PerformanceChange extends g.object(FIGURES) {}

@ObjectType({ description: 'The value of a group by one dimension.' })
export class GroupKey extends g.object({
  dimension: g.of(() => DimensionName),
  value: g.nullable(g.text('Null if nobody stated it.')),
  en: g.text('What people read, in English.'),
  es: g.text('What people read, in Spanish.'),
}) {}

const GroupExistsName = enumOfValues<'both' | 'only-now' | 'only-compared'>(
  'GroupExists',
  'Which of two compared ranges has a group.',
  {
    both: 'Both ranges.',
    'only-now': 'The range only.',
    'only-compared': 'The compared range only.',
  },
);

@ObjectType({ description: 'Where an amount of a row is explained.' })
export class PerformanceAddress extends g.object({
  figure: g.of(() => PerformanceFigureName),
  address: g.id('For `explain`: its parts are the sessions of the group.'),
}) {}

@ObjectType({ description: 'A note on a row.' })
export class PerformanceNote extends g.object({
  code: g.text(),
  en: g.text(),
  es: g.text(),
}) {}

@ObjectType({ description: 'The figures of one group, of one currency and one family of games.' })
export class PerformanceRow extends g.object({
  key: g.listOf(() => GroupKey, 'In the order of `by`; empty for a total.'),
  casinos: g.list(g.id('Whose tables are in the group; a table is of one casino in any case.')),
  currency: g.text('ISO 4217. Two currencies are never added.'),
  family: g.nullable(g.text('house, player-bank, pot, cage; null for a game not in the list. Never netted.')),
  figures: g.of(() => PerformanceFiguresType),
  compared: g.nullable(
    g.of(() => PerformanceFiguresType, 'Of the compared range; null if it does not have the group.'),
  ),
  change: g.nullable(g.of(() => PerformanceChange)),
  sessions: g.nullable(g.int('Sessions of the group; null by bet, none of the cage.')),
  comparedSessions: g.nullable(g.int()),
  exists: g.nullable(g.of(() => GroupExistsName, 'Null without a comparison.')),
  notes: g.listOf(() => PerformanceNote),
  addresses: g.listOf(
    () => PerformanceAddress,
    'Of each amount of the row that is known and a sum over its sessions; those of `compared` have none.',
  ),
}) {}

@ObjectType({ description: 'Figures of tables by groups.' })
export class PerformanceAnswer extends g.object(Answer, {
  positions: g.listOf(() => CasinoPosition, 'By casino; `position` is the highest of them.'),
  from: g.gamingDay(),
  to: g.gamingDay(),
  comparedFrom: g.nullable(g.gamingDay('First day of the compared range.')),
  comparedTo: g.nullable(g.gamingDay('Its last day.')),
  rows: g.listOf(() => PerformanceRow),
  rowCount: g.int('How many rows there are on all pages.'),
  totals: g.listOf(
    () => PerformanceRow,
    'Of all groups, those before `having` too: a row for each currency and family.',
  ),
  pageInfo: g.of(() => PageInfo),
}) {}

@InputType({ description: 'Rows whose figure lies within limits; both are inclusive.' })
export class PerformanceLimit extends g.input({
  figure: g.of(() => PerformanceFigureName),
  atLeast: g.optional(g.text('A decimal number: of the currency, or as the figure is shown.')),
  atMost: g.optional(g.text()),
}) {}

@InputType({ description: 'The order of rows; without it, that of their keys.' })
export class PerformanceOrder extends g.input({
  figure: g.of(() => PerformanceFigureName),
  change: g.byDefault(false, g.bool('By the change against the compared range.')),
  descending: g.byDefault(true, g.bool('Largest first.')),
}) {}

/** The names of figures in the schema: `z-score` is zScore. */
export const fieldOf = (figure: PerformanceFigure): keyof typeof FIGURES =>
  figure.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as keyof typeof FIGURES;

type Shown = { -readonly [Field in keyof PerformanceChange]: PerformanceChange[Field] };

const shownAs: Readonly<
  Record<PerformanceFigure, (value: Rational, currency: string) => Money | string | number>
> = (() => {
  const money = (value: Rational, currency: string): Money =>
    moneyOf(roundAmount(value, TO_THE_CENT), currency);
  const places = (count: number) => (value: Rational) => formatRational(value, count);
  const count = (value: Rational): number => Number(value.numerator / value.denominator);
  return {
    'table-hours': places(2),
    ...{ drop: money, exchanged: money, win: money, counted: money, captured: money, handle: money },
    ...{ hold: places(4), occupancy: places(4) },
    rounds: count,
    bets: count,
    ...{ theoretical: money, deviation: money, 'win-per-hour': money, 'average-bet': money },
    ...{ 'expected-low': money, 'expected-high': money },
    'z-score': places(2),
    'rounds-per-hour': places(2),
    ...{ commission: money, tips: money, fills: money, credits: money },
    ...{ 'chips-sold': money, redeemed: money },
  };
})();

export function shownValues(
  valueOf: (figure: PerformanceFigure) => Rational | undefined,
  currency: string,
): PerformanceChange {
  const shown = PERFORMANCE_FIGURES.map((figure) => {
    const value = valueOf(figure);
    return [fieldOf(figure), value === undefined ? null : shownAs[figure](value, currency)] as const;
  });
  return Object.fromEntries(shown) as Shown;
}

export function shownFigures(figures: GroupFigures, currency: string): PerformanceFiguresType {
  const unknown = PERFORMANCE_FIGURES.flatMap((figure): UnknownFigure[] => {
    const { why, known } = figures[figure];
    return why === undefined ? [] : [{ figure, why, ...words.reasons[why], knownSessions: Number(known) }];
  });
  return { ...shownValues((figure) => figures[figure].value, currency), unknown };
}
