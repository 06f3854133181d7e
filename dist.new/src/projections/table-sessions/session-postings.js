"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readSessionPostings = readSessionPostings;
const posted_parts_1 = require("../../accounting/table-result/posted-parts");
const table_session_1 = require("../../domain/table-session/table-session");
const session_key_1 = require("./session-key");
/**
 * What was posted in sessions of one casino, as it was known at one position: the totals of each, less what was
 * recorded later. One answer for each session, with one statement.
 */
async function readSessionPostings(db, sessions) {
    const rows = await db.query(`SELECT n, table_id, event_type, reversal, account, currency, sum(debit) AS debit, sum(credit) AS credit
       FROM (SELECT n, table_id, event_type, reversal, account, currency, debit, credit, lines
               FROM ${session_key_1.WANTED_SESSIONS} JOIN session_total USING (casino, gaming_day, table_id, session_no)
             UNION ALL
             SELECT n, table_id, event_type, undoes, account, currency, -debit, -credit, -1
               FROM ${session_key_1.WANTED_SESSIONS} JOIN journal_line USING (casino, gaming_day, table_id, session_no)
              WHERE casino = $2 AND record_number > $3) known
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(lines) > 0 ORDER BY 1, 3, 4, 5, 6`, [(0, session_key_1.wantedSessions)(sessions), sessions[0].casino, sessions[0].position.toString()]);
    return (0, session_key_1.rowsByPlace)(rows, sessions.length).map((sums) => ({
        posted: postedBy(sums),
        currency: sums[0]?.currency,
    }));
}
/** The parts of the result are sums, so that an entry and the sum of many are read alike. */
const postedBy = (sums) => sums.reduce((session, { event_type: type, table_id: table, reversal, ...sum }) => (0, posted_parts_1.enterPosted)(session, { type, table, reversal, lines: [lineOf(sum)] }), table_session_1.unopenedSession).posted;
const lineOf = ({ account, currency, debit, credit, }) => ({
    account,
    currency,
    debit,
    credit,
    basis: 'declared',
});
//# sourceMappingURL=session-postings.js.map