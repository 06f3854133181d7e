"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readPoolIncome = exports.readCagnottes = void 0;
const booked_moves_1 = require("../gaming-days/booked-moves");
const REMOVED = `('cagnotte.slot.counted.v1', 'cagnotte.table.closed.v1')`;
/** The cagnottes of the sessions of a day, by the days of the facts, as they were known at a position. */
const readCagnottes = (db, day) => db.query(`SELECT table_id AS "table", session_no AS "sessionNo",
            coalesce(sum(debit - credit) FILTER (
              WHERE starts_with(account, 'chips:cagnotte') AND event_type NOT IN ${REMOVED}), 0) AS dropped,
            coalesce(sum(credit - debit) FILTER (
              WHERE starts_with(account, 'variance:cagnotte')
                AND event_type <> 'cagnotte.variance.cleared.v1'), 0) AS difference,
            coalesce(sum(credit - debit) FILTER (
              WHERE starts_with(account, 'commission:') AND event_type IN ${REMOVED}), 0) AS "onlyCounted"
       FROM (SELECT table_id, session_no, event_type, account, debit, credit FROM session_total
              WHERE casino = $1 AND gaming_day = $3::date AND table_id <> ''
             UNION ALL
             SELECT table_id, session_no, event_type, account, -debit, -credit FROM journal_line
              WHERE casino = $1 AND gaming_day = $3::date AND table_id IS NOT NULL AND record_number > $2) known
      GROUP BY 1, 2`, (0, booked_moves_1.dayParameters)(day));
exports.readCagnottes = readCagnottes;
/** Of each pool, what the facts of a day brought: stakes less prizes, and what the house put into it. */
const readPoolIncome = (db, day) => db.query(`SELECT split_part(account, ':', 2) AS pool, sum(credit - debit) AS income
       FROM (SELECT account, debit, credit FROM day_total WHERE casino = $1 AND gaming_day = $3::date
             UNION ALL
             SELECT account, -debit, -credit FROM journal_line
              WHERE casino = $1 AND gaming_day = $3::date AND record_number > $2) known
      WHERE account ~ '^jackpot(-share|-funding)?:' GROUP BY 1 ORDER BY 1`, (0, booked_moves_1.dayParameters)(day));
exports.readPoolIncome = readPoolIncome;
//# sourceMappingURL=cagnotte-sums.js.map