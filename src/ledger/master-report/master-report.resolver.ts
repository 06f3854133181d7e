import { Args, ArgsType, Resolver, ObjectType } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readMasterReport } from './read-master-report.queries';
import { type Money, moneyOf, schemaEnum } from '../../api/scalars';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { Answer } from '../../api/snapshot/operation-context';
import type { Alert, MasterRow, MasterFigures, AlertMeasure } from './master-report';
import { formatRational, rational, asFraction } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import { g } from '../../api/schema-fields';
import type { GameFamily } from '../../games/game-codes';

export const GameFamilyName: Record<string, GameFamily> = {
  HOUSE: 'house',
  PLAYER_BANK: 'player-bank',
  POT: 'pot',
};
schemaEnum(GameFamilyName, 'GameFamily', 'The party that pays and collects.', {
  HOUSE: 'The house.',
  PLAYER_BANK: 'A player with the bank; the house takes a share of its gains.',
  POT: 'Nobody: the players play for a pot, of which the house takes a share.',
});

export const AlertMeasureName: Record<string, AlertMeasure> = {
  HOLD: 'hold',
  SHARE_OF_MEAN: 'share-of-mean',
  DEVIATIONS: 'deviations',
};
schemaEnum(AlertMeasureName, 'AlertMeasure', 'The measure of an alert band of the casino.', {
  HOLD: 'The win as a share of the drop, between fixed limits.',
  SHARE_OF_MEAN: 'The win as a share of the drop, around that of the last thirty days.',
  DEVIATIONS: 'The distance in standard deviations of the game.',
});

@ObjectType({ description: 'The figures of one column of the report.' })
export class MasterFiguresType extends g.object({
  sessions: g.int(),
  counted: g.int('Sessions with a win: house-banked ones once their float is counted, and non-banked ones.'),
  drop: g.nullable(g.money('Boxes of the counted sessions; null for non-banked games.')),
  win: g.money('R of house-banked tables; for non-banked tables the counted share of the house.'),
  hold: g.nullable(
    g.text('Win as a share of the drop, four places, nearest, ties away from zero; null without a drop.'),
  ),
  holdExact: g.nullable(g.text('The same as an exact fraction.')),
  rounds: g.int('Reported rounds, coups or hands that are not void.'),
  handle: g.nullable(
    g.money('Stakes of captured rounds; a bet that stays counts once; null if none was captured.'),
  ),
  captured: g.nullable(g.money('The result of the captured rounds for the house, including deductions.')),
  theoretical: g.nullable(
    g.money(
      'The expected win of the handle by the edges of the bets, rounded once to the nearest minor unit, ties away ' +
        'from zero; null if no rounds were captured.',
    ),
  ),
  theoreticalExact: g.nullable(g.text('The same in minor units before rounding, as an exact fraction.')),
  deviation: g.nullable(
    g.money(
      'Standard deviation of the win: the square root of the sum over all bets of stake² times variance per unit, ' +
        'with bets treated as independent, to the nearest minor unit. Null if a bet has no edge.',
    ),
  ),
  zScore: g.nullable(
    g.text('(captured - theoretical) / deviation, two places, rounded once. Null if a bet has no edge.'),
  ),
  byChoice: g.list(
    g.text('Bets whose edge depends on unreported choices of players; the lowest edge is used.'),
  ),
  approximate: g.list(g.text('Bets whose edge has a known error; see the command edge.')),
  withoutEdge: g.list(g.text('Bets without an edge; they count only in the handle.')),
}) {}

@ObjectType({ description: 'A figure of the day outside the alert bands of the casino.' })
export class MasterAlert extends g.object({
  measure: g.of(() => AlertMeasureName),
  figure: g.text('Shares of the drop, or deviations: four places.'),
  from: g.text(),
  to: g.text(),
}) {}

