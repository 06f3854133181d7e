"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readSessionsApart = exports.readSessionSums = exports.SESSIONS = void 0;
const posted_parts_1 = require("../../accounting/table-result/posted-parts");
const master_report_1 = require("../../accounting/master-report/master-report");
const table_session_1 = require("../../domain/table-session/table-session");
const versioned_facts_1 = require("../versioned-facts");
const report_period_1 = require("./report-period");
/** Sessions with their game and what was counted: `known`, for statements with the parameters of a period. */
exports.SESSIONS = `known AS (
  SELECT ${report_period_1.PART} AS part, table_id, gaming_day, session_no, coalesce(opened.game, '') AS game,
         inventory IS NOT NULL AS counted, boxes, inventory + boxes + credits - opening_float - fills AS declared
    FROM (SELECT * FROM table_session WHERE ${report_period_1.IN_PERIOD} AND first_record <= $2) session
    LEFT JOIN (SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day, table_id, session_no, boxes, inventory,
                      credits, opening_float, fills
                 FROM table_session_fact fact WHERE ${report_period_1.IN_PERIOD} AND ${(0, versioned_facts_1.knownAt)('fact', '$2')}
                ORDER BY gaming_day, table_id, session_no, record_number DESC) last
      USING (gaming_day, table_id, session_no)
    LEFT JOIN (SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day, table_id, session_no,
                      data::jsonb ->> 'game' AS game
                 FROM table_session_fact fact
                WHERE ${report_period_1.IN_PERIOD} AND ${(0, versioned_facts_1.knownAt)('fact', '$2')} AND event_type = 'cagnotte.table.opened.v1'
                ORDER BY gaming_day, table_id, session_no, record_number) opened
      USING (gaming_day, table_id, session_no))`;
/** What the sessions of a period came to, by part, table and game. */
const readSessionSums = (db, period) => readSums(db, period, `part, table_id AS "table", game, NULL::text AS day, NULL::integer AS "sessionNo", counted`);
exports.readSessionSums = readSessionSums;
/** The sessions of a period one by one. */
const readSessionsApart = async (db, period) => (await readSums(db, period, `part, table_id AS "table", game, gaming_day::text AS day, session_no AS "sessionNo", counted`));
exports.readSessionsApart = readSessionsApart;
async function readSums(db, period, columns) {
    const sessions = await db.query(`WITH ${exports.SESSIONS}
     SELECT ${columns}, count(*) AS sessions, coalesce(sum(boxes), 0) AS boxes, coalesce(sum(declared), 0) AS declared
       FROM known GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`, (0, report_period_1.periodParameters)(period));
    const posted = await db.query(`WITH ${exports.SESSIONS}
     SELECT ${columns}, event_type, reversal, account, currency, sum(debit) AS debit, sum(credit) AS credit
       FROM (SELECT gaming_day, table_id, session_no, event_type, reversal, account, currency, debit, credit
               FROM session_total WHERE ${report_period_1.IN_PERIOD} AND table_id <> ''
             UNION ALL
             SELECT gaming_day, table_id, session_no, event_type, undoes, account, currency, -debit, -credit
               FROM journal_line WHERE ${report_period_1.IN_PERIOD} AND table_id IS NOT NULL AND record_number > $2) lines
       JOIN known USING (gaming_day, table_id, session_no)
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`, (0, report_period_1.periodParameters)(period));
    const lines = new Map();
    for (const row of posted)
        lines.set(keyOf(row), [...(lines.get(keyOf(row)) ?? []), row]);
    return sessions.map((row) => sumsOf(row, lines.get(keyOf(row)) ?? []));
}
const keyOf = ({ part, table, game, day, sessionNo, counted }) => [part, table, game, day, sessionNo, counted].join('\0');
/** A counted float has the result of its table; a circle table keeps what was dropped and found in its cagnotte. */
function sumsOf({ counted, boxes, declared, sessions, ...row }, lines) {
    const posted = postedBy(lines);
    if (counted) {
        const win = declared + posted.prizesFromFloat + posted.deductionsToSlot - posted.stakesSwept;
        return { ...row, sessions, counted: sessions, drop: boxes, win };
    }
    if ((0, master_report_1.familyOf)(row.game) === 'house')
        return { ...row, sessions, counted: 0n, drop: 0n, win: 0n };
    return { ...row, sessions, counted: sessions, drop: 0n, win: posted.commission + foundInCagnotte(lines) };
}
/** The parts of a result are sums, so that the lines of many sessions are read like those of one. */
const postedBy = (lines) => lines.reduce((session, { event_type: type, table, reversal, account, currency, debit, credit }) => (0, posted_parts_1.enterPosted)(session, {
    ...{ type, table, reversal },
    lines: [{ account, currency, debit, credit, basis: 'declared' }],
}), table_session_1.unopenedSession).posted;
const foundInCagnotte = (lines) => lines
    .filter(({ account, event_type }) => account.startsWith('variance:cagnotte') && event_type !== 'cagnotte.variance.cleared.v1')
    .reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
//# sourceMappingURL=session-sums.js.map