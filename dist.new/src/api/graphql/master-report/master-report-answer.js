"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.masterReportAnswer = void 0;
const rational_1 = require("../../../kernel/rational");
const rounding_1 = require("../../../kernel/rounding");
const money_type_1 = require("../scalars/money.type");
const PLACES = 4;
/** The report as it is shown. */
const masterReportAnswer = ({ rows, totals, currency }, { day, position }) => ({
    ...{ position, asOf: day, complete: true, day },
    rows: rows.map((row) => rowOf(row, currency)),
    totals: totals.map((row) => rowOf(row, currency)),
});
exports.masterReportAnswer = masterReportAnswer;
const rowOf = ({ family, game, table, columns, alerts }, currency) => {
    const shown = (figures) => figuresOf(figures, currency, family === 'house' || figures.drop !== 0n);
    return {
        ...{ family: family ?? null, game: game ?? null, table: table ?? null },
        day: shown(columns.day),
        monthToDate: shown(columns.monthToDate),
        yearToDate: shown(columns.yearToDate),
        thirtyDays: shown(columns.thirtyDays),
        alerts: alerts.map(alertOf),
    };
};
function figuresOf(figures, currency, hasDrop) {
    const { expected, hold, deviation, zHundredths } = figures;
    const money = (amount) => (0, money_type_1.moneyOf)(amount, currency);
    const isCaptured = expected.handle > 0n;
    return {
        sessions: Number(figures.sessions),
        counted: Number(figures.counted),
        drop: hasDrop ? money(figures.drop) : null,
        win: money(figures.win),
        hold: hold === undefined ? null : (0, rational_1.formatRational)(hold, PLACES),
        holdExact: hold === undefined ? null : fraction(hold),
        rounds: Number(figures.rounds),
        handle: isCaptured ? money(expected.handle) : null,
        captured: isCaptured ? money(figures.captured) : null,
        theoretical: isCaptured ? money((0, rounding_1.roundAmount)(expected.theoretical, { mode: 'half-up', unit: 1n })) : null,
        theoreticalExact: isCaptured ? fraction(expected.theoretical) : null,
        deviation: deviation === undefined ? null : money(deviation),
        zScore: zHundredths === undefined ? null : (0, rational_1.formatRational)((0, rational_1.rational)(zHundredths, 100n), 2),
        byChoice: expected.byChoice,
        approximate: expected.approximate,
        withoutEdge: expected.withoutEdge,
    };
}
const alertOf = ({ measure, figure, from, to }) => ({
    measure,
    figure: (0, rational_1.formatRational)(figure, PLACES),
    from: (0, rational_1.formatRational)(from, PLACES),
    to: (0, rational_1.formatRational)(to, PLACES),
});
const fraction = ({ numerator, denominator }) => `${numerator}/${denominator}`;
//# sourceMappingURL=master-report-answer.js.map