@ObjectType({ description: 'A game, a table of it, or a family of games.' })
export class MasterRowType extends g.object({
  family: g.nullable(g.of(() => GameFamilyName, 'Null for a game that is not in the list.')),
  game: g.nullable(g.text('Empty if nobody stated one; null for a total.')),
  table: g.nullable(g.text('Null for all tables together.')),
  day: g.of(() => MasterFiguresType),
  monthToDate: g.of(() => MasterFiguresType),
  yearToDate: g.of(() => MasterFiguresType),
  thirtyDays: g.of(() => MasterFiguresType, 'The last thirty days, including the day.'),
  alerts: g.listOf(() => MasterAlert, 'Figures of the day outside the configured bands.'),
}) {}

@ObjectType({ description: 'What each game won, and what it was expected to win.' })
export class MasterGameReport extends g.object(Answer, {
  day: g.gamingDay(),
  rows: g.listOf(() => MasterRowType, 'By game, and by table if requested.'),
  totals: g.listOf(() => MasterRowType, 'By family, without netting.'),
}) {}

@ArgsType()
class MasterReportArguments extends g.args(CasinoArguments, {
  day: g.gamingDay(),
  byTable: g.byDefault(false, g.bool('With a row per table.')),
}) {}

const PLACES = 4;

const rowOf = ({ family, game, table, columns, alerts }: MasterRow, currency: string): MasterRowType => {
  const shown = (figures: MasterFigures): MasterFiguresType =>
    figuresOf(figures, currency, family === 'house' || figures.drop !== 0n);
  return {
    family: family ?? null,
    game: game ?? null,
    table: table ?? null,
    day: shown(columns.day),
    monthToDate: shown(columns.monthToDate),
    yearToDate: shown(columns.yearToDate),
    thirtyDays: shown(columns.thirtyDays),
    alerts: alerts.map(alertOf),
  };
};

const alertOf = ({ measure, figure, from, to }: Alert): MasterAlert => ({
  measure,
  figure: formatRational(figure, PLACES),
  from: formatRational(from, PLACES),
  to: formatRational(to, PLACES),
});

@Resolver()
@RequirePermission('reports:read')
export class MasterReportResolver {
  @AnswerField(
    () => MasterGameReport,
    'Drop, win, hold and theoretical win of each game: day, month, year and last thirty days.',
  )
  masterGameReport(@Args() { day, byTable }: MasterReportArguments): AnswerOf<MasterGameReport> {
    return async ({ manager, casino, position }) => {
      const report = await readMasterReport(manager, { casino, day, position }, byTable);
      const shown = (row: MasterRow): MasterRowType => rowOf(row, report.currency);
      return { asOf: day, day, rows: report.rows.map(shown), totals: report.totals.map(shown) };
    };
  }
}

function figuresOf(figures: MasterFigures, currency: string, hasDrop: boolean): MasterFiguresType {
  const { expected, hold, deviation, zHundredths } = figures;
  const money = (amount: bigint): Money => moneyOf(amount, currency);
  const isCaptured = expected.handle > 0n;
  return {
    sessions: Number(figures.sessions),
    counted: Number(figures.counted),
    drop: hasDrop ? money(figures.drop) : null,
    win: money(figures.win),
    hold: hold === undefined ? null : formatRational(hold, PLACES),
    holdExact: hold === undefined ? null : asFraction(hold),
    rounds: Number(figures.rounds),
    handle: isCaptured ? money(expected.handle) : null,
    captured: isCaptured ? money(figures.captured) : null,
    theoretical: isCaptured ? money(roundAmount(expected.theoretical, TO_THE_CENT)) : null,
    theoreticalExact: isCaptured ? asFraction(expected.theoretical) : null,
    deviation: deviation === undefined ? null : money(deviation),
    zScore: zHundredths === undefined ? null : formatRational(rational(zHundredths, 100n), 2),
    byChoice: expected.byChoice,
    approximate: expected.approximate,
    withoutEdge: expected.withoutEdge,
  };
}
