"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.familyOf = exports.COLUMNS = void 0;
exports.masterReport = masterReport;
const game_codes_1 = require("../../games/game-codes");
const alert_bands_1 = require("./alert-bands");
const master_figures_1 = require("./master-figures");
/** The columns of the report. */
exports.COLUMNS = ['day', 'monthToDate', 'yearToDate', 'thirtyDays'];
/** The rows of the report: each game, each table of it where that is wanted, and the totals of the families. */
function masterReport(days, wanted) {
    const all = days.flatMap(({ play }) => play);
    const games = distinct(all.map(({ game }) => game));
    const rows = games.flatMap((game) => {
        const tables = distinct(all.filter((each) => each.game === game).map(({ table }) => table));
        const named = { family: (0, exports.familyOf)(game), game };
        return [
            rowOf({ ...named, table: undefined }, days, wanted),
            ...(wanted.byTable ? tables.map((table) => rowOf({ ...named, table }, days, wanted)) : []),
        ];
    });
    const families = [...new Set(games.map(exports.familyOf))];
    const totals = families.map((family) => rowOf({ family, game: undefined, table: undefined }, days, { ...wanted, bands: [] }));
    return { rows, totals };
}
function rowOf(row, days, { starts, bands }) {
    const isOfRow = ({ game, table }) => (row.game === undefined ? (0, exports.familyOf)(game) === row.family : game === row.game) &&
        (row.table === undefined || table === row.table);
    const columnOf = (column) => (0, master_figures_1.masterFigures)(days.filter(({ from }) => from >= starts[column]).flatMap(({ play }) => play.filter(isOfRow)));
    const columns = {
        day: columnOf('day'),
        monthToDate: columnOf('monthToDate'),
        yearToDate: columnOf('yearToDate'),
        thirtyDays: columnOf('thirtyDays'),
    };
    const { day, thirtyDays: mean } = columns;
    return { ...row, columns, alerts: (0, alert_bands_1.alertsOf)({ game: row.game ?? '', day, mean }, bands) };
}
const familyOf = (game) => (0, game_codes_1.isGameCode)(game) ? game_codes_1.GAMES[game].family : undefined;
exports.familyOf = familyOf;
const distinct = (names) => [...new Set(names)].sort();
//# sourceMappingURL=master-report.js.map