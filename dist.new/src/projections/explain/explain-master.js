"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.explainMaster = explainMaster;
const figure_1 = require("../../accounting/explain/figure");
const read_master_report_1 = require("../master-report/read-master-report");
const session_sums_1 = require("../master-report/session-sums");
/** The win or the drop of a game in the master report, session by session. */
async function explainMaster(db, at, { measure, day, column, game, table }) {
    const { rows, currency } = await (0, read_master_report_1.readMasterReport)(db, { ...at, day }, true);
    const row = rows.find((each) => each.game === game && each.table === table);
    if (row === undefined)
        return undefined;
    const period = { ...at, until: day, starts: [(0, read_master_report_1.startsOf)(day)[column]] };
    const sessions = (await (0, session_sums_1.readSessionsApart)(db, period)).filter((each) => each.game === game && (table === undefined || each.table === table));
    const terms = sessions.flatMap((session) => {
        const named = { table: session.table, day: session.day, sessionNo: session.sessionNo };
        const figure = (0, figure_1.addressOf)(measure === 'win' ? { kind: 'income', ...named } : { kind: 'result', ...named, part: 'boxes' });
        return session.counted > 0n ? [{ kind: 'figure', sign: 1, figure, amount: session[measure] }] : [];
    });
    return { amount: row.columns[column][measure], currency, terms };
}
//# sourceMappingURL=explain-master.js.map