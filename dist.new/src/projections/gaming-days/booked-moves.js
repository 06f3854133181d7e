"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readCustody = exports.readBookedMoves = exports.dayParameters = void 0;
exports.readMisrounded = readMisrounded;
const dayParameters = ({ casino, day, position }) => [
    casino,
    position.toString(),
    day,
];
exports.dayParameters = dayParameters;
/** What was booked on a day, by account and by the type of the facts. */
const readBookedMoves = (db, day) => db.query(`SELECT account, event_type AS "eventType", undoes AS reversal, currency, gaming_day = booking_day AS own,
            sum(debit) AS debit, sum(credit) AS credit
       FROM journal_line WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`, (0, exports.dayParameters)(day));
exports.readBookedMoves = readBookedMoves;
/** Of each table: the chips that the croupier keeps, and what is owed of them to players. */
const readCustody = (db, day) => db.query(`SELECT table_id AS at, currency,
            coalesce(sum(debit - credit) FILTER (WHERE account = 'chips:custody:' || table_id), 0) AS kept,
            coalesce(sum(credit - debit) FILTER (WHERE account <> 'chips:custody:' || table_id), 0) AS owed
       FROM journal_line
      WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2
        AND event_type <> 'cagnotte.variance.cleared.v1'
        AND (account IN ('chips:custody:' || table_id, 'variance:custody:' || table_id, 'player-bank',
                         'garage:voluntary', 'garage:improper', 'pot') OR starts_with(account, 'pot:'))
      GROUP BY 1, 2 ORDER BY 1, 2`, (0, exports.dayParameters)(day));
exports.readCustody = readCustody;
/** Records with a derived line that is one minor unit or more away from its exact amount. */
async function readMisrounded(db, day) {
    const rows = await db.query(`SELECT DISTINCT record_number AS record FROM journal_line
      WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2 AND exact_denominator IS NOT NULL
        AND abs(abs(exact_numerator) - (debit + credit) * exact_denominator) >= exact_denominator
      ORDER BY 1`, (0, exports.dayParameters)(day));
    return rows.map(({ record }) => record.toString());
}
//# sourceMappingURL=booked-moves.js.map