"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readCommissions = exports.GROUP_COLUMNS = void 0;
const period_1 = require("../journal/period");
/** The columns of a group, in the order in which groups are listed. */
exports.GROUP_COLUMNS = ['day', 'table', 'game', 'rule', 'currency'];
/**
 * Commissions over a period as they were known at a position, grouped: the totals of the sessions, less what was
 * recorded later.
 */
const readCommissions = (db, period, { by, after, limit, }) => db.query(`SELECT * FROM (
       SELECT ${grouped('day', `${period.day}::text`, by)}, ${grouped('table', 'table_id', by)},
              ${grouped('game', 'game', by)}, ${grouped('rule', `split_part(account, ':', 2)`, by)},
              currency COLLATE "C" AS currency, sum(credit - debit) AS amount
         FROM (SELECT booking_day, gaming_day, table_id, game, account, currency, debit, credit, lines
                 FROM session_total WHERE ${(0, period_1.inPeriod)(period)} AND starts_with(account, 'commission:')
               UNION ALL
               SELECT booking_day, gaming_day, coalesce(table_id, ''), coalesce(game, ''), account, currency, -debit,
                      -credit, -1
                 FROM journal_line
                WHERE ${(0, period_1.inPeriod)(period)} AND record_number > $2 AND starts_with(account, 'commission:')) known
        GROUP BY 1, 2, 3, 4, 5 HAVING sum(lines) > 0) commissions
      WHERE $5::text[] IS NULL OR (${exports.GROUP_COLUMNS.map((column) => `"${column}"`).join(', ')})
              > ($5[1] COLLATE "C", $5[2] COLLATE "C", $5[3] COLLATE "C", $5[4] COLLATE "C", $5[5] COLLATE "C")
      ORDER BY ${exports.GROUP_COLUMNS.map((column) => `"${column}"`).join(', ')} LIMIT $6`, [...(0, period_1.periodParameters)(period), after ?? null, limit ?? null]);
exports.readCommissions = readCommissions;
const grouped = (name, column, by) => `${by.includes(name) ? `(${column})` : `''::text`} COLLATE "C" AS "${name}"`;
//# sourceMappingURL=commissions.js.map