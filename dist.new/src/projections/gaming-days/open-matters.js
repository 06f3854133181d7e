"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readParked = exports.readQuarantined = void 0;
exports.readOpenFindings = readOpenFindings;
exports.readUntiedHands = readUntiedHands;
const versioned_facts_1 = require("../versioned-facts");
const booked_moves_1 = require("./booked-moves");
const CODES = ['sequence-gap', 'slip-used-twice', 'slip-halves-differ', 'meter-differs', 'meter-fell'];
/** Findings that stand and belong to a check of the day; missing numbers are those of all days until then. */
async function readOpenFindings(db, day) {
    const rows = await db.query(`SELECT code, expected AS about, expected, found, gaming_day AS "gamingDay" FROM finding
      WHERE casino = $1 AND opened_by <= $2 AND (closed_by IS NULL OR closed_by > $2) AND gaming_day <= $3::date
        AND code = ANY ($4) ORDER BY opened_by, finding_id`, [...(0, booked_moves_1.dayParameters)(day), CODES]);
    return rows.filter(({ code, gamingDay }) => code === 'sequence-gap' || gamingDay === day.day);
}
/** Deliveries in quarantine that nobody has ended. */
const readQuarantined = (db, day) => db.query(`SELECT delivery_id AS delivery, reason FROM quarantined_delivery
      WHERE casino = $1 AND record_number <= $2 AND gaming_day <= $3::date AND (ended_by IS NULL OR ended_by > $2)
      ORDER BY record_number`, (0, booked_moves_1.dayParameters)(day));
exports.readQuarantined = readQuarantined;
/** Keys that stand still, each with the fault that stopped it. */
const readParked = (db, day) => db.query(`SELECT fold_key AS key, min(coalesce(fault, '')) FILTER (WHERE fault IS NOT NULL) AS fault FROM parked_record
      WHERE casino = $1 AND record_number <= $2 AND $3::date IS NOT NULL GROUP BY 1 ORDER BY 1`, (0, booked_moves_1.dayParameters)(day));
exports.readParked = readParked;
/** Hands of the day whose pots do not add up. */
async function readUntiedHands(db, day) {
    const rows = await db.query(`SELECT table_id || ' ' || hand_no AS hand FROM hand
      WHERE casino = $1 AND gaming_day = $3::date AND NOT ties AND ${(0, versioned_facts_1.knownAt)('hand', '$2')}
      ORDER BY record_number`, (0, booked_moves_1.dayParameters)(day));
    return rows.map(({ hand }) => hand);
}
//# sourceMappingURL=open-matters.js.map