import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { type MasterReport, readMasterReport } from './read-master-report.queries';
import { type Money, moneyOf } from '../../api/scalars';
import { CasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import {
  type MasterAlert,
  type MasterFiguresType,
  MasterGameReport,
  type MasterRowType,
} from './master-report.type';
import type { Alert, MasterRow, MasterFigures } from './master-report';
import { formatRational, rational, asFraction } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import { g } from '../../api/schema-fields';

@ArgsType()
class MasterReportArguments extends g.args(CasinoArguments, {
  day: g.gamingDay(),
  byTable: g.byDefault(false, g.bool('With a row per table.')),
}) {}

const PLACES = 4;

const masterReportAnswer = (
  { rows, totals, currency }: MasterReport,
  { day, position }: { readonly day: string; readonly position: bigint },
): MasterGameReport => ({
  position,
  asOf: day,
  complete: true,
  day,
  rows: rows.map((row) => rowOf(row, currency)),
  totals: totals.map((row) => rowOf(row, currency)),
});

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
  @Query(() => MasterGameReport, {
    description: 'Drop, win, hold and theoretical win of each game: day, month, year and last thirty days.',
  })
  async masterGameReport(
    @Args() args: MasterReportArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<MasterGameReport> {
    const { casino, day, byTable } = args;
    const position = await positionFor(principal, args, snapshot);
    const report = await snapshot.read((manager) =>
      readMasterReport(manager, { casino, day, position }, byTable),
    );
    return masterReportAnswer(report, { day, position });
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
