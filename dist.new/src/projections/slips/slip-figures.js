"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readSlipFigures = readSlipFigures;
const sub_ledger_sums_1 = require("../journal/sub-ledger-sums");
/** How many days before and after a period a pad is followed: for the number before it, and for what came late. */
const DAYS_AROUND = 31;
/** What the control of slips of a period is worked out from. */
async function readSlipFigures(db, wanted) {
    const { casino, position, from, until } = wanted;
    const [transit = []] = await (0, sub_ledger_sums_1.subLedgerSums)(db, [
        { casino, position, asOf: until, day: 'booking_day', account: 'chips:transit' },
    ]);
    return {
        ...{ reports: await readReports(db, wanted), from, until },
        transit: new Map(transit.map(({ subLedger, currency, balance }) => [`${subLedger} ${currency}`, balance])),
    };
}
/** The last known version of each report; one that was ended and not replaced was cancelled. */
async function readReports(db, { casino, position, from, until }) {
    const rows = await db.query(`SELECT * FROM (
       SELECT DISTINCT ON (record_number) record_number, event_id AS "eventId", gaming_day AS "gamingDay", currency, slips,
              coalesce(superseded_by <= $2, false) AS voided
         FROM slip_report
        WHERE casino = $1 AND known_from <= $2
          AND gaming_day BETWEEN $3::date - ${DAYS_AROUND} AND $4::date + ${DAYS_AROUND}
        ORDER BY record_number, known_from DESC) known
      ORDER BY record_number`, [casino, position.toString(), from, until]);
    return rows.flatMap(({ slips, eventId, gamingDay, currency, voided }) => JSON.parse(slips).map((slip) => ({ ...slip, eventId, gamingDay, currency, voided })));
}
//# sourceMappingURL=slip-figures.js.map