"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readPools = void 0;
/** The pools of a casino as they were known at a position, in the order in which they were first heard of. */
const readPools = (db, wanted) => db.query(`SELECT * FROM (
       SELECT pool, max(currency) AS currency, min(record_number) AS "firstRecord", sum(to_meter - from_meter) AS meter,
              coalesce(sum(CASE WHEN reversal THEN -from_meter ELSE to_meter END) FILTER (WHERE ${STAKES}), 0) AS contributed,
              sum(house_share) AS "houseShare", sum(funded) AS funded,
              coalesce(sum(CASE WHEN reversal THEN -to_meter ELSE from_meter END) FILTER (WHERE ${STAKES}), 0) AS prizes
         FROM pool_movement
        WHERE casino = $1 AND record_number <= $2 AND ($3::date IS NULL OR gaming_day <= $3::date)
          AND ($4::text IS NULL OR pool = $4)
        GROUP BY pool) pools
      WHERE $5::bigint IS NULL OR ("firstRecord", pool) > ($5::bigint, $6 COLLATE "C")
      ORDER BY "firstRecord", pool LIMIT $7`, [
    wanted.casino,
    wanted.position.toString(),
    wanted.asOf ?? null,
    wanted.pool ?? null,
    wanted.after?.[0] ?? null,
    wanted.after?.[1] ?? '',
    wanted.limit ?? null,
]);
exports.readPools = readPools;
/** The events that bring stakes to a meter and take prizes from it; the others are of the house. */
const STAKES = `event_type IN ('cagnotte.round.settled.v1', 'cagnotte.round.voided.v1', 'cagnotte.jackpot.contributed.v1',
  'cagnotte.jackpot.won.v1')`;
//# sourceMappingURL=pools.js.map