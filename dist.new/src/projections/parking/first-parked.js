"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.firstParked = firstParked;
/** The keys of a casino that stand still: the first parked record of each and of each gaming day in it. */
async function firstParked(db, casino) {
    const rows = await db.query(`SELECT fold_key, min(record_number) AS record_number, gaming_day::text AS gaming_day FROM parked_record
      WHERE casino = $1 GROUP BY fold_key, gaming_day`, [casino]);
    return rows.map(({ fold_key, record_number, gaming_day }) => ({
        ...{ key: fold_key, record: record_number, gamingDay: gaming_day },
    }));
}
//# sourceMappingURL=first-parked.js.map