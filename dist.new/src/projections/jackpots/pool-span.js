"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readPoolMonths = exports.readPoolMoves = void 0;
/** What moved pools on some days, by day and record. Stakes that no reading tells apart are one line a table and day. */
const readPoolMoves = (db, span) => db.query(`SELECT pool, gaming_day AS day, CASE WHEN together THEN NULL ELSE min(happened_at) END AS at,
            event_type AS "eventType", table_id AS "table", min(of_record) AS "ofRecord", sum(to_meter) AS "toMeter",
            sum(from_meter) AS "fromMeter", sum(house_share) AS "houseShare", max(shown_after) AS shown
       FROM (SELECT *, event_type IN ${STAKES} AND shown_after IS NULL AND from_meter = 0 AND NOT reversal AS together
               FROM pool_movement) moved
      WHERE casino = $1 AND record_number <= $2 AND gaming_day BETWEEN $3::date AND $4::date
      GROUP BY pool, gaming_day, event_type, table_id, together,
               CASE WHEN together THEN 0 ELSE record_number END, CASE WHEN together THEN 0 ELSE moved.of_record END,
               CASE WHEN together THEN '' ELSE entry END
      ORDER BY pool, gaming_day, min(record_number), min(of_record), event_type, table_id`, parametersOf(span));
exports.readPoolMoves = readPoolMoves;
/**
 * The months of some days from their first day on, up to the last day that is asked for: what was staked, meter and share
 * of the house together; prizes, the house's included; and by how much meters grew without what the house put in.
 */
const readPoolMonths = (db, span) => db.query(`SELECT pool, month,
            coalesce(sum(CASE WHEN undoes THEN -debit ELSE credit END) FILTER (WHERE ${IS_STAKE}), 0) AS staked,
            coalesce(sum(CASE WHEN undoes THEN -credit ELSE debit END) FILTER (WHERE ${IS_STAKE}), 0) AS prizes,
            coalesce(sum(credit - debit) FILTER (WHERE kind IN ('jackpot', 'jackpot-funding')), 0) AS growth
       FROM (SELECT split_part(account, ':', 1) AS kind, split_part(account, ':', 2) AS pool,
                    to_char(gaming_day, 'YYYY-MM') AS month, event_type, undoes, debit, credit
               FROM journal_line
              WHERE casino = $1 AND record_number <= $2 AND account ~ '^jackpot(-share|-funding)?:'
                AND gaming_day BETWEEN date_trunc('month', $3::date) AND $4::date) moved
      GROUP BY pool, month ORDER BY pool, month`, parametersOf(span));
exports.readPoolMonths = readPoolMonths;
const parametersOf = ({ casino, position, day, until }) => [
    casino,
    position.toString(),
    day,
    until,
];
const STAKES = `('cagnotte.round.settled.v1', 'cagnotte.jackpot.contributed.v1')`;
/** Stakes and prizes move the meter or the house's share; all else that moves them is of the house. */
const IS_STAKE = `kind IN ('jackpot', 'jackpot-share') AND event_type IN ('cagnotte.round.settled.v1',
  'cagnotte.round.voided.v1', 'cagnotte.jackpot.contributed.v1', 'cagnotte.jackpot.won.v1')`;
//# sourceMappingURL=pool-span.js.map