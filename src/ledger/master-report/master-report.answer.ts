import type { Alert } from './alert-bands';
import type { MasterFigures } from './master-figures';
import type { MasterRow } from './master-report';
import { formatRational, type Rational, rational } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import type { MasterReport } from './read-master-report.queries';
import { type Money, moneyOf } from '../../api/graphql/scalars/money.type';
import type { MasterAlert, MasterFiguresType, MasterGameReport, MasterRowType } from './master-report.type';

const PLACES = 4;

export const masterReportAnswer = (
  { rows, totals, currency }: MasterReport,
  { day, position }: { readonly day: string; readonly position: bigint },
): MasterGameReport => ({
  ...{ position, asOf: day, complete: true, day },
  rows: rows.map((row) => rowOf(row, currency)),
  totals: totals.map((row) => rowOf(row, currency)),
});

const rowOf = ({ family, game, table, columns, alerts }: MasterRow, currency: string): MasterRowType => {
  const shown = (figures: MasterFigures): MasterFiguresType =>
    figuresOf(figures, currency, family === 'house' || figures.drop !== 0n);
  return {
    ...{ family: family ?? null, game: game ?? null, table: table ?? null },
    day: shown(columns.day),
    monthToDate: shown(columns.monthToDate),
    yearToDate: shown(columns.yearToDate),
    thirtyDays: shown(columns.thirtyDays),
    alerts: alerts.map(alertOf),
  };
};

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
    holdExact: hold === undefined ? null : fraction(hold),
    rounds: Number(figures.rounds),
    handle: isCaptured ? money(expected.handle) : null,
    captured: isCaptured ? money(figures.captured) : null,
    theoretical: isCaptured ? money(roundAmount(expected.theoretical, TO_THE_CENT)) : null,
    theoreticalExact: isCaptured ? fraction(expected.theoretical) : null,
    deviation: deviation === undefined ? null : money(deviation),
    zScore: zHundredths === undefined ? null : formatRational(rational(zHundredths, 100n), 2),
    byChoice: expected.byChoice,
    approximate: expected.approximate,
    withoutEdge: expected.withoutEdge,
  };
}

const alertOf = ({ measure, figure, from, to }: Alert): MasterAlert => ({
  measure,
  figure: formatRational(figure, PLACES),
  from: formatRational(from, PLACES),
  to: formatRational(to, PLACES),
});

const fraction = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;
