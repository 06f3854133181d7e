"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readPlaySums = readPlaySums;
const play_apart_1 = require("./play-apart");
const report_period_1 = require("./report-period");
const session_sums_1 = require("./session-sums");
/** What was played in a period: the totals, less what was recorded later and what was declared void. */
async function readPlaySums(db, period) {
    const totals = await db.query(`WITH ${session_sums_1.SESSIONS}
     SELECT part, table_id AS "table", game, bet, edge_name AS "edgeName", sum(rounds)::bigint AS rounds,
            sum(bets)::bigint AS bets, sum(staked) AS staked, sum(squares) AS squares, sum(result) AS result
       FROM play_total JOIN known USING (gaming_day, table_id, session_no)
      WHERE play_total.casino = $1 GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`, (0, report_period_1.periodParameters)(period));
    const rows = [...totals, ...(await (0, play_apart_1.readPlayApart)(db, period))];
    const sums = new Map();
    for (const row of rows) {
        const key = [row.part, row.table, row.game].join('\0');
        sums.set(key, [...(sums.get(key) ?? []), row]);
    }
    return [...sums.values()].map(sumsOf);
}
function sumsOf(rows) {
    const { part, table, game } = rows[0];
    const bets = new Map();
    for (const row of rows.filter(({ bet }) => bet !== '')) {
        const key = `${row.bet}\0${row.edgeName}`;
        const sum = bets.get(key) ?? { ...row, bets: 0n, staked: 0n, squares: 0n };
        bets.set(key, {
            ...{ bet: row.bet, edgeName: row.edgeName, bets: sum.bets + row.bets },
            ...{ staked: sum.staked + row.staked, squares: sum.squares + row.squares },
        });
    }
    return {
        ...{ part, table, game, bets: [...bets.values()] },
        rounds: rows.reduce((sum, row) => sum + row.rounds, 0n),
        captured: rows.reduce((sum, row) => sum + row.result, 0n),
    };
}
//# sourceMappingURL=play-sums.js.